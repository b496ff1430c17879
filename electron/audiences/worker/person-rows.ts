import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { addToCounts, REJECTED, ROW_FLAGS } from '../../../shared/audience/audience-row.ts';
import type { StoredJoin } from '../../../shared/audience/join.ts';
import { NUMBER_FAULTS } from '../../../shared/number/number-faults.ts';
import type { ListedPerson } from '../../../shared/person/person-export.ts';
import { lastDigits, mentions, withoutNumber } from '../../../shared/person/person-in-text.ts';
import { person } from '../../../shared/texts/en/names.ts';
import { SELECT_ROW, type StoredRow } from '../../store/audience-rows.ts';
import { finishErasing } from '../../store/finish-erasing.ts';
import { transact } from '../../store/open-database.ts';
import { countRows, rowKey } from '../../store/row-key.ts';
import { changeCounts } from './edit-steps.ts';

/** Rows scanned before the thread handles other messages. */
const STEP = 20_000;

const ERASED = {
  status: REJECTED,
  flags: 0,
  numberFlags: NUMBER_FAULTS.indexOf('erased'),
  msisdn: null,
  original: '',
  kept: null,
  joined: null,
};

interface FoundRow extends StoredRow {
  /** False for somebody else's row that mentions the number. */
  readonly isTheirs: boolean;
}

const searchedText =
  "cells || ' ' || coalesce(numbers, '') || ' ' || coalesce(joined, '') || ' ' || original";

async function rowsOf(database: DatabaseSync, audienceId: number, msisdn: string): Promise<FoundRow[]> {
  const step = database.prepare(
    `${SELECT_ROW} id >= ? AND id < ?
       AND (msisdn = ? OR ${searchedText} GLOB ? OR instr(original, char(0)) > 0) ORDER BY id`,
  );
  // With anything between its digits; GLOB ends at a NUL.
  const pattern = `*${[...lastDigits(msisdn)].join('*')}*`;
  const found: FoundRow[] = [];
  const count = countRows(database, audienceId);
  for (let from = 0; from < count; from += STEP) {
    const range = [rowKey(audienceId, from), rowKey(audienceId, from + STEP)] as const;
    const rows = step.all(...range, Number(msisdn), pattern) as unknown as StoredRow[];
    found.push(...rows.flatMap((row) => withPerson(row, msisdn)));
    await setImmediate();
  }
  return found;
}

function withPerson(row: StoredRow, msisdn: string): FoundRow[] {
  const isTheirs = row.msisdn === Number(msisdn) || (row.msisdn === null && isIn(numbersOf(row), msisdn));
  return isTheirs || isIn(`${numbersOf(row)} ${row.cells} ${row.joined ?? ''}`, msisdn)
    ? [{ ...row, isTheirs }]
    : [];
}

/** White space may be as JSON writes it, or JSON in JSON. */
function isIn(text: string, msisdn: string): boolean {
  return mentions(text.replace(/\\+(?:[fnrt]|u000b)/gu, ' '), msisdn);
}

function numbersOf({ original, numbers }: StoredRow): string {
  return `${original} ${numbers ?? ''}`;
}

export async function findListed(database: DatabaseSync, msisdn: string): Promise<ListedPerson[]> {
  const listed: ListedPerson[] = [];
  for (const { id, name, columns, number_column: numberColumn } of audiences(database)) {
    for (const { row, original, cells, joined, isTheirs } of await rowsOf(database, Number(id), msisdn)) {
      listed.push({
        list: String(name),
        row,
        isTheirs,
        cells: [
          [String(numberColumn), original],
          ...named(columns, JSON.parse(cells)),
          ...(joined === null ? [] : named(columns, (JSON.parse(joined) as StoredJoin).own)),
        ],
      });
    }
  }
  return listed;
}

function named(columns: unknown, cells: readonly string[]): (readonly [string, string])[] {
  return (JSON.parse(String(columns)) as string[]).map((column, at) => [column, cells[at] ?? '']);
}

/** Their rows keep only their place, other rows lose the number, edits with it go. Returns how many rows changed. */
export async function eraseListed(
  database: DatabaseSync,
  msisdn: string,
  erasedRow: (audienceId: number, n: number) => void = () => {},
): Promise<number> {
  let erased = 0;
  const done = new Set<number>();
  // An audience sealed meanwhile may contain the person too, so it looks until there is no other one.
  for (;;) {
    const others = audiences(database)
      .map(({ id }) => Number(id))
      .filter((id) => !done.has(id));
    if (others.length === 0) break;
    for (const audienceId of others) {
      done.add(audienceId);
      const rows = await rowsOf(database, audienceId, msisdn);
      if (rows.length > 0) {
        const theirs = transact(database, () => eraseRows(database, audienceId, msisdn, rows));
        for (const n of theirs) erasedRow(audienceId, n);
      }
      eraseEdits(database, audienceId, msisdn, new Set(rows.map(({ n }) => n)));
      eraseWords(database, audienceId, msisdn);
      erased += rows.length;
    }
  }
  if (erased > 0) await finishErasing(database);
  return erased;
}

