import type { DatabaseSync } from 'node:sqlite';
import { inRange } from './range-sql.ts';

/** Far more than a sheet has rows. */
const KEYS = 2 ** 24;

/** The key of row `n` in `audience_row`; an audience's rows have consecutive keys. */
export function rowKey(audienceId: number, n: number): number {
  return audienceId * KEYS + n;
}

export function countRows(database: DatabaseSync, audienceId: number): number {
  const last = database
    .prepare(`SELECT max(id) AS id FROM audience_row WHERE ${inRange('id')}`)
    .get(rowKey(audienceId, 0), rowKey(audienceId + 1, 0));
  return last?.id === null || last?.id === undefined ? 0 : Number(last.id) - rowKey(audienceId, 0) + 1;
}
