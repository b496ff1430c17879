export type Table = readonly (readonly (string | number | null)[])[];

/** Excel's limit per worksheet, with the header. */
export const MOST_ROWS = 1_048_576;
