import type { DatabaseSync } from 'node:sqlite';
import type { Msisdn } from '../../../shared/brand.ts';
import type { History } from '../../../shared/campaign/results/history.ts';
import { typedNumbers } from '../../../shared/number/typed-numbers.ts';
import { readOptOut } from '../../opt-outs/opt-out-list.ts';
import type { PeopleSearch } from './people-search.ts';
import type { ResultReader } from './result-reader.ts';

/** What a history is looked up with. */
export interface HistoryDeps {
  readonly database: DatabaseSync;
  readonly people: PeopleSearch;
  readonly results: Pick<ResultReader, 'history'>;
}

const mostRows = 200;
const fewestDigits = 3;

/**
 * What is known of the number that was typed, as one of the countries reads it. Where nothing is, of those that end in its
 * digits; and where no number was typed, of people with these words among their values.
 */
export async function findHistory(
  { database, people, results }: HistoryDeps,
  typed: string,
  countries: readonly string[],
  signal?: AbortSignal,
): Promise<History> {
  const [msisdn = null, ...others] = typedNumbers(typed, countries);
  const known = (one: Msisdn) => ({ msisdn: one, optOut: readOptOut(database, one) });
  const optOut = msisdn === null ? null : known(msisdn).optOut;
  let rows = msisdn === null ? [] : results.history(Number(msisdn));
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
  rows = [...rows, ...found.flatMap((one) => results.history(Number(one.msisdn)))];
  rows.sort((one, other) => (other.at ?? 0) - (one.at ?? 0));
  // A reading that nobody here has is beside the point where others are found.
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
