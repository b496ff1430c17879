import { cleanValue } from '../format/clean-value.ts';
import { shortDate } from '../format/format-time.ts';
import { quoted } from '../format/sentence-parts.ts';
import { memoized } from '../memoize.ts';
import { conditions as conditionTexts } from '../texts/en/audiences.ts';
import { isClearNo } from './answers/clear-no.ts';
import { comparedCell } from './compared-cell.ts';
import {
  DATE_TESTS,
  type DateCondition,
  type DateTest,
  dateTest,
  isDateTest,
  isWholeDate,
} from './date-condition.ts';

export const CELL_TESTS = [
  'is',
  'is-not',
  'contains',
  'says-no',
  'is-empty',
  'is-filled',
  ...DATE_TESTS,
] as const;

export type CellTest = (typeof CELL_TESTS)[number];

/** `value` has no effect on tests that need none. */
export interface CellCondition extends DateCondition {
  /** 0-based column of the sheet, or of the audience's columns. */
  readonly column: number;
  readonly test: CellTest;
}

/** Names its column as it is stored with the list that it made. */
export interface NamedCondition extends Omit<CellCondition, 'column'> {
  readonly column: string;
}

export interface ColumnValues {
  /** Values in their first spelling, with the number of their rows. */
  readonly values: readonly { readonly value: string; readonly rows: number }[];
  /** False if there are more values than listed; the rows are then not all counted. */
  readonly isWhole: boolean;
}

export const MOST_CONDITIONS = 20;

export function asksFor(test: CellTest): 'value' | 'days' | 'date' | null {
  if (test === 'is-within' || test === 'is-older') return 'days';
  if (test === 'is-on' || test === 'is-before' || test === 'is-after') return 'date';
  return test === 'is' || test === 'is-not' || test === 'contains' ? 'value' : null;
}

/** True if each condition is on one of the columns and has the value that it needs. */
export function areWhole(conditions: readonly CellCondition[], columns: number): boolean {
  return conditions.every((one) => one.column < columns && hasItsValue(one));
}

export function hasItsValue({ test, value }: Pick<CellCondition, 'test' | 'value'>): boolean {
  const asked = asksFor(test);
  if (asked === 'value') return comparedCell(value) !== '';
  return asked === null || isWholeDate(asked, value);
}

/**
 * On one column, `is`, `contains`, a no and days are alternatives; all other conditions must hold. Conditions on dates
 * are resolved before.
 */
export function rowTest(conditions: readonly CellCondition[]): (cell: (column: number) => string) => boolean {
  const tests = [...byColumn(conditions)].map(([column, own]) => ({ column, holds: columnTest(own) }));
  return (cell) => tests.every(({ column, holds }) => holds(cell(column)));
}

function columnTest(conditions: readonly CellCondition[]): (cell: string) => boolean {
  const anyOf = conditions.filter(isAlternative).map(cellTest);
  const allOf = conditions.filter((condition) => !isAlternative(condition)).map(cellTest);
  return memoized(20_000, (cell) => {
    const text = comparedCell(cell);
    return (
      (anyOf.length === 0 || anyOf.some((test) => test(text, cell))) &&
      allOf.every((test) => test(text, cell))
    );
  });
}

function byColumn<Condition extends { readonly column: unknown }>(conditions: readonly Condition[]) {
  const columns = new Map<Condition['column'], Condition[]>();
  for (const condition of conditions) {
    const own = columns.get(condition.column);
    if (own === undefined) columns.set(condition.column, [condition]);
    else own.push(condition);
  }
  return columns;
}

const ALTERNATIVES: readonly CellTest[] = [
  'is',
  'contains',
  'says-no',
  'is-today',
  'is-tomorrow',
  'is-this-week',
  'is-within',
  'is-on',
];

function isAlternative({ test }: Pick<CellCondition, 'test'>): boolean {
  return ALTERNATIVES.includes(test);
}

function cellTest({ test, ...condition }: CellCondition): (text: string, cell: string) => boolean {
  if (isDateTest(test)) {
    const holds = dateTest(test, condition);
    return (_, cell) => holds(cleanValue(cell));
  }
  const wanted = comparedCell(condition.value);
  const tests: Record<Exclude<CellTest, DateTest>, (text: string, cell: string) => boolean> = {
    is: (text) => text === wanted,
    'is-not': (text) => text !== wanted,
    contains: (text) => text.includes(wanted),
    'says-no': (_, cell) => isClearNo(cell),
    'is-empty': (text) => text === '',
    'is-filled': (text) => text !== '',
  };
  return tests[test];
}

export function testWords(test: CellTest): string {
  return conditionTexts.tests[test];
}

/** `Clinic is “Old Mill” or is “Quay”, and Paid is empty`. */
export function conditionWords(conditions: readonly NamedCondition[]): string {
  const all = [...byColumn(conditions)].flatMap(([column, own]) => {
    const anyOf = own.filter(isAlternative).map(oneTest);
    const allOf = own.filter((condition) => !isAlternative(condition)).map(oneTest);
    const tests = anyOf.length === 0 ? allOf : [joined(anyOf, conditionTexts.either), ...allOf];
    return tests.map((test) => conditionTexts.ofColumn(column, test));
  });
  return joined(all, conditionTexts.both);
}

function joined(
  [first = '', ...others]: readonly string[],
  join: (one: string, other: string) => string,
): string {
  return others.reduce((one, other) => join(one, other), first);
}

function oneTest({ test, value }: NamedCondition): string {
  if (test === 'is-within') return conditionTexts.within(Number(value));
  if (test === 'is-older') return conditionTexts.older(Number(value));
  const words = testWords(test);
  switch (asksFor(test)) {
    case null:
      return words;
    case 'value':
      return conditionTexts.withValue(words, quoted(value.trim()));
    default: {
      const [from = '', to = from] = value.split('/').map(shortDate);
      return from === to ? conditionTexts.withValue(words, from) : conditionTexts.fromTo(from, to);
    }
  }
}
