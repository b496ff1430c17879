import { setTimeout } from 'node:timers/promises';

/** Null after `ms`, whatever becomes of the work. */
export async function inTime<Value>(work: Promise<Value>, ms: number): Promise<Value | null> {
  const over = new AbortController();
  const late = setTimeout(ms, null, { signal: over.signal });
  late.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
  }
}
