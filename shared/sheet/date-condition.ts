import { dayAfter } from '../format/sending-day.ts';
import { momentOf } from '../format/written-date.ts';

export const DATE_TESTS = [
  'is-today',
  'is-tomorrow',
  'is-this-week',
  'is-within',
  'is-older',
  'is-on',
  'is-before',
  'is-after',
  'has-no-date',
] as const;

export type DateTest = (typeof DATE_TESTS)[number];

export interface DateCondition {
  /** A number of days, a day such as `2026-11-27`, or the first and last day with a slash between them. */
  readonly value: string;
  /** A person's choice, needed if the column's dates do not show their order. */
  readonly dayFirst?: boolean | undefined;
}

const TESTS: readonly string[] = DATE_TESTS;

export function isDateTest(test: string): test is DateTest {
  return TESTS.includes(test);
}

export function isWholeDate(asked: 'days' | 'date', value: string): boolean {
  if (asked === 'days') return /^\d{1,5}$/.test(value);
  return value.split('/').every((day) => /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)));
}

/** Turns a condition that counts from today into one on fixed days. */
export function fromDay<Condition extends DateCondition & { readonly test: string }>(
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

export function dateTest(test: DateTest, { value, dayFirst }: DateCondition): (cell: string) => boolean {
  const [from = Number.NaN, to = from] = value.split('/').map((day) => Date.parse(day));
  const holds = (day: number | null): boolean => {
    switch (test) {
      case 'is-on':
        return day !== null && day >= from && day <= to;
      case 'is-before':
        return day !== null && day < from;
      case 'is-after':
        return day !== null && day > from;
      case 'has-no-date':
        return day === null;
      default:
        throw new Error(`A condition that ${test} needs the day that it counts from.`);
    }
  };
  return (cell) => holds(momentOf(cell, dayFirst ?? null)?.day ?? null);
}
