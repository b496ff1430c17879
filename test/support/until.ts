import { setTimeout as delay } from 'node:timers/promises';

/** What a test waits for, in words that follow "Waited in vain for", and for how long at most. */
export interface Wait {
  readonly what: string;
  /** In ms. Many times what a quiet machine needs, so that a busy one is slow and not wrong. */
  readonly within?: number;
  /** How things stand, told when the wait was in vain. */
  readonly seen?: () => unknown;
}

/** What a condition gives once it holds. */
export type Present<Value> = NonNullable<Exclude<Value, false>>;

/** Whether a condition holds by what it gave. */
function isPresent<Value>(value: Value): value is Present<Value> {
  return value !== undefined && value !== null && value !== false;
}

const aMinute = 60_000;

/** Looks again and again until `condition` gives something, and gives that; fails in words when it never does. */
export async function until<Value>(
  condition: () => Value | Promise<Value>,
  { what, within = aMinute, seen }: Wait,
): Promise<Present<Value>> {
  const since = performance.now();
  for (let pause = 0; ; pause = Math.min(pause + 1, 5)) {
    const value = await condition();
    if (isPresent(value)) return value;
    if (performance.now() - since > within) throw inVain(what, within, seen);
    await delay(pause);
  }
}

/** Waits for what a promise brings, but not for ever. */
export async function soon<Value>(
  promise: Promise<Value>,
  { what, within = aMinute, seen }: Wait,
): Promise<Value> {
  const over = new AbortController();
  const late = delay(within, null, { signal: over.signal }).then(
    () => Promise.reject(inVain(what, within, seen)),
    () => new Promise<never>(() => {}),
  );
  try {
    return await Promise.race([promise, late]);
  } finally {
    over.abort();
  }
}

/** Lets everything happen that is ready to. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function inVain(what: string, within: number, seen: Wait['seen']): Error {
  const now = seen === undefined ? '' : `; now: ${JSON.stringify(seen())}`;
  return new Error(`Waited ${within / 1000} s in vain for ${what}${now}`);
}
