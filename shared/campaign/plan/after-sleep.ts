/** After a longer sleep it is another time of day, which no one chose for sending: a person is asked. */
export const longSleepMs = 15 * 60_000;

export function isLongSleep(sleptMs: number): boolean {
  return sleptMs > longSleepMs;
}

/** In ms awake: then a sleep counts as over whose end is not reported, or that never came. A Mac may take 30 s to fall asleep. */
export const sleepOverMs = 60_000;
