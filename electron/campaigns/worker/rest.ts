import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import { isInChunk, isInRest, isTaken } from '../records/delivery-state-sql.ts';
import { isSomebody } from '../records/erased-recipient.ts';
import { isLive } from '../records/texted-lately.ts';

/** SQL for everybody of campaign `?1` who was not erased: recipients `r` in their chunks `c`. */
export const everybodyJoin = `
  chunk c CROSS JOIN recipient r ON ${isInChunk} WHERE c.campaign_id = ?1 AND ${isSomebody}`;

/**
 * SQL for the rest of campaign `?1`: recipients `r` in their chunks `c` who cannot have been texted, or are
 * counted as not sent, and were not erased. The chunks must come first: looked up for each person, they take minutes for a million.
 */
export const restJoin = `${everybodyJoin} AND ${isInRest}`;

/** The numbers of the rest of an ended campaign that another campaign to it, `campaignId`, may still reach. */
export function readRest(
  database: DatabaseSync,
  restOf: CampaignId,
  campaignId: CampaignId,
): ReadonlySet<number> {
  const rest = readNumbers(database, restNumbers, restOf);
  for (const reached of readNumbers(database, reachedSince, restOf, campaignId)) rest.delete(reached);
  return rest;
}

const restNumbers = `SELECT r.msisdn FROM ${restJoin}`;

/**
 * Those whom another campaign to the same rest, or to the rest of one, has reached or may still reach: all that come of
 * the first campaign, since the rest of a rest is also part of the first one's, deleted ones too. Practice reaches nobody
 * of a real rest.
 */
const reachedSince = `
  WITH RECURSIVE earlier(id) AS (
    SELECT ?1 UNION SELECT g.rest_of FROM campaign g JOIN earlier ON g.id = earlier.id WHERE g.rest_of IS NOT NULL),
  later(id) AS (
    SELECT id FROM campaign WHERE rest_of IN earlier
    UNION SELECT g.id FROM campaign g JOIN later ON g.rest_of = later.id)
  SELECT r.msisdn FROM later JOIN campaign g ON g.id = later.id AND g.id <> ?2
  CROSS JOIN chunk c ON c.campaign_id = g.id
  CROSS JOIN recipient r ON ${isInChunk}
  WHERE (${isLive} OR (SELECT frozen ->> 'kind' FROM campaign WHERE id = ?1) = 'practice')
    AND ${isTaken}
  UNION ALL
  SELECT r.msisdn FROM (SELECT id FROM earlier UNION SELECT id FROM later) e JOIN reached_later l ON l.campaign_id = e.id
  JOIN recipient r ON r.campaign_id = l.campaign_id AND r.position = l.position`;

/** Some people of a campaign, as somebody chose them by their positions. */
export interface ChosenPeople {
  readonly positions: Uint32Array;
  /** Whether those come too who were texted or may have been. */
  readonly again: boolean;
}

/** Positions looked up at once. */
const together = 20_000;

/** The numbers of the chosen people who were not erased; without `again` only those whom a campaign to the rest may reach. */
export function readChosen(
  database: DatabaseSync,
  { campaignId, draftId, chosen }: OfChosen,
): ReadonlySet<number> {
  const sql = `SELECT r.msisdn FROM json_each(?) j
    CROSS JOIN recipient r ON r.campaign_id = ? AND r.position = j.value WHERE ${isSomebody}`;
  const rest = chosen.again ? null : readRest(database, campaignId, draftId);
  const numbers = new Set<number>();
  for (let from = 0; from < chosen.positions.length; from += together) {
    const some = JSON.stringify([...chosen.positions.subarray(from, from + together)]);
    for (const number of readNumbers(database, sql, some, campaignId))
      if (rest?.has(number) !== false) numbers.add(number);
  }
  return numbers;
}

/** How many the chosen people are, and how many of them a campaign to the rest may still reach. */
export function countFree(
  database: DatabaseSync,
  { campaignId, positions }: { readonly campaignId: CampaignId; readonly positions: Uint32Array },
): { readonly people: number; readonly free: number } {
  const of = { campaignId, draftId: nobodys };
  const count = (again: boolean): number =>
    readChosen(database, { ...of, chosen: { positions, again } }).size;
  return { people: count(true), free: count(false) };
}

/** No draft yet. */
const nobodys = 0 as CampaignId;

interface OfChosen {
  readonly campaignId: CampaignId;
  /** The draft that they are for; 0 for none. */
  readonly draftId: CampaignId;
  readonly chosen: ChosenPeople;
}

/** The numbers that a query gives, one in each row. */
export function readNumbers(
  database: DatabaseSync,
  sql: string,
  ...parameters: (number | string)[]
): Set<number> {
  const statement = database.prepare(sql);
  statement.setReturnArrays(true);
  const found = new Set<number>();
  for (const row of statement.iterate(...parameters)) found.add((row as unknown as [number])[0]);
  return found;
}
