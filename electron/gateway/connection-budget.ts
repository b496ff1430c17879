import { connectionsPerOrigin } from '../../shared/campaign/plan.ts';

/** The connections of main and the thread that sends, counted together: "40 per IP address" (spec, Limits). */
export interface ConnectionBudget {
  /** Resolves once a connection to the origin may be made, in the order of asking; false when `signal` aborts before. */
  take(origin: string, signal?: AbortSignal): Promise<boolean>;
  /** Gives back what was taken, once the connection is closed. */
  release(origin: string): void;
  /** Whether connections are so many that each has to be given back before the next is made. */
  isTight(origin: string): boolean;
  /** Looks whether what the other side gave back is for somebody who waits here. */
  look(): void;
  /** In main: gives back what the thread held, which has ended, and its connections with it. */
  threadEnded(): void;
}

/** What both sides count in: four rows of a counter for each place of an origin. */
export type BudgetMemory = SharedArrayBuffer;

/** Two origins that share a place share their connections too, which costs time and breaks nothing. */
const places = 1024;

/** The service hears of a closed connection a moment after us, in ms. */
const lingerMs = 50;

/** Makes the memory of a budget in which nothing is taken. */
export function newBudgetMemory(): BudgetMemory {
  return new SharedArrayBuffer(4 * places * Int32Array.BYTES_PER_ELEMENT);
}

/**
 * Opens one side's view of the budget; `wake` has the other side look. Memory is shared, not asked for, since a busy window
 * must not slow sending. The last free connection is main's while main waits: it asks seldom, the thread all the time.
 */
export function openConnectionBudget(
  memory: BudgetMemory,
  side: 'main' | 'thread',
  wake: () => void,
): ConnectionBudget {
  const row = (index: number): Int32Array =>
    new Int32Array(memory, index * places * Int32Array.BYTES_PER_ELEMENT, places);
  const [used, ofThread, mainWaits, threadWaits] = [row(0), row(1), row(2), row(3)];
  const [mineWait, othersWait] = side === 'main' ? [mainWaits, threadWaits] : [threadWaits, mainWaits];
  const queues = new Map<number, (() => void)[]>();

  function tryTake(place: number): boolean {
    for (;;) {
      const now = Atomics.load(used, place);
      const kept = side === 'thread' && Atomics.load(mainWaits, place) > 0 ? 1 : 0;
      if (now >= connectionsPerOrigin - kept) return false;
      if (Atomics.compareExchange(used, place, now, now + 1) !== now) continue;
      if (side === 'thread') Atomics.add(ofThread, place, 1);
      return true;
    }
  }

  /** Lets in whoever waits here, as far as it goes; tells whether anybody was. */
  function serve(place: number): boolean {
    const queue = queues.get(place) ?? [];
    const before = queue.length;
    while (queue.length > 0 && tryTake(place)) queue.shift()?.();
    return queue.length < before;
  }

  function serveAll(place: number): void {
    serve(place);
    if (Atomics.load(othersWait, place) > 0) wake();
  }

  function free(place: number): void {
    if (side === 'thread') Atomics.sub(ofThread, place, 1);
    Atomics.sub(used, place, 1);
    serveAll(place);
  }

  return {
    take(origin, signal) {
      const place = placeOf(origin);
      const queue = queues.get(place) ?? [];
      queues.set(place, queue);
      if (signal?.aborted === true) return Promise.resolve(false);
      if (queue.length === 0 && tryTake(place)) return Promise.resolve(true);
      return new Promise((resolve) => {
        const settle = (taken: boolean): void => {
          Atomics.sub(mineWait, place, 1);
          signal?.removeEventListener('abort', leave);
          resolve(taken);
        };
        const admit = (): void => settle(true);
        const leave = (): void => {
          queue.splice(queue.indexOf(admit), 1);
          settle(false);
          serveAll(place);
        };
        queue.push(admit);
        Atomics.add(mineWait, place, 1);
        signal?.addEventListener('abort', leave);
        // It may have been given back between the first look and being known to wait.
        serve(place);
      });
    },
    release(origin) {
      setTimeout(free, lingerMs, placeOf(origin));
    },
    isTight(origin) {
      const place = placeOf(origin);
      // Half of them may be closing while the other half is made.
      if (Atomics.load(used, place) > connectionsPerOrigin / 2) return true;
      return Atomics.load(mineWait, place) + Atomics.load(othersWait, place) > 0;
    },
    look() {
      // Only where something has changed for the other side: two that wait would wake one another for ever.
      for (const place of queues.keys()) if (serve(place)) serveAll(place);
    },
    threadEnded() {
      for (let place = 0; place < places; place++) {
        Atomics.sub(used, place, Atomics.exchange(ofThread, place, 0));
        Atomics.store(threadWaits, place, 0);
      }
      for (const place of queues.keys()) serve(place);
    },
  };
}

/** FNV-1a. */
function placeOf(origin: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < origin.length; at++) hash = Math.imul(hash ^ origin.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % places;
}
