/** A ratio beside its goal; one that is missed by more than a third fails the bench. */
export function held(ratio: number, most: number): string {
  if (ratio > most * (4 / 3)) process.exitCode = 1;
  return `${ratio.toFixed(3)} x, at most ${most} x: ${ratio > most ? 'MISSED' : 'met'}`;
}
