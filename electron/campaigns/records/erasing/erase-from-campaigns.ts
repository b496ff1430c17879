import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../../shared/brand.ts';
import { hasEnded } from '../../../../shared/campaign/progress/phase.ts';
import { holdWords } from '../../../../shared/person/erasure.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import { finishErasing } from '../../../store/finish-erasing.ts';
import { inSteps } from '../../../store/in-steps.ts';
import { transact } from '../../../store/open-database.ts';
import { phaseIn } from '../../../store/phase-sql.ts';
import { inRange } from '../../../store/range-sql.ts';
import { rowKey } from '../../../store/row-key.ts';
import { frozenTexts, openFrozen } from '../frozen.ts';
import { openWordsWithout } from '../removal.ts';
import { erasureHold, type PersonPlace, personPlaces } from './person-places.ts';

export interface PendingErasure {
  readonly msisdn: string;
  readonly keepOptOut: boolean;
}

export function pendingErasures(database: DatabaseSync): PendingErasure[] {
  return database
    .prepare('SELECT msisdn, keep_opt_out FROM erasure')
    .all()
    .map(({ msisdn, keep_opt_out: keep }) => ({ msisdn: String(msisdn), keepOptOut: keep === 1 }));
}

/**
 * Once this is recorded, the erasure will happen. Fails while a campaign needs the person. Returns tests of the
 * person's text on another phone, which cannot be found once the person is out of campaigns and lists.
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
 * Call it after `beginErasure`. What became of the person still counts, but nothing identifies them. Takes one
 * transaction for each campaign; what a kill leaves is erased at the next start. Fails while a campaign needs the
 * person. Returns the campaigns that held them.
 */
export async function eraseFromCampaigns(
  database: DatabaseSync,
  msisdn: string,
): Promise<Result<CampaignId[]>> {
  const erased: CampaignId[] = [];
  const eraseFrom = openEraser(database, msisdn);
  // Another campaign may have taken the person meanwhile.
  for (;;) {
    const places = [...personPlaces(database, Number(msisdn))];
    const hold = erasureHold(database, places);
    if (hold !== null) return fail(holdWords(hold));
    if (places.length === 0) break;
    await inSteps(() => {
      const place = places.pop()!;
      eraseFrom(place);
      erased.push(place.campaignId);
      return places.length > 0;
    });
  }
  const leaveOut = database.prepare(
    `UPDATE left_out SET msisdn = -1, row = 0, detail = NULL WHERE (campaign_id, n) IN (
       SELECT campaign_id, n FROM left_out WHERE msisdn = ? AND msisdn > 0 LIMIT 2000)`,
  );
  await inSteps(() => leaveOut.run(Number(msisdn)).changes !== 0);
  eraseFromDeleted(database, msisdn);
  return ok(erased);
}

/** Call it last: this also erases the record. */
export async function endErasure(database: DatabaseSync, msisdn: string): Promise<void> {
  await finishErasing(database);
  forgetErasure(database, msisdn);
  await finishErasing(database);
}

export function forgetErasure(database: DatabaseSync, msisdn: string): void {
  database.prepare('DELETE FROM erasure WHERE msisdn = ?').run(Number(msisdn));
}

/** Prepared once: a person may be in the campaigns of years, and what is prepared stays in memory for a while. */
function openEraser(database: DatabaseSync, msisdn: string) {
  const frozenOf = openFrozen(database);
  const wordsWithout = openWordsWithout(database);
  const recipient = database.prepare(
    `UPDATE recipient SET msisdn = -1 - position, row = 0, tagvalues = '[]' WHERE campaign_id = ? AND position = ?`,
  );
  // An id proves that the person was accepted. What stays is that there was an id, and that the text differed.
  const receipt = database.prepare(
    `UPDATE receipt SET id = '', returned = iif(returned IS NULL, NULL, '') WHERE campaign_id = ? AND position = ?`,
  );
  return ({ campaignId, position, version, tagvalues }: PersonPlace): void => {
    const frozen = frozenOf(campaignId);
    const texts = frozen === null ? [] : [frozenTexts(frozen)(version, tagvalues)];
    // Read before the transaction, because only this thread writes these and a campaign has many.
    const writeWords = wordsWithout(campaignId, { msisdn, words: [...tagvalues, ...texts] });
    transact(database, () => {
      recipient.run(campaignId, position);
      receipt.run(campaignId, position);
      for (const write of writeWords) write();
    });
  };
}

/** Deleted campaigns keep the numbers that they reached. */
function eraseFromDeleted(database: DatabaseSync, msisdn: string): void {
  database
    .prepare(
      `UPDATE recipient SET msisdn = -1 - position WHERE (campaign_id, position) IN (
         SELECT campaign_id, position FROM recipient_number WHERE msisdn = ?)`,
    )
    .run(Number(msisdn));
}

const noValues = '[]';

/**
 * Ended tests with the person's text, sent to another phone: of their row in the list, or with the values that a
 * campaign sent them.
 */
export function testsWith(database: DatabaseSync, msisdn: number): CampaignId[] {
  const places = [...personPlaces(database, msisdn)];
  const own = new Set(places.map(({ tagvalues }) => JSON.stringify(tagvalues)));
  const tests = database.prepare(
    `SELECT g.id, g.audience_id, r.row, r.tagvalues FROM campaign g CROSS JOIN recipient r ON r.campaign_id = g.id
     WHERE g.frozen ->> 'test' = 1 AND ${phaseIn(hasEnded, 'g')} AND r.tagvalues <> '${noValues}'`,
  );
  const isTheirs = database.prepare(
    `SELECT 1 FROM audience_row WHERE ${inRange('id')} AND row = ? AND msisdn = ?`,
  );
  return tests.all().flatMap(({ id, audience_id: list, row, tagvalues }) => {
    const values = JSON.stringify(JSON.parse(String(tagvalues)));
    const range = [rowKey(Number(list), 0), rowKey(Number(list) + 1, 0)] as const;
    const isRow = list !== null && isTheirs.get(...range, Number(row), msisdn) !== undefined;
    return isRow || own.has(values) ? [Number(id) as CampaignId] : [];
  });
}
