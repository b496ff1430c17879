import type { DatabaseSync } from 'node:sqlite';
import { statusCode } from '../../../../shared/audience/audience-row.ts';
import type { CampaignId } from '../../../../shared/brand.ts';
import type { ShownWho } from '../../../../shared/campaign/filters/result-filter.ts';
import { keepsFromRest } from '../../../../shared/campaign/results/reached.ts';
import { openFamily, openKnownReach } from '../../../reached/reached-find.ts';
import { isInChunk } from '../../../store/delivery-state-sql.ts';
import { isSomebody } from '../../../store/erased-recipient.ts';
import { inRange } from '../../../store/range-sql.ts';
import { rowKey } from '../../../store/row-key.ts';
import { isOfLeftOut, openPeopleOf } from '../../records/recipient-numbers.ts';

/** SQL for everybody of campaign `?1` who was not erased: recipients `r` in their chunks `c`. */
export const everybodyJoin = `
  chunk c CROSS JOIN recipient r ON ${isInChunk} WHERE c.campaign_id = ?1 AND ${isSomebody}`;

/** A draft that does not exist yet and has reached nobody. */
export const unmade = 0 as CampaignId;

/** False if nobody knows whom the campaign's family reached. */
function isOnRecord(database: DatabaseSync, campaignId: CampaignId): boolean {
  return database.prepare('SELECT 1 FROM sending WHERE campaign_id = ?').get(campaignId) !== undefined;
}

/** Numbers of an ended campaign that another campaign to its rest, `campaignId`, may still reach. */
export function readRest(database: DatabaseSync, restOf: CampaignId, campaignId: CampaignId) {
  if (!isOnRecord(database, restOf)) return new Set<number>();
  const findReached = openFamily(database, restOf, campaignId);
  const some = database.prepare(
    `SELECT json_group_array(msisdn) AS numbers FROM recipient r
     WHERE campaign_id = ? AND ${inRange('position')} AND ${isSomebody}`,
  );
  const last = database.prepare('SELECT max(position) AS last FROM recipient WHERE campaign_id = ?');
  const end = Number(last.get(restOf)?.last ?? -1);
  const rest = new Set<number>();
  for (let from = 0; from <= end; from += together) {
    const numbers = JSON.parse(String(some.get(restOf, from, from + together)?.numbers)) as number[];
    const reached = findReached(numbers);
    for (const number of numbers) if (!reached.has(number)) rest.add(number);
  }
  return rest;
}

/** People in the results of a campaign, and who they are. */
export interface ShownPeople {
  readonly positions: Uint32Array;
  readonly who: ShownWho;
}

const together = 20_000;

/** The recipients that the list now has in the places of rows that were left out, because these were corrected. */
const ofLeftOut = `SELECT a.msisdn FROM campaign g CROSS JOIN json_each(?1) j CROSS JOIN left_out o CROSS JOIN audience_row a
  WHERE g.id = ?2 AND o.campaign_id = g.id AND o.n = j.value - ?3 AND a.id = g.audience_id * ${rowKey(1, 0)} + o.n
    AND a.status = ${statusCode('recipient')} AND a.msisdn IS NOT NULL`;

export interface ChosenNumbers {
  readonly numbers: ReadonlySet<number>;
  /** Those of them that the campaign or another of its family texted, or may have. */
  readonly again: number;
  /** People left out of `numbers` because another campaign of the family reached them. */
  readonly elsewhere: number;
}

/**
 * Leaves out erased people. If the campaign itself reached none of the people, its results show that they got nothing,
 * so nobody is included whom another campaign of its family reached since.
 */
export function readChosen(
  database: DatabaseSync,
  campaignId: CampaignId,
  positions: Uint32Array,
): ChosenNumbers {
  const sql = `SELECT r.msisdn FROM json_each(?) j
    CROSS JOIN recipient r ON r.campaign_id = ? AND r.position = j.value WHERE ${isSomebody}`;
  const people = openPeopleOf(database)(campaignId);
  const isLeftOut = isOfLeftOut(positions, people);
  const chosen = new Set<number>();
  for (let from = 0; from < positions.length; from += together) {
    const some = JSON.stringify([...positions.subarray(from, from + together)]);
    const numbers = isLeftOut
      ? readNumberSet(database, ofLeftOut, some, campaignId, people)
      : readNumberSet(database, sql, some, campaignId);
    for (const number of numbers) chosen.add(number);
  }
  if (!isOnRecord(database, campaignId)) return { numbers: chosen, again: chosen.size, elsewhere: 0 };
  const findHere = openKnownReach(database, [campaignId]);
  const findFamily = openFamily(database, campaignId, unmade);
  const all = [...chosen];
  let isReached = false;
  const free = new Set<number>();
  for (let from = 0; from < all.length; from += together) {
    const some = all.slice(from, from + together);
    for (const { reached } of findHere(some))
      if (reached === null || keepsFromRest(reached)) isReached = true;
    const ofFamily = findFamily(some);
    for (const number of some) if (!ofFamily.has(number)) free.add(number);
  }
  // A row that was left out may have the number of somebody who got the text.
  return isReached && !isLeftOut
    ? { numbers: chosen, again: chosen.size - free.size, elsewhere: 0 }
    : { numbers: free, again: 0, elsewhere: chosen.size - free.size };
}

export function readNumberSet(database: DatabaseSync, sql: string, ...parameters: (number | string)[]) {
  const statement = database.prepare(sql);
  statement.setReturnArrays(true);
  const numberSet = new Set<number>();
  for (const row of statement.iterate(...parameters)) numberSet.add((row as unknown as [number])[0]);
  return numberSet;
}
