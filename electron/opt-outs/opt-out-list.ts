import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { Msisdn } from '../../shared/brand.ts';
import { allMsisdns } from '../../shared/number/msisdn.ts';
import type { OptOut, OptOutLogRow, OptOutsAdded } from '../../shared/opt-out/opt-out.ts';
import { transact } from '../store/open-database.ts';
import type { OptOutOrigin } from '../threads/import-message.ts';

/** Lines that hold no number are shown to the person, but not a whole book of them. */
const MOST_UNREAD = 200;
const LINES_AT_ONCE = 500;

/** Everything found in one line: in a cell of its own any possible number counts, among others only sure ones. */
function numbersIn(line: string, country: string): Msisdn[] {
  const cells = line.split(/[\t;,|]+/).filter((cell) => cell.trim() !== '');
  return cells.flatMap((cell) => allMsisdns(cell, country, cells.length > 1));
}

/** Adds every number in the lines to the opt-outs, some hundred lines at a time. */
export async function addOptOuts(
  database: DatabaseSync,
  lines: Iterable<string>,
  { note, source, country }: OptOutOrigin,
  now: number,
): Promise<OptOutsAdded> {
  const insert = database.prepare(
    'INSERT OR IGNORE INTO opt_out (msisdn, note, source, added_at) VALUES (?, ?, ?, ?)',
  );
  const log = database.prepare(
    "INSERT INTO opt_out_log (at, msisdn, change, note) VALUES (?, ?, 'added', ?)",
  );
  const unread: string[] = [];
  let added = 0;
  let already = 0;
  for (const some of batches(lines)) {
    transact(database, () => {
      for (const line of some) {
        const numbers = numbersIn(line, country);
        if (numbers.length === 0 && line.trim() !== '' && unread.length < MOST_UNREAD)
          unread.push(line.slice(0, 200));
        for (const number of numbers) {
          if (insert.run(Number(number), note, source, now).changes === 0) already += 1;
          else {
            log.run(now, Number(number), note);
            added += 1;
          }
        }
      }
    });
    await setImmediate();
  }
  return { added, already, unread };
}

function* batches(lines: Iterable<string>): Generator<string[]> {
  let batch: string[] = [];
  for (const line of lines) {
    batch.push(line);
    if (batch.length < LINES_AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

/** Takes a number off the list and records it; false when it was not on it. */
export function removeOptOut(database: DatabaseSync, msisdn: string, note: string, now: number): boolean {
  return transact(database, () => {
    if (database.prepare('DELETE FROM opt_out WHERE msisdn = ?').run(Number(msisdn)).changes === 0)
      return false;
    database
      .prepare("INSERT INTO opt_out_log (at, msisdn, change, note) VALUES (?, ?, 'removed', ?)")
      .run(now, Number(msisdn), note);
    return true;
  });
}

/** Opt-outs whose number, note or source contains `search`, newest first. */
export function listOptOuts(
  database: DatabaseSync,
  search: string,
  from: number,
  count: number,
): { count: number; rows: OptOut[] } {
  const { where, terms } = searchTerms(search);
  const total = database.prepare(`SELECT count(*) AS count FROM opt_out ${where}`).get(...terms);
  const rows = database
    .prepare(
      `SELECT msisdn, note, source, added_at FROM opt_out ${where} ORDER BY added_at DESC, msisdn LIMIT ? OFFSET ?`,
    )
    .all(...terms, count, from);
  return { count: Number(total?.count), rows: rows.map(optOutOf) };
}

/** The opt-out of one number; null where it has not opted out. */
export function readOptOut(database: DatabaseSync, msisdn: Msisdn): OptOut | null {
  const row = database
    .prepare('SELECT msisdn, note, source, added_at FROM opt_out WHERE msisdn = ?')
    .get(Number(msisdn));
  return row === undefined ? null : optOutOf(row);
}

function optOutOf(row: Record<string, unknown>): OptOut {
  return {
    msisdn: String(row.msisdn),
    note: String(row.note),
    source: String(row.source),
    addedAt: Number(row.added_at),
  };
}

function searchTerms(search: string): { where: string; terms: string[] } {
  const words = search.trim();
  if (words === '') return { where: '', terms: [] };
  const like = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const digits = words.replace(/[\s().+-]/g, '').replace(/^00?/, '');
  const number = /^\d+$/.test(digits) ? like(digits) : like(words);
  return {
    where: "WHERE msisdn LIKE ? ESCAPE '\\' OR note LIKE ? ESCAPE '\\' OR source LIKE ? ESCAPE '\\'",
    terms: [number, like(words), like(words)],
  };
}

/** The changes to the list, newest first. */
export function optOutLog(database: DatabaseSync, from: number, count: number): OptOutLogRow[] {
  return database
    .prepare('SELECT at, msisdn, change, note FROM opt_out_log ORDER BY id DESC LIMIT ? OFFSET ?')
    .all(count, from)
    .map((row) => ({
      at: Number(row.at),
      msisdn: String(row.msisdn),
      change: row.change === 'removed' ? 'removed' : 'added',
      note: String(row.note),
    }));
}
