import type { DatabaseSync } from 'node:sqlite';
import { finishErasing } from '../../../store/finish-erasing.ts';
import { inSteps } from '../../../store/in-steps.ts';
import { inRange } from '../../../store/range-sql.ts';
import { withoutValues } from '../recipient-writer.ts';

const slice = 20_000;

const isOffRecord = `NOT EXISTS (SELECT 1 FROM reached e WHERE e.campaign_id = r.campaign_id
  AND e.to_position > r.position AND e.from_position = (
    SELECT max(from_position) FROM reached x WHERE x.campaign_id = r.campaign_id AND x.from_position <= r.position))`;

const isOnRecord = 'EXISTS (SELECT 1 FROM sending s WHERE s.campaign_id = m.campaign_id)';

const ofLeftOut = `campaign_id = ? AND ${inRange('n')}`;

const inSlice = `campaign_id = ? AND ${inRange('position')}`;

/**
 * Erases all but numbers on record as reached, from the database file itself (`secure_delete`). Needs its own
 * connection; an abort ends it between two steps, and the next call continues.
 */
export async function eraseRemoved(database: DatabaseSync, signal: AbortSignal): Promise<void> {
  const gone = database
    .prepare('SELECT campaign_id AS id FROM removal')
    .all()
    .map(({ id }) => Number(id));
  if (gone.length === 0) return;
  const record = database.prepare(`SELECT ${isOnRecord} AS of FROM removal m WHERE campaign_id = ?`);
  for (const campaignId of gone) {
    const before = record.get(campaignId)?.of;
    // A campaign taken off the record meanwhile has more numbers to erase, which its people lead to.
    const isAsBefore = (): boolean => record.get(campaignId)?.of === before;
    await eraseNumbers(database, campaignId, signal);
    await erasePositions(database, { campaignId, isAsBefore }, signal, [
      `DELETE FROM left_out WHERE ${ofLeftOut}`,
      `DELETE FROM receipt WHERE ${inSlice}`,
      `DELETE FROM skipped WHERE ${inSlice}`,
      `DELETE FROM recipient AS r WHERE ${inSlice} AND ${isOffRecord}`,
      `UPDATE recipient SET ${withoutValues} WHERE ${inSlice}`,
    ]);
  }
  await finishErasing(database, signal);
  // Rows stay here while practice has a part of them, and for campaigns taken off the record until the next call.
  database.exec(
    `DELETE FROM removal AS m WHERE in_practice = 0 AND campaign_id IN (${gone})
     AND (${isOnRecord} OR NOT EXISTS (SELECT 1 FROM recipient r WHERE r.campaign_id = m.campaign_id))`,
  );
}

function lengthOf(database: DatabaseSync, campaignId: number): number {
  const last = database
    .prepare(
      `SELECT max((SELECT coalesce(max(position), -1) FROM recipient WHERE campaign_id = ?1),
         (SELECT coalesce(max(n), -1) FROM left_out WHERE campaign_id = ?1)) AS last`,
    )
    .get(campaignId);
  return typeof last?.last === 'number' ? last.last + 1 : 0;
}

async function eraseNumbers(database: DatabaseSync, campaignId: number, signal: AbortSignal): Promise<void> {
  const length = lengthOf(database, campaignId);
  const read = database.prepare(
    `SELECT json_group_array(msisdn) AS some FROM recipient r WHERE ${inSlice} AND ${isOffRecord}`,
  );
  const numbersBySlice: number[][] = [];
  let at = 0;
  await inSteps(() => {
    numbersBySlice.push(JSON.parse(String(read.get(campaignId, at, at + slice)?.some)) as number[]);
    at += slice;
    return at < length;
  }, signal);
  const numbers = Float64Array.from(numbersBySlice.flat()).sort();
  const erase = database.prepare(
    'DELETE FROM recipient_number WHERE campaign_id = ? AND msisdn IN (SELECT value FROM json_each(?))',
  );
  let from = 0;
  await inSteps(() => {
    erase.run(campaignId, `[${numbers.subarray(from, from + slice).join()}]`);
    from += slice;
    return from < numbers.length;
  }, signal);
}

async function erasePositions(
  database: DatabaseSync,
  { campaignId, isAsBefore }: { readonly campaignId: number; readonly isAsBefore: () => boolean },
  signal: AbortSignal,
  sql: readonly string[],
): Promise<void> {
  const end = lengthOf(database, campaignId);
  const statements = sql.map((one) => database.prepare(one));
  let from = 0;
  await inSteps(() => {
    if (!isAsBefore()) return false;
    for (const statement of statements) statement.run(campaignId, from, from + slice);
    from += slice;
    return from < end;
  }, signal);
}
