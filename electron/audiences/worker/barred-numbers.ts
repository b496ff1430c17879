import type { DatabaseSync } from 'node:sqlite';
import { recentSince } from '../../../shared/campaign/review/recent-texts.ts';
import { numbersReachedSince, wasReachedSince } from '../../reached/reached-find.ts';
import { NumberIndex } from './number-index.ts';
import type { BarredNumbers } from './row-judgements.ts';

/** Numbers that SQLite hands over at once, as one JSON text; a row each would take five times as long. */
const AT_ONCE = 10_000;

/** The opt-outs, and the numbers texted for real in the last `days` days; 0 means no such rule. */
export function readBarredNumbers(database: DatabaseSync, days: number, now: number): BarredNumbers {
  return { optedOut: readOptedOut(database), recent: readRecent(database, days, now) };
}

function readOptedOut(database: DatabaseSync): NumberIndex | null {
  const optedOut: number[] = [];
  const page = database.prepare(`
    SELECT '[' || group_concat(msisdn) || ']' AS numbers, max(msisdn) AS last
    FROM (SELECT msisdn FROM opt_out WHERE msisdn > ? ORDER BY msisdn LIMIT ${AT_ONCE})`);
  let last = 0;
  for (;;) {
    const { numbers, last: next } = page.get(last) as { numbers: string | null; last: number | null };
    if (numbers === null || next === null) return indexOf(optedOut);
    for (const number of JSON.parse(numbers) as number[]) optedOut.push(number);
    last = next;
  }
}

function readRecent(database: DatabaseSync, days: number, now: number): NumberIndex | null {
  const since = recentSince(now, days);
  if (!Number.isFinite(since)) return null;
  const recentNumbers: number[] = [];
  for (const numbers of numbersReachedSince(database, since)) {
    for (const number of numbers) recentNumbers.push(number);
  }
  return indexOf(recentNumbers);
}

/** True if the number was texted too recently; `days` 0 means no such rule. */
export function isRecent(database: DatabaseSync, msisdn: number, days: number, now: number): boolean {
  const since = recentSince(now, days);
  return Number.isFinite(since) && wasReachedSince(database, msisdn, since);
}

function indexOf(numbers: readonly number[]): NumberIndex | null {
  return numbers.length === 0 ? null : NumberIndex.of(numbers);
}
