import { setTimeout as delay } from 'node:timers/promises';
import { isLocked } from './storage-fault.ts';

/** How long others have to get in after a step, as a part of what it took. */
const rest = 1 / 6;

/** How long to wait where somebody else writes, in ms. */
const busyMs = 10;

/**
 * Does some lasting work on the database in short steps with rests between them, in which others write and the thread does
 * what else it has to; a step answers whether there is more. Throws the signal's reason once it is aborted.
 */
export async function inSteps(step: () => boolean, signal?: AbortSignal): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    const began = performance.now();
    const more = stepped(step);
    if (more === false) return;
    await delay(more === null ? busyMs : Math.max(1, (performance.now() - began) * rest));
  }
}

/** Null where somebody else holds the database. */
function stepped(step: () => boolean): boolean | null {
  try {
    return step();
  } catch (error) {
    if (isLocked(error)) return null;
    throw error;
  }
}
