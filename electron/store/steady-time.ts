/** Milliseconds that only ever grow while this computer runs, the same in all threads and whatever its clock is set to. */
export function steadyTime(): number {
  return Math.round(Number(process.hrtime.bigint() / 1_000_000n));
}
