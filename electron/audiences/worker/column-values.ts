import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { type ColumnValues, comparedCell } from '../../../shared/sheet/condition.ts';
import type { SheetStore } from '../../sheets/worker/sheet-store.ts';
import { countRows, rowKey } from '../../store/audience-keys.ts';
import { RowText } from './row-text.ts';

/** Different values that are told of a column; one with more is no group of people. */
const MOST_VALUES = 200;
const AT_ONCE = 2000;

/** Counts what a column of a sheet holds below its header. */
export async function valuesOfSheet(
  sheet: SheetStore,
  column: number,
  headerRow: number | null,
  signal: AbortSignal,
): Promise<ColumnValues> {
  const counted = new CountedValues(column);
  for (let from = 0; from < sheet.count && counted.goesOn; ) {
    const block = sheet.blockAt(from)!;
    for (const [at, row] of block.rows.entries()) {
      if (headerRow === null || row > headerRow) counted.add(block.cells[at]!);
    }
    from = block.from + block.rows.length;
    if (from % 2048 !== 0) continue;
    await setImmediate();
    signal.throwIfAborted();
  }
  return counted.values();
}

/** Counts what a column of an audience holds; none where there is no such audience or column. */
export async function valuesOfAudience(
  database: DatabaseSync,
  audienceId: number,
  column: number,
  signal: AbortSignal,
): Promise<ColumnValues> {
  const counted = new CountedValues(column);
  const count = countRows(database, audienceId);
  const page = database.prepare('SELECT cells FROM audience_row WHERE id >= ? AND id < ? ORDER BY id');
  for (let from = 0; from < count && counted.goesOn; from += AT_ONCE) {
    const rows = page.all(rowKey(audienceId, from), rowKey(audienceId, from + AT_ONCE));
    for (const { cells } of rows) counted.add(String(cells));
    await setImmediate();
    signal.throwIfAborted();
  }
  return counted.values();
}

class CountedValues {
  readonly #column: number;
  readonly #cells = new RowText();
  /** As first written, by how they compare. */
  readonly #found = new Map<string, { readonly value: string; rows: number }>();
  goesOn = true;

  constructor(column: number) {
    this.#column = column;
  }

  add(cells: string): void {
    this.#cells.read(cells);
    const value = this.#cells.cell(this.#column).trim();
    const key = comparedCell(value);
    if (key === '') return;
    const known = this.#found.get(key);
    if (known !== undefined) known.rows += 1;
    else if (this.#found.size < MOST_VALUES) this.#found.set(key, { value, rows: 1 });
    else this.goesOn = false;
  }

  values(): ColumnValues {
    const values = [...this.#found.values()].sort((left, right) => right.rows - left.rows);
    return { values: values.map(({ value, rows }) => ({ value, rows })), isWhole: this.goesOn };
  }
}
