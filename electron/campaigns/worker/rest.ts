import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../../shared/brand.ts';
import { isInChunk, isInRest, isTaken } from '../records/delivery-state-sql.ts';
import { isSomebody } from '../records/erased-recipient.ts';
import { isLive } from '../records/texted-lately.ts';

/**
 * SQL for the rest of campaign `?1`: recipients `r` in their chunks `c` who cannot have been texted, or are
 * counted as not sent, and were not erased. The chunks must come first: looked up for each person, they take minutes for a million.
 */
export const restJoin = `
  chunk c CROSS JOIN recipient r ON ${isInChunk} WHERE c.campaign_id = ?1 AND ${isSomebody} AND ${isInRest}`;

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

/** The numbers that a query gives, one in each row. */
export function readNumbers(database: DatabaseSync, sql: string, ...parameters: number[]): Set<number> {
  const statement = database.prepare(sql);
  statement.setReturnArrays(true);
  const found = new Set<number>();
  for (const row of statement.iterate(...parameters)) found.add((row as unknown as [number])[0]);
  return found;
}
