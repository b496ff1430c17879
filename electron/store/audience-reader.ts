import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { AudienceId } from '../../shared/brand.ts';
import { failure, ok, type Result } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';
import type { NumberPatterns } from '../search/row-search.ts';
import type { RowLines } from '../search/searched-block.ts';
import type { RowBlock } from '../survey/text-survey.ts';
import { countRows, rowKey } from './audience-keys.ts';

/** What the rows of an audience are read with. */
export interface AudienceHead {
  readonly id: AudienceId;
  readonly columns: readonly string[];
  /** Rows of every status; their `n` is 0 to `rows - 1`. */
  readonly rows: number;
  /** Goes up with every change of a row, so that what was worked out before can be told from what still holds. */
  readonly revision: number;
}

/** Stands for the latest change by hand to an audience: other words after another change. */
export function lastEditOf(database: DatabaseSync, id: AudienceId): string {
  const edit = database
    .prepare(`SELECT seq, n, kind, at FROM audience_edit WHERE audience_id = ? AND after IS NULL
       ORDER BY seq DESC LIMIT 1`)
    .get(id);
  return edit === undefined ? '' : [edit.seq, edit.n, edit.kind, edit.at].join(' ');
}

/** The names of an audience's columns; null where it is no longer kept. */
export function readColumns(database: DatabaseSync, id: AudienceId): readonly string[] | null {
  const found = database.prepare('SELECT columns FROM audience WHERE id = ?').get(id);
  return found === undefined ? null : (JSON.parse(String(found.columns)) as string[]);
}

/** Reads an audience's head; fails as not-found, also where it is being deleted. */
export function readHead(database: DatabaseSync, id: AudienceId): Result<AudienceHead> {
  const found = database.prepare('SELECT columns, revision, ready FROM audience WHERE id = ?').get(id);
  // One that is being made is known to nobody yet.
  if (found?.ready !== 1) return failure('not-found', say.audiences.gone(), say.starts.peopleGoneFix());
  return ok({
    id,
    columns: JSON.parse(String(found.columns)) as string[],
    rows: countRows(database, id),
    revision: Number(found.revision),
  });
}

/** The rows that changed between two revisions of an audience, by `n`; null where so many did that not all are known. */
export function changedRows(
  database: DatabaseSync,
  { id, revision }: AudienceHead,
  to: number,
): number[] | null {
  const changes = database
    .prepare('SELECT n FROM audience_change WHERE audience_id = ? AND revision > ? AND revision <= ?')
    .all(id, revision, to);
  return changes.length === to - revision ? [...new Set(changes.map(({ n }) => Number(n)))] : null;
}

/** Rows in the first, small helping of a survey. */
const FIRST = 1_000;
/** Rows in a block, a few ms' worth, and cells in one of a very wide sheet, which would fill the memory. */
const MOST_ROWS = 5_000;
const MOST_CELLS = 100_000;

function blockRows(head: AudienceHead): number {
  return Math.max(1, Math.min(MOST_ROWS, Math.floor(MOST_CELLS / Math.max(1, head.columns.length))));
}

// One JSON text for a block costs less than half of what thousands of separate rows do.
const BLOCK = `
  SELECT '[' || group_concat(n || ',' || row || ',' || status || ',' || flags) || ']',
         '[' || group_concat(cells) || ']'
  FROM (SELECT n, row, status, flags, cells FROM audience_row
        WHERE id >= ? AND id < ? ORDER BY id)`;

/** Reads all rows in blocks; between two of them the thread takes its other messages. */
export async function* readBlocks(database: DatabaseSync, head: AudienceHead): AsyncGenerator<RowBlock> {
  const statement = database.prepare(BLOCK);
  statement.setReturnArrays(true);
  const most = blockRows(head);
  for (let from = 0, to = Math.min(FIRST, most); from < head.rows; from = to, to += most) {
    const [numbers, cells] = statement.get(rowKey(head.id, from), rowKey(head.id, to)) as unknown as [
      string | null,
      string | null,
    ];
    if (numbers !== null && cells !== null) yield { numbers: JSON.parse(numbers), cells: JSON.parse(cells) };
    await setImmediate();
  }
}

/** Reads rows by their `n`, a block's worth at a time. */
export function* readRows(
  database: DatabaseSync,
  head: AudienceHead,
  ns: readonly number[],
): Generator<RowBlock> {
  const most = blockRows(head);
  const statement = database.prepare('SELECT n, row, status, flags, cells FROM audience_row WHERE id = ?');
  for (let from = 0; from < ns.length; from += most) {
    const rows = ns.slice(from, from + most).map((n) => statement.get(rowKey(head.id, n)));
    const found = rows.filter((row) => row !== undefined);
    yield {
      numbers: found.flatMap(({ n, row, status, flags }) => [n, row, status, flags].map(Number)),
      cells: found.map(({ cells }) => JSON.parse(String(cells)) as string[]),
    };
  }
}

