/** A ratio beside its goal; one that is missed by more than a third fails the bench. */
export function held(ratio: number, most: number): string {
  return goal(ratio, most, (number) => `${number.toFixed(3)} x`, `${most} x`);
}

/** The same for memory, in bytes, beside a goal in MB. */
export function heldMemory(bytes: number, most: number): string {
  return goal(bytes / 1e6, most, (number) => `${number.toFixed(0)} MB`, `${most} MB`);
}

function goal(figure: number, most: number, written: (figure: number) => string, limit: string): string {
  if (figure > most * (4 / 3)) process.exitCode = 1;
  return `${written(figure)}, at most ${limit}: ${figure > most ? 'MISSED' : 'met'}`;
}
