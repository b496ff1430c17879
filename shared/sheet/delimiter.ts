import type { sheets } from '../texts/en/sheets.ts';

/** Those that a person can choose for a text file. */
export const DELIMITERS: readonly {
  readonly value: string;
  readonly name: keyof typeof sheets.delimiters;
}[] = [
  { value: ',', name: 'comma' },
  { value: ';', name: 'semicolon' },
  { value: '\t', name: 'tab' },
  { value: '|', name: 'bar' },
  { value: ':', name: 'colon' },
  { value: '^', name: 'caret' },
  { value: '~', name: 'tilde' },
];

/**
 * Those found automatically, strongest evidence first: a tab is hardly ever inside a cell, a comma often is
 * ("Doe, John", "12,50"), so a comma must be clearly more consistent to win.
 */
const CANDIDATES = ['\t', ';', '|', ','] as const;
const CLEARLY_BETTER = 0.1;
const FEW_ROWS_DISCOUNT = 0.25;
const MAX_RECORDS = 500;
/** A longer quoted cell in a sample is an unclosed quote. */
const LONGEST_QUOTED = 8_000;

/**
 * The delimiter that splits the sample's rows most consistently, respecting quotes; `fallback` where none
 * splits any row. `whole`: the sample is the entire file, so its last row counts too.
 */
export function sniffDelimiter(sample: string, whole: boolean, fallback = ','): string {
  const readings = CANDIDATES.map((candidate) => ({
    candidate,
    records: splitSample(sample, candidate, whole),
  }));
  const most = Math.max(...readings.map(({ records }) => records.length));
  let best: string = fallback;
  let bestScore = 0;
  for (const { candidate, records } of readings) {
    // A wrong delimiter may take a quote for the start of a cell and swallow rows, so few rows count less.
    const score = consistency(records) * (records.length / most) ** FEW_ROWS_DISCOUNT;
    if (score > 0 && (bestScore === 0 || score > bestScore + CLEARLY_BETTER)) {
      best = candidate;
      bestScore = score;
    }
  }
  return best;
}

/** The share of rows with the most common width above one; rows with a bad quote count half. 0 where none is split. */
function consistency(records: readonly SampleRecord[]): number {
  const counts = new Map<number, number>();
  for (const { width, sound } of records) {
    if (width > 1) counts.set(width, (counts.get(width) ?? 0) + (sound ? 1 : 0.5));
  }
  let most = 0;
  for (const count of counts.values()) most = Math.max(most, count);
  return records.length === 0 ? 0 : most / records.length;
}

/** `sound`: every quoted cell of the row ends as it should. */
export interface SampleRecord {
  readonly width: number;
  readonly sound: boolean;
}

/** Respects quotes; leaves out blank lines. */
export function splitSample(sample: string, delimiter: string, whole: boolean): SampleRecord[] {
  const records: SampleRecord[] = [];
  let width = 1;
  let sound = true;
  let recordStart = 0;
  let cellStart = true;
  let at = 0;
  while (at < sample.length && records.length < MAX_RECORDS) {
    const char = sample[at]!;
    if (cellStart && char === '"') {
      const close = closingQuote(sample, at, delimiter);
      sound &&= close !== -1;
      at = close === -1 ? at + 1 : close + 1;
      cellStart = false;
      continue;
    }
    cellStart = char === delimiter;
    if (char === delimiter) {
      width += 1;
    } else if (char === '\n' || char === '\r') {
      if (at > recordStart) records.push({ width, sound });
      width = 1;
      sound = true;
      recordStart = at + 1;
      cellStart = true;
    }
    at += 1;
  }
  if (whole && at >= sample.length && recordStart < sample.length) records.push({ width, sound });
  return records;
}

/** Where the cell opened at `open` closes before a delimiter or line end, or -1. */
function closingQuote(sample: string, open: number, delimiter: string): number {
  let at = sample.indexOf('"', open + 1);
  while (at !== -1 && at - open <= LONGEST_QUOTED) {
    const after = sample[at + 1];
    if (after === undefined || after === delimiter || after === '\n' || after === '\r') return at;
    if (after !== '"') return -1;
    at = sample.indexOf('"', at + 2);
  }
  return -1;
}
