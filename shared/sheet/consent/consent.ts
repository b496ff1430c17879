import { assertNever } from '../../assert-never.ts';
import { wordsOf } from '../../format/words-in-name.ts';
import { memoized } from '../../memoize.ts';
import { comparedCell } from '../compared-cell.ts';
import type { ConsentChoice } from '../sheet.ts';
import { PLAIN_NO } from './answer-vocabulary.ts';
import { type ConsentHeader, type ConsentKind, consentHeader, kindOf } from './consent-header.ts';
import * as vocabulary from './consent-vocabulary.ts';
import { BLANK_ANSWER, joinedPhrases, type PlainAnswer, plainAnswer } from './plain-answer.ts';

export interface ConsentValue {
  /** As first written; empty for blanks. */
  readonly value: string;
  readonly rows: number;
  readonly answer: PlainAnswer;
  /** Whether it counts as a no, by the rule or by choice. */
  readonly isNo: boolean;
}

export interface ConsentColumn {
  readonly column: number;
  readonly name: string;
  readonly kind: ConsentKind;
  /** Those counted first; a column may have more. */
  readonly values: readonly ConsentValue[];
}

/** Alone a mark; beside other words for yes it is as often the opposite. */
const CROSSES = new Set(['x', 'xx', '×', '✕']);

/** What a value says in a column of this kind that has these values. */
function answersAmong(kind: ConsentKind, values: readonly { readonly value: string }[]) {
  const all = values.map(({ value }) => comparedCell(value));
  const isCrossOpen =
    kind === 'allow' && all.some((value) => !CROSSES.has(value) && plainAnswer(value) === 'yes');
  // Short for `evet` and `hayır`; alone it is Finnish and short for `ei`.
  const isTurkish = all.includes('h');
  return (cell: string): PlainAnswer => {
    const value = comparedCell(cell);
    if (isCrossOpen && CROSSES.has(value)) return 'unclear';
    return answerIn(kind, isTurkish && value === 'e' ? 'evet' : value);
  };
}

export function answerIn(kind: ConsentKind, value: string): PlainAnswer {
  switch (kind) {
    case 'allow': {
      const answer = plainAnswer(value);
      return answer === 'date' ? 'unclear' : answer;
    }
    case 'block': {
      if (BLANK_ANSWER.test(comparedCell(value))) return 'yes';
      const answer = plainAnswer(value);
      if (answer !== 'no') return answer === 'unclear' ? answer : 'no';
      // `STOP` and `no texts` refuse them here too.
      return wordsOf(value).every((word) => PLAIN_NO.has(word)) ? 'yes' : 'no';
    }
    case 'status': {
      const words = joinedPhrases(wordsOf(value));
      return vocabulary.LEFT.has(words.join(' ')) || hasLeft(words) ? 'no' : 'yes';
    }
    default:
      return assertNever(kind);
  }
}

/** `Unsubscribed from SMS`, `do not text`: no other status has such words. */
function hasLeft(words: readonly string[]): boolean {
  if (words.some((word) => vocabulary.LEFT.has(word) && vocabulary.REFUSAL.has(word))) return true;
  const kinds = words.map((word, at) => kindOf(word, at === 0));
  const isAboutTexts = kinds.includes('consent') || kinds.includes('channel');
  const isRefused = kinds.includes('negation') && isAboutTexts && !kinds.includes('other');
  return isRefused || /^(?:not (?:contact|call|disturb)|(?:hard|soft) bounced?)$/.test(words.join(' '));
}

/** People who said no, and where. */
export interface FoundConsent {
  readonly people: number;
  /** With their numbers; several may be of one person. */
  readonly rows: number;
  readonly columns: readonly ConsentColumn[];
}

interface CountedValues {
  readonly values: readonly { readonly value: string; readonly rows: number }[];
  readonly isWhole: boolean;
  readonly blank: number;
}

