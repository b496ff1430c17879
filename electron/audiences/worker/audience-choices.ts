import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { DUPLICATE, UNDECIDED } from '../../../shared/audience/audience-row.ts';
import { mostRepeatedRows, type Repeated } from '../../../shared/audience/repeated.ts';
import type { AudienceId } from '../../../shared/brand.ts';
import { rowKey } from '../../store/audience-keys.ts';
import type { AudienceRows } from '../../store/audience-rows.ts';
import { transact } from '../../store/open-database.ts';
import { AudienceEditor } from './audience-editor.ts';
import { beginStep } from './edit-steps.ts';
import type { NumberColumn } from './number-column.ts';

// Ordered by the first row of each number, so that choices between its rows do not change the order.
const repeatedNumbers = `
  SELECT msisdn, max(status = ${UNDECIDED}) FROM audience_row
  WHERE id >= ? AND id < ? AND status IN (${DUPLICATE}, ${UNDECIDED}) GROUP BY msisdn
  ORDER BY min(min(n, ifnull(kept, n)))`;

/** The number at an index among those that occur in several rows, with at most `mostRepeatedRows` of these rows. */
export function readRepeated(
  database: DatabaseSync,
  rows: AudienceRows,
  column: NumberColumn,
  { audienceId, at }: { readonly audienceId: AudienceId; readonly at: number },
): Repeated {
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
  return {
    count: found.length,
    open: open.length,
    nextOpen: others.find((index) => index > at) ?? others[0] ?? null,
    shown:
      msisdn === undefined
        ? null
        : {
            at,
            msisdn: String(msisdn),
            isOpen: isOpen === 1,
            rows: ns.slice(0, mostRepeatedRows).map((n) => rows.at(audienceId, n)!),
            more: Math.max(0, ns.length - mostRepeatedRows),
          },
  };
}

const AT_ONCE = 2000;

/** For every number that waits for a choice, keeps the row that gets the text so far; one step that can be undone. */
export async function keepAll(database: DatabaseSync, numbers: NumberColumn, now: number): Promise<void> {
  const { audienceId } = numbers;
  const step = beginStep('keep-first');
  const waiting = database.prepare(
    `SELECT n FROM audience_row WHERE id >= ? AND id < ? AND status = ${UNDECIDED} ORDER BY id LIMIT ${AT_ONCE}`,
  );
  for (;;) {
    const rows = waiting.all(rowKey(audienceId, 0), rowKey(audienceId + 1, 0));
    if (rows.length === 0) return;
    const editor = new AudienceEditor(database, numbers);
    transact(database, () => {
      for (const { n } of rows) editor.write({ ...editor.row(Number(n))!, status: DUPLICATE });
      editor.record(step, { kind: 'choose', n: Number(rows[0]!.n), rows: rows.length, now });
    });
    await setImmediate();
  }
}
