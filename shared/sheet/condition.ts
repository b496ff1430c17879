import { quoted } from '../format/words.ts';
import { conditions as conditionTexts } from '../texts/en/audiences.ts';
import { comparedCell } from './compared-cell.ts';

export const CELL_TESTS = ['is', 'is-not', 'contains', 'is-empty', 'is-filled'] as const;

export type CellTest = (typeof CELL_TESTS)[number];

/** `value` has no effect for tests of emptiness. */
export interface CellCondition {
  /** 0-based column of the sheet, or of the audience's columns. */
  readonly column: number;
  readonly test: CellTest;
  readonly value: string;
}

/** By its column's name, as stored with the list it made. */
export interface NamedCondition extends Omit<CellCondition, 'column'> {
  readonly column: string;
}

export interface ColumnValues {
  /** In its first spelling, with the number of its rows. */
  readonly values: readonly { readonly value: string; readonly rows: number }[];
  /** False where there are more values than listed; the rows are then not all counted. */
  readonly isWhole: boolean;
}

export const MOST_CONDITIONS = 20;

export function asksForValue(test: CellTest): boolean {
  return test !== 'is-empty' && test !== 'is-filled';
}

/** Each is on one of the columns and has the value that it needs. */
export function areWhole(conditions: readonly CellCondition[], columns: number): boolean {
  return conditions.every(
    ({ column, test, value }) => column < columns && (!asksForValue(test) || comparedCell(value) !== ''),
  );
}

/** For one column, `is` and `contains` are alternatives; all other conditions must hold. */
export function rowTest(conditions: readonly CellCondition[]): (cell: (column: number) => string) => boolean {
  const columns = byColumn(conditions);
  const tests = [...columns].map(([column, own]) => ({
    column,
    anyOf: own.filter(isAlternative).map(cellTest),
    allOf: own.filter((condition) => !isAlternative(condition)).map(cellTest),
  }));
  return (cell) =>
    tests.every(({ column, anyOf, allOf }) => {
      const text = comparedCell(cell(column));
      return (
        (anyOf.length === 0 || anyOf.some((holds) => holds(text))) && allOf.every((holds) => holds(text))
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

function isAlternative({ test }: Pick<CellCondition, 'test'>): boolean {
  return test === 'is' || test === 'contains';
}

function cellTest({ test, value }: CellCondition): (text: string) => boolean {
  const wanted = comparedCell(value);
  const tests: Record<CellTest, (text: string) => boolean> = {
    is: (text) => text === wanted,
    'is-not': (text) => text !== wanted,
    contains: (text) => text.includes(wanted),
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
  const words = testWords(test);
  return asksForValue(test) ? conditionTexts.withValue(words, quoted(value.trim())) : words;
}
