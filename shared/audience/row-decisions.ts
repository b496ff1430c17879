import type { JoinRule } from '../sheet/sheet.ts';
import type { RowDecision } from './decided-row.ts';
import type { Judged } from './judge.ts';
import type { RowFacts, Span } from './row-facts.ts';

/** A decision on the row `n`, before it has its place in the order of decisions. */
export interface Decision extends Omit<RowDecision, 'at'> {
  readonly n: number;
  readonly among: Span | null;
}

/** How the text of a chosen row is joined; stored as JSON in the value of its decision. */
export interface ChosenText {
  readonly rule: JoinRule;
  readonly of: Span | null;
}

/** The rows of one number, and their present statuses. */
export interface JudgedNumber {
  readonly msisdn: number;
  readonly rows: readonly RowFacts[];
  readonly judged: Judged;
}

const ofRow = { column: -1, msisdn: null, value: null, among: null } as const;

/** Leaving out the row that is sent to leaves out the person. `number` is null for a row without a number. */
export function leftOut(n: number, number: JudgedNumber | null): Decision {
  const isPerson = number !== null && !number.judged.isOut && keptOf(number) === n;
  return { ...ofRow, kind: 'out', n, msisdn: isPerson ? number.msisdn : null };
}

/** Taking in the row by which the person is left out takes in the person. */
export function takenIn(n: number, number: JudgedNumber | null): Decision {
  const isPerson = number?.judged.isOut === true && keptOf(number) === n;
  return { ...ofRow, kind: 'in', n, msisdn: isPerson ? number.msisdn : null };
}

/** Sends to the row in spite of a no or a recent text. */
export function lifted(n: number, msisdn: number): Decision {
  return { ...ofRow, kind: 'lift', n, msisdn };
}

/** Sends to the row, and takes it in if it was left out. */
export function chosen(n: number, { msisdn, rows }: JudgedNumber, text: ChosenText | null): Decision[] {
  const value = text && JSON.stringify(text);
  const choice: Decision = { ...ofRow, kind: 'choose', n, msisdn, value };
  const isOut = rows.find((row) => row.n === n)?.isOut === true;
  return isOut ? [{ ...ofRow, kind: 'in', n }, choice] : [choice];
}

export function checked(n: number, msisdn: number): Decision {
  return { ...ofRow, kind: 'checked', n, msisdn };
}

export function typed(n: number, value: string | null): Decision {
  return { ...ofRow, kind: 'number', n, value };
}

/** Writes in a cell of the row, or over the text of several rows; `made` is then the joined text. */
export function written(n: number, column: number, text: string, made: string | null): Decision {
  const value = made === null ? text : JSON.stringify({ made, text });
  return { ...ofRow, kind: made === null ? 'cell' : 'written', n, column, value };
}

function keptOf({ rows, judged }: JudgedNumber): number {
  return rows[judged.kept]!.n;
}
