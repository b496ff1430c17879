import { assertNever } from '../../assert-never.ts';
import { memoized } from '../../memoize.ts';
import { isClearNo } from '../answers/clear-no.ts';
import { comparedCell } from '../compared-cell.ts';
import { MOST_ANSWERS } from '../most-answers.ts';
import type { ConsentChoice } from '../sheet.ts';
import { answerIn, meansNo } from './consent-answer.ts';
import type { ConsentHeader } from './consent-header.ts';
import { keyIn, type TalliedColumn, type TalliedValue } from './consent-tally.ts';
import { type PlainAnswer, plainAnswer } from './plain-answer.ts';

export interface ConsentValue extends TalliedValue {
  readonly answer: PlainAnswer;
  /** True if the value counts as a no, by the rule or by choice. */
  readonly isNo: boolean;
}

/** A column that a person is asked about. */
export interface ConsentColumn extends ConsentHeader {
  readonly column: number;
  readonly name: string;
  readonly isFreeText: boolean;
  /** The value with most rows comes first. */
  readonly values: readonly ConsentValue[];
}

/** People who said no, and the columns where they did. */
export interface FoundConsent {
  readonly people: number;
  /** Rows with a number; several may be of one person. */
  readonly rows: number;
  readonly columns: readonly ConsentColumn[];
}

type NamedColumn = TalliedColumn & {
  readonly column: number;
  readonly name: string;
  readonly header: ConsentHeader;
};

/** The columns of consent among these; a column about texts goes before a newsletter's. */
export function consentColumns(
  tallied: readonly NamedColumn[],
  choice: ConsentChoice | undefined,
): ConsentColumn[] {
  // A column that was decided about is asked about again for any new value, unless its heading says nothing.
  const wasAsked = ({ column, header }: NamedColumn) =>
    header.says !== 'none' && choice?.asked?.includes(column) === true;
  const asked = tallied.filter((one) => wasAsked(one) || isAskedAbout(one.header, one));
  const asksForTexts = asked.some(({ header }) => header.kind === 'allow' && header.about === 'texts');
  return asked
    .filter(({ header }) => !(asksForTexts && header.kind === 'allow' && header.about === 'newsletter'))
    .map(({ column, name, header, values, isFreeText }) => {
      const of = { ...header, column, name, isFreeText };
      const answerOf = answersAmong(header, values);
      const isNo = isNoIn({ ...of, values }, choice);
      return {
        ...of,
        values: values.map((one) => ({ ...one, answer: answerOf(one.value), isNo: isNo(one.value) })),
      };
    });
}

/** As many as a yes, a no, a blank and one more. */
const FEW_ANSWERS = 4;

/** Signs, or words in scripts with few words of answers in the lists. */
const OTHER_SCRIPT = /^[^\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{Nd}]+$/u;

/** True if a person has to decide what the values of a column mean. */
export function isAskedAbout(header: ConsentHeader, { values, isFreeText }: TalliedColumn): boolean {
  const filled = values.filter(({ value }) => value !== '');
  if (filled.length === 0) return false;
  if (filled.some(({ value }) => isClearNo(value))) return true;
  const { kind, says, about } = header;
  const hasBlank = filled.length < values.length;
  const answerOf = answersAmong(header, filled);
  const answers = filled.map(({ value }) => answerOf(value));
  const saysNo = answers.includes('no');
  switch (says) {
    case 'none':
      return false;
    case 'sure':
      if (isFreeText && kind === 'allow') return saysNo;
      return answers.some((answer) => answer !== 'yes') || (kind === 'allow' && hasBlank);
    case 'likely':
      // The stops of a round, `1`, `2` and `3`, are no refusals.
      if (kind === 'block' && answers.filter((one) => one === 'unclear').length * 2 > answers.length)
        return false;
      if (saysNo) return !isFreeText || about === 'texts';
      if (kind !== 'allow') return false;
      if (about === 'texts' && answers.includes('unclear') && values.length <= FEW_ANSWERS)
        return values.length > 1 && filled.every(({ value }) => OTHER_SCRIPT.test(value));
      return hasBlank && answers.every((answer) => answer === 'yes');
    default:
      return assertNever(says);
  }
}

