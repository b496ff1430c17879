import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../shared/brand.ts';
import { keepsFromRest, type Reached } from '../../shared/campaign/results/reached.ts';
import { canStillSendSql } from '../store/delivery-state-sql.ts';
import { isSomebody } from '../store/erased-recipient.ts';
import { inRange } from '../store/range-sql.ts';

// Every question about who was reached is asked here, so that a deleted campaign counts like any other.

export interface KnownReach {
  readonly msisdn: number;
  readonly campaignId: CampaignId;
  readonly position: number;
  readonly fingerprint: number;
  /** Null if the person is still to be sent to. */
  readonly reached: Reached | null;
}

const isInRange = `${inRange('n.position', 'e.from_position', 'e.to_position')}`;

/** Range `e` of the record holds number `n`. */
const rangeOf = `e.campaign_id = n.campaign_id AND ${isInRange} AND e.from_position = (
  SELECT max(from_position) FROM reached x WHERE x.campaign_id = n.campaign_id AND x.from_position <= n.position)`;

/** The campaign of number `n` may still send to this person. */
const isToCome = `n.campaign_id IN (SELECT id FROM campaign g WHERE ${canStillSendSql})
  AND NOT EXISTS (SELECT 1 FROM skipped s WHERE s.campaign_id = n.campaign_id AND s.position = n.position)
  AND EXISTS (SELECT 1 FROM chunk c WHERE c.campaign_id = n.campaign_id AND c.state <> 'skipped'
    AND c.to_position > n.position AND c.from_position = (
      SELECT max(from_position) FROM chunk d WHERE d.campaign_id = n.campaign_id AND d.from_position <= n.position))`;

export function openKnownReach(
  database: DatabaseSync,
  campaigns: readonly number[],
): (numbers: readonly number[]) => Iterable<KnownReach> {
  if (campaigns.length === 0) return () => [];
  const of = JSON.stringify(campaigns);
  const find = database.prepare(
    `SELECT n.msisdn, n.campaign_id AS campaignId, n.position, n.text AS fingerprint, e.state, e.at
     FROM json_each(?) j CROSS JOIN recipient_number n ON n.msisdn = j.value
       AND n.campaign_id IN (SELECT value FROM json_each(?))
     LEFT JOIN reached e ON ${rangeOf}
     WHERE e.state IS NOT NULL OR (${isToCome})`,
  );
  return function* (numbers) {
    for (const row of find.iterate(JSON.stringify(numbers), of)) {
      const { msisdn, campaignId, position, fingerprint, state, at } = row as unknown as KnownReach & Reached;
      const reached = state === null ? null : { state, at };
      yield { msisdn, campaignId, position, fingerprint, reached };
    }
  };
}

/**
 * Numbers that the campaign's family may have reached or may still reach, except those of `except`. For the rest of a
 * live campaign, practice reaches nobody.
 */
export function openFamily(
  database: DatabaseSync,
  restOf: CampaignId,
  except: CampaignId,
): (numbers: readonly number[]) => ReadonlySet<number> {
  const members = database
    .prepare(
      `SELECT m.campaign_id AS id FROM sending s JOIN sending m ON m.family = s.family AND m.is_live >= s.is_live
       WHERE s.campaign_id = ? AND m.campaign_id <> ?`,
    )
    .all(restOf, except);
  const find = openKnownReach(
    database,
    members.map(({ id }) => Number(id)),
  );
  return (numbers) => {
    const leftOut = new Set<number>();
    for (const { msisdn, reached } of find(numbers))
      if (reached === null || keepsFromRest(reached)) leftOut.add(msisdn);
    return leftOut;
  };
}

/** Live campaigns that reached somebody since `since`, or may still send. */
export function campaignsSince(database: DatabaseSync, since: number): number[] {
  return database
    .prepare(
      `SELECT campaign_id AS id FROM sending s WHERE is_live = 1 AND (
         EXISTS (SELECT 1 FROM reached e WHERE e.campaign_id = s.campaign_id AND e.at >= ?)
         OR campaign_id IN (SELECT id FROM campaign g WHERE ${canStillSendSql}))`,
    )
    .all(since)
    .map(({ id }) => Number(id));
}

/** Numbers that live campaigns reached, or may have reached, since then; one may come more than once. */
export function* numbersReachedSince(database: DatabaseSync, since: number): Generator<number[]> {
  const ranges = database
    .prepare(
      `SELECT e.campaign_id AS campaign, e.from_position AS "from", e.to_position AS "to"
       FROM sending s JOIN reached e ON e.campaign_id = s.campaign_id WHERE s.is_live = 1 AND e.at >= ?`,
    )
    .all(since);
  const numbers = database.prepare(
    `SELECT '[' || group_concat(r.msisdn) || ']' AS numbers FROM recipient r
     WHERE campaign_id = ? AND ${inRange('position')} AND ${isSomebody}`,
  );
  for (const { campaign, from, to } of ranges) {
    const list = numbers.get(campaign!, from!, to!)?.numbers;
    if (typeof list === 'string') yield JSON.parse(list) as number[];
  }
}

export function wasReachedSince(database: DatabaseSync, msisdn: number, since: number): boolean {
  const reachedRow = database
    .prepare(
      `SELECT 1 FROM recipient_number n JOIN sending s ON s.campaign_id = n.campaign_id AND s.is_live = 1
       JOIN reached e ON ${rangeOf} WHERE n.msisdn = ? AND e.at >= ? LIMIT 1`,
    )
    .get(msisdn, since);
  return reachedRow !== undefined;
}

export function reachOfDeleted(database: DatabaseSync, msisdn: number): Reached[] {
  return database
    .prepare(
      `SELECT e.state, e.at FROM recipient_number n JOIN reached e ON ${rangeOf}
       WHERE n.msisdn = ? AND NOT EXISTS (SELECT 1 FROM campaign g WHERE g.id = n.campaign_id) ORDER BY e.at DESC`,
    )
    .all(msisdn) as unknown as Reached[];
}
