import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { OF_SEVERAL } from '../../shared/audience/audience-row.ts';
import { JUDGE_VERSION } from '../../shared/audience/judge.ts';
import type { AudienceId } from '../../shared/brand.ts';
import { failure, ok, type Result } from '../../shared/result.ts';
import type { Mapping } from '../../shared/sheet/sheet.ts';
import { say } from '../../shared/texts/say.ts';
import type { NumberPatterns } from '../search/row-search.ts';
import type { RowLines } from '../search/searched-block.ts';
import type { RowBlock } from '../survey/text-survey.ts';
import { inRange } from './range-sql.ts';
import { countRows, rowKey } from './row-key.ts';

export interface AudienceHead {
  readonly id: AudienceId;
  readonly columns: readonly string[];
  /** Rows of every status; their `n` is 0 to `rows - 1`. */
  readonly rows: number;
  /** Increases with every change of a row, so that kept results can be checked. */
  readonly revision: number;
}

/** Identifies the latest change by hand: differs after another change. */
export function lastEditOf(database: DatabaseSync, id: AudienceId): string {
  const latest = database
    .prepare(
      'SELECT step, at FROM audience_step WHERE audience_id = ? AND undone IN (0, 3) ORDER BY step DESC LIMIT 1',
    )
    .get(id);
  return latest === undefined ? '' : [latest.step, latest.at].join(' ');
}

export function readColumns(database: DatabaseSync, id: AudienceId): readonly string[] | null {
  const storedAudience = database.prepare('SELECT columns FROM audience WHERE id = ?').get(id);
  return storedAudience === undefined ? null : (JSON.parse(String(storedAudience.columns)) as string[]);
}

export function readMapping(database: DatabaseSync, id: number): Mapping {
  const storedAudience = database.prepare('SELECT mapping FROM audience WHERE id = ?').get(id);
  return JSON.parse(String(storedAudience?.mapping)) as Mapping;
}

export function readConsentColumns(database: DatabaseSync, id: AudienceId): string[] {
  const storedAudience = database.prepare('SELECT consent_columns FROM audience WHERE id = ?').get(id);
  return JSON.parse(String(storedAudience?.consent_columns ?? '[]')) as string[];
}

/** Fails as not-found, also while the audience is being made or deleted. */
export function readHead(database: DatabaseSync, id: AudienceId): Result<AudienceHead> {
  const storedHead = database.prepare('SELECT columns, revision, ready FROM audience WHERE id = ?').get(id);
  if (storedHead?.ready !== 1) return failure('not-found', say.audiences.gone(), say.starts.peopleGoneFix());
  return ok({
    id,
    columns: JSON.parse(String(storedHead.columns)) as string[],
    rows: countRows(database, id),
    revision: Number(storedHead.revision),
  });
}

/**
 * True while rows are being judged after a step was made, undone or redone, or judged again, also if that was interrupted: some
 * rows are as before.
 */
export function isHalfChanged(database: DatabaseSync, id: number): boolean {
  const judging = database.prepare(
    `SELECT 1 FROM audience_step WHERE audience_id = ?1 AND undone IN (2, 3)
     UNION ALL SELECT 1 FROM audience WHERE id = ?1 AND judge_version <> ?2`,
  );
  return judging.get(id, JUDGE_VERSION) !== undefined;
}

/** Fails with a message if the list is deleted before or meanwhile. */
export async function withList<Out>(
  database: DatabaseSync,
  audienceId: AudienceId,
  work: (head: AudienceHead) => Promise<Result<Out>> | Result<Out>,
): Promise<Result<Out>> {
  const head = readHead(database, audienceId);
  if (!head.ok) return head;
  try {
    return await work(head.value);
  } catch (error) {
    const now = readHead(database, audienceId);
    if (now.ok) throw error;
    return now;
  }
}

/** By `n`; null if too many rows changed for all to be on record. */
export function changedRows(
  database: DatabaseSync,
  { id, revision }: AudienceHead,
  to: number,
): number[] | null {
  const changes = database
    .prepare(
      'SELECT revision, n FROM audience_change WHERE audience_id = ? AND revision > ? AND revision <= ?',
    )
    .all(id, revision, to);
  const revisions = new Set(changes.map((change) => change.revision));
  return revisions.size === to - revision ? [...new Set(changes.map(({ n }) => Number(n)))] : null;
}