/** Some rows as a search looks at them: `n, status, msisdn` in `numbers`, three for each row, msisdn 0 for none. */
export interface SearchBlock extends RowBlock {
  readonly originals: readonly string[];
}

const searchBlock = (condition: string): string => `
  SELECT '[' || group_concat(n || ',' || status || ',' || ifnull(msisdn, 0)) || ']',
         '[' || group_concat(cells) || ']',
         json_group_array(original)
  FROM (SELECT n, status, msisdn, cells, original FROM audience_row
        WHERE id >= ?1 AND id < ?2${condition} ORDER BY id)`;

// LIKE ends at a NUL, which no JSON holds as it is.
const LIKE_NUMBER = ` AND (msisdn LIKE ?3 OR msisdn LIKE ?4 OR original LIKE ?4 OR cells LIKE ?4
  OR instr(original, char(0)) > 0)`;

const SEARCH_LINES = `
  SELECT count(*), group_concat(ifnull(nullif(msisdn, 0), ''), char(10)) || char(10),
         group_concat(original, char(10)) || char(10), group_concat(cells, char(10))
  FROM (SELECT msisdn, cells, original FROM audience_row WHERE id >= ? AND id < ? ORDER BY id)`;

/** Rows for a search as lines, which are read in half the time, and one by one where those do not do. */
export interface SearchLines extends RowLines {
  rows(): SearchBlock;
}

/** Rows in a block that is read and kept for searches. */
export function searchRows(head: AudienceHead): number {
  return Math.min(1_024, blockRows(head));
}

/** Reads all rows for a search as lines, so many at a time. */
export async function* readLinesForSearch(
  database: DatabaseSync,
  head: AudienceHead,
  most: number,
): AsyncGenerator<SearchLines> {
  const statement = database.prepare(SEARCH_LINES);
  statement.setReturnArrays(true);
  const block = blockReader(database, head, null);
  for (let from = 0; from < head.rows; from += most) {
    const to = from + most;
    const range = [rowKey(head.id, from), rowKey(head.id, to)];
    const [count, numbers, originals, cells] = statement.get(...range) as unknown as [
      number,
      string | null,
      string | null,
      string | null,
    ];
    const rows = (): SearchBlock => block(from, to);
    yield { count, numbers: numbers ?? '', originals: originals ?? '', cells: cells ?? '', rows };
    await setImmediate();
  }
}

/** Reads the rows for a search that are like `like`, and all of them without it, in blocks like `readBlocks`. */
export async function* readForSearch(
  database: DatabaseSync,
  head: AudienceHead,
  like: NumberPatterns | null = null,
): AsyncGenerator<SearchBlock> {
  const most = blockRows(head);
  const block = blockReader(database, head, like);
  for (let from = 0; from < head.rows; from += most) {
    yield block(from, from + most);
    await setImmediate();
  }
}

function blockReader(
  database: DatabaseSync,
  head: AudienceHead,
  like: NumberPatterns | null,
): (from: number, to: number) => SearchBlock {
  const statement = database.prepare(searchBlock(like === null ? '' : LIKE_NUMBER));
  statement.setReturnArrays(true);
  const patterns = like === null ? [] : [like.number, like.loose];
  return (from, to) => {
    const range = [rowKey(head.id, from), rowKey(head.id, to)];
    const answer = statement.get(...range, ...patterns) as unknown as (string | null)[];
    const [numbers, cells, originals] = answer.map((json) => JSON.parse(json ?? '[]'));
    return { numbers, cells, originals };
  };
}

/** Reads rows for a search by their `n`, a block's worth at a time. */
export function* readRowsForSearch(
  database: DatabaseSync,
  head: AudienceHead,
  ns: readonly number[],
): Generator<SearchBlock> {
  const most = blockRows(head);
  const statement = database.prepare(
    'SELECT n, status, ifnull(msisdn, 0) AS msisdn, cells, original FROM audience_row WHERE id = ?',
  );
  for (let from = 0; from < ns.length; from += most) {
    const rows = ns.slice(from, from + most).map((n) => statement.get(rowKey(head.id, n)));
    const found = rows.filter((row) => row !== undefined);
    yield {
      numbers: found.flatMap(({ n, status, msisdn }) => [n, status, msisdn].map(Number)),
      cells: found.map(({ cells }) => JSON.parse(String(cells)) as string[]),
      originals: found.map(({ original }) => String(original)),
    };
  }
}
