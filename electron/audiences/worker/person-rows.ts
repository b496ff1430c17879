import type { DatabaseSync } from 'node:sqlite';
import { addToCounts, noCounts, ROW_FLAGS } from '../../../shared/audience/audience-row.ts';
import type { ReadNumber } from '../../../shared/audience/decided-row.ts';
import type { StoredJoin } from '../../../shared/audience/join.ts';
import type { AudienceId } from '../../../shared/brand.ts';
import { NUMBER_FAULTS } from '../../../shared/number/number-faults.ts';
import { jsonWithoutPerson } from '../../../shared/person/erasure.ts';
import { type MentionPlace, MOST_MENTIONS } from '../../../shared/person/mention.ts';
import type { ListedPlace } from '../../../shared/person/person-export.ts';
import { lastDigitsGlob, numberInCell, withoutNumber } from '../../../shared/person/person-in-text.ts';
import { ok } from '../../../shared/result.ts';
import { person } from '../../../shared/texts/en/names.ts';
import { SELECT_ROW, type StoredRow } from '../../store/audience-rows.ts';
import { finishErasing } from '../../store/finish-erasing.ts';
import { inRange } from '../../store/range-sql.ts';
import { rowKey } from '../../store/row-key.ts';
import { renameWithOrigin } from '../records/audience-list.ts';
import { addCounts } from '../records/judged-lists.ts';
import {
  CELL,
  countListed,
  type FoundRow,
  findListed,
  listsOf,
  mentionsInLists,
  rowsOf,
  WRITTEN,
  withPerson,
} from '../records/person-find.ts';
import { openJudgedRows } from './judged-rows.ts';
import { endStep } from './list-steps.ts';
import { type NumberColumn, type NumberColumns, openNumberColumns } from './number-column.ts';
import { rejudge } from './rejudge.ts';

const ERASED = {
  flags: 0,
  numberFlags: NUMBER_FAULTS.indexOf('erased'),
  msisdn: null,
  original: '',
  joined: null,
};

export interface OfNumber {
  readonly msisdn: string;
}

export function personAnswers(database: DatabaseSync, columns: NumberColumns) {
  return {
    'audience.countPerson': async ({ msisdn }: OfNumber) => ok(await countListed(database, msisdn)),
    'audience.findPerson': async ({ msisdn, place }: OfNumber & { readonly place: ListedPlace | null }) =>
      ok(await findListed(database, msisdn, place)),

    'audience.mentions': async ({ msisdn }: OfNumber) =>
      ok(await mentionsInLists(database, msisdn, MOST_MENTIONS)),
    async 'audience.eraseMention'({ msisdn, place }: OfNumber & { readonly place: ListPlace }) {
      await eraseMention(database, msisdn, place, columns);
      return ok(null);
    },
    'audience.erasePerson': async ({ msisdn }: OfNumber) => ok(await eraseListed(database, msisdn, columns)),
  };
}

/**
 * The person's rows keep only their place, others lose the number in their cells of numbers, and its decisions go. Texts
 * that may mention it stay. Returns how many rows changed.
 */
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
      if (rows.length > 0 || rowsDecided(database, audienceId, msisdn, 1).length > 0)
        await inTurn(audienceId, (numbers) => eraseRows(database, numbers, { msisdn, rows }));
      erased += rows.length;
    }
  }
  if (erased > 0) await finishErasing(database);
  return erased;
}

export type ListPlace = Extract<MentionPlace, { kind: 'list' | 'row' }>;

/** Takes the number out of the texts of a place that a person chose. */
export async function eraseMention(
  database: DatabaseSync,
  msisdn: string,
  place: ListPlace,
  { inTurn }: Pick<NumberColumns, 'inTurn'>,
): Promise<void> {
  const { audienceId } = place;
  if (place.kind === 'list') eraseWords(database, audienceId, msisdn);
  else {
    const { n } = place;
    const row = database.prepare(`${SELECT_ROW} id = ?`).get(rowKey(audienceId, n)) as unknown as StoredRow;
    const isOthers = row !== undefined && withPerson(row, msisdn).some(({ holds }) => holds !== 'theirs');
    const erased = { msisdn, rows: isOthers ? [n] : [], mentionIn: n };
    await inTurn(audienceId, (numbers) => eraseRows(database, numbers, erased));
  }
  await finishErasing(database);
}

