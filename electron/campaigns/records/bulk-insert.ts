import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

/** `values` holds the rows one after the other. Run it in a transaction. */
export type BulkInsert = (values: readonly SQLInputValue[]) => void;

/** Rows per statement; takes half the time of one row per statement. */
const atOnce = 100;

/**
 * `into` is a statement up to its `VALUES`; `fixed` comes before the `width` values of
 * every row.
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
  const size = width * atOnce;
  return (values) => {
    let at = 0;
    for (; at + size <= values.length; at += size) many.run(...values.slice(at, at + size));
    for (; at < values.length; at += width) one.run(...values.slice(at, at + width));
  };
}
