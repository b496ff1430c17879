import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { CampaignId } from '../../../shared/brand.ts';
import { transact } from '../../store/open-database.ts';
import { inRange } from '../../store/range-sql.ts';
import { openBulkInsert } from './bulk-insert.ts';

// The positions of numbers in all campaigns. Numbers come in no order, so writing each with its recipient would
// rewrite most pages in every transaction. Written and removed in order, each page is touched once.

/** Takes a few ms; others write between two slices. */
const slice = 30_000;

/**
 * Call it once all recipients are written. Fails as a constraint of SQLite if a number comes twice; ends early if
 * `signal` aborts. `progress` goes from 0 to 1.
 */
export async function writeNumbers(
  database: DatabaseSync,
  campaignId: CampaignId,
  { numbers, fingerprints }: { readonly numbers: Float64Array; readonly fingerprints: Float64Array },
  { signal, progress }: { readonly signal: AbortSignal; progress(share: number): void },
): Promise<void> {
  const positions = inOrder(numbers);
  const add = openBulkInsert(
    database,
    'INSERT INTO recipient_number (campaign_id, msisdn, position, text)',
    campaignId,
    3,
  );
  for (let from = 0; from < positions.length && !signal.aborted; from += slice) {
    const to = Math.min(positions.length, from + slice);
    const values: SQLInputValue[] = [];
    for (let at = from; at < to; at++) {
      const position = positions[at]!;
      values.push(numbers[position]!, position, fingerprints[position]!);
    }
    transact(database, () => add(values));
    progress(to / positions.length);
    await setImmediate();
  }
}

export function clearNumbers(database: DatabaseSync, campaignId: CampaignId): void {
  database
    .prepare(
      `DELETE FROM recipient_number WHERE campaign_id = ?1
       AND msisdn IN (SELECT msisdn FROM recipient WHERE campaign_id = ?1)`,
    )
    .run(campaignId);
}

/** Those of recipients at these positions. */
export function clearNumbersBetween(
  database: DatabaseSync,
  campaignId: CampaignId,
  from: number,
  to: number,
): void {
  database
    .prepare(
      `DELETE FROM recipient_number WHERE campaign_id = ?1 AND msisdn IN (
         SELECT msisdn FROM recipient WHERE campaign_id = ?1 AND ${inRange('position', '?2', '?3')})`,
    )
    .run(campaignId, from, to);
}

/** The numbers of recipients that have none on record yet. */
export function keepNumbers(database: DatabaseSync, campaignId: number): void {
  database
    .prepare(
      `INSERT OR IGNORE INTO recipient_number SELECT msisdn, campaign_id, position, 0 FROM recipient
       WHERE campaign_id = ? AND msisdn > 0`,
    )
    .run(campaignId);
}

/** Radix sort by 16 bits at a time: comparing takes several times as long. */
function inOrder(numbers: Float64Array): Uint32Array {
  const low = new Uint32Array(numbers.length);
  const high = new Uint32Array(numbers.length);
  let positions = new Uint32Array(numbers.length);
  for (let at = 0; at < numbers.length; at++) {
    low[at] = numbers[at]! % 2 ** 32;
    high[at] = numbers[at]! / 2 ** 32;
    positions[at] = at;
  }
  for (const half of [low, high]) {
    positions = orderedBy(half, 0, positions);
    positions = orderedBy(half, 16, positions);
  }
  return positions;
}

/** Stable: positions with the same 16 bits keep their order. */
function orderedBy(halves: Uint32Array, shift: number, positions: Uint32Array<ArrayBuffer>) {
  const next = new Uint32Array(2 ** 16 + 1);
  for (let at = 0; at < halves.length; at++) next[((halves[at]! >>> shift) & 0xffff) + 1]!++;
  // All halves are equal, as the first digits of one country are.
  if (next.includes(halves.length)) return positions;
  for (let bits = 0; bits < 2 ** 16; bits++) next[bits + 1]! += next[bits]!;
  const ordered = new Uint32Array(positions.length);
  for (let at = 0; at < positions.length; at++) {
    const position = positions[at]!;
    ordered[next[(halves[position]! >>> shift) & 0xffff]!++] = position;
  }
  return ordered;
}

/** The number of recipients; places from this number on are rows that were left out. */
export function openPeopleOf(database: DatabaseSync): (campaignId: CampaignId) => number {
  const people = database.prepare(
    'SELECT coalesce(max(position) + 1, 0) AS people FROM recipient WHERE campaign_id = ?',
  );
  return (campaignId) => Number(people.get(campaignId)?.people ?? 0);
}

/** A view has either recipients only, or rows that were left out only. */
export function isOfLeftOut(positions: Uint32Array, people: number): boolean {
  return positions.length > 0 && positions[0]! >= people;
}
