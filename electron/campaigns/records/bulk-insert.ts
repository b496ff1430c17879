import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

/** Inserts rows of one shape; `values` holds those of one row after those of another. Run it in a transaction. */
export type BulkInsert = (values: readonly SQLInputValue[]) => void;

/** Rows in one statement: half the time of one statement a row. */
const atOnce = 100;

/**
 * Opens an insert `into`, for example `INSERT INTO receipt (campaign_id, position)`, of `width` values a
 * row; `fixed` is the first value of every row.
 */
export function openBulkInsert(
  database: DatabaseSync,
  into: string,
  fixed: number,
  width: number,
): BulkInsert {
  const row = `(${fixed}${', ?'.repeat(width)})`;
  const many = database.prepare(`${into} VALUES ${Array.from({ length: atOnce }, () => row).join(', ')}`);
  const one = database.prepare(`${into} VALUES ${row}`);
  return (values) => {
    let at = 0;
    const some = new Array<SQLInputValue>(width * atOnce);
    for (; at + some.length <= values.length; at += some.length) {
      for (let each = 0; each < some.length; each++) some[each] = values[at + each]!;
      many.run(...some);
    }
    for (; at < values.length; at += width) one.run(...values.slice(at, at + width));
  };
}
