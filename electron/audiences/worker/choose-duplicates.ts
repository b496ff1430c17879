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
import type { AudienceId } from '../../../shared/brand.ts';
import { dayOrder } from '../../../shared/format/written-date.ts';
import { firstOf } from '../../../shared/page.ts';
import { failure, ok } from '../../../shared/result.ts';
import { say } from '../../../shared/texts/say.ts';
import { type AudienceHead, isHalfChanged, readMapping } from '../../store/audience-reader.ts';
import type { AudienceRows } from '../../store/audience-rows.ts';
import { transact } from '../../store/open-database.ts';
import { rowKey } from '../../store/row-key.ts';
import { AudienceEditor, type EditedRow } from './audience-editor.ts';
import { cellsOfList } from './column-values.ts';
import { dayOrdersIn, withOrders } from './day-orders.ts';
import { beginStep } from './edit-steps.ts';
import type { NumberColumn } from './number-column.ts';
import { endMove, type TellProgress } from './undo-steps.ts';

// Ordered by the first row of each number, so that choices between its rows do not change the order.
const repeatedNumbers = `
  SELECT msisdn, max(status = ${UNDECIDED}) FROM audience_row
  WHERE id >= ? AND id < ? AND status IN (${NOT_KEPT.join()}) GROUP BY msisdn
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
  const found = find.all(rowKey(audienceId, 0), rowKey(audienceId + 1, 0)) as unknown as (readonly [
    msisdn: number,
    isOpen: number,
  ])[];
  const open = found.flatMap(([, isOpen], index) => (isOpen === 1 ? [index] : []));
  const [msisdn, isOpen] = found[at] ?? [];
  const others = open.filter((index) => index !== at);
  const ns = msisdn === undefined ? [] : column.rowsWith(msisdn);
  const same = rowsAt(rows, audienceId, ns);
  return {
    count: found.length,
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

/** Columns with dates that may begin with the day or the month. */
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
  const found = database
    .prepare(
      `SELECT count(DISTINCT d.msisdn) AS numbers FROM audience_row d JOIN audience_row k ON k.id = ?1 + d.kept
       WHERE d.id >= ?1 AND d.id < ?2 AND d.status = ${DUPLICATE} AND k.cells <> d.cells`,
    )
    .get(rowKey(audienceId, 0), rowKey(audienceId + 1, 0));
  return Number(found?.numbers);
}

/** Numbers decided in one transaction, which nobody then waits for long. */
const AT_ONCE = 250;

/** Decides every number that waits for a choice, where the rule can; one step that can be undone. */
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
  const step = beginStep(rule.keep === 'join' ? 'join-all' : 'keep-first');
  const waiting = database
    .prepare(
      `SELECT msisdn FROM audience_row
       WHERE id >= ? AND id < ? AND status = ${UNDECIDED} ORDER BY id`,
    )
    .all(rowKey(audienceId, 0), rowKey(audienceId + 1, 0));
  const open = [...new Set(waiting.map(({ msisdn }) => Number(msisdn)))];
  const revision = database.prepare('SELECT revision FROM audience WHERE id = ?');
  let known: ReadonlyMap<number, number[]> = new Map();
  let knownAt: unknown = null;
  const rowsWith = (number: number) => known.get(number) ?? [];
  for (let from = 0; from < open.length; from += AT_ONCE) {
    while (isHalfChanged(database, audienceId)) await endMove(database, numbers, now);
    const editor = new AudienceEditor(database, { ...numbers, rowsWith });
    transact(database, () => {
      // Somebody else may have changed the list since the numbers before these.
      if (revision.get(audienceId)?.revision !== knownAt)
        known = numbers.rowsWithAny(new Set(open.slice(from)));
      const kept = open.slice(from, from + AT_ONCE).flatMap((number) => {
        const rows = rowsWith(number)
          .map((n) => editor.row(n)!)
          .filter(({ status }) => isChosenAmong.has(status));
        const row = keepRow(editor, rows, rule, dayFirst);
        return row === null ? [] : [{ n: row.n, others: rows.length - 1 }];
      });
      if (kept.length > 0) {
        const rows = kept.reduce((sum, { others }) => sum + others, 0);
        editor.record(step, { kind: 'choose', n: kept[0]!.n, rows, now });
      }
      knownAt = revision.get(audienceId)?.revision;
    });
    progress(Math.min(1, (from + AT_ONCE) / open.length));
    await setImmediate();
  }
}

/** Keeps and returns the row that is sent to; null where the rule does not decide. */
function keepRow(
  editor: AudienceEditor,
  rows: readonly EditedRow[],
  rule: NumberRule,
  dayFirst: boolean | null,
): EditedRow | null {
  if (rule.keep === 'join') {
    const first = rows.find(({ status }) => status === RECIPIENT);
    return first !== undefined && editor.join(first, rule.join) === null ? first : null;
  }
  const row =
    'column' in rule
      ? byDate(rows, rule.keep, ({ cells }) => (JSON.parse(cells) as string[])[rule.column] ?? '', dayFirst)
      : (byPlace(rows, rule.keep) ?? null);
  if (row !== null) editor.keep(row);
  return row;
}

const isChosenAmong: ReadonlySet<number> = new Set([RECIPIENT, UNDECIDED, DUPLICATE]);
