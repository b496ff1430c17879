/** Never goes back while this computer runs: in ms, the same in all threads, whatever the clock is set to. */
export function steadyTime(): number {
  return Math.round(Number(process.hrtime.bigint() / 1_000_000n));
}
