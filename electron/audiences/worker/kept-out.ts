import type { DatabaseSync } from 'node:sqlite';
import { recentSince } from '../../../shared/campaign/recent.ts';
import { NumberIndex } from './number-index.ts';
import type { KeptOut } from './row-verdicts.ts';

/** Numbers handed over by SQLite at once, as one JSON text, since a row each would cost five times as much. */
const AT_ONCE = 10_000;

/** Reads the opt-outs, and the numbers texted for real since `days` days ago, when `days` is not 0. */
export function readKeptOut(database: DatabaseSync, days: number, now: number): KeptOut {
  return { optedOut: readOptedOut(database), recent: readRecent(database, days, now) };
}

function readOptedOut(database: DatabaseSync): NumberIndex | null {
  const found: number[] = [];
  const page = database.prepare(`
    SELECT '[' || group_concat(msisdn) || ']' AS numbers, max(msisdn) AS last
    FROM (SELECT msisdn FROM opt_out WHERE msisdn > ? ORDER BY msisdn LIMIT ${AT_ONCE})`);
  let last = 0;
  for (;;) {
    const { numbers, last: next } = page.get(last) as { numbers: string | null; last: number | null };
    if (numbers === null || next === null) return indexOf(found);
    for (const number of JSON.parse(numbers) as number[]) found.push(number);
    last = next;
  }
}

/** Whether recipient `r` of chunk `c` got a text, or may have got one: a receipt proves it whatever came after. */
const MAY_HAVE_GOT = `(
  EXISTS (SELECT 1 FROM receipt e WHERE e.campaign_id = r.campaign_id AND e.position = r.position)
  OR (c.state IN ('accepted', 'unknown', 'treated-as-sent', 'in-flight') AND NOT EXISTS (
    SELECT 1 FROM skipped s WHERE s.campaign_id = r.campaign_id AND s.position = r.position)))`;

/** Chunks `c` of real campaigns with an attempt since `?1`; practice texts reached nobody. */
const RECENT_CHUNK = `
  chunk c JOIN campaign g ON g.id = c.campaign_id AND g.account_id <> 'practice'
    AND EXISTS (SELECT 1 FROM attempt a
                WHERE a.campaign_id = c.campaign_id AND a.chunk = c.chunk AND a.started_at >= ?1)`;

const OF_CHUNK =
  'r.campaign_id = c.campaign_id AND r.position >= c.from_position AND r.position < c.to_position';

function readRecent(database: DatabaseSync, days: number, now: number): NumberIndex | null {
  const found: number[] = [];
  const since = recentSince(now, days);
  if (!Number.isFinite(since)) return null;
  const chunks = database
    .prepare(`SELECT c.campaign_id AS campaign, c.chunk FROM ${RECENT_CHUNK}`)
    .all(since);
  const numbers = database.prepare(`
    SELECT '[' || group_concat(r.msisdn) || ']' AS numbers FROM chunk c JOIN recipient r ON ${OF_CHUNK}
    WHERE c.campaign_id = ? AND c.chunk = ? AND ${MAY_HAVE_GOT}`);
  for (const { campaign, chunk } of chunks) {
    const { numbers: list } = numbers.get(campaign!, chunk!) as { numbers: string | null };
    if (list !== null) for (const number of JSON.parse(list) as number[]) found.push(number);
  }
  return indexOf(found);
}

/** Whether one number must not be texted because it was lately; `days` 0 asks for no such rule. */
export function isRecent(database: DatabaseSync, msisdn: number, days: number, now: number): boolean {
  const since = recentSince(now, days);
  if (!Number.isFinite(since)) return false;
  const found = database
    .prepare(
      `SELECT 1 FROM recipient r JOIN (SELECT c.* FROM ${RECENT_CHUNK}) c ON ${OF_CHUNK}
       WHERE r.msisdn = ?2 AND ${MAY_HAVE_GOT} LIMIT 1`,
    )
    .get(since, msisdn);
  return found !== undefined;
}

function indexOf(numbers: readonly number[]): NumberIndex | null {
  return numbers.length === 0 ? null : NumberIndex.of(numbers);
}
