import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { CampaignId } from '../../../shared/brand.ts';
import { transact } from '../../store/open-database.ts';
import { openBulkInsert } from './bulk-insert.ts';

// Where each number stands among the recipients of all campaigns. Numbers come in no order: one that is written with its
// recipient touches a page of its own, so that each transaction would write most of them again. Here they are written and
// removed in their order, a page once.

/** Numbers at a time, a few ms' worth; between them others write. */
const slice = 30_000;

/**
 * Keeps the numbers of a campaign, by the positions they are given in, once all its recipients are written. Fails as a
 * constraint of SQLite where one comes twice; ends early once `signal` is aborted. `progress` hears shares from 0 to 1.
 */
export async function writeNumbers(
  database: DatabaseSync,
  campaignId: CampaignId,
  numbers: Float64Array,
  { signal, progress }: { readonly signal: AbortSignal; progress(share: number): void },
): Promise<void> {
  const sorted = numbers.slice().sort();
  const positions = positionsOf(numbers, sorted);
  const add = openBulkInsert(
    database,
    'INSERT INTO recipient_number (campaign_id, msisdn, position)',
    campaignId,
    2,
  );
  for (let from = 0; from < sorted.length && !signal.aborted; from += slice) {
    const to = Math.min(sorted.length, from + slice);
    const values: SQLInputValue[] = [];
    for (let at = from; at < to; at++) values.push(sorted[at]!, positions[at]!);
    transact(database, () => add(values));
    progress(to / sorted.length);
    await setImmediate();
  }
}

/** Removes the numbers of a campaign while its recipients are there still, a slice at a time. */
export async function removeNumbers(database: DatabaseSync, campaignId: CampaignId): Promise<void> {
  const numbers = database.prepare('SELECT msisdn FROM recipient WHERE campaign_id = ?');
  numbers.setReturnArrays(true);
  const sorted = Float64Array.from(
    numbers.iterate(campaignId) as unknown as Iterable<[number]>,
    ([msisdn]) => msisdn,
  ).sort();
  const remove = database.prepare(
    'DELETE FROM recipient_number WHERE campaign_id = ? AND msisdn IN (SELECT value FROM json_each(?))',
  );
  for (let from = 0; from < sorted.length; from += slice) {
    remove.run(campaignId, `[${sorted.subarray(from, from + slice).join()}]`);
    await setImmediate();
  }
}

/** Removes them at once, in the transaction that removes the recipients. */
export function clearNumbers(database: DatabaseSync, campaignId: CampaignId): void {
  database
    .prepare(
      `DELETE FROM recipient_number WHERE campaign_id = ?1
       AND msisdn IN (SELECT msisdn FROM recipient WHERE campaign_id = ?1)`,
    )
    .run(campaignId);
}

/** The position of each sorted number. */
function positionsOf(numbers: Float64Array, sorted: Float64Array): Uint32Array {
  const positions = new Uint32Array(sorted.length);
  numbers.forEach((number, position) => {
    let low = 0;
    let high = sorted.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (sorted[middle]! < number) low = middle + 1;
      else high = middle;
    }
    positions[low] = position;
  });
  return positions;
}
