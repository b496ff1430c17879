import type { DatabaseSync } from 'node:sqlite';

/** Keys that each audience has for its rows; a sheet has far fewer rows than that. */
const KEYS = 2 ** 24;

/** The key in `audience_row` of row `n` of an audience; the rows of one audience follow one another. */
export function rowKey(audienceId: number, n: number): number {
  return audienceId * KEYS + n;
}

/** How many rows of every status an audience has; their `n` is 0 to one less. */
export function countRows(database: DatabaseSync, audienceId: number): number {
  const last = database
    .prepare('SELECT max(id) AS id FROM audience_row WHERE id >= ? AND id < ?')
    .get(rowKey(audienceId, 0), rowKey(audienceId + 1, 0));
  return last?.id === null || last?.id === undefined ? 0 : Number(last.id) - rowKey(audienceId, 0) + 1;
}
