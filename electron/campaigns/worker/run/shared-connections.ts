import type { Network } from '../../../gateway/connect.ts';
import type { ConnectionBudget } from '../../../gateway/connection-budget.ts';
import type { CachedNetwork } from '../../../gateway/resolve-network.ts';

/** One campaign's part of the connections to its service, which other users share. */
export class SharedConnections {
  readonly #budget: ConnectionBudget;
  readonly #findNetwork: () => Promise<CachedNetwork>;
  readonly #changed: () => void;
  #waiting = 0;

  constructor(budget: ConnectionBudget, findNetwork: () => Promise<CachedNetwork>, changed: () => void) {
    this.#budget = budget;
    this.#findNetwork = findNetwork;
    this.#changed = changed;
  }

  get waiting(): number {
    return this.#waiting;
  }

  async way(signal: AbortSignal): Promise<CachedNetwork | null> {
    const aborted = Promise.withResolvers<null>();
    const abort = (): void => aborted.resolve(null);
    if (signal.aborted) return null;
    signal.addEventListener('abort', abort);
    return Promise.race([this.#findNetwork(), aborted.promise]).finally(() =>
      signal.removeEventListener('abort', abort),
    );
  }

  /** Whether each connection must be given back before the next is made. */
  isTight({ addresses }: CachedNetwork): boolean {
    return this.#budget.isTight(addresses);
  }

  async take({ addresses }: CachedNetwork, signal: AbortSignal): Promise<boolean> {
    let isCounted = false;
    const tell = (by: number): void => {
      this.#waiting += by;
      isCounted = true;
      this.#changed();
    };
    const taking = this.#budget.take(addresses, signal);
    const soon = await Promise.race([taking, Promise.resolve(null)]);
    if (soon === null) tell(1);
    try {
      return await taking;
    } finally {
      if (isCounted) tell(-1);
    }
  }

  release({ addresses }: CachedNetwork): void {
    this.#budget.release(addresses);
  }
}

/** Taken before a request is recorded, and kept for the next one unless connections are scarce. */
export class ConnectionShare {
  readonly #connections: SharedConnections;
  #way: CachedNetwork | null = null;

  constructor(connections: SharedConnections) {
    this.#connections = connections;
  }

  get network(): { readonly network?: Network } {
    return this.#way === null ? {} : { network: this.#way };
  }

  /** Whether the next request may use it without taking it again. */
  get mayBeKept(): boolean {
    return this.#way?.isCurrent() === true && !this.#connections.isTight(this.#way);
  }

  /** False when `signal` aborts first. */
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
      if (isTaken || way.isCurrent()) return true;
    }
  }

  release(): void {
    if (this.#way !== null) this.#connections.release(this.#way);
    this.#way = null;
  }
}