/** Whether a column with such a header is one of consent, by its values. */
export function isConsent(
  { kind, weak, isSure, about }: ConsentHeader,
  { values, isWhole, blank }: CountedValues,
): boolean {
  const rows = (
    answers: readonly (PlainAnswer | 'date')[],
    answerOf: (value: string) => PlainAnswer | 'date',
  ) => values.reduce((sum, { value, rows }) => sum + (answers.includes(answerOf(value)) ? rows : 0), 0);
  const filled = values.reduce((sum, { rows }) => sum + rows, 0);
  if (filled === 0) return false;
  const no = rows(['no'], (value) => answerIn(kind, value));
  if (kind === 'status') return no > 0;
  if (kind === 'block' && !weak) return true;
  const clear = rows(kind === 'block' ? ['yes', 'no', 'date'] : ['yes', 'no'], plainAnswer);
  // The date of a yes leaves open what a blank beside it means.
  const isOfDates = rows(['date'], plainAnswer) * 2 > filled;
  if (about === 'texts' && !weak && (no > 0 || isOfDates)) return true;
  if (!isWhole) return false;
  const hasNo = no > 0 || (kind === 'allow' && isSure && blank > 0);
  if (weak) return hasNo && clear >= filled * MOSTLY;
  if (clear * 2 > filled) return true;
  // Whatever a few values say: a word for a no that is not known must not text anybody.
  const isAnswered = about !== 'newsletter' && values.some(isAnswerInWords);
  return values.length <= FEW_VALUES && (no > 0 || isSure || isAnswered);
}

/** A single letter or digit is a code as often. */
function isAnswerInWords({ value }: { readonly value: string }): boolean {
  return /\p{L}{2}/u.test(value) && ['yes', 'no'].includes(plainAnswer(value));
}

const MOSTLY = 0.9;
const FEW_VALUES = 30;

/** The columns of consent among those with such headers; one about texts goes before a newsletter's. */
export function consentColumns(
  counted: readonly (CountedValues & { readonly column: number; readonly name: string })[],
  choice: ConsentChoice | undefined,
): ConsentColumn[] {
  const found = counted.flatMap((one) => {
    const header = consentHeader(one.name);
    return header !== null && isConsent(header, one) ? [{ ...one, ...header }] : [];
  });
  const asksForTexts = found.some(({ kind, about }) => kind === 'allow' && about === 'texts');
  return found
    .filter(({ kind, about }) => !(kind === 'allow' && about === 'newsletter' && asksForTexts))
    .map(({ column, name, kind, values, blank }) => {
      const isNo = isNoIn({ column, kind, values }, choice);
      const answerOf = answersAmong(kind, values);
      const all = kind === 'allow' && blank > 0 ? [...values, { value: '', rows: blank }] : values;
      return {
        column,
        name,
        kind,
        values: all.map((one) => ({ ...one, answer: answerOf(one.value), isNo: isNo(one.value) })),
      };
    });
}

export function columnsOfNo(columns: readonly ConsentColumn[]): ConsentColumn[] {
  return columns.filter(({ values }) => values.some(({ isNo }) => isNo));
}

/** Whether those who said no are left out; null until it is decided about everyone. */
export function decisionOn(
  columns: readonly ConsentColumn[],
  choice: ConsentChoice | undefined,
): boolean | null {
  if (choice?.leaveOut !== false) return choice?.leaveOut ?? null;
  const isAsked = columnsOfNo(columns).every(({ column }) => choice.asked?.includes(column));
  return isAsked ? false : null;
}

/** Nobody is texted on a guess: where texts need a yes, only a clear one counts. */
export function isNoIn(
  { column, kind, values }: Pick<ConsentColumn, 'column' | 'kind'> & Pick<CountedValues, 'values'>,
  choice: ConsentChoice | undefined,
): (cell: string) => boolean {
  const answerOf = answersAmong(kind, values);
  const chosen = new Map(
    (choice?.values ?? [])
      .filter((one) => one.column === column)
      .map(({ value, isNo }) => [comparedCell(value), isNo]),
  );
  return memoized(1000, (cell) => chosen.get(comparedCell(cell)) ?? answerOf(cell) !== 'yes');
}
