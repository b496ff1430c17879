/** What `npm test` samples is tried as a whole. */
export const isWhole = process.env.TAGLINE_EVERY_WRITE !== undefined;

/** The writes before which an app is killed: the one in the middle of them, or each. */
export function deadlyWrites(writes: number): readonly number[] {
  return isWhole ? Array.from({ length: writes }, (_, at) => at + 1) : [Math.ceil((writes + 1) / 2)];
}