interface Erased {
  readonly msisdn: string;
  /** The `n` of each: one number may fill a list, whose rows would not fit in memory. */
  readonly rows: readonly number[];
  /** The `n` of the one row whose texts lose the number; otherwise no text does. */
  readonly mentionIn?: number;
}

const ROWS_TOGETHER = 500;

/** Each transaction judges what it erased, because nobody could find these rows again. */
async function eraseRows(database: DatabaseSync, numbers: NumberColumn, erased: Erased): Promise<void> {
  const { audienceId } = numbers;
  const { msisdn, rows, mentionIn } = erased;
  await endStep(database, numbers);
  const judged = openJudgedRows(database, numbers);
  const erase = (some: readonly number[], begin: () => void) =>
    rejudge(database, judged, { rows: some, numbers: [], total: 0, begin, isWhole: true });
  for (let from = 0; from < rows.length; from += ROWS_TOGETHER) {
    const some = rows.slice(from, from + ROWS_TOGETHER);
    await erase(some, () => eraseContent(database, numbers, { ...erased, rows: some }));
  }
  const decided = mentionIn === undefined ? rowsDecided(database, audienceId, msisdn) : [mentionIn];
  await erase(decided, () => eraseDecisions(database, audienceId, erased));
}

function eraseContent(database: DatabaseSync, numbers: NumberColumn, erased: Erased): void {
  const { audienceId } = numbers;
  const { msisdn, rows, mentionIn } = erased;
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
  for (const n of rows) {
    const key = rowKey(audienceId, n);
    const storedRow = now.get(key) as unknown as StoredRow | undefined;
    const [row] = storedRow === undefined ? [] : withPerson(storedRow, msisdn);
    if (row === undefined) continue;
    const after = withoutPerson(row, msisdn, mentionIn !== undefined);
    const { flags, numberFlags, original, cells, joined } = after;
    write.run(flags, numberFlags, after.msisdn, original, cells, after.numbers, joined, key);
    addToCounts(delta, row, -1);
    addToCounts(delta, { status: row.status, flags }, 1);
    if (row.holds !== 'theirs') continue;
    for (const one of forget) one.run(key);
    // The other rows of the number are erased too, so nothing judges it.
    numbers.set(n, null);
  }
  addCounts(database, audienceId, delta);
}

function withoutPerson(row: FoundRow, msisdn: string, isText: boolean): StoredRow {
  const blank = () => '';
  const without = (cell: string): string => withoutNumber(cell, msisdn, '');
  const each = (json: string | null, change: (cell: string) => string) =>
    json && JSON.stringify((JSON.parse(json) as string[]).map(change));
  // Results computed from the old row must not be used for the new one.
  if (row.holds === 'theirs')
    return { ...row, cells: each(row.cells, blank)!, numbers: each(row.numbers, blank), ...ERASED };
  const number = (cell: string) => (isText || numberInCell(cell, msisdn) === 'number' ? without(cell) : cell);
  const changed = {
    flags: row.flags | ROW_FLAGS.edited,
    original: number(row.original),
    numbers: each(row.numbers, number),
  };
  if (!isText) return { ...row, ...changed };
  const join = row.joined === null ? null : (JSON.parse(row.joined) as StoredJoin);
  const joined =
    join &&
    JSON.stringify({
      ...join,
      own: join.own.map(without),
      ...(join.made && { made: join.made.map((cell) => cell && without(cell)) }),
    });
  return { ...row, ...changed, cells: each(row.cells, without)!, joined };
}

const withNumber = (text: string) => `(msisdn = ?3 OR ${text} GLOB ?4)`;

/** At most `most` of the `n` of rows with the number in a decision or in the file's row; all of them if it is negative. */
function rowsDecided(database: DatabaseSync, audienceId: number, msisdn: string, most = -1): number[] {
  const rowsWithNumber = database.prepare(
    `SELECT id FROM decision WHERE ${inRange('id', '?1', '?2')} AND ${withNumber("coalesce(value, '')")}
     UNION SELECT id FROM file_row WHERE ${inRange('id', '?1', '?2')} AND ${withNumber("original || ' ' || cells")} LIMIT ?5`,
  );
  const [from, to] = [rowKey(audienceId, 0), rowKey(audienceId + 1, 0)];
  return rowsWithNumber
    .all(from, to, Number(msisdn), lastDigitsGlob(msisdn), most)
    .map(({ id }) => Number(id) - from);
}

