import { assertNever } from '../assert-never.ts';
import { cleanValue } from '../format/clean-value.ts';
import { listIn } from '../format/lists.ts';
import { type MessageLanguage, messageLocale } from '../format/message-language.ts';
import { dayOrder } from '../format/written-date.ts';
import type { Words } from '../language/said.ts';
import type { JoinWay } from '../sheet/join-way.ts';
import type { JoinChoice, JoinRule } from '../sheet/sheet.ts';
import { say } from '../texts/say.ts';
import { byDate, byPlace } from './kept-row.ts';

/** Stored with the row that gets the text of several rows, so that these can be joined again after a change. */
export interface StoredJoin extends JoinRule {
  readonly own: readonly string[];
  /** How many rows are joined, this row included. */
  readonly rows: number;
  /** By column: the joined value, if a person wrote another one over it; otherwise null. */
  readonly made?: readonly (string | null)[];
}

export interface JoinFault {
  readonly column: number;
  readonly why: 'too-long' | 'no-number' | 'no-date' | 'no-order';
  /** A date that may begin with the day or the month. */
  readonly date?: string;
}

export type Joined = { readonly cells: readonly string[] } | { readonly fault: JoinFault };

/** In characters. Nobody reads a longer list in a text. */
export const MOST_JOINED = 10_000;

export function ruleOf({ language, ways }: JoinChoice, tagColumns: readonly number[]): JoinRule {
  const all = tagColumns.map((column) => ways.find((one) => one.column === column));
  return {
    language,
    ways: all.map((one) => one?.way ?? 'and'),
    dayFirst: all.map((one) => one?.dayFirst ?? null),
  };
}

/** Joins the cells of several rows, in the order of the file; lists a value that occurs twice only once. */
export function joinedCells(
  rows: readonly (readonly string[])[],
  { language, ways, dayFirst = [] }: JoinRule,
): Joined {
  const cells: string[] = [];
  for (let column = 0; column < rows[0]!.length; column++) {
    const values = rows.map((row) => cleanValue(row[column] ?? '')).filter((value) => value !== '');
    const way = ways[column] ?? 'and';
    const order = dayFirst[column] ?? null;
    const joined = isByDate(way) ? datedValue(values, way, order) : joinedValue(values, way, language);
    if (joined === null) return { fault: { column, ...whyNot(values, way, order) } };
    if (joined.length > MOST_JOINED && way === 'and') return { fault: { column, why: 'too-long' } };
    cells.push(joined);
  }
  return { cells };
}

type DateWay = Extract<JoinWay, 'earliest' | 'latest'>;

export function isByDate(way: JoinWay): way is DateWay {
  return way === 'earliest' || way === 'latest';
}

/** The columns whose order of day and month the rule needs. */
export function datedColumns({ ways }: JoinRule): number[] {
  return ways.flatMap((way, column) => (isByDate(way) ? [column] : []));
}

function whyNot(values: readonly string[], way: JoinWay, order: boolean | null): Omit<JoinFault, 'column'> {
  if (way === 'sum') return { why: 'no-number' };
  const { date } = dayOrder(values);
  return date === null || order !== null ? { why: 'no-date' } : { why: 'no-order', date };
}

function joinedValue(values: readonly string[], way: Exclude<JoinWay, DateWay>, language: MessageLanguage) {
  if (way === 'count') return String(values.length);
  if (values.length === 0) return '';
  switch (way) {
    case 'and':
      return listed([...new Set(values)], language);
    case 'first':
    case 'last':
      return byPlace(values, way)!;
    case 'sum':
      return values.length === 1 ? values[0]! : sumOf(values);
    default:
      return assertNever(way);
  }
}

function listed(values: readonly string[], language: MessageLanguage): string {
  if (values.length === 1) return values[0]!;
  // A list beyond the limit is refused, so it does not matter which word stands before its last value.
  if (values.reduce((length, value) => length + value.length, 0) > MOST_JOINED) return values.join(', ');
  return listIn(messageLocale(language), values);
}

function datedValue(written: readonly string[], keep: DateWay, dayFirst: boolean | null): string | null {
  const values = [...new Set(written)];
  return values.length < 2 ? (values[0] ?? '') : byDate(values, keep, (value) => value, dayFirst);
}

// Digits such as “-12” or “3.50”. Three digits after a sign, as in “1.234”, may be thousands, so they do not match.
const NUMBER = /^(-?)(\d{1,12})(?:([.,])(\d{1,2}))?$/;

/** Null unless all values are numbers with the same decimal sign. */
function sumOf(values: readonly string[]): string | null {
  let hundredths = 0n;
  let decimals = 0;
  let decimalSign = '';
  for (const value of values) {
    const [, minus, whole = '', sign = '', rest = ''] = NUMBER.exec(value) ?? [];
    if (minus === undefined || (sign !== '' && decimalSign !== '' && sign !== decimalSign)) return null;
    const size = BigInt(whole + rest.padEnd(2, '0'));
    hundredths += minus === '' ? size : -size;
    decimals = Math.max(decimals, rest.length);
    decimalSign ||= sign;
  }
  const digits = String(hundredths < 0n ? -hundredths : hundredths).padStart(3, '0');
  const fraction = digits.slice(-2).slice(0, decimals);
  return `${hundredths < 0n ? '-' : ''}${digits.slice(0, -2)}${fraction === '' ? '' : decimalSign + fraction}`;
}

/**
 * True if rows of one number name several people: a person may want a list of their names, or the people share a phone.
 * A column with a way of its own is not compared.
 */
export function namesDiffer(
  rows: readonly (readonly string[])[],
  nameColumns: readonly number[],
  { ways }: JoinRule,
): boolean {
  return nameColumns.some((column) => {
    if ((ways[column] ?? 'and') !== 'and') return false;
    const names = rows.map((row) => cleanValue(row[column] ?? '').toLowerCase()).filter(Boolean);
    return names.some((one) => one !== names[0]);
  });
}

export function joinFaultWords({ column, why, date = '' }: JoinFault, columns: readonly string[]): Words {
  const name = columns[column] ?? '';
  const words: Record<JoinFault['why'], Words> = {
    'too-long': say.audiences.joinTooLong(name, MOST_JOINED),
    'no-number': say.audiences.joinNoNumber(name),
    'no-date': say.audiences.joinNoDate(name),
    'no-order': say.audiences.dayOrderOpen(name, date),
  };
  return words[why];
}
