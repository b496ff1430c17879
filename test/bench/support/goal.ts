/** A ratio beside its goal, as met or missed; one that is missed by more than a third fails the bench, as with each of these. */
export function held(ratio: number, most: number): string {
  const digits = most < 0.1 ? 3 : 2;
  return goal(ratio, most, (figure) => `${figure.toFixed(digits)} x`);
}

/** The same for memory, in bytes, beside a goal in MB. */
export function heldMemory(bytes: number, most: number): string {
  return goal(bytes / 1e6, most, (figure) => `${figure.toFixed(0)} MB`);
}

/** The same for a time, in ms. */
export function heldTime(ms: number, most: number): string {
  return goal(ms, most, (figure) => `${figure.toFixed(figure < 10 ? 1 : 0)} ms`);
}

/** The middle one of some figures. */
export function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[values.length >> 1]!;
}

function goal(figure: number, most: number, written: (figure: number) => string): string {
  if (figure > most * (4 / 3)) process.exitCode = 1;
  return `${written(figure)}, at most ${written(most)}: ${figure > most ? 'MISSED' : 'met'}`;
}
