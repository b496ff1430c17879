import type { DatabaseSync } from 'node:sqlite';
import { statusCode } from '../../../../shared/audience/audience-row.ts';
import type { CampaignId } from '../../../../shared/brand.ts';
import { openFamily } from '../../../reached/reached-find.ts';
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

export interface ChosenPeople {
  readonly positions: Uint32Array;
  /** Includes people who were or may have been texted. */
  readonly again: boolean;
}

const together = 20_000;

/** The recipients that the list now has in the places of rows that were left out, because these were corrected. */
const ofLeftOut = `SELECT a.msisdn FROM campaign g CROSS JOIN json_each(?1) j CROSS JOIN left_out o CROSS JOIN audience_row a
  WHERE g.id = ?2 AND o.campaign_id = g.id AND o.n = j.value - ?3 AND a.id = g.audience_id * ${rowKey(1, 0)} + o.n
    AND a.status = ${statusCode('recipient')} AND a.msisdn IS NOT NULL`;

/** Leaves out erased people; without `again`, also people whom a campaign to the rest may not reach. */
export function readChosen(
  database: DatabaseSync,
  {
    campaignId,
    draftId = unmade,
    chosen,
  }: { campaignId: CampaignId; draftId?: CampaignId; chosen: ChosenPeople },
): ReadonlySet<number> {
  const sql = `SELECT r.msisdn FROM json_each(?) j
    CROSS JOIN recipient r ON r.campaign_id = ? AND r.position = j.value WHERE ${isSomebody}`;
  const people = openPeopleOf(database)(campaignId);
  const isLeftOut = isOfLeftOut(chosen.positions, people);
  if (!chosen.again && !isOnRecord(database, campaignId)) return new Set();
  const findReached = chosen.again ? null : openFamily(database, campaignId, draftId);
  const numbers = new Set<number>();
  for (let from = 0; from < chosen.positions.length; from += together) {
    const some = JSON.stringify([...chosen.positions.subarray(from, from + together)]);
    const chosenNumbers = isLeftOut
      ? readNumberSet(database, ofLeftOut, some, campaignId, people)
      : readNumberSet(database, sql, some, campaignId);
    const reached = findReached?.([...chosenNumbers]);
    for (const number of chosenNumbers) if (reached?.has(number) !== true) numbers.add(number);
  }
  return numbers;
}

/** `free` people may still be reached by a campaign to the rest. */
export function countFree(
  database: DatabaseSync,
  { campaignId, positions }: { readonly campaignId: CampaignId; readonly positions: Uint32Array },
): { readonly people: number; readonly free: number } {
  const count = (again: boolean): number =>
    readChosen(database, { campaignId, chosen: { positions, again } }).size;
  return { people: count(true), free: count(false) };
}

export function readNumberSet(database: DatabaseSync, sql: string, ...parameters: (number | string)[]) {
  const statement = database.prepare(sql);
  statement.setReturnArrays(true);
  const numberSet = new Set<number>();
  for (const row of statement.iterate(...parameters)) numberSet.add((row as unknown as [number])[0]);
  return numberSet;
}
