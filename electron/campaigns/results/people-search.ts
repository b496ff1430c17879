import type { DatabaseSync } from 'node:sqlite';
import type { Msisdn } from '../../../shared/brand.ts';
import {
  type History,
  MOST_FOUND_PEOPLE,
  type SearchPlace,
  wholeHistory,
} from '../../../shared/campaign/results/history.ts';
import { inLatin } from '../../../shared/number/latin-digits.ts';
import { typedNumbers } from '../../../shared/number/typed-numbers.ts';
import { firstOf } from '../../../shared/page.ts';
import { readOptOut } from '../../opt-outs/opt-out-list.ts';
import { storedCells } from '../../search/row-search.ts';
import { openWordSearch } from '../../search/words-in-sql.ts';
import { isSomebody } from '../../store/erased-recipient.ts';
import { restEvery } from '../../store/in-steps.ts';
import type { ResultReader } from './result-reader.ts';

/** How many rows one query reads, and for how many ms, before main handles other work: a row may be long. */
const STEP = 100;
const NUMBERS = 5000;
const TURN_MS = 10;
/** How many numbers, and bytes of rows, are looked at for the first answer and for a later one. */
const LOOKED = {
  first: { numbers: 500_000, bytes: 600_000 },
  later: { numbers: 5_000_000, bytes: 6_000_000 },
};
/** The assumed size of a row besides its cells. */
const ROW = 100;
const NEWEST = Number.MAX_SAFE_INTEGER;

interface Found {
  readonly numbers: ReadonlySet<number>;
  /** Null once everything was looked at, or enough people were found. */
  readonly next: SearchPlace | null;
}

/** Finds people by last digits, or by words in their values; rejects when `signal` aborts. */
export type PeopleSearch = ReturnType<typeof openPeopleSearch>;

export function openPeopleSearch(database: DatabaseSync) {
  const numbers = (table: string) =>
    database.prepare(
      `SELECT max(msisdn) AS last, count(*) AS looked,
         '[' || group_concat(DISTINCT iif(msisdn % :unit = :digits, msisdn, NULL)) || ']' AS found
       FROM (SELECT msisdn FROM ${table} WHERE msisdn > :after ORDER BY msisdn LIMIT ${NUMBERS})`,
    );
  const tables = [numbers('recipient_number'), numbers('opt_out')];
  const { holds, terms: termsOf } = openWordSearch(database, storedCells);
  const rows = (some: string) =>
    database.prepare(
      `SELECT max(at) AS last, count(*) AS looked, sum(octet_length(cells)) AS bytes,
         '[' || group_concat(DISTINCT iif(${holds('cells')}, msisdn, NULL)) || ']' AS found
       FROM (${some} LIMIT ${STEP})`,
    );
  const sources = [
    {
      ids: database.prepare('SELECT id FROM campaign WHERE started_at IS NOT NULL ORDER BY id DESC'),
      rows: rows(
        `SELECT position AS at, msisdn, tagvalues AS cells FROM recipient r
         WHERE campaign_id = :id AND position > :after AND ${isSomebody} ORDER BY position`,
      ),
    },
    {
      ids: database.prepare('SELECT id FROM audience WHERE ready = 1 ORDER BY id DESC'),
      rows: rows(
        `SELECT (id & 16777215) AS at, msisdn, cells FROM audience_row
         WHERE id > (:id << 24) + :after AND id < ((:id + 1) << 24) ORDER BY id`,
      ),
    },
  ];

  return {
    async byLastDigits(digits: string, from: SearchPlace | null, signal?: AbortSignal): Promise<Found> {
      const matches = new Set<number>();
      const rest = restEvery(TURN_MS, signal);
      const wanted = { unit: 10 ** digits.length, digits: Number(digits) };
      let numbersToLook = LOOKED[from === null ? 'first' : 'later'].numbers;
      for (let of = from?.of ?? 0, after = from?.after ?? 0; of < tables.length; of += 1, after = 0) {
        for (let looked = NUMBERS; looked === NUMBERS; await rest()) {
          if (numbersToLook <= 0)
            return { numbers: matches, next: { of, id: 0, after, share: of / tables.length } };
          const step = tables[of]!.get({ ...wanted, after });
          if (addTo(matches, step)) return { numbers: matches, next: null };
          [after, looked] = [Number(step?.last), Number(step?.looked)];
          numbersToLook -= looked;
        }
      }
      return { numbers: matches, next: null };
    },

    async byWords(search: string, from: SearchPlace | null, signal?: AbortSignal): Promise<Found> {
      const terms = termsOf(search);
      const matches = new Set<number>();
      const rest = restEvery(TURN_MS, signal);
      const places = sources.flatMap(({ ids }, of) => ids.all().map(({ id }) => ({ of, id: Number(id) })));
      const { of: firstOf, id: firstId, after: firstAfter } = from ?? { of: 0, id: NEWEST, after: -1 };
      let bytesToLook = LOOKED[from === null ? 'first' : 'later'].bytes;
      for (const [index, { of, id }] of places.entries()) {
        if (of < firstOf || (of === firstOf && id > firstId)) continue;
        let after = of === firstOf && id === firstId ? firstAfter : -1;
        for (let looked = STEP; looked === STEP; await rest()) {
          if (bytesToLook <= 0)
            return { numbers: matches, next: { of, id, after, share: index / places.length } };
          const step = sources[of]!.rows.get({ ...terms, id, after });
          if (addTo(matches, step)) return { numbers: matches, next: null };
          [after, looked] = [Number(step?.last), Number(step?.looked)];
          bytesToLook -= Number(step?.bytes) + ROW * looked;
        }
      }
      return { numbers: matches, next: null };
    },
  };
}

