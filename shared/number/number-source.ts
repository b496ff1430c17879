/** How many other columns may be asked, in order, where the number column holds no mobile number. */
export const MOST_OTHER_COLUMNS = 7;

/** Above all of `NUMBER_FLAGS`. */
const SOURCE_AT = 20;
const SOURCE_BITS = 7;

/** The flags of a number, with the column it was taken from: 0 for the number column, else 1 for the first of the others. */
export function withSource(flags: number, source: number): number {
  return (flags & ~(SOURCE_BITS << SOURCE_AT)) | (source << SOURCE_AT);
}

/** Which column a number was taken from, as `withSource` put it there. */
export function sourceOf(flags: number): number {
  return (flags >> SOURCE_AT) & SOURCE_BITS;
}
