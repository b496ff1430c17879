import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import { type PlannedChunk, partsIn } from '../../../shared/campaign/plan/plan.ts';
import type { LeftOutReason } from '../../../shared/campaign/progress/left-out.ts';
import { textFingerprint } from '../../../shared/campaign/review/recent-texts.ts';
import { type FinalText, type SizedPerson, sizedPerson } from '../../../shared/message/final-text.ts';
import { transact } from '../../store/open-database.ts';
import { inRange } from '../../store/range-sql.ts';
import { openBulkInsert } from './bulk-insert.ts';
import { openChunkInsert } from './chunk-changes.ts';
import { keepNumbers } from './recipient-numbers.ts';

export interface FrozenPerson extends SizedPerson {
  readonly msisdn: number;
  /** Row in the file, 0 for none. */
  readonly row: number;
  readonly tagvaluesJson: string;
  readonly fingerprint: number;
}

/** A row of the list that the campaign does not go to. */
export interface LeftOutRow {
  readonly n: number;
  readonly row: number;
  readonly reason: LeftOutReason;
  readonly detail: number | null;
  readonly msisdn: number | null;
}

export function frozenPerson(person: {
  readonly msisdn: number;
  readonly row: number;
  readonly final: FinalText;
}): FrozenPerson {
  const { msisdn, row, final } = person;
  return {
    msisdn,
    row,
    tagvaluesJson: JSON.stringify(final.tagvalues),
    fingerprint: textFingerprint(final.text),
    ...sizedPerson(final),
  };
}

/** Written in one transaction, so that others can write several times a second. */
const atOnce = 10_000;
const leftOutWidth = 5;

export function openRecipientWriter(database: DatabaseSync, campaignId: CampaignId) {
  const recipients = 'INSERT INTO recipient (campaign_id, position, msisdn, row, parts, tagvalues)';
  const addPeople = openBulkInsert(database, recipients, campaignId, 5);
  const addLeftOut = openBulkInsert(
    database,
    'INSERT INTO left_out (campaign_id, n, row, reason, detail, msisdn)',
    campaignId,
    leftOutWidth,
  );
  const addChunk = openChunkInsert(database, campaignId);
  let held: PlannedChunk<FrozenPerson>[] = [];
  let heldPeople = 0;
  let heldOut: SQLInputValue[] = [];
  let numbers = new Float64Array(atOnce);
  let fingerprints = new Float64Array(atOnce);
  const sums = { people: 0, parts: 0, chunks: 0 };
  const leftOut: { [Reason in LeftOutReason]?: number } = {};

  function write(chunk: PlannedChunk<FrozenPerson>): void {
    const { people } = chunk;
    const from = sums.people;
    const to = from + people.length;
    if (to > numbers.length) {
      numbers = largerCopy(numbers, 2 * to);
      fingerprints = largerCopy(fingerprints, 2 * to);
    }
    let sum = 0;
    const values: SQLInputValue[] = [];
    for (const person of people) {
      const { msisdn, row, tagvaluesJson, fingerprint } = person;
      const parts = partsIn(chunk, person);
      values.push(sums.people, msisdn, row, parts, tagvaluesJson);
      fingerprints[sums.people] = fingerprint;
      numbers[sums.people++] = msisdn;
      sum += parts;
    }
    addPeople(values);
    addChunk(sums.chunks++, { from, to, people: people.length, parts: sum }, chunk);
    sums.parts += sum;
  }

  function flush(): void {
    transact(database, () => {
      addLeftOut(heldOut);
      held.forEach(write);
    });
    held = [];
    heldPeople = 0;
    heldOut = [];
  }

  return {
    sums,
    leftOut,
    add(planned: readonly PlannedChunk<FrozenPerson>[]): void {
      for (const chunk of planned) {
        held.push(chunk);
        heldPeople += chunk.people.length;
      }
      if (heldPeople >= atOnce) flush();
    },
    leaveOut(rows: readonly LeftOutRow[]): void {
      for (const { n, row, reason, detail, msisdn } of rows) {
        heldOut.push(n, row, reason, detail, msisdn);
        leftOut[reason] = (leftOut[reason] ?? 0) + 1;
      }
      if (heldOut.length >= leftOutWidth * atOnce) flush();
    },
    flush,
    /** By position. */
    written: () => ({
      numbers: numbers.subarray(0, sums.people),
      fingerprints: fingerprints.subarray(0, sums.people),
    }),
  };
}

/** Those at these positions. */
export function clearRecipients(
  database: DatabaseSync,
  campaignId: CampaignId,
  from: number,
  to: number,
): void {
  database
    .prepare(`DELETE FROM recipient WHERE campaign_id = ? AND ${inRange('position')}`)
    .run(campaignId, from, to);
}

export function clearLeftOut(database: DatabaseSync, campaignId: CampaignId, from: number, to: number): void {
  database
    .prepare(`DELETE FROM left_out WHERE campaign_id = ? AND ${inRange('n')}`)
    .run(campaignId, from, to);
}

/** `tagvalues` is JSON. */
export function replaceTagvalues(
  database: DatabaseSync,
  campaignId: CampaignId,
  position: number,
  tagvalues: string,
): void {
  database
    .prepare('UPDATE recipient SET tagvalues = ? WHERE campaign_id = ? AND position = ?')
    .run(tagvalues, campaignId, position);
}

function largerCopy(values: Float64Array, length: number): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(length);
  larger.set(values);
  return larger;
}

/** SQL for what a recipient of a deleted campaign has in place of their row and values. */
export const withoutValues = "row = 0, tagvalues = ''";

/**
 * Leaves of a campaign's people what a deleted campaign leaves of those on record: their numbers, in both tables, because
 * some questions ask the one and some the other.
 */
export function keepOnlyNumbers(database: DatabaseSync, campaignId: CampaignId): void {
  keepNumbers(database, campaignId);
  database
    .prepare(
      `INSERT OR IGNORE INTO recipient (campaign_id, position, msisdn, row, parts, tagvalues)
       SELECT campaign_id, position, msisdn, 0, 0, '' FROM recipient_number WHERE campaign_id = ?`,
    )
    .run(campaignId);
  database.prepare(`UPDATE recipient SET ${withoutValues} WHERE campaign_id = ?`).run(campaignId);
}