function audiences(database: DatabaseSync): Record<string, unknown>[] {
  return database.prepare('SELECT id, name, columns, number_column FROM audience WHERE ready = 1').all();
}

/** Returns the `n` of those that had the number. */
function eraseRows(
  database: DatabaseSync,
  audienceId: number,
  msisdn: string,
  rows: readonly FoundRow[],
): number[] {
  const write = database.prepare(
    `UPDATE audience_row SET status = ?, flags = ?, number_flags = ?, msisdn = ?, original = ?, cells = ?, numbers = ?,
       kept = ?, joined = ? WHERE id = ?`,
  );
  // An edit or an opt-out may have changed the row since it was found.
  const now = database.prepare(`${SELECT_ROW} id = ?`);
  const asTheyAre = rows.flatMap(({ n }) => {
    const row = now.get(rowKey(audienceId, n));
    return row === undefined ? [] : withPerson(row as unknown as StoredRow, msisdn);
  });
  changeCounts(database, audienceId, (counts) => {
    for (const row of asTheyAre) {
      const after = withoutPerson(row, msisdn);
      const { status, flags, numberFlags, original, cells, numbers, kept, joined } = after;
      const written = [original, cells, numbers, kept, joined];
      write.run(status, flags, numberFlags, after.msisdn, ...written, rowKey(audienceId, row.n));
      addToCounts(counts, row, -1);
      addToCounts(counts, after, 1);
    }
  });
  return asTheyAre.flatMap(({ n, isTheirs }) => (isTheirs ? n : []));
}

function withoutPerson(row: FoundRow, msisdn: string): StoredRow {
  const without = (cell: string): string => (row.isTheirs ? '' : withoutNumber(cell, msisdn, ''));
  const each = (json: string): string => JSON.stringify((JSON.parse(json) as string[]).map(without));
  const cells = { cells: each(row.cells), numbers: row.numbers === null ? null : each(row.numbers) };
  // What was worked out from the old row must not be used for the new one.
  if (row.isTheirs) return { ...row, ...cells, ...ERASED };
  const join = row.joined === null ? null : (JSON.parse(row.joined) as StoredJoin);
  return {
    ...row,
    ...cells,
    flags: row.flags | ROW_FLAGS.edited,
    original: without(row.original),
    joined:
      join &&
      JSON.stringify({
        ...join,
        own: join.own.map(without),
        ...(join.made && { made: join.made.map((cell) => cell && without(cell)) }),
      }),
  };
}

/** Drops the edits that keep one of these rows, or any row with the number, as it was before or after them. */
function eraseEdits(database: DatabaseSync, audienceId: number, msisdn: string, rows: ReadonlySet<number>) {
  const edits = database.prepare('SELECT seq, before, after FROM audience_edit WHERE audience_id = ?');
  const theirs: number[] = [];
  for (const { seq, ...texts } of edits.iterate(audienceId)) {
    const isTheirs = [texts.before, texts.after].some((text) => {
      const kept = JSON.parse(String(text ?? '[]')) as { readonly n: number }[];
      return kept.some(({ n }) => rows.has(n)) || isIn(String(text), msisdn);
    });
    if (isTheirs) theirs.push(Number(seq));
  }
  if (theirs.length === 0) return;
  const drop = database.prepare('DELETE FROM audience_edit WHERE audience_id = ? AND seq = ?');
  const dropEmpty = database.prepare(
    `DELETE FROM audience_step WHERE audience_id = ?1
     AND NOT EXISTS (SELECT 1 FROM audience_edit e WHERE e.audience_id = ?1 AND e.step = audience_step.step)`,
  );
  transact(database, () => {
    for (const seq of theirs) drop.run(audienceId, seq);
    dropEmpty.run(audienceId);
  });
}

/** The list's `made_of`, and the name made from it, can hold the number as the value of a condition. */
function eraseWords(database: DatabaseSync, audienceId: number, msisdn: string): void {
  const words = database.prepare('SELECT name, made_of FROM audience WHERE id = ?').get(audienceId);
  const without = (text: string): string => withoutNumber(text, msisdn, person.erasedWords);
  const name = without(String(words?.name));
  const madeOf = typeof words?.made_of === 'string' ? without(words.made_of) : null;
  if (name === words?.name && madeOf === words.made_of) return;
  database.prepare('UPDATE audience SET name = ?, made_of = ? WHERE id = ?').run(name, madeOf, audienceId);
}
