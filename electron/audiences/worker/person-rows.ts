import type { DatabaseSync } from 'node:sqlite';
import { addToCounts, noCounts, ROW_FLAGS } from '../../../shared/audience/audience-row.ts';
import { DECISION_KINDS } from '../../../shared/audience/decided-row.ts';
import type { StoredJoin } from '../../../shared/audience/join.ts';
import type { AudienceId } from '../../../shared/brand.ts';
import { NUMBER_FAULTS } from '../../../shared/number/number-faults.ts';
import { withoutNumber } from '../../../shared/person/person-in-text.ts';
import { person } from '../../../shared/texts/en/names.ts';
import { SELECT_ROW, type StoredRow } from '../../store/audience-rows.ts';
import { finishErasing } from '../../store/finish-erasing.ts';
import { rowKey } from '../../store/row-key.ts';
import { type FoundRow, isIn, listsOf, patternOf, rowsOf, withPerson } from '../records/person-find.ts';
import { openJudgedRows } from './judged-rows.ts';
import { endStep } from './list-steps.ts';
import { type NumberColumn, type NumberColumns, openNumberColumns } from './number-column.ts';
import { addCounts, rejudge } from './rejudge.ts';

const ERASED = {
  flags: 0,
  numberFlags: NUMBER_FAULTS.indexOf('erased'),
  msisdn: null,
  original: '',
  joined: null,
};

/** The person's rows keep only their place, others lose the number and its decisions. Returns how many rows changed. */
export async function eraseListed(
  database: DatabaseSync,
  msisdn: string,
  { inTurn }: Pick<NumberColumns, 'inTurn'> = openNumberColumns(database),
): Promise<number> {
  let erased = 0;
  const done = new Set<number>();
  // An audience sealed meanwhile may contain the person too, so the search is repeated until there is none.
  for (;;) {
    const others = listsOf(database)
      .map(({ id }) => Number(id) as AudienceId)
      .filter((id) => !done.has(id));
    if (others.length === 0) break;
    for (const audienceId of others) {
      done.add(audienceId);
      const rows = await rowsOf(database, audienceId, msisdn);
      const decided = rowsDecided(database, audienceId, msisdn);
      if (rows.length + decided.length > 0)
        await inTurn(audienceId, (numbers) => eraseRows(database, numbers, { msisdn, rows, decided }));
      eraseWords(database, audienceId, msisdn);
      erased += rows.length;
    }
  }
  if (erased > 0) await finishErasing(database);
  return erased;
}

interface Erased {
  readonly msisdn: string;
  readonly rows: readonly FoundRow[];
  /** The `n` of rows with the number in a decision or in the file's row. */
  readonly decided: readonly number[];
}

/** Runs in one transaction, because the rows cannot be found again. */
async function eraseRows(database: DatabaseSync, numbers: NumberColumn, erased: Erased): Promise<void> {
  const { msisdn, rows, decided } = erased;
  await endStep(database, numbers);
  const judged = openJudgedRows(database, numbers);
  await rejudge(database, judged, {
    rows: [...new Set([...rows.map(({ n }) => n), ...decided])],
    numbers: [],
    total: rows.length,
    isWhole: true,
    begin() {
      eraseContent(database, numbers.audienceId, msisdn, rows);
      eraseDecisions(database, numbers.audienceId, msisdn);
      judged.records.refresh();
    },
  });
}

function eraseContent(
  database: DatabaseSync,
  audienceId: number,
  msisdn: string,
  rows: readonly FoundRow[],
): void {
  const write = database.prepare(
    `UPDATE audience_row SET flags = ?, number_flags = ?, msisdn = ?, original = ?, cells = ?, numbers = ?, joined = ?
     WHERE id = ?`,
  );
  const forget = ['decision', 'file_row'].map((table) =>
    database.prepare(`DELETE FROM ${table} WHERE id = ?`),
  );
  // An edit or an opt-out may have changed the row since the search.
  const now = database.prepare(`${SELECT_ROW} id = ?`);
  const delta = noCounts();
  for (const { n } of rows) {
    const key = rowKey(audienceId, n);
    const found = now.get(key) as unknown as StoredRow | undefined;
    const [row] = found === undefined ? [] : withPerson(found, msisdn);
    if (row === undefined) continue;
    const after = withoutPerson(row, msisdn);
    const { flags, numberFlags, original, cells, numbers, joined } = after;
    write.run(flags, numberFlags, after.msisdn, original, cells, numbers, joined, key);
    addToCounts(delta, row, -1);
    addToCounts(delta, { status: row.status, flags }, 1);
    if (row.isTheirs) for (const one of forget) one.run(key);
  }
  addCounts(database, audienceId, delta);
}

