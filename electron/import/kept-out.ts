import type { DatabaseSync } from 'node:sqlite';
import { recentSince } from '../../shared/recent.ts';
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

/** Numbers of chunks that left, or may have left, in the window; practice texts reached nobody. */
function readRecent(database: DatabaseSync, days: number, now: number): NumberIndex | null {
  const found: number[] = [];
  const since = recentSince(now, days);
  if (!Number.isFinite(since)) return null;
  const chunks = database
    .prepare(`
      SELECT c.campaign_id AS campaign, c.from_position AS first, c.to_position AS last
      FROM chunk c JOIN campaign g ON g.id = c.campaign_id
      WHERE g.account_id <> 'practice'
        AND c.state IN ('accepted', 'unknown', 'treated-as-sent', 'in-flight')
        AND EXISTS (SELECT 1 FROM attempt a
                    WHERE a.campaign_id = c.campaign_id AND a.chunk = c.chunk AND a.started_at >= ?)`)
    .all(since) as unknown as { campaign: number; first: number; last: number }[];
  const numbers = database.prepare(`
    SELECT '[' || group_concat(msisdn) || ']' AS numbers FROM recipient r
    WHERE campaign_id = ?1 AND position >= ?2 AND position < ?3
      AND NOT EXISTS (SELECT 1 FROM skipped s WHERE s.campaign_id = ?1 AND s.position = r.position)`);
  for (const { campaign, first, last } of chunks) {
    const { numbers: list } = numbers.get(campaign, first, last) as { numbers: string | null };
    if (list !== null) for (const number of JSON.parse(list) as number[]) found.push(number);
  }
  return indexOf(found);
}

function indexOf(numbers: readonly number[]): NumberIndex | null {
  return numbers.length === 0 ? null : NumberIndex.of(numbers);
}
