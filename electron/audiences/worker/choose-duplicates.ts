import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { AudienceRow } from '../../../shared/audience/audience.ts';
import { DUPLICATE, RECIPIENT, UNDECIDED } from '../../../shared/audience/audience-row.ts';
import { boundedRow } from '../../../shared/audience/bounded-row.ts';
import { byDate, byPlace, isAsked, NOT_KEPT, type NumberRule } from '../../../shared/audience/kept-row.ts';
import {
  mostRepeatedRows,
  type Repeated,
  type SameNumber,
} from '../../../shared/audience/repeated-numbers.ts';
import type { Decision } from '../../../shared/audience/row-decisions.ts';
import type { AudienceId } from '../../../shared/brand.ts';
import { dayOrder } from '../../../shared/format/written-date.ts';
import { firstOf } from '../../../shared/page.ts';
import { failure, ok } from '../../../shared/result.ts';
import { say } from '../../../shared/texts/say.ts';
import { type AudienceHead, readMapping } from '../../store/audience-reader.ts';
import type { AudienceRows } from '../../store/audience-rows.ts';
import { inRange } from '../../store/range-sql.ts';
import { rowKey } from '../../store/row-key.ts';
import { chosenRow, joinedRows } from './audience-change.ts';
import { cellsOfList } from './column-values.ts';
import { dayOrdersIn, withOrders } from './day-orders.ts';
import { type JudgedRows, type ListedNumber, openJudgedRows } from './judged-rows.ts';
import { takeStep } from './list-steps.ts';
import type { NumberColumn } from './number-column.ts';
import type { TellProgress } from './rejudge.ts';

// Ordered by the first row of each number, so that choices between its rows do not change the order.
const repeatedNumbers = `
  SELECT msisdn, max(status = ${UNDECIDED}) FROM audience_row
  WHERE ${inRange('id')} AND status IN (${NOT_KEPT.join()}) GROUP BY msisdn
  ORDER BY min(min(n, ifnull(kept, n)))`;

/** The number at an index among those that occur in several rows, with at most `mostRepeatedRows` of these rows. */
export async function readRepeated(
  database: DatabaseSync,
  rows: AudienceRows,
  column: NumberColumn,
  { head, at }: { readonly head: AudienceHead; readonly at: number },
): Promise<Repeated> {
  const { id: audienceId } = head;
  const find = database.prepare(repeatedNumbers);
  find.setReturnArrays(true);
  const repeatedRows = find.all(rowKey(audienceId, 0), rowKey(audienceId + 1, 0)) as unknown as (readonly [
    msisdn: number,
    isOpen: number,
  ])[];
  const open = repeatedRows.flatMap(([, isOpen], index) => (isOpen === 1 ? [index] : []));
  const [msisdn, isOpen] = repeatedRows[at] ?? [];
  const others = open.filter((index) => index !== at);
  const ns = msisdn === undefined ? [] : column.rowsWith(msisdn);
  const same = rowsAt(rows, audienceId, ns);
  return {
    count: repeatedRows.length,
    open: open.length,
    ruled: countRuled(database, audienceId),
    nextOpen: others.find((index) => index > at) ?? others[0] ?? null,
    shown: msisdn === undefined ? null : { at, msisdn: String(msisdn), isOpen: isOpen === 1, ...same },
    dayFirst: await dayOrdersIn(database, head, inDoubt(same.rows)),
  };
}

export function readSameNumber(rows: AudienceRows, column: NumberColumn, audienceId: AudienceId, n: number) {
  const row = rows.at(audienceId, n);
  if (row === null) return failure('not-found', say.audiences.noRow());
  const ns = row.msisdn === null ? [n] : column.rowsWith(Number(row.msisdn));
  return ok(rowsAt(rows, audienceId, ns));
}

/** The columns with dates that may begin with the day or the month. */
function inDoubt(rows: readonly AudienceRow[]): number[] {
  const cells = rows.flatMap((row) => [...(row.joined?.own ?? row.cells).entries()]);
  const needing = cells.flatMap(([column, cell]) => (dayOrder([cell]).date === null ? [] : [column]));
  return [...new Set(needing)];
}

