import type { DatabaseSync } from 'node:sqlite';
import type { Msisdn } from '../../shared/brand.ts';
import { currentLanguage } from '../../shared/language/current-language.ts';
import { readWords, storedWords } from '../../shared/language/said.ts';
import { inLatin } from '../../shared/number/latin-digits.ts';
import { afterCommonPrefix } from '../../shared/number/numbering-plan.ts';
import type { OptOut, OptOutLogRow } from '../../shared/opt-out/opt-out.ts';
import { personShown } from '../../shared/person/person-words.ts';
import { numberHeading } from '../../shared/sheet/exported-columns.ts';
import { optOuts } from '../../shared/texts/en/opt-outs.ts';
import { say } from '../../shared/texts/say.ts';
import { spoken } from '../../shared/texts/spoken-with-texts.ts';
import { openWordSearch, plainText } from '../search/words-in-sql.ts';
import { restEvery } from '../store/in-steps.ts';
import { transact } from '../store/open-database.ts';

/** Exported in steps, so that the main process never blocks for long. */
const STEP = 2000;
/** How many rows one query searches, and for how many ms, before main handles other work: a note may be long. */
const LOOKED = 500;
const TURN_MS = 10;

/** True if updating the lists after a change of the opt-outs was interrupted. */
export function areListsBehind(database: DatabaseSync): boolean {
  return (
    database.prepare('SELECT 1 FROM folder WHERE followed_changes < opt_out_changes').get() !== undefined
  );
}

/** Also logs the removal; false if the number was not on the list. */
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

type OptOutPage = { readonly count: number; readonly rows: OptOut[] };

/** Newest first; `search` is part of the number, or words in note and source. */
export function openOptOutList(database: DatabaseSync) {
  const total = database.prepare('SELECT opt_outs AS count FROM folder');
  const page = database.prepare(`${OPT_OUT} ORDER BY added_at DESC, msisdn LIMIT ? OFFSET ?`);
  const one = database.prepare(`${OPT_OUT} WHERE msisdn = ?`);
  const changes = database.prepare('SELECT opt_out_changes AS changes FROM folder');
  database.function('spoken', (source) => spoken(readWords(String(source))));
  const { holds, terms: termsOf } = openWordSearch(database, plainText);
  const step = database.prepare(
    `SELECT max(msisdn) AS last, count(*) AS looked, json_group_array(json_array(added_at, msisdn)) FILTER (
       WHERE msisdn LIKE :number OR ${holds('text')}) AS found
     FROM (SELECT added_at, msisdn, note || char(10) || iif(source GLOB '{"say":*', spoken(source), source) AS text
           FROM opt_out WHERE msisdn > :after ORDER BY msisdn LIMIT ${LOOKED})`,
  );
  let latest: { readonly of: string; readonly numbers: readonly number[] } | null = null;

  async function numbersWith(words: string): Promise<readonly number[]> {
    const of = `${changes.get()?.changes} ${currentLanguage()} ${words}`;
    if (latest?.of === of) return latest.numbers;
    const terms = { number: numberPattern(words), ...termsOf(words) };
    // Each list is in the order of its numbers, and sorting only the times takes little time.
    const byTime = new Map<number, number[]>();
    const rest = restEvery(TURN_MS);
    for (let after = 0, looked = LOOKED; looked === LOOKED; await rest()) {
      const stepped = step.get({ ...terms, after });
      for (const [added, number] of JSON.parse(String(stepped?.found)) as [number, number][]) {
        const same = byTime.get(added);
        if (same === undefined) byTime.set(added, [number]);
        else same.push(number);
      }
      [after, looked] = [Number(stepped?.last), Number(stepped?.looked)];
    }
    const times = Float64Array.from(byTime.keys()).sort().reverse();
    const numbers: number[] = [];
    for (const added of times) {
      for (const number of byTime.get(added)!) numbers.push(number);
      await rest();
    }
    latest = { of, numbers };
    return numbers;
  }

  return async (search: string, from: number, count: number): Promise<OptOutPage> => {
    const words = search.trim();
    if (words === '') return { count: Number(total.get()?.count), rows: page.all(count, from).map(optOutOf) };
    const numbers = await numbersWith(words);
    const rows = numbers.slice(from, from + count).map((number) => one.get(number));
    return { count: numbers.length, rows: rows.filter((row) => row !== undefined).map(optOutOf) };
  };
}

const OPT_OUT = 'SELECT msisdn, note, source, added_at FROM opt_out';

export function readOptOut(database: DatabaseSync, msisdn: Msisdn): OptOut | null {
  const row = database.prepare(`${OPT_OUT} WHERE msisdn = ?`).get(Number(msisdn));
  return row === undefined ? null : optOutOf(row);
}

function optOutOf(row: Record<string, unknown>): OptOut {
  return {
    msisdn: String(row.msisdn),
    note: String(row.note),
    source: readWords(String(row.source)),
    addedAt: Number(row.added_at),
  };
}

function numberPattern(words: string): string {
  const typed = inLatin(words).replace(/[\s().+-]/g, '');
  const digits = afterCommonPrefix(typed) ?? typed.replace(/^0+/, '');
  return /^\d+$/.test(digits) ? `%${digits}%` : '';
}

/** Newest first. */
export function optOutLog(database: DatabaseSync, from: number, count: number): OptOutLogRow[] {
  return database
    .prepare('SELECT at, msisdn, change, note FROM opt_out_log ORDER BY id DESC LIMIT ? OFFSET ?')
    .all(count, from)
    .map(logRowOf);
}

function logRowOf(row: Record<string, unknown>): OptOutLogRow {
  return {
    at: Number(row.at),
    msisdn: String(row.msisdn),
    change: row.change === 'removed' ? 'removed' : 'added',
    note: String(row.note),
  };
}

export function optOutLogOf(database: DatabaseSync, msisdn: Msisdn): OptOutLogRow[] {
  return database
    .prepare('SELECT at, msisdn, change, note FROM opt_out_log WHERE msisdn = ? ORDER BY id')
    .all(Number(msisdn))
    .map(logRowOf);
}

/** With `keep` the number stays, without note and source, and is added if it was missing: it must never be texted. */
export function eraseOptOut(database: DatabaseSync, msisdn: Msisdn, keep: boolean, now: number): void {
  transact(database, () => {
    database.prepare('DELETE FROM opt_out_log WHERE msisdn = ?').run(Number(msisdn));
    if (!keep) database.prepare('DELETE FROM opt_out WHERE msisdn = ?').run(Number(msisdn));
    else {
      database
        .prepare(
          `INSERT INTO opt_out (msisdn, note, source, added_at) VALUES (?1, '', ?2, ?3)
           ON CONFLICT (msisdn) DO UPDATE SET note = '', source = ?2`,
        )
        .run(Number(msisdn), optOutKept, now);
    }
  });
}

const optOutKept = storedWords(say.optOuts.optOutKept());

export function* optOutTables(database: DatabaseSync): Generator<string[][]> {
  const { note, source, added } = optOuts.columns;
  yield [[numberHeading(), note, source, added]];
  const step = database.prepare(`${OPT_OUT} WHERE msisdn > ? ORDER BY msisdn LIMIT ?`);
  for (let last = 0; ; ) {
    const rows = step.all(last, STEP);
    if (rows.length === 0) return;
    last = Number(rows.at(-1)!.msisdn);
    yield rows.map(({ msisdn, note, source, added_at }) => [
      personShown(String(msisdn)),
      String(note),
      spoken(readWords(String(source))),
      new Date(Number(added_at)).toISOString(),
    ]);
  }
}
