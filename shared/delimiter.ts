/** A character that may separate cells, with the name that people see. */
export interface DelimiterChoice {
  readonly value: string;
  readonly name: string;
}

/** Every delimiter that people can choose for a text file. */
export const DELIMITERS: readonly DelimiterChoice[] = [
  { value: ',', name: 'Comma' },
  { value: ';', name: 'Semicolon' },
  { value: '\t', name: 'Tab' },
  { value: '|', name: 'Vertical bar' },
  { value: ':', name: 'Colon' },
  { value: '^', name: 'Caret' },
  { value: '~', name: 'Tilde' },
];

/**
 * The ones found by themselves, strongest evidence first: a tab hardly ever occurs inside a cell, a comma
 * often does ("Doe, John", "12,50"), so a comma must be clearly more consistent to win.
 */
const CANDIDATES = ['\t', ';', '|', ','] as const;
const CLEARLY_BETTER = 0.1;
const MAX_RECORDS = 500;
/** A quoted cell longer than this in a sample is an unclosed quote, not a cell. */
const LONGEST_QUOTED = 8_000;

/**
 * The delimiter that splits the sample's rows most consistently, quotes respected; `fallback` when no
 * candidate splits any row. `whole` says that the sample is the entire file, so its last row counts too.
 */
export function sniffDelimiter(sample: string, whole: boolean, fallback = ','): string {
  let best: string = fallback;
  let bestShare = 0;
  for (const candidate of CANDIDATES) {
    const share = consistency(recordWidths(sample, candidate, whole));
    if (share > 0 && (bestShare === 0 || share > bestShare + CLEARLY_BETTER)) {
      best = candidate;
      bestShare = share;
    }
  }
  return best;
}

/** The share of rows that have the commonest width above one; 0 when no row is split. */
function consistency(widths: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const width of widths) if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1);
  let most = 0;
  for (const count of counts.values()) most = Math.max(most, count);
  return widths.length === 0 ? 0 : most / widths.length;
}

/** How many cells each record of the sample has when split at the delimiter; blank lines are left out. */
export function recordWidths(sample: string, delimiter: string, whole: boolean): number[] {
  const widths: number[] = [];
  let width = 1;
  let recordStart = 0;
  let cellStart = true;
  let at = 0;
  while (at < sample.length && widths.length < MAX_RECORDS) {
    const char = sample[at]!;
    if (cellStart && char === '"') {
      const close = closingQuote(sample, at);
      at = close === -1 ? at + 1 : close + 1;
      cellStart = false;
      continue;
    }
    cellStart = char === delimiter;
    if (char === delimiter) {
      width += 1;
    } else if (char === '\n' || char === '\r') {
      if (at > recordStart) widths.push(width);
      width = 1;
      recordStart = at + 1;
      cellStart = true;
    }
    at += 1;
  }
  if (whole && at >= sample.length && recordStart < sample.length) widths.push(width);
  return widths;
}

/** Where the cell whose opening quote is at `open` closes, or -1 when it does not within reason. */
function closingQuote(sample: string, open: number): number {
  let at = sample.indexOf('"', open + 1);
  while (at !== -1 && at - open <= LONGEST_QUOTED) {
    if (sample[at + 1] !== '"') return at;
    at = sample.indexOf('"', at + 2);
  }
  return -1;
}
