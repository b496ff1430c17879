/** Never goes back while this computer runs: in ms, the same in all threads, independent of the clock. */
export function steadyTime(): number {
  return Math.round(Number(process.hrtime.bigint() / 1_000_000n));
}