export function columnsOfNo(columns: readonly ConsentColumn[]): ConsentColumn[] {
  return columns.filter(({ values }) => values.some(({ isNo }) => isNo));
}

/** The decision to remember about all values that were shown, with earlier decisions about other values. */
export function decidedOn(
  columns: readonly ConsentColumn[],
  leaveOut: boolean,
  before: ConsentChoice | undefined,
): ConsentChoice {
  const asked = new Set([...(before?.asked ?? []), ...columns.map(({ column }) => column)]);
  return { leaveOut, asked: [...asked], values: answersWith(columns, before) };
}

/** The choice with a new meaning for one value. */
export function withAnswer(
  columns: readonly ConsentColumn[],
  before: ConsentChoice | undefined,
  changed: ConsentAnswer,
): ConsentChoice {
  const values = answersWith(columns, before).filter((one) => !isSameValue(one, changed));
  return { leaveOut: null, ...before, values: [...values, changed] };
}

type ConsentAnswer = ConsentChoice['values'][number];

function answersWith(columns: readonly ConsentColumn[], before: ConsentChoice | undefined): ConsentAnswer[] {
  const now = columns.flatMap(({ column, values }) =>
    values.map(({ value, isNo }) => ({ column, value, isNo })),
  );
  const others = (before?.values ?? []).filter((one) => !now.some((other) => isSameValue(one, other)));
  return [...others, ...now].slice(-MOST_ANSWERS);
}

function isSameValue(one: ConsentAnswer, other: ConsentAnswer): boolean {
  return one.column === other.column && one.value === other.value;
}

/** Whether people who said no are left out; null until every column and value here is decided. */
export function decisionOn(
  columns: readonly ConsentColumn[],
  choice: ConsentChoice | undefined,
): boolean | null {
  if (columns.length === 0 || choice === undefined || choice.leaveOut === null) return null;
  const { leaveOut, asked } = choice;
  if (asked === undefined) return leaveOut || columnsOfNo(columns).length === 0 ? leaveOut : null;
  return columns.every((column) => isDecided(column, choice)) ? leaveOut : null;
}

/** If any of a column's values was decided, all of them must be. */
function isDecided(of: ConsentColumn, { asked = [], values }: ConsentChoice): boolean {
  if (!asked.includes(of.column)) return !of.values.some(({ isNo }) => isNo);
  const keyOf = keyIn(of, of.isFreeText);
  const decided = new Set(
    values.filter(({ column }) => column === of.column).map(({ value }) => keyOf(value)),
  );
  return decided.size === 0 || of.values.every(({ value }) => decided.has(keyOf(value)));
}

/** Nobody is texted on a guess: if texts need a yes, only a clear yes counts. */
export function isNoIn(
  of: Omit<ConsentColumn, 'values' | 'name'> & Pick<TalliedColumn, 'values'>,
  choice: ConsentChoice | undefined,
): (cell: string) => boolean {
  const answerOf = answersAmong(of, of.values);
  const keyOf = keyIn(of, of.isFreeText);
  const chosen = new Map(
    (choice?.values ?? [])
      .filter(({ column }) => column === of.column)
      .map(({ value, isNo }) => [keyOf(value), isNo]),
  );
  return memoized(1000, (cell) => {
    const key = keyOf(cell);
    return key !== null && (chosen.get(key) ?? meansNo(of.kind, answerOf(cell), cell));
  });
}

/** Alone, a cross is a mark for yes; beside other words for yes it is as often the opposite. */
const CROSSES = new Set(['x', 'xx', '×', '✕']);

/** What each value means in a column that has these values. */
function answersAmong(header: ConsentHeader, values: readonly { readonly value: string }[]) {
  const all = values.map(({ value }) => comparedCell(value));
  const isCrossOpen =
    header.kind === 'allow' && all.some((value) => !CROSSES.has(value) && plainAnswer(value) === 'yes');
  // `h` is short for `hayır` beside `e` for `evet`; without it, `e` is Finnish and short for `ei`.
  const isTurkish = all.includes('h');
  return (cell: string): PlainAnswer => {
    const value = comparedCell(cell);
    if (isCrossOpen && CROSSES.has(value)) return 'unclear';
    return answerIn(header, isTurkish && value === 'e' ? 'evet' : cell);
  };
}
