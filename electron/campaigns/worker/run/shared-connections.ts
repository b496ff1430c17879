import type { Network } from '../../../gateway/connect.ts';
import type { ConnectionBudget } from '../../../gateway/connection-budget.ts';
import type { CachedNetwork } from '../../../gateway/resolve-network.ts';
import { unlessAborted } from './clock.ts';

export type SharedConnections = ReturnType<typeof shareConnections>;

/** One campaign's part of the connections to its service, which other users share. */
export function shareConnections(
  budget: ConnectionBudget,
  findNetwork: () => Promise<CachedNetwork>,
  changed: () => void,
) {
  let waiting = 0;
  return {
    budget,
    get waiting() {
      return waiting;
    },
    async way(signal: AbortSignal): Promise<CachedNetwork | null> {
      return signal.aborted ? null : unlessAborted(findNetwork(), signal);
    },
    async take({ addresses }: CachedNetwork, signal: AbortSignal): Promise<boolean> {
      let isCounted = false;
      const tell = (by: number): void => {
        waiting += by;
        isCounted = true;
        changed();
      };
      const taking = budget.take(addresses, signal);
      const soon = await Promise.race([taking, Promise.resolve(null)]);
      if (soon === null) tell(1);
      try {
        return await taking;
      } finally {
        if (isCounted) tell(-1);
      }
    },
  };
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
    // Where connections are scarce, each must be given back before the next is made.
    return this.#way?.isCurrent() === true && !this.#connections.budget.isTight(this.#way.addresses);
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
    if (this.#way !== null) this.#connections.budget.release(this.#way.addresses);
    this.#way = null;
  }
}
