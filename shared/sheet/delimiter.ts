import { quoted } from '../format/sentence-parts.ts';
import { inLatin } from '../number/latin-digits.ts';
import { sheets } from '../texts/en/sheets.ts';

/** The delimiters that a person can choose for a text file. */
export const DELIMITERS = new Map([
  [',', 'comma'],
  [';', 'semicolon'],
  ['\t', 'tab'],
  ['|', 'bar'],
  [':', 'colon'],
  ['^', 'caret'],
  ['~', 'tilde'],
]);

/** An unlisted delimiter is its own name. */
export function delimiterName(delimiter: string): string {
  const name = DELIMITERS.get(delimiter);
  return name === undefined ? quoted(delimiter) : sheets.delimiters[name as keyof typeof sheets.delimiters];
}

/** The delimiters that are detected, with each one's head start: a tab is hardly ever in a cell, a comma often is. */
const CANDIDATES: readonly (readonly [delimiter: string, ahead: number])[] = [
  ['\t', 0.3],
  [';', 0.1],
  ['|', 0.05],
  [',', 0],
];
/** The head start of the delimiter of the column names: a list in a cell, `a;b`, is among the values only. */
const SPLITS_HEADER = 0.6;
const MOST_ROWS = 0.5;
/** The head start for cells that are a whole number or address: a wrong delimiter joins them to their neighbours. */
const WHOLE_CELLS = 0.4;
/** A smaller lead is a doubt, if the other delimiter splits nearly all rows alike. */
const LEAD = 0.2;
const NEARLY_ALL = 0.8;
const MAX_RECORDS = 500;
/** A longer quoted cell in a sample is an unclosed quote. */
const LONGEST_QUOTED = 8_000;
const LONGEST_WHOLE = 60;

/** The `sep=;` line that Excel writes before a table and hides; `length` includes the line end. */
export function statedDelimiter(text: string): { delimiter: string; length: number } | undefined {
  const match = /^\ufeff?"?sep=(.)"?(?:\r?\n|$)/i.exec(text);
  return match ? { delimiter: match[1]!, length: match[0].length } : undefined;
}

export interface SniffedDelimiter {
  readonly delimiter: string;
  /** Another delimiter that splits the rows about as well. */
  readonly other?: string;
}

/**
 * The delimiter that splits the sample's rows most consistently, respecting quotes; `fallback` if none splits any row.
 * `whole` is true if the sample is the entire file, so that its last row counts too.
 */
export function sniffDelimiter(sample: string, whole: boolean, fallback = ','): SniffedDelimiter {
  const readings = CANDIDATES.map(([delimiter, ahead]) => {
    const records = splitSample(sample, delimiter, whole);
    return { delimiter, ahead, records, share: consistency(records), start: startOf(records) };
  }).filter(({ share }) => share > 0);
  // The lines above a table may have another delimiter, which then splits few rows.
  const ofMost = readings.filter(({ share }) => share >= MOST_ROWS);
  const first = Math.min(...(ofMost.length > 0 ? ofMost : readings).map(({ start }) => start));
  const scored = readings
    .map(({ delimiter, ahead, records, share, start }) => {
      const wholeRows = records.filter((record) => record.hasWhole).length / records.length;
      const score =
        share +
        ahead +
        (start <= first && (ofMost.length === 0 || share >= MOST_ROWS) ? SPLITS_HEADER : 0) +
        WHOLE_CELLS * wholeRows;
      return { delimiter, score, share };
    })
    .sort((left, right) => right.score - left.score);
  const [best, next] = scored;
  if (best === undefined) return { delimiter: fallback };
  const isDoubt = next !== undefined && next.share >= NEARLY_ALL && best.score - next.score < LEAD;
  return { delimiter: best.delimiter, ...(isDoubt && { other: next.delimiter }) };
}

/** The start of the first row that is split like the row after it: a title above the table hardly is. */
function startOf(records: readonly SampleRecord[]): number {
  const isSplit = (record: SampleRecord | undefined) => record === undefined || record.width > 1;
  return (
    records.find((record, at) => isSplit(record) && isSplit(records[at + 1]))?.from ??
    Number.POSITIVE_INFINITY
  );
}

/** The share of rows with the most common width above one; rows with a bad quote count half. 0 if no row is split. */
function consistency(records: readonly SampleRecord[]): number {
  const counts = new Map<number, number>();
  for (const { width, sound } of records) {
    if (width > 1) counts.set(width, (counts.get(width) ?? 0) + (sound ? 1 : 0.5));
  }
  return records.length === 0 ? 0 : Math.max(0, ...counts.values()) / records.length;
}

interface SampleRecord {
  /** Where in the sample the row begins. */
  readonly from: number;
  width: number;
  /** True if every quoted cell ends as it should. */
  sound: boolean;
  /** True if a cell is nothing but a telephone number or an address. */
  hasWhole: boolean;
}

/** A number of at least eight digits, such as `+45 12 34 56 78`, or an e-mail address. */
const WHOLE = /^"?(?:\+?(?:[\s()./-]*\d){8,}[\s)]*|[^\s"@,;|]+@[^\s"@,;|]+\.[a-z]+)"?$/i;

/** Respects quotes and leaves out blank lines. */
export function splitSample(sample: string, delimiter: string, whole: boolean): SampleRecord[] {
  const ends = `${delimiter}\\r\\n`;
  const cells = new RegExp(
    `("(?:[^"]|""){0,${LONGEST_QUOTED}}"(?=[${ends}]|$)|)([^${ends}]*)([${ends}]|$)`,
    'gy',
  );
  const rowAt = (from: number): SampleRecord => ({ from, width: 0, sound: true, hasWhole: false });
  const records: SampleRecord[] = [];
  let row = rowAt(0);
  for (const { index, 1: quoted = '', 2: plain = '', 3: end = '' } of sample.matchAll(cells)) {
    const cell = quoted + plain;
    row.width += 1;
    row.sound &&= !plain.startsWith('"');
    row.hasWhole ||= cell.length <= LONGEST_WHOLE && WHOLE.test(inLatin(cell).trim());
    if (end === delimiter) continue;
    const to = index + cell.length;
    if (to > row.from && (end !== '' || whole)) records.push(row);
    if (end === '' || records.length === MAX_RECORDS) break;
    row = rowAt(to + 1);
  }
  return records;
}
