import type { Network } from '../../../gateway/connect.ts';
import type { ConnectionBudget } from '../../../gateway/connection-budget.ts';
import type { CachedNetwork } from '../../../gateway/look-up-addresses.ts';
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

export type ConnectionShare = ReturnType<typeof createConnectionShare>;

/** Taken before a request is recorded, and kept for the next one unless connections are scarce. */
export function createConnectionShare(connections: SharedConnections) {
  let held: CachedNetwork | null = null;

  function release(): void {
    if (held !== null) connections.budget.release(held.addresses);
    held = null;
  }

  return {
    get network(): { readonly network?: Network } {
      return held === null ? {} : { network: held };
    },
    /** True if the next request may use the connection without taking it again. */
    get mayBeKept() {
      // If connections are scarce, each must be given back before the next is made.
      return held?.isCurrent() === true && !connections.budget.isTight(held.addresses);
    },
    /** False if `signal` aborts first. */
    async take(signal: AbortSignal): Promise<boolean> {
      for (;;) {
        const way = await connections.way(signal);
        if (way === null) return false;
        const isTaken = held !== null && String(held.addresses) === String(way.addresses);
        if (!isTaken) {
          release();
          if (!(await connections.take(way, signal))) return false;
        }
        held = way;
        if (isTaken || way.isCurrent()) return true;
      }
    },
    release,
  };
}
