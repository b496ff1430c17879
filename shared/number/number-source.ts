/** How many columns may stand in, in order, where the number column holds no number. */
export const MOST_STAND_INS = 3;

/** Above all of `NUMBER_MARKS`. */
const SOURCE_AT = 20;
const SOURCE_BITS = 3;

/** The marks of a number, with the column it was taken from: 0 for the number column, else 1 for the first that stands in. */
export function withSource(marks: number, source: number): number {
  return (marks & ~(SOURCE_BITS << SOURCE_AT)) | (source << SOURCE_AT);
}

/** Which column a number was taken from, as `withSource` marked it. */
export function sourceOf(marks: number): number {
  return (marks >> SOURCE_AT) & SOURCE_BITS;
}