function withoutPerson(row: FoundRow, msisdn: string): StoredRow {
  const without = (cell: string): string => (row.isTheirs ? '' : withoutNumber(cell, msisdn, ''));
  const each = (json: string): string => JSON.stringify((JSON.parse(json) as string[]).map(without));
  const cells = { cells: each(row.cells), numbers: row.numbers === null ? null : each(row.numbers) };
  // Results computed from the old row must not be used for the new one.
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

const withNumber = (text: string) => `(msisdn = ?3 OR ${text} GLOB ?4)`;

function rowsDecided(database: DatabaseSync, audienceId: number, msisdn: string): number[] {
  const found = database.prepare(
    `SELECT id FROM decision WHERE id >= ?1 AND id < ?2 AND ${withNumber("coalesce(value, '')")}
     UNION SELECT id FROM file_row WHERE id >= ?1 AND id < ?2 AND ${withNumber("original || ' ' || cells")}`,
  );
  const [from, to] = [rowKey(audienceId, 0), rowKey(audienceId + 1, 0)];
  return found.all(from, to, Number(msisdn), patternOf(msisdn)).map(({ id }) => Number(id) - from);
}

/** Deletes the decisions about the number; texts that a person wrote stay. */
function eraseDecisions(database: DatabaseSync, audienceId: number, msisdn: string): void {
  const range = [rowKey(audienceId, 0), rowKey(audienceId + 1, 0), Number(msisdn)] as const;
  const kinds = (['cell', 'written'] as const).map((kind) => DECISION_KINDS.indexOf(kind)).join();
  const without = (text: string) => withoutNumber(text, msisdn, '');
  const inJson = (json: string) =>
    JSON.stringify(JSON.parse(json), (_, one) => (typeof one === 'string' ? without(one) : one));
  database.prepare('DELETE FROM decision WHERE id >= ?1 AND id < ?2 AND msisdn = ?3').run(...range);
  const found = database
    .prepare(
      `SELECT id, step, kind, place, value FROM decision WHERE id >= ?1 AND id < ?2 AND ${withNumber("coalesce(value, '')")}`,
    )
    .all(...range, patternOf(msisdn));
  const drop = database.prepare('DELETE FROM decision WHERE id = ? AND step = ? AND kind = ? AND place = ?');
  const rewrite = database.prepare(
    `UPDATE decision SET value = ?5 WHERE id = ?1 AND step = ?2 AND kind = ?3 AND place = ?4 AND kind IN (${kinds})`,
  );
  for (const { id, step, kind, place, value } of found) {
    if (!isIn(String(value), msisdn)) continue;
    const key = [id!, step!, kind!, place!] as const;
    const isCell = kind === DECISION_KINDS.indexOf('cell');
    const isKept = rewrite.run(...key, isCell ? without(String(value)) : inJson(String(value))).changes === 1;
    if (!isKept) drop.run(...key);
  }
  const files = database.prepare(
    `SELECT id, msisdn, original, cells FROM file_row WHERE id >= ?1 AND id < ?2 AND ${withNumber("original || ' ' || cells")}`,
  );
  const write = database.prepare(
    'UPDATE file_row SET msisdn = ?, number_flags = iif(?1 IS NULL, ?, number_flags), original = ?, cells = ? WHERE id = ?',
  );
  for (const row of files.all(...range, patternOf(msisdn))) {
    const isTheirs = row.msisdn === Number(msisdn);
    const original = isTheirs ? '' : without(String(row.original));
    write.run(
      isTheirs ? null : row.msisdn!,
      ERASED.numberFlags,
      original,
      inJson(String(row.cells)),
      row.id!,
    );
  }
  database
    .prepare(
      `DELETE FROM audience_step WHERE audience_id = ?3 AND undone < 2
       AND NOT EXISTS (SELECT 1 FROM decision d WHERE d.step = audience_step.step AND d.id >= ?1 AND d.id < ?2)`,
    )
    .run(range[0], range[1], audienceId);
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
