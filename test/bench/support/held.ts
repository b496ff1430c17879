/** A ratio beside its goal, as met or missed; one that is missed by more than a third fails the bench. */
export function held(ratio: number, most: number): string {
  if (ratio > most * (4 / 3)) process.exitCode = 1;
  return `${ratio.toFixed(most < 0.1 ? 3 : 2)} x, at most ${most} x: ${ratio > most ? 'MISSED' : 'met'}`;
}

/** The middle one of some figures. */
export function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[values.length >> 1]!;
}
