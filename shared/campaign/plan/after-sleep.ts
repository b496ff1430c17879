/** After a longer sleep it is another time of day, which no one chose for sending: a person is asked. */
export const longSleepMs = 15 * 60_000;

export function isLongSleep(sleptMs: number): boolean {
  return sleptMs > longSleepMs;
}