/** Deletes the decisions about the number, or takes it out of the texts of one row, also of those that stood there before. */
function eraseDecisions(database: DatabaseSync, audienceId: number, { msisdn, mentionIn }: Erased): void {
  const list = [rowKey(audienceId, 0), rowKey(audienceId + 1, 0), Number(msisdn)] as const;
  if (mentionIn === undefined) eraseDecided(database, list, msisdn);
  else eraseWritten(database, rowKey(audienceId, mentionIn), msisdn);
  database
    .prepare(
      `DELETE FROM audience_step WHERE audience_id = ?3 AND undone < 2
       AND NOT EXISTS (SELECT 1 FROM decision d WHERE d.step = audience_step.step AND ${inRange('d.id', '?1', '?2')})`,
    )
    .run(list[0], list[1], audienceId);
}

function eraseDecided(
  database: DatabaseSync,
  list: readonly [from: number, to: number, msisdn: number],
  msisdn: string,
): void {
  const isNumber = (original: string) => numberInCell(original, msisdn) === 'number';
  database.prepare(`DELETE FROM decision WHERE ${inRange('id', '?1', '?2')} AND msisdn = ?3`).run(...list);
  const typed = database.prepare(
    `SELECT id, step, kind, place, value FROM decision
     WHERE ${inRange('id', '?1', '?2')} AND kind NOT IN (${CELL}, ${WRITTEN}) AND ${withNumber("coalesce(value, '')")}`,
  );
  const drop = database.prepare('DELETE FROM decision WHERE id = ? AND step = ? AND kind = ? AND place = ?');
  for (const { id, step, kind, place, value } of typed.all(...list, lastDigitsGlob(msisdn))) {
    const number = JSON.parse(String(value)) as ReadNumber;
    if (number.msisdn === list[2] || isNumber(number.original)) drop.run(id!, step!, kind!, place!);
  }
  const files = database.prepare(
    `SELECT id, msisdn, original FROM file_row WHERE ${inRange('id', '?1', '?2')} AND ${withNumber('original')}`,
  );
  const write = database.prepare(
    'UPDATE file_row SET msisdn = ?, number_flags = iif(?1 IS NULL, ?, number_flags), original = ? WHERE id = ?',
  );
  for (const row of files.all(...list, lastDigitsGlob(msisdn))) {
    const isTheirs = row.msisdn === list[2];
    const original = String(row.original);
    if (isTheirs || isNumber(original))
      write.run(
        isTheirs ? null : row.msisdn!,
        ERASED.numberFlags,
        isTheirs ? '' : withoutNumber(original, msisdn, ''),
        row.id!,
      );
  }
}

function eraseWritten(database: DatabaseSync, key: number, msisdn: string): void {
  const without = (text: string) => withoutNumber(text, msisdn, '');
  const inJson = (json: string) =>
    JSON.stringify(JSON.parse(json), (_, one) => (typeof one === 'string' ? without(one) : one));
  const decided = database.prepare(
    `SELECT step, kind, place, value FROM decision WHERE id = ? AND kind IN (${CELL}, ${WRITTEN})`,
  );
  const rewrite = database.prepare(
    'UPDATE decision SET value = ? WHERE id = ? AND step = ? AND kind = ? AND place = ?',
  );
  for (const { step, kind, place, value } of decided.all(key)) {
    const text = String(value);
    rewrite.run(kind === CELL ? without(text) : inJson(text), key, step!, kind!, place!);
  }
  const file = database.prepare('SELECT original, cells FROM file_row WHERE id = ?').get(key);
  if (file === undefined) return;
  const original = String(file.original);
  database
    .prepare('UPDATE file_row SET original = ?, cells = ? WHERE id = ?')
    .run(
      numberInCell(original, msisdn) === 'nothing' ? original : without(original),
      inJson(String(file.cells)),
      key,
    );
}

/**
 * The list's `made_of`, and the name made from it, can hold the number as the value of a condition. Without the number
 * the condition is another one, so nothing may choose it again.
 */
function eraseWords(database: DatabaseSync, audienceId: number, msisdn: string): void {
  const words = database.prepare('SELECT name, made_of FROM audience WHERE id = ?').get(audienceId);
  if (words === undefined) return;
  const name = withoutNumber(String(words.name), msisdn, person.erasedWords);
  const stored = words.made_of as string | null;
  const cleaned = stored && jsonWithoutPerson(stored, { msisdn, words: [] });
  const madeOf =
    cleaned === stored ? stored : JSON.stringify({ ...JSON.parse(cleaned!), asChosen: undefined });
  renameWithOrigin(database, audienceId, name, madeOf);
}
