import { cleanValue } from '../format/clean-value.ts';
import { shortDate } from '../format/format-time.ts';
import { dayAfter } from '../format/sending-day.ts';
import { quoted } from '../format/sentence-parts.ts';
import { momentOf } from '../format/written-date.ts';
import { memoized } from '../memoize.ts';
import { conditions as conditionTexts } from '../texts/en/audiences.ts';
import { isClearNo } from './answers/clear-no.ts';
import { comparedCell } from './compared-cell.ts';

interface TestRule {
  readonly asks?: 'value' | 'days' | 'date';
  readonly isOfDate?: true;
  /** On one column, such tests are alternatives; all others must hold. */
  readonly isAnyOf?: true;
}

const TESTS = {
  is: { asks: 'value', isAnyOf: true },
  'is-not': { asks: 'value' },
  contains: { asks: 'value', isAnyOf: true },
  'says-no': { isAnyOf: true },
  'is-empty': {},
  'is-filled': {},
  'is-today': { isOfDate: true, isAnyOf: true },
  'is-tomorrow': { isOfDate: true, isAnyOf: true },
  'is-this-week': { isOfDate: true, isAnyOf: true },
  'is-within': { asks: 'days', isOfDate: true, isAnyOf: true },
  'is-older': { asks: 'days', isOfDate: true },
  'is-on': { asks: 'date', isOfDate: true, isAnyOf: true },
  'is-before': { asks: 'date', isOfDate: true },
  'is-after': { asks: 'date', isOfDate: true },
  'has-no-date': { isOfDate: true },
} satisfies Record<string, TestRule>;

export type CellTest = keyof typeof TESTS;

export const CELL_TESTS = Object.keys(TESTS) as readonly CellTest[];

export function testRule(test: CellTest): TestRule {
  return TESTS[test];
}

export interface CellCondition<Column = number> {
  /** 0-based column of the sheet, or of the audience's columns. */
  readonly column: Column;
  readonly test: CellTest;
  /**
   * A text, a number of days, a day such as `2026-11-27`, or the first and last day with a slash between them. It has no
   * effect on tests that ask for none.
   */
  readonly value: string;
  /** A person's choice, needed if the column's dates do not show their order. */
  readonly dayFirst?: boolean | undefined;
}

/** Names its column as it is stored with the list that it made. */
export type NamedCondition = CellCondition<string>;

export interface ColumnValues {
  /** Values in their first spelling, with the number of their rows. */
  readonly values: readonly { readonly value: string; readonly rows: number }[];
  /** False if there are more values than listed; the rows are then not all counted. */
  readonly isWhole: boolean;
}

export const MOST_CONDITIONS = 20;

/** True if each condition is on one of the columns and has the value that it needs. */
export function areWhole(conditions: readonly CellCondition[], columns: number): boolean {
  return conditions.every((one) => one.column < columns && hasItsValue(one));
}

export function hasItsValue({ test, value }: Pick<CellCondition, 'test' | 'value'>): boolean {
  const { asks } = testRule(test);
  if (asks === 'value') return comparedCell(value) !== '';
  if (asks === 'days') return /^\d{1,5}$/.test(value);
  const isDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  return asks === undefined || value.split('/').every(isDay);
}

/** Turns a condition that counts from today into one on fixed days. */
export function fromDay<Condition extends CellCondition<unknown>>(
  condition: Condition,
  today: string,
): Condition {
  const on = (from: number, to: number) => {
    return { ...condition, test: 'is-on', value: `${dayAfter(today, from)}/${dayAfter(today, to)}` };
  };
  switch (condition.test) {
    case 'is-today':
      return on(0, 0);
    case 'is-tomorrow':
      return on(1, 1);
    case 'is-this-week': {
      const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
      return on(-sinceMonday, 6 - sinceMonday);
    }
    case 'is-within':
      return on(0, Number(condition.value));
    case 'is-older':
      return { ...condition, test: 'is-before', value: dayAfter(today, -Number(condition.value)) };
    default:
      return condition;
  }
}

/** Conditions that count from today must be on fixed days before. */
export function rowTest(conditions: readonly CellCondition[]): (cell: (column: number) => string) => boolean {
  const tests = byColumn(conditions).map(({ column, ...own }) => {
    const [anyOf, allOf] = [own.anyOf.map(cellTest), own.allOf.map(cellTest)];
    const holds = memoized(20_000, (cell) => {
      const text = comparedCell(cell);
      const isOne = anyOf.length === 0 || anyOf.some((test) => test(text, cell));
      return isOne && allOf.every((test) => test(text, cell));
    });
    return { column, holds };
  });
  return (cell) => tests.every(({ column, holds }) => holds(cell(column)));
}

function byColumn<Column>(conditions: readonly CellCondition<Column>[]) {
  const columns = new Set(conditions.map(({ column }) => column));
  return [...columns].map((column) => {
    const own = conditions.filter((one) => one.column === column);
    const isAnyOf = ({ test }: CellCondition<Column>) => testRule(test).isAnyOf === true;
    return { column, anyOf: own.filter(isAnyOf), allOf: own.filter((one) => !isAnyOf(one)) };
  });
}

function cellTest({ test, value, dayFirst }: CellCondition): (text: string, cell: string) => boolean {
  const wanted = comparedCell(value);
  const [from = Number.NaN, to = from] = value.split('/').map((day) => Date.parse(day));
  const onDay = (holds: (day: number) => boolean) => (_: string, cell: string) =>
    holds(momentOf(cleanValue(cell), dayFirst ?? null)?.day ?? Number.NaN);
  switch (test) {
    case 'is':
      return (text) => text === wanted;
    case 'is-not':
      return (text) => text !== wanted;
    case 'contains':
      return (text) => text.includes(wanted);
    case 'says-no':
      return (_, cell) => isClearNo(cell);
    case 'is-empty':
      return (text) => text === '';
    case 'is-filled':
      return (text) => text !== '';
    case 'is-on':
      return onDay((day) => day >= from && day <= to);
    case 'is-before':
      return onDay((day) => day < from);
    case 'is-after':
      return onDay((day) => day > from);
    case 'has-no-date':
      return onDay(Number.isNaN);
    default:
      throw new Error(`A condition that ${test} needs the day that it counts from.`);
  }
}

/** `Clinic is “Old Mill” or is “Quay”, and Paid is empty`. */
export function conditionWords(conditions: readonly NamedCondition[]): string {
  const all = byColumn(conditions).flatMap(({ column, anyOf, allOf }) => {
    const either = anyOf.length === 0 ? [] : [joined(anyOf.map(oneTest), conditionTexts.either)];
    return [...either, ...allOf.map(oneTest)].map((test) => conditionTexts.ofColumn(column, test));
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
  const words = conditionTexts.tests[test];
  const { asks } = testRule(test);
  if (asks === undefined) return words;
  if (asks === 'value') return conditionTexts.withValue(words, quoted(value.trim()));
  const [from = '', to = from] = value.split('/').map(shortDate);
  return from === to ? conditionTexts.withValue(words, from) : conditionTexts.fromTo(from, to);
}
