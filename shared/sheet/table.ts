/** Some rows of cells, made at once. */
export type Table = readonly (readonly (string | number | null)[])[];

/** Excel's own limit on the rows of a worksheet, with its header. */
export const MOST_ROWS = 1_048_576;