/** True once enough are found. */
function addTo(matches: Set<number>, step: Record<string, unknown> | undefined): boolean {
  const more = JSON.parse(String(step?.found ?? '[]')) as number[];
  for (const one of more.slice(0, MOST_FOUND_PEOPLE - matches.size)) matches.add(one);
  return matches.size >= MOST_FOUND_PEOPLE;
}

export interface HistoryDeps {
  readonly database: DatabaseSync;
  readonly people: PeopleSearch;
  readonly results: Pick<ResultReader, 'history'>;
}

const fewestDigits = 3;

/**
 * If nobody has this number, finds numbers that end in its digits; without a number, people with these words. Looks for
 * a while from a place on, null for the beginning.
 */
export async function findHistory(
  { database, people, results }: HistoryDeps,
  typed: string,
  { countries, from }: { readonly countries: readonly string[]; readonly from: SearchPlace | null },
  signal?: AbortSignal,
): Promise<History> {
  const person = (one: Msisdn) => ({ msisdn: one, optOut: readOptOut(database, one) });
  const [msisdn = null, ...others] = from === null ? typedNumbers(typed, countries) : [];
  const optOut = msisdn === null ? null : person(msisdn).optOut;
  const rows = msisdn === null ? [] : [...results.history(Number(msisdn))];
  const isKnown = rows.length > 0 || optOut !== null;
  const { numbers, next } = isKnown ? nobody : await search(people, typed, from, signal);
  const everybody = [...new Set([...others, ...[...numbers].map((one) => String(one) as Msisdn)])]
    .filter((one) => one !== msisdn)
    .map(person);
  const rest = restEvery(TURN_MS, signal);
  for (const one of everybody) {
    rows.push(...results.history(Number(one.msisdn)));
    await rest();
  }
  const history = wholeHistory([{ msisdn, optOut, foundNumbers: everybody, rows, next }]);
  return { ...history, rows: firstOf(history.rows, (row) => row) };
}

const nobody: Found = { numbers: new Set(), next: null };

async function search(people: PeopleSearch, typed: string, from: SearchPlace | null, signal?: AbortSignal) {
  const digits = inLatin(typed).replace(/[\s()+./-]/g, '');
  if (/^\d{1,15}$/.test(digits)) {
    const last = digits.replace(/^0+/, '');
    return last.length < fewestDigits ? nobody : people.byLastDigits(last, from, signal);
  }
  return typed.trim() === '' ? nobody : people.byWords(typed, from, signal);
}
