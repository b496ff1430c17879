/** A computer that slept longer than this wakes at another time of day, at which nobody chose to text anybody. */
const longSleepMs = 15 * 60_000;

/** Whether a campaign goes on by itself after a sleep of so many ms, or asks first. */
export function afterSleep(sleptMs: number): 'go-on' | 'ask' {
  return sleptMs > longSleepMs ? 'ask' : 'go-on';
}
