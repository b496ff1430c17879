import { setTimeout as delay, setImmediate } from 'node:timers/promises';
import { isLocked } from './storage-fault.ts';

/** The pause after a step, as a part of the time that the step took. */
const rest = 1 / 6;

/** In ms: the pause while another connection writes. */
const busyMs = 10;

/**
 * Pauses between steps, so that others can write and the thread can do other work. A step returns whether there is
 * more. Throws the signal's reason once aborted.
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

/** For work row by row: awaited after each row, it lets other work run after every `ms`. Throws once aborted. */
export function restEvery(ms: number, signal?: AbortSignal): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < ms) return;
    await setImmediate(undefined, { signal });
    began = performance.now();
  };
}

function stepped(step: () => boolean): boolean | null {
  try {
    return step();
  } catch (error) {
    if (isLocked(error)) return null;
    throw error;
  }
}
