import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../../shared/brand.ts';
import {
  holdWords,
  jsonWithoutPerson,
  keptWithoutPerson,
  type OwnWords,
} from '../../../../shared/person/erasure.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import { finishErasing } from '../../../store/erase.ts';
import { transact } from '../../../store/open-database.ts';
import { frozenTexts, readFrozen } from '../frozen.ts';
import { eraseFromLabels } from './erase-labels.ts';
import { erasureHold, type PersonPlace, personPlaces } from './person-places.ts';
import { testsWith } from './person-tests.ts';

/** An erasure that is on record until everything of the person is gone. */
export interface PendingErasure {
  readonly msisdn: string;
  readonly keepOptOut: boolean;
}

/** The erasures that a crash or a closing app cut off. */
export function pendingErasures(database: DatabaseSync): PendingErasure[] {
  return database
    .prepare('SELECT msisdn, keep_opt_out FROM erasure')
    .all()
    .map(({ msisdn, keep_opt_out: keep }) => ({ msisdn: String(msisdn), keepOptOut: keep === 1 }));
}

/**
 * Records that everything of a person is to be erased: from here on it will be, whatever happens. Fails in words, recording
 * nothing, while a campaign needs to know them. Answers the tests that were a text of theirs, on another phone: nobody finds
 * those any more once the person is out of campaigns and lists.
 */
export function beginErasure(
  database: DatabaseSync,
  { msisdn, keepOptOut }: PendingErasure,
): Result<CampaignId[]> {
  return transact(database, () => {
    const hold = erasureHold(database, personPlaces(database, Number(msisdn)));
    if (hold !== null) return fail(holdWords(hold));
    database
      .prepare('INSERT OR REPLACE INTO erasure (msisdn, keep_opt_out) VALUES (?, ?)')
      .run(Number(msisdn), keepOptOut ? 1 : 0);
    return ok(testsWith(database, Number(msisdn)));
  });
}

/**
 * Takes a person whose erasure is on record out of every campaign: what became of them stays and counts, who they were does
 * not. Fails in words, erasing nothing, while a campaign needs to know them. Answers the campaigns that they were in.
 */
export function erasePerson(database: DatabaseSync, msisdn: string): Result<CampaignId[]> {
  return transact(database, () => {
    const places = personPlaces(database, Number(msisdn));
    const hold = erasureHold(database, places);
    if (hold !== null) return fail(holdWords(hold));
    for (const place of places) eraseFrom(database, msisdn, place);
    eraseFromDeleted(database, msisdn);
    eraseFromLabels(database, msisdn);
    return ok(places.map(({ campaignId }) => campaignId));
  });
}

/** Everything of a person is gone, the record of it last. */
export async function endErasure(database: DatabaseSync, msisdn: string): Promise<void> {
  await finishErasing(database);
  database.prepare('DELETE FROM erasure WHERE msisdn = ?').run(Number(msisdn));
  await finishErasing(database);
}

function eraseFrom(
  database: DatabaseSync,
  msisdn: string,
  { campaignId, position, version, tagvalues }: PersonPlace,
): void {
  database
    .prepare(
      `UPDATE recipient SET msisdn = -1 - position, row = 0, tagvalues = '[]' WHERE campaign_id = ? AND position = ?`,
    )
    .run(campaignId, position);
  // An id of theirs proves that they were accepted; only that it was there is kept, and that a text came back different.
  database
    .prepare(
      `UPDATE receipt SET id = '', returned = iif(returned IS NULL, NULL, '') WHERE campaign_id = ? AND position = ?`,
    )
    .run(campaignId, position);
  const frozen = readFrozen(database, campaignId);
  const texts = frozen === null ? [] : [frozenTexts(frozen)(version, tagvalues)];
  eraseWords(database, campaignId, { msisdn, words: [...tagvalues, ...texts] });
}

/** Deleted campaigns hold the number of whom they reached. */
function eraseFromDeleted(database: DatabaseSync, msisdn: string): void {
  database
    .prepare(
      `UPDATE recipient SET msisdn = -1 - position WHERE (campaign_id, position) IN (
         SELECT campaign_id, position FROM recipient_number WHERE msisdn = ?)`,
    )
    .run(Number(msisdn));
}

/** A service quotes numbers and texts in what it says of a request. */
function eraseWords(database: DatabaseSync, campaignId: CampaignId, own: OwnWords): void {
  const columns = [
    ['attempt', 'evidence', ['chunk', 'attempt'], jsonWithoutPerson],
    ['chunk', 'refusal', ['chunk'], jsonWithoutPerson],
    ['timeline', 'message', ['id'], keptWithoutPerson],
    ['campaign', 'pause', ['id'], jsonWithoutPerson],
  ] as const;
  for (const [table, column, keys, without] of columns) {
    const of = table === 'campaign' ? 'id' : 'campaign_id';
    const rows = database
      .prepare(
        `SELECT ${column} AS said, ${keys.join(', ')} FROM ${table} WHERE ${of} = ? AND ${column} IS NOT NULL`,
      )
      .all(campaignId);
    const write = database.prepare(
      `UPDATE ${table} SET ${column} = ? WHERE ${of} = ? AND ${keys.map((key) => `${key} = ?`).join(' AND ')}`,
    );
    for (const row of rows) {
      const said = String(row.said);
      const clean = without(said, own);
      if (clean !== said) write.run(clean, campaignId, ...keys.map((key) => Number(row[key])));
    }
  }
}
