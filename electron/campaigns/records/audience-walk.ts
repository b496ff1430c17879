import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { ROW_STATUSES, statusCode } from '../../../shared/audience/audience-row.ts';
import type { AudienceId } from '../../../shared/brand.ts';
import type { CompiledMessage } from '../../../shared/message/compiled-message.ts';
import { type FinalText, finalTextFor } from '../../../shared/message/final-text.ts';
import { inRange } from '../../store/range-sql.ts';
import { countRows, rowKey } from '../../store/row-key.ts';
import type { LeftOutRow } from './recipient-writer.ts';

export interface WalkedPerson {
  readonly n: number;
  readonly row: number;
  readonly msisdn: number;
  readonly final: FinalText;
}

/** Rows at once: a few ms of work, after which the thread handles other messages. */
const step = 5000;

const batch = `
  SELECT '[' || group_concat(n || ',' || row || ',' || msisdn) || ']' AS numbers, '[' || group_concat(cells) || ']' AS cells
  FROM (SELECT n, row, msisdn, cells FROM audience_row
        WHERE ${inRange('id')} AND status = ${statusCode('recipient')} AND msisdn IS NOT NULL ORDER BY id)`;

export async function* walkAudience(
  database: DatabaseSync,
  audienceId: AudienceId,
  compiled: CompiledMessage,
) {
  const rows = countRows(database, audienceId);
  const statement = database.prepare(batch);
  for (let from = 0; from < rows; from += step) {
    const storedSlice = statement.get(rowKey(audienceId, from), rowKey(audienceId, from + step));
    const numbers = JSON.parse(String(storedSlice?.numbers ?? '[]')) as number[];
    const cells = JSON.parse(String(storedSlice?.cells ?? '[]')) as string[][];
    const people = cells.map((row, at) => ({
      n: numbers[3 * at]!,
      row: numbers[3 * at + 1]!,
      msisdn: numbers[3 * at + 2]!,
      final: finalTextFor(compiled, row),
    }));
    yield { people, progress: Math.min(1, (from + step) / rows) };
    await setImmediate();
  }
}

const others = `
  SELECT n, row, status, number_flags AS fault, msisdn,
    (SELECT k.row FROM audience_row k WHERE k.id = (a.id - a.n) + a.kept) AS kept
  FROM audience_row a WHERE ${inRange('id')} AND NOT (status = ${statusCode('recipient')} AND msisdn IS NOT NULL) ORDER BY id`;

/** The rows that `walkAudience` passes over. */
export async function* walkOthers(database: DatabaseSync, audienceId: AudienceId) {
  const rows = countRows(database, audienceId);
  const statement = database.prepare(others);
  for (let from = 0; from < rows; from += step) {
    yield statement.all(rowKey(audienceId, from), rowKey(audienceId, from + step)).map((row) => {
      const status = ROW_STATUSES[Number(row.status)]!;
      const reason = status === 'recipient' ? 'rejected' : status;
      const detail = reason === 'rejected' ? row.fault : row.kept;
      return { ...row, reason, detail } as unknown as LeftOutRow;
    });
    await setImmediate();
  }
}