/** A small first block lets a survey show something early. */
const FIRST = 1_000;
/** A block takes a few ms; a very wide sheet is limited by cells, for memory. */
const MOST_ROWS = 5_000;
const MOST_CELLS = 100_000;

function blockRows(head: AudienceHead): number {
  return Math.max(1, Math.min(MOST_ROWS, Math.floor(MOST_CELLS / Math.max(1, head.columns.length))));
}

const surveyFlags = `flags | iif(joined IS NULL, 0, ${OF_SEVERAL})`;

// One JSON text per block takes less than half the time of thousands of rows.
const BLOCK = `
  SELECT '[' || group_concat(n || ',' || row || ',' || status || ',' || flags) || ']',
         '[' || group_concat(cells) || ']'
  FROM (SELECT n, row, status, ${surveyFlags} AS flags, cells FROM audience_row
        WHERE ${inRange('id')} ORDER BY id)`;

/** The thread handles other messages between two blocks. */
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

export function* readRows(database: DatabaseSync, head: AudienceHead, ns: readonly number[]) {
  const most = blockRows(head);
  const statement = database.prepare(
    `SELECT n, row, status, ${surveyFlags} AS flags, cells FROM audience_row WHERE id = ?`,
  );
  for (let from = 0; from < ns.length; from += most) {
    const rows = ns.slice(from, from + most).map((n) => statement.get(rowKey(head.id, n)));
    const presentRows = rows.filter((row) => row !== undefined);
    yield {
      numbers: presentRows.flatMap(({ n, row, status, flags }) => [n, row, status, flags].map(Number)),
      cells: presentRows.map(({ cells }) => JSON.parse(String(cells)) as string[]),
    };
  }
}

/** `numbers` holds `n, status, msisdn` of each row; msisdn is 0 for none. */
export interface SearchBlock extends RowBlock {
  readonly originals: readonly string[];
}

const searchBlock = (condition: string): string => `
  SELECT '[' || group_concat(n || ',' || status || ',' || ifnull(msisdn, 0)) || ']',
         '[' || group_concat(cells) || ']',
         json_group_array(original)
  FROM (SELECT n, status, msisdn, cells, original FROM audience_row
        WHERE ${inRange('id', '?1', '?2')}${condition} ORDER BY id)`;

// LIKE ends at a NUL, which JSON always escapes.
const LIKE_NUMBER = ` AND (msisdn LIKE ?3 OR msisdn LIKE ?4 OR original LIKE ?4 OR cells LIKE ?4
  OR instr(original, char(0)) > 0)`;

const SEARCH_LINES = `
  SELECT count(*), group_concat(ifnull(nullif(msisdn, 0), ''), char(10)) || char(10),
         group_concat(original, char(10)) || char(10), group_concat(cells, char(10))
  FROM (SELECT msisdn, cells, original FROM audience_row WHERE ${inRange('id')} ORDER BY id)`;

/** Lines are read in half the time; `rows` reads the block row by row if lines do not separate the rows. */
export interface SearchLines extends RowLines {
  rows(): SearchBlock;
}

export function searchRows(head: AudienceHead): number {
  return Math.min(1_024, blockRows(head));
}

export async function* readLinesForSearch(database: DatabaseSync, head: AudienceHead, most: number) {
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

/** Reads in blocks; `like` preselects rows. */
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

export function* readRowsForSearch(database: DatabaseSync, head: AudienceHead, ns: readonly number[]) {
  const most = blockRows(head);
  const statement = database.prepare(
    'SELECT n, status, ifnull(msisdn, 0) AS msisdn, cells, original FROM audience_row WHERE id = ?',
  );
  for (let from = 0; from < ns.length; from += most) {
    const rows = ns.slice(from, from + most).map((n) => statement.get(rowKey(head.id, n)));
    const presentRows = rows.filter((row) => row !== undefined);
    yield {
      numbers: presentRows.flatMap(({ n, status, msisdn }) => [n, status, msisdn].map(Number)),
      cells: presentRows.map(({ cells }) => JSON.parse(String(cells)) as string[]),
      originals: presentRows.map(({ original }) => String(original)),
    };
  }
}
