import type { DatabaseSync } from 'node:sqlite';
import { finishErasing } from '../../store/erase.ts';
import { inSteps } from '../../store/in-steps.ts';

/** Rows in one step: some milliseconds. */
const slice = 20_000;

/** Campaigns with more than this share of all numbers are found by reading through all, others number by number. */
const largeShare = 1 / 16;

/**
 * Erases what deleted campaigns left behind, so that nothing of it is in the database file: rows are overwritten
 * (`secure_delete`), their pages given back, and the log that still holds them is cut off. Needs a connection of its own,
 * which waits for nobody; an abort ends it between two steps, and the next time goes on.
 */
export async function eraseRemoved(database: DatabaseSync, signal: AbortSignal): Promise<void> {
  const gone = database
    .prepare('SELECT campaign_id AS id FROM removal')
    .all()
    .map(({ id }) => Number(id));
  if (gone.length === 0) return;
  const sizes = gone.map((campaignId) => lengthOf(database, 'recipient', campaignId));
  const people = sizes.reduce((sum, size) => sum + size, 0);
  if (people > 0 && people >= everybody(database) * largeShare) {
    await eraseNumbersInOrder(database, gone, signal);
  } else {
    for (const campaignId of gone) await eraseNumbers(database, campaignId, signal);
  }
  for (const campaignId of gone) {
    for (const table of ['receipt', 'skipped', 'reached_later', 'recipient']) {
      await erasePositions(database, table, campaignId, signal);
    }
  }
  await finishErasing(database, signal);
  // Of those that practice has still a part of, the record stays until that is gone too.
  database.exec(`DELETE FROM removal WHERE in_practice = 0 AND campaign_id IN (${gone})`);
}

function lengthOf(database: DatabaseSync, table: string, campaignId: number): number {
  const last = database
    .prepare(`SELECT max(position) AS last FROM ${table} WHERE campaign_id = ?`)
    .get(campaignId);
  return typeof last?.last === 'number' ? last.last + 1 : 0;
}

function everybody(database: DatabaseSync): number {
  return Number(database.prepare('SELECT total(people) AS people FROM campaign').get()?.people);
}

/** One way through all numbers, however many campaigns have gone. */
async function eraseNumbersInOrder(
  database: DatabaseSync,
  gone: readonly number[],
  signal: AbortSignal,
): Promise<void> {
  const ahead = database.prepare(
    `SELECT msisdn FROM recipient_number WHERE msisdn > ? ORDER BY msisdn LIMIT 1 OFFSET ${slice}`,
  );
  const erase = database.prepare(
    `DELETE FROM recipient_number WHERE msisdn > ? AND msisdn <= ? AND campaign_id IN (${gone})`,
  );
  // Whoever was erased has a number below zero.
  let from = Number.MIN_SAFE_INTEGER;
  await inSteps(() => {
    const to = ahead.get(from)?.msisdn;
    erase.run(from, typeof to === 'number' ? to : Number.MAX_SAFE_INTEGER);
    if (typeof to !== 'number') return false;
    from = to;
    return true;
  }, signal);
}

/** Those of one campaign by themselves, in their order, so that each page is written once. */
async function eraseNumbers(database: DatabaseSync, campaignId: number, signal: AbortSignal): Promise<void> {
  const numbers = new Float64Array(lengthOf(database, 'recipient', campaignId));
  const read = database.prepare(
    `SELECT json_group_array(msisdn) AS some FROM recipient WHERE campaign_id = ? AND position >= ? AND position < ?`,
  );
  let at = 0;
  await inSteps(() => {
    numbers.set(JSON.parse(String(read.get(campaignId, at, at + slice)?.some)) as number[], at);
    at += slice;
    return at < numbers.length;
  }, signal);
  numbers.sort();
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
  table: string,
  campaignId: number,
  signal: AbortSignal,
): Promise<void> {
  const end = lengthOf(database, table, campaignId);
  const erase = database.prepare(`DELETE FROM ${table} WHERE campaign_id = ? AND position < ?`);
  let to = 0;
  await inSteps(() => {
    to += slice;
    erase.run(campaignId, to);
    return to < end;
  }, signal);
}
