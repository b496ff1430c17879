import type { DatabaseSync } from 'node:sqlite';
import type { Msisdn } from '../../../shared/brand.ts';
import type { History } from '../../../shared/campaign/results/result.ts';
import { typedNumbers } from '../../../shared/number/typed-numbers.ts';
import { readOptOut } from '../../opt-outs/opt-out-list.ts';
import { searchFold } from '../../search/row-search.ts';
import { restEvery } from '../../store/in-steps.ts';
import { isSomebody } from '../records/erased-recipient.ts';
import type { ResultReader } from './result-reader.ts';

const MOST = 50;
/** Rows read in one query, and for how long, in ms, before main handles other work: a row may be long, or nearly nothing. */
const STEP = 500;
const NUMBERS = 5000;
const TURN_MS = 10;

/** By last digits, or by words in their values; rejects when `signal` aborts. */
export type PeopleSearch = ReturnType<typeof openPeopleSearch>;

export function openPeopleSearch(database: DatabaseSync) {
  const numbers = (table: string) =>
    database.prepare(
      `SELECT max(msisdn) AS last, count(*) AS looked,
         '[' || group_concat(DISTINCT iif(msisdn % :unit = :digits, msisdn, NULL)) || ']' AS found
       FROM (SELECT msisdn FROM ${table} WHERE msisdn > :after ORDER BY msisdn LIMIT ${NUMBERS})`,
    );
  const tables = [numbers('recipient_number'), numbers('opt_out')];
  const campaigns = database.prepare('SELECT id FROM campaign WHERE started_at IS NOT NULL ORDER BY id DESC');
  const sent = database.prepare(
    `SELECT position AS at, msisdn, tagvalues AS cells FROM recipient r
     WHERE campaign_id = ? AND position > ? AND ${isSomebody} ORDER BY position LIMIT ${STEP}`,
  );
  const audiences = database.prepare('SELECT id FROM audience WHERE ready = 1 ORDER BY id DESC');
  const listed = database.prepare(
    `SELECT (id & 16777215) AS at, msisdn, cells FROM audience_row
     WHERE id > (?1 << 24) + ?2 AND id < ((?1 + 1) << 24) ORDER BY id LIMIT ${STEP}`,
  );

  return {
    async byLastDigits(digits: string, signal?: AbortSignal): Promise<ReadonlySet<number>> {
      const found = new Set<number>();
      const rest = restEvery(TURN_MS, signal);
      const wanted = { unit: 10 ** digits.length, digits: Number(digits) };
      for (const table of tables) {
        for (let after = 0; found.size < MOST; ) {
          const step = table.get({ ...wanted, after });
          const more = JSON.parse(String(step?.found ?? '[]')) as number[];
          for (const one of more.slice(0, MOST - found.size)) found.add(one);
          if (Number(step?.looked) < NUMBERS) break;
          after = Number(step?.last);
          await rest();
        }
      }
      return found;
    },

    async byWords(search: string, signal?: AbortSignal): Promise<ReadonlySet<number>> {
      const fold = searchFold();
      const words = fold(search).split(/\s+/u).filter(Boolean);
      const found = new Set<number>();
      const rest = restEvery(TURN_MS, signal);
      const look = async (statement: typeof sent, id: number): Promise<void> => {
        for (let after = -1; found.size < MOST; ) {
          const rows = statement.all(id, after);
          for (const { msisdn, cells } of rows) {
            if (typeof msisdn !== 'number' || found.has(msisdn)) continue;
            const text = fold(String(cells));
            if (words.every((word) => text.includes(word))) found.add(msisdn);
            if (found.size >= MOST) return;
            await rest();
          }
          if (rows.length < STEP) return;
          after = Number(rows.at(-1)?.at);
          await rest();
        }
      };
      for (const { id } of campaigns.all()) await look(sent, Number(id));
      for (const { id } of audiences.all()) await look(listed, Number(id));
      return found;
    },
  };
}

export interface HistoryDeps {
  readonly database: DatabaseSync;
  readonly people: PeopleSearch;
  readonly results: Pick<ResultReader, 'history'>;
}

const mostRows = 200;
const fewestDigits = 3;

/** If nothing is known of the number, finds numbers that end in its digits; without a number, people with these words. */
export async function findHistory(
  { database, people, results }: HistoryDeps,
  typed: string,
  countries: readonly string[],
  signal?: AbortSignal,
): Promise<History> {
  const [msisdn = null, ...others] = typedNumbers(typed, countries);
  const known = (one: Msisdn) => ({ msisdn: one, optOut: readOptOut(database, one) });
  const optOut = msisdn === null ? null : known(msisdn).optOut;
  const rows = msisdn === null ? [] : results.history(Number(msisdn));
  let found = others.map(known);
  if (rows.length === 0 && optOut === null) {
    const more = await search(people, typed, signal);
    const seen = new Set<string>([...(msisdn === null ? [] : [msisdn]), ...others]);
    found = [
      ...found,
      ...[...more]
        .map((one) => String(one) as Msisdn)
        .filter((one) => !seen.has(one))
        .map(known),
    ];
  }
  const rest = restEvery(TURN_MS, signal);
  for (const one of found) {
    rows.push(...results.history(Number(one.msisdn)));
    await rest();
  }
  rows.sort((one, other) => (other.at ?? 0) - (one.at ?? 0));
  // If others were found, drop a reading of the number that is not known here.
  const isKnown = found.length === 0 || optOut !== null || rows.some((row) => row.msisdn === msisdn);
  return { msisdn: isKnown ? msisdn : null, optOut, found, rows: rows.slice(0, mostRows) };
}

async function search(
  people: PeopleSearch,
  typed: string,
  signal?: AbortSignal,
): Promise<ReadonlySet<number>> {
  const digits = typed.replace(/[\s()+./-]/g, '');
  if (/^\d{1,15}$/.test(digits)) {
    const last = digits.replace(/^0+/, '');
    return last.length < fewestDigits ? new Set() : people.byLastDigits(last, signal);
  }
  return typed.trim() === '' ? new Set() : people.byWords(typed, signal);
}
