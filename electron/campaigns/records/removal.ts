import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import {
  jsonWithoutPerson,
  type PersonalWords,
  storedWithoutPerson,
} from '../../../shared/person/erasure.ts';
import { finishErasing } from '../../store/finish-erasing.ts';
import { inSteps } from '../../store/in-steps.ts';
import { transact } from '../../store/open-database.ts';
import { inRange } from '../../store/range-sql.ts';
import { forgetFrozen, readFrozen, replaceWords } from './frozen.ts';
import { deleteCampaign } from './lifecycle.ts';
import { keepRequests } from './past-requests.ts';
import { clearNumbers } from './recipient-numbers.ts';
import { keepOnlyNumbers, withoutValues } from './recipient-writer.ts';

function removeFrom(database: DatabaseSync, campaignId: CampaignId, tables: readonly string[]): void {
  for (const table of tables) database.prepare(`DELETE FROM ${table} WHERE campaign_id = ?`).run(campaignId);
}

/** For a campaign that never started; run it in a transaction. */
export function clearFrozen(database: DatabaseSync, campaignId: CampaignId): void {
  clearNumbers(database, campaignId);
  removeFrom(database, campaignId, ['recipient', 'left_out', 'chunk', 'tally', 'sending']);
  forgetFrozen(database, campaignId);
}

/** Deletes a campaign that its start created and that was never a draft; false for a draft. Run it in a transaction. */
export function dropMadeByStart(database: DatabaseSync, campaignId: CampaignId): boolean {
  if (readFrozen(database, campaignId)?.madeByStart !== true) return false;
  clearFrozen(database, campaignId);
  removeFrom(database, campaignId, ['timeline']);
  deleteCampaign(database, campaignId);
  return true;
}

/** Its people are not deleted yet. */
function removeRequests(database: DatabaseSync, campaignId: CampaignId): void {
  removeFrom(database, campaignId, ['attempt', 'verdict', 'chunk', 'tally', 'timeline']);
  deleteCampaign(database, campaignId);
}

/** For one campaign after the other; returns functions that remove the person's words: services quote numbers and texts. */
export function openWordsWithout(database: DatabaseSync) {
  const columns = (
    [
      ['attempt', 'evidence', ['chunk', 'attempt'], jsonWithoutPerson],
      ['chunk', 'refusal', ['chunk'], jsonWithoutPerson],
      ['timeline', 'message', ['id'], storedWithoutPerson],
    ] as const
  ).map(([table, column, keys, without]) => ({
    ...{ keys, without },
    rows: database.prepare(
      `SELECT ${column} AS said, ${keys.join(', ')} FROM ${table} WHERE campaign_id = ? AND ${column} IS NOT NULL`,
    ),
    write: database.prepare(
      `UPDATE ${table} SET ${column} = ? WHERE campaign_id = ? AND ${keys.map((key) => `${key} = ?`).join(' AND ')}`,
    ),
  }));
  const pauseOf = database.prepare('SELECT pause FROM campaign WHERE id = ?');
  return (campaignId: CampaignId, own: PersonalWords): (() => unknown)[] => {
    const writes = columns.flatMap(({ keys, without, rows, write }) =>
      rows.all(campaignId).flatMap((row) => {
        const serviceWords = String(row.said);
        const clean = without(serviceWords, own);
        const at = keys.map((key) => Number(row[key]));
        return clean === serviceWords ? [] : [() => write.run(clean, campaignId, ...at)];
      }),
    );
    const stored = pauseOf.get(campaignId)?.pause;
    const pause = typeof stored === 'string' ? jsonWithoutPerson(stored, own) : null;
    return pause === null || pause === stored
      ? writes
      : [...writes, () => replaceWords(database, campaignId, { pause })];
  };
}

/** Leaves only the numbers of a campaign's people, not whom it reached; keep its requests before. */
export function dropToNumbers(database: DatabaseSync, campaignId: CampaignId): void {
  removeRequests(database, campaignId);
  keepOnlyNumbers(database, campaignId);
  removeFrom(database, campaignId, ['reached', 'receipt', 'skipped', 'left_out']);
}

export function hasRemovals(database: DatabaseSync): boolean {
  return database.prepare('SELECT 1 FROM removal').get() !== undefined;
}

/**
 * Deleted at once: with only some receipts gone, the others would look as if they had not been texted. Whom the
 * campaigns reached stays on record; `eraseRemoved` erases the rest.
 */
export function removeCampaigns(
  database: DatabaseSync,
  campaignIds: readonly CampaignId[],
  forgetBefore: number | null = null,
): void {
  transact(database, () => {
    for (const campaignId of campaignIds) {
      database
        .prepare('INSERT OR IGNORE INTO removal (campaign_id, in_practice) VALUES (?, ?)')
        .run(campaignId, readFrozen(database, campaignId)?.kind === 'practice' ? 1 : 0);
      keepRequests(database, campaignId);
      removeRequests(database, campaignId);
    }
    forgetReached(database, forgetBefore);
  });
}

/** True if only the record of live campaigns still needs sending `s`: no campaign of its family exists. */
const isAlone = `NOT EXISTS (SELECT 1 FROM campaign g WHERE g.id = s.campaign_id)
  AND NOT EXISTS (SELECT 1 FROM campaign g WHERE coalesce(g.family, g.id) = s.family)`;

const newest = '(SELECT max(at) FROM reached e WHERE e.campaign_id = s.campaign_id)';

/** Forgets campaigns that reached no phone, and live ones that reached nobody since `before`; null keeps these. */
function forgetReached(database: DatabaseSync, before: number | null): void {
  const alone = database
    .prepare(
      `SELECT campaign_id AS id FROM sending s
       WHERE ${isAlone} AND (is_live = 0 OR ${newest} IS NULL OR ${newest} < ?)`,
    )
    .all(before);
  for (const { id } of alone) {
    removeFrom(database, Number(id) as CampaignId, ['reached', 'sending']);
    database.prepare('INSERT OR IGNORE INTO removal (campaign_id, in_practice) VALUES (?, 0)').run(id!);
  }
}

export function practiceRemovals(database: DatabaseSync): CampaignId[] {
  return database
    .prepare('SELECT campaign_id AS id FROM removal WHERE in_practice = 1')
    .all()
    .map(({ id }) => Number(id) as CampaignId);
}

export function endPracticeRemoval(database: DatabaseSync, campaignId: CampaignId): void {
  database.prepare('UPDATE removal SET in_practice = 0 WHERE campaign_id = ?').run(campaignId);
}

const slice = 20_000;

const isOffRecord = `NOT EXISTS (SELECT 1 FROM reached e WHERE e.campaign_id = r.campaign_id
  AND e.to_position > r.position AND e.from_position = (
    SELECT max(from_position) FROM reached x WHERE x.campaign_id = r.campaign_id AND x.from_position <= r.position))`;

/** The database holds more of the campaign than a removal leaves. One that is forgotten is in no record of sendings. */
export const contradictedRemovals = `campaign_id IN (SELECT id FROM campaign
    UNION ALL SELECT campaign_id FROM attempt UNION ALL SELECT campaign_id FROM chunk
    UNION ALL SELECT campaign_id FROM verdict UNION ALL SELECT campaign_id FROM tally)
  OR campaign_id IN (SELECT campaign_id FROM sending)
    AND EXISTS (SELECT 1 FROM receipt r WHERE r.campaign_id = removal.campaign_id AND ${isOffRecord})`;

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

export function lengthOf(database: DatabaseSync, campaignId: number): number {
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
