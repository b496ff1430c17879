import type { Network } from '../../../gateway/connect.ts';
import type { ConnectionBudget } from '../../../gateway/connection-budget.ts';
import type { CachedNetwork } from '../../../gateway/resolve-network.ts';

/** What one campaign has of the connections to its service, which it shares with everything else that asks there. */
export class SharedConnections {
  readonly #budget: ConnectionBudget;
  readonly #findNetwork: () => Promise<CachedNetwork>;
  readonly #changed: () => void;
  #waiting = 0;

  /** `changed` is called when another number of connections waits. */
  constructor(budget: ConnectionBudget, findNetwork: () => Promise<CachedNetwork>, changed: () => void) {
    this.#budget = budget;
    this.#findNetwork = findNetwork;
    this.#changed = changed;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** The way to the service now; null when `signal` aborts before it is found. */
  async way(signal: AbortSignal): Promise<CachedNetwork | null> {
    const aborted = Promise.withResolvers<null>();
    const abort = (): void => aborted.resolve(null);
    if (signal.aborted) return null;
    signal.addEventListener('abort', abort);
    return Promise.race([this.#findNetwork(), aborted.promise]).finally(() =>
      signal.removeEventListener('abort', abort),
    );
  }

  /** Whether each has to be given back before the next is made. */
  isTight({ addresses }: CachedNetwork): boolean {
    return this.#budget.isTight(addresses);
  }

  /** Resolves once one may be made; false when `signal` aborts before. */
  async take({ addresses }: CachedNetwork, signal: AbortSignal): Promise<boolean> {
    let isTold = false;
    const tell = (by: number): void => {
      this.#waiting += by;
      isTold = true;
      this.#changed();
    };
    const taking = this.#budget.take(addresses, signal);
    const soon = await Promise.race([taking, Promise.resolve(null)]);
    if (soon === null) tell(1);
    try {
      return await taking;
    } finally {
      if (isTold) tell(-1);
    }
  }

  /** Gives back what was taken, once the connection is closed. */
  release({ addresses }: CachedNetwork): void {
    this.#budget.release(addresses);
  }
}

/** One connection's share: taken before a request is on record, kept for the next one where there is no crowd. */
export class ConnectionShare {
  readonly #connections: SharedConnections;
  #way: CachedNetwork | null = null;

  constructor(connections: SharedConnections) {
    this.#connections = connections;
  }

  /** The way that was counted, and no other. */
  get network(): { readonly network?: Network } {
    return this.#way === null ? {} : { network: this.#way };
  }

  /** Whether the next request may go on it without being taken anew. */
  get mayBeKept(): boolean {
    return this.#way?.isCurrent() === true && !this.#connections.isTight(this.#way);
  }

  /** Takes it unless it is taken; false when `signal` aborts before. */
  async take(signal: AbortSignal): Promise<boolean> {
    for (;;) {
      const way = await this.#connections.way(signal);
      if (way === null) return false;
      const isTaken = this.#way !== null && String(this.#way.addresses) === String(way.addresses);
      if (!isTaken) {
        this.release();
        if (!(await this.#connections.take(way, signal))) return false;
      }
      this.#way = way;
      // It may have waited for long.
      if (isTaken || way.isCurrent()) return true;
    }
  }

  release(): void {
    if (this.#way !== null) this.#connections.release(this.#way);
    this.#way = null;
  }
}
