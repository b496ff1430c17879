import type { DatabaseSync } from 'node:sqlite';
import {
  holdsTexted,
  inDoubtAt,
  isInChunk,
  mayHaveBeenTexted,
  saysNotTexted,
  sharesChunkState,
} from './delivery-state-sql.ts';
import { isSomebody } from './erased-recipient.ts';

/** Campaign `g` goes to real phones: practice texts nobody. */
export const isLive = "g.frozen ->> 'kind' = 'live'";

/** When a request of chunk `c` was last on its way; null for never. */
export const lastTriedAt = `(SELECT max(coalesce(a.ended_at, a.started_at)) FROM attempt a
  WHERE a.campaign_id = c.campaign_id AND a.chunk = c.chunk)`;

/**
 * When somebody whose id came at `receipt` was texted, or may have been at `inDoubt`: the halves of a bisected chunk may
 * have no attempt.
 */
export function textedAt(times: {
  readonly receipt: number | null;
  readonly inDoubt: number | null;
  readonly chunk: number | null;
  readonly campaign: number;
}): number {
  return times.receipt ?? times.inDoubt ?? times.chunk ?? times.campaign;
}

const chunkTriedAt = `coalesce(${lastTriedAt}, c.in_doubt_at, g.updated_at)`;

/** Nobody of chunk `c` was texted later. */
const chunkTextedAt = `max(coalesce(${lastTriedAt}, g.updated_at), coalesce(c.in_doubt_at, 0))`;

/** The same as `textedAt` says, for SQL: the time of the chunk, except for those who left it and those it calls not texted. */
const personTextedAt = (
  chunkAt: string,
): string => `iif(c.people = c.to_position - c.from_position AND NOT ${saysNotTexted}, ${chunkAt}, coalesce(
  (SELECT coalesce(t.at, ${chunkAt}) FROM receipt t WHERE t.campaign_id = r.campaign_id AND t.position = r.position),
  iif(${sharesChunkState} AND NOT ${saysNotTexted}, NULL, ${inDoubtAt}), ${chunkAt}))`;

/** The numbers that live campaigns have texted since, or may have, a list at a time; one may come more than once. */
export function* numbersTextedSince(database: DatabaseSync, since: number): Generator<number[]> {
  const chunks = database
    .prepare(
      `SELECT c.campaign_id AS campaign, c.chunk, ${chunkTriedAt} AS at
       FROM campaign g JOIN chunk c ON c.campaign_id = g.id
       WHERE ${isLive} AND ${holdsTexted} AND ${chunkTextedAt} >= ?`,
    )
    .all(since);
  const numbers = database.prepare(
    `SELECT '[' || group_concat(r.msisdn) || ']' AS numbers
     FROM chunk c JOIN recipient r ON ${isInChunk}
     WHERE c.campaign_id = ?1 AND c.chunk = ?2 AND ${isSomebody} AND ${mayHaveBeenTexted} AND ${personTextedAt('?3')} >= ?4`,
  );
  for (const { campaign, chunk, at } of chunks) {
    const list = numbers.get(campaign!, chunk!, at!, since)?.numbers;
    if (typeof list === 'string') yield JSON.parse(list) as number[];
  }
}

/** True where a live campaign has texted a number since, or may have. */
export function wasTextedSince(database: DatabaseSync, msisdn: number, since: number): boolean {
  const found = database
    .prepare(
      `SELECT 1 FROM recipient_number r JOIN campaign g ON g.id = r.campaign_id JOIN chunk c ON ${isInChunk}
       WHERE r.msisdn = ? AND ${isLive} AND ${mayHaveBeenTexted} AND ${personTextedAt(chunkTriedAt)} >= ? LIMIT 1`,
    )
    .get(msisdn, since);
  return found !== undefined;
}
