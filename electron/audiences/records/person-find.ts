import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { StoredJoin } from '../../../shared/audience/join.ts';
import type {
  ListedCounts,
  ListedPage,
  ListedPerson,
  ListedPlace,
} from '../../../shared/person/person-export.ts';
import { lastDigits, mentions } from '../../../shared/person/person-in-text.ts';
import { mostNames, personName } from '../../../shared/person/person-name.ts';
import { SELECT_ROW, type StoredRow } from '../../store/audience-rows.ts';
import { countRows, rowKey } from '../../store/row-key.ts';

/** Rows scanned before the thread handles other messages. */
const STEP = 20_000;
/** Rows found at once. */
const MOST = 500;

export interface FoundRow extends StoredRow {
  /** False for somebody else's row that contains the number. */
  readonly isTheirs: boolean;
}

const searchedText =
  "cells || ' ' || coalesce(numbers, '') || ' ' || coalesce(joined, '') || ' ' || original";

/** The rows at `from` and later that are the person's or contain the number, in bounded pieces. */
function openFind(database: DatabaseSync, msisdn: string) {
  const step = database.prepare(
    `${SELECT_ROW} id >= ? AND id < ?
       AND (msisdn = ? OR ${searchedText} GLOB ? OR instr(original, char(0)) > 0) ORDER BY id LIMIT ${MOST}`,
  );
  const pattern = patternOf(msisdn);
  return (audienceId: number, from: number): { readonly rows: FoundRow[]; readonly next: number } => {
    const range = [rowKey(audienceId, from), rowKey(audienceId, from + STEP)] as const;
    const found = step.all(...range, Number(msisdn), pattern) as unknown as StoredRow[];
    const next = found.length < MOST ? from + STEP : found.at(-1)!.n + 1;
    return { rows: found.flatMap((row) => withPerson(row, msisdn)), next };
  };
}

export async function rowsOf(
  database: DatabaseSync,
  audienceId: number,
  msisdn: string,
): Promise<FoundRow[]> {
  const find = openFind(database, msisdn);
  const all: FoundRow[] = [];
  const count = countRows(database, audienceId);
  for (let from = 0; from < count; ) {
    const { rows, next } = find(audienceId, from);
    all.push(...rows);
    from = next;
    await setImmediate();
  }
  return all;
}

/** Matches the number with anything between its digits; GLOB ends at a NUL. */
export function patternOf(msisdn: string): string {
  return `*${[...lastDigits(msisdn)].join('*')}*`;
}

export function withPerson(row: StoredRow, msisdn: string): FoundRow[] {
  const isTheirs = row.msisdn === Number(msisdn) || (row.msisdn === null && isIn(numbersOf(row), msisdn));
  return isTheirs || isIn(`${numbersOf(row)} ${row.cells} ${row.joined ?? ''}`, msisdn)
    ? [{ ...row, isTheirs }]
    : [];
}

/** White space may be as JSON writes it, or as JSON within JSON. */
export function isIn(text: string, msisdn: string): boolean {
  return mentions(text.replace(/(?<!\\)\\+(?:[fnrt]|u000b)/gu, ' '), msisdn);
}

function numbersOf({ original, numbers }: StoredRow): string {
  return `${original} ${numbers ?? ''}`;
}

/** A part of a person's rows in the lists: never all at once, because one number may fill a list. */
export async function findListed(
  database: DatabaseSync,
  msisdn: string,
  place: ListedPlace | null,
): Promise<ListedPage> {
  const find = openFind(database, msisdn);
  for (const audience of listsOf(database)) {
    const id = Number(audience.id);
    if (place !== null && id < place.audienceId) continue;
    const count = countRows(database, id);
    for (let from = place?.audienceId === id ? place.from : 0; from < count; ) {
      const { rows, next } = find(id, from);
      if (rows.length > 0) {
        const listed = rows.map((row) => listedOf(audience, row));
        return { rows: listed, next: { audienceId: id, from: next } };
      }
      from = next;
      await setImmediate();
    }
  }
  return { rows: [], next: null };
}

export async function countListed(database: DatabaseSync, msisdn: string): Promise<ListedCounts> {
  const lists = new Set<string>();
  const names = new Set<string>();
  let [rows, cells] = [0, 0];
  let place: ListedPlace | null = null;
  do {
    const page: ListedPage = await findListed(database, msisdn, place);
    for (const row of page.rows) {
      lists.add(row.list);
      cells += row.cells.length;
      if (row.isTheirs && names.size < mostNames) names.add(listedName(row));
    }
    names.delete('');
    rows += page.rows.length;
    place = page.next;
  } while (place !== null);
  return { rows, lists: lists.size, cells, names: [...names] };
}

function listedOf(
  { name, columns, number_column: numberColumn }: Record<string, unknown>,
  { row, original, cells, joined, isTheirs }: FoundRow,
): ListedPerson {
  return {
    list: String(name),
    row,
    isTheirs,
    cells: [
      [String(numberColumn), original],
      ...named(columns, JSON.parse(cells)),
      ...(joined === null ? [] : named(columns, (JSON.parse(joined) as StoredJoin).own)),
    ],
  };
}

function listedName({ cells }: ListedPerson): string {
  return personName(
    cells.map(([column]) => column),
    cells.map(([, cell]) => cell),
  );
}

function named(columns: unknown, cells: readonly string[]): (readonly [string, string])[] {
  return (JSON.parse(String(columns)) as string[]).map((column, at) => [column, cells[at] ?? '']);
}

export function listsOf(database: DatabaseSync): Record<string, unknown>[] {
  return database
    .prepare('SELECT id, name, columns, number_column FROM audience WHERE ready = 1 ORDER BY id')
    .all();
}
