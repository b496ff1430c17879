import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { DECISION_KINDS } from '../../../shared/audience/decided-row.ts';
import type { StoredJoin } from '../../../shared/audience/join.ts';
import type { AudienceId } from '../../../shared/brand.ts';
import type { Mention } from '../../../shared/person/mention.ts';
import type {
  ListedCounts,
  ListedPage,
  ListedPerson,
  ListedPlace,
} from '../../../shared/person/person-export.ts';
import {
  lastDigitsGlob,
  mentions,
  mentionsInJson,
  numberInCell,
} from '../../../shared/person/person-in-text.ts';
import { mostNames, personName } from '../../../shared/person/person-name.ts';
import { SELECT_ROW, type StoredRow } from '../../store/audience-rows.ts';
import { inRange } from '../../store/range-sql.ts';
import { countRows, rowKey } from '../../store/row-key.ts';

/** Rows scanned before the thread handles other messages. */
const STEP = 20_000;
/** Rows found at once. */
const MOST = 500;

export type PersonInRow = 'theirs' | 'beside' | 'mention';

export interface FoundRow extends StoredRow {
  /** Somebody else's row holds the number `beside` another in a cell of numbers, or may mention it in a text. */
  readonly holds: PersonInRow;
}

const searchedText =
  "cells || ' ' || coalesce(numbers, '') || ' ' || coalesce(joined, '') || ' ' || original";

/** The rows at `from` and later that are the person's or contain the number, in bounded pieces. */
function openFind(database: DatabaseSync, msisdn: string) {
  const step = database.prepare(
    `${SELECT_ROW} ${inRange('id')}
       AND (msisdn = ? OR ${searchedText} GLOB ? OR instr(original, char(0)) > 0) ORDER BY id LIMIT ${MOST}`,
  );
  const pattern = lastDigitsGlob(msisdn);
  return (audienceId: number, from: number): { readonly rows: FoundRow[]; readonly next: number } => {
    const range = [rowKey(audienceId, from), rowKey(audienceId, from + STEP)] as const;
    const matchingRows = step.all(...range, Number(msisdn), pattern) as unknown as StoredRow[];
    const next = matchingRows.length < MOST ? from + STEP : matchingRows.at(-1)!.n + 1;
    return { rows: matchingRows.flatMap((row) => withPerson(row, msisdn)), next };
  };
}

/** The `n` of the rows of a list that are the person's own or hold the number in a cell of numbers. */
export async function rowsOf(database: DatabaseSync, audienceId: number, msisdn: string): Promise<number[]> {
  const all: number[] = [];
  for await (const rows of foundRows(database, audienceId, msisdn))
    for (const { n, holds } of rows) if (holds !== 'mention') all.push(n);
  return all;
}

async function* foundRows(database: DatabaseSync, audienceId: number, msisdn: string) {
  const find = openFind(database, msisdn);
  const count = countRows(database, audienceId);
  for (let from = 0; from < count; ) {
    const { rows, next } = find(audienceId, from);
    yield rows;
    from = next;
    await setImmediate();
  }
}

/** The texts of lists that may mention the number, with what was written there before; at most `most` places. */
export async function mentionsInLists(
  database: DatabaseSync,
  msisdn: string,
  most: number,
): Promise<Mention[]> {
  const foundMentions: Mention[] = [];
  for (const { id, name, made_of: madeOf } of listsOf(database)) {
    const audienceId = Number(id) as AudienceId;
    const list = String(name);
    const listTexts = mentionsInJson(`[${JSON.stringify(list)},${madeOf}]`, msisdn);
    if (listTexts.length > 0)
      foundMentions.push({ place: { kind: 'list', audienceId }, name: list, row: null, texts: listTexts });
    const byRow = new Map<number, Set<string>>();
    const add = (n: number, texts: readonly string[]) => {
      if (texts.length > 0) byRow.set(n, new Set([...(byRow.get(n) ?? []), ...texts]));
    };
    for await (const rows of foundRows(database, audienceId, msisdn)) {
      for (const row of rows) if (row.holds !== 'theirs') add(row.n, textsWith(row, msisdn));
      if (foundMentions.length + byRow.size >= most) break;
    }
    for (const { n, texts } of writtenBefore(database, audienceId, msisdn)) add(n, texts);
    const rowOf = database.prepare('SELECT row FROM audience_row WHERE id = ?');
    for (const [n, texts] of byRow) {
      const row = Number(rowOf.get(rowKey(audienceId, n))?.row);
      foundMentions.push({ place: { kind: 'row', audienceId, n }, name: list, row, texts: [...texts] });
    }
    if (foundMentions.length >= most) break;
  }
  return foundMentions.slice(0, most);
}

/** What the file said, or a person wrote, where something else stands now. */
function writtenBefore(database: DatabaseSync, audienceId: number, msisdn: string) {
  const range = [rowKey(audienceId, 0), rowKey(audienceId + 1, 0)] as const;
  return database
    .prepare(
      `SELECT id, iif(kind = ${CELL}, json_quote(value), value) AS json FROM decision
         WHERE ${inRange('id', '?1', '?2')} AND kind IN (${CELL}, ${WRITTEN}) AND value GLOB ?3
       UNION ALL SELECT id, cells FROM file_row WHERE ${inRange('id', '?1', '?2')} AND cells GLOB ?3`,
    )
    .all(...range, lastDigitsGlob(msisdn))
    .map(({ id, json }) => ({ n: Number(id) - range[0], texts: mentionsInJson(String(json), msisdn) }));
}

/** The kinds of decisions with a text as value, and with JSON of texts. */
export const [CELL, WRITTEN] = (['cell', 'written'] as const).map((kind) => DECISION_KINDS.indexOf(kind));

export function withPerson(row: StoredRow, msisdn: string): FoundRow[] {
  if (row.msisdn === Number(msisdn)) return [{ ...row, holds: 'theirs' }];
  if (numberCells(row).some((cell) => numberInCell(cell, msisdn) === 'number'))
    return [{ ...row, holds: row.msisdn === null ? 'theirs' : 'beside' }];
  return textsWith(row, msisdn).length === 0 ? [] : [{ ...row, holds: 'mention' }];
}

function numberCells({ original, numbers }: StoredRow): string[] {
  return [original, ...(numbers === null ? [] : (JSON.parse(numbers) as string[]))];
}

/** The free texts of a row that may mention the number; a cell of numbers is one if it is not read. */
export function textsWith(row: StoredRow, msisdn: string): string[] {
  const join = row.joined === null ? null : (JSON.parse(row.joined) as StoredJoin);
  const unread = numberCells(row).filter((cell) => numberInCell(cell, msisdn) === 'text');
  const texts = [...(JSON.parse(row.cells) as string[]), ...(join?.own ?? []), ...(join?.made ?? [])];
  return [...unread, ...texts.filter((text) => text !== null && mentions(text, msisdn))] as string[];
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
      cells += row.cells.length;
      if (!row.isTheirs) continue;
      rows += 1;
      lists.add(row.list);
      if (names.size < mostNames) names.add(listedName(row));
    }
    names.delete('');
    place = page.next;
  } while (place !== null);
  return { rows, lists: [...lists], cells, names: [...names] };
}

function listedOf(
  { name, columns, number_column: numberColumn }: Record<string, unknown>,
  { row, original, cells, joined, holds }: FoundRow,
): ListedPerson {
  return {
    list: String(name),
    row,
    isTheirs: holds === 'theirs',
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
    .prepare('SELECT id, name, made_of, columns, number_column FROM audience WHERE ready = 1 ORDER BY id')
    .all();
}