/** The first of these rows. */
function rowsAt(rows: AudienceRows, audienceId: AudienceId, ns: readonly number[]): SameNumber {
  const shown = firstOf(ns.slice(0, mostRepeatedRows), (n) => boundedRow(rows.at(audienceId, n)!));
  return { rows: shown, more: ns.length - shown.length };
}

function countRuled(database: DatabaseSync, audienceId: AudienceId): number {
  if (isAsked(readMapping(database, audienceId).duplicates)) return 0;
  const ruledNumbers = database
    .prepare(
      `SELECT count(DISTINCT d.msisdn) AS numbers FROM audience_row d JOIN audience_row k ON k.id = ?1 + d.kept
       WHERE ${inRange('d.id', '?1', '?2')} AND d.status = ${DUPLICATE} AND k.cells <> d.cells`,
    )
    .get(rowKey(audienceId, 0), rowKey(audienceId + 1, 0));
  return Number(ruledNumbers?.numbers);
}

/** Numbers read before the thread handles other messages. */
const AT_ONCE = 250;

/** Decides every waiting number that the rule can decide; one step that can be undone. */
export async function keepAll(
  database: DatabaseSync,
  numbers: NumberColumn,
  wanted: NumberRule,
  head: AudienceHead,
  { now, progress }: { readonly now: number; readonly progress: TellProgress },
): Promise<void> {
  const { audienceId } = numbers;
  const rule =
    wanted.keep === 'join'
      ? { ...wanted, join: await withOrders(wanted.join, cellsOfList(database, head)) }
      : wanted;
  const shownOrder = async (column: number) => (await dayOrdersIn(database, head, [column]))[column] ?? null;
  const dayFirst = 'column' in rule ? (rule.dayFirst ?? (await shownOrder(rule.column))) : null;
  const waiting = database
    .prepare(
      `SELECT DISTINCT msisdn FROM audience_row
       WHERE ${inRange('id')} AND status = ${UNDECIDED} ORDER BY id`,
    )
    .all(rowKey(audienceId, 0), rowKey(audienceId + 1, 0));
  const judged = openJudgedRows(database, numbers);
  const decisions: Decision[] = [];
  let rows = 0;
  for (const [index, { msisdn }] of waiting.entries()) {
    const number = judged.number(Number(msisdn));
    const made = number === null ? [] : decidedBy(database, judged, number, rule, dayFirst);
    decisions.push(...made);
    if (made.length > 0) rows += number!.rows.filter(({ isOut }) => !isOut).length - 1;
    if (index % AT_ONCE === 0) await setImmediate();
  }
  const [first] = decisions;
  const act = rule.keep === 'join' ? 'join-all' : 'keep-first';
  if (first !== undefined)
    await takeStep(database, judged, { act, n: first.n, rows, decisions }, now, progress);
}

/** Empty if the rule does not decide. */
function decidedBy(
  database: DatabaseSync,
  judged: JudgedRows,
  number: ListedNumber,
  rule: NumberRule,
  dayFirst: boolean | null,
): readonly Decision[] {
  if (rule.keep === 'join') {
    const joined = joinedRows(database, number, rule.join);
    return joined.ok ? joined.value : [];
  }
  const { statuses } = number.judged;
  const ns = number.rows.flatMap(({ n }, index) => (isChosenAmong.has(statuses[index]!) ? n : []));
  const dateOf = (n: number): string =>
    'column' in rule ? ((JSON.parse(judged.at(n)!.stored.cells) as string[])[rule.column] ?? '') : '';
  const n = 'column' in rule ? byDate(ns, rule.keep, dateOf, dayFirst) : byPlace(ns, rule.keep);
  return typeof n === 'number' ? chosenRow(judged, judged.at(n)!, number) : [];
}

const isChosenAmong: ReadonlySet<number> = new Set([RECIPIENT, UNDECIDED, DUPLICATE]);
