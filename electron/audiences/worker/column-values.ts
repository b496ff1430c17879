import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { RECIPIENT } from '../../../shared/audience/audience-row.ts';
import { MOST_GROUPS } from '../../../shared/audience/column-groups.ts';
import { cleanValue } from '../../../shared/format/clean-value.ts';
import { memoized } from '../../../shared/memoize.ts';
import { versionKey } from '../../../shared/message/versions.ts';
import { comparedCell } from '../../../shared/sheet/compared-cell.ts';
import type { ColumnValues } from '../../../shared/sheet/condition.ts';
import type { SheetStore } from '../../sheets/worker/sheet-store.ts';
import type { AudienceHead } from '../../store/audience-reader.ts';
import { inRange } from '../../store/range-sql.ts';
import { rowKey } from '../../store/row-key.ts';
import { RowText } from './row-text.ts';

/** Most different values that are reported; a column with more does not group people. */
const MOST_VALUES = 200;
const AT_ONCE = 2000;
/** A condition accepts no longer value, and such long texts are useless for grouping. */
const LONGEST_VALUE = 1000;

export async function valuesOfSheet(
  sheet: SheetStore,
  column: number,
  headerRow: number | null,
  signal: AbortSignal,
): Promise<ColumnValues> {
  const counted = countedValues(column);
  const cells = new RowText();
  for (let from = 0; from < sheet.count && counted.goesOn; ) {
    const block = sheet.blockAt(from)!;
    for (const [at, row] of block.rows.entries()) {
      if (headerRow !== null && row <= headerRow) continue;
      cells.read(block.cells[at]!);
      counted.add(cells);
    }
    from = block.from + block.rows.length;
    if (from % 2048 !== 0) continue;
    await setImmediate();
    signal.throwIfAborted();
  }
  return counted.values();
}

export async function valuesOfAudience(
  database: DatabaseSync,
  head: AudienceHead,
  column: number,
  signal: AbortSignal,
): Promise<ColumnValues> {
  const counted = countedValues(column);
  await countRows(database, head, [counted], '1', signal);
  return counted.values();
}

export async function groupsOfAudience(database: DatabaseSync, head: AudienceHead, signal: AbortSignal) {
  const counted = head.columns.map((_, column) =>
    countedColumn(column, MOST_GROUPS, { keyOf: versionKey, shown: cleanValue }),
  );
  await countRows(database, head, counted, `status = ${RECIPIENT}`, signal);
  return counted.map((one, column) => {
    const groups = one.values().values.map(({ value, rows }) => ({ value, people: rows }));
    return { column, groups: one.goesOn ? groups : null };
  });
}

async function countRows(
  database: DatabaseSync,
  head: AudienceHead,
  counted: readonly CountedColumn[],
  which: string,
  signal: AbortSignal,
): Promise<void> {
  const goesOn = () => counted.some((one) => one.goesOn);
  await eachCells(database, head, { which, signal, goesOn }, (cells) => {
    for (const column of counted) column.add(cells);
  });
}

interface Wanted {
  /** An SQL condition on the rows; absent for all rows. */
  readonly which?: string;
  readonly signal?: AbortSignal | undefined;
  goesOn?(): boolean;
}

async function eachCells(
  database: DatabaseSync,
  { id, rows }: AudienceHead,
  { which = '1', signal, goesOn = () => true }: Wanted,
  visit: (cells: RowText) => void,
): Promise<void> {
  const cells = new RowText();
  const page = database.prepare(
    `SELECT cells FROM audience_row WHERE ${inRange('id')} AND ${which} ORDER BY id`,
  );
  for (let from = 0; from < rows && goesOn(); from += AT_ONCE) {
    for (const row of page.iterate(rowKey(id, from), rowKey(id, from + AT_ONCE))) {
      cells.read(String(row.cells));
      visit(cells);
    }
    await setImmediate();
    signal?.throwIfAborted();
  }
}

export type EachCells = (visit: (cells: RowText) => void) => Promise<void>;

export function cellsOfList(database: DatabaseSync, head: AudienceHead, signal?: AbortSignal): EachCells {
  return (visit) => eachCells(database, head, { signal }, visit);
}

export function countedValues(column: number): CountedColumn {
  return countedColumn(column, MOST_VALUES, { keyOf: comparedCell, shown: (written) => written.trim() });
}

interface Compared {
  /** Equal for texts that people take for one value; empty for a blank. */
  keyOf(written: string): string;
  shown(written: string): string;
}

type CountedColumn = ReturnType<typeof countedColumn>;

function countedColumn(column: number, most: number, { keyOf, shown }: Compared) {
  /** By `keyOf`; each value in its first spelling. */
  const rowsByValue = new Map<string, { readonly value: string; rows: number }>();
  let goesOn = true;
  const countedAs = memoized(1000, (written) => {
    const key = keyOf(written);
    if (key === '') return null;
    const sameValue = rowsByValue.get(key);
    if (sameValue !== undefined) return sameValue;
    goesOn = rowsByValue.size < most && key.length <= LONGEST_VALUE;
    if (!goesOn) return null;
    const value = { value: shown(written), rows: 0 };
    rowsByValue.set(key, value);
    return value;
  });
  return {
    /** False once there are more different values than are reported. */
    get goesOn() {
      return goesOn;
    },
    add(cells: RowText): void {
      const value = goesOn ? countedAs(cells.cell(column)) : null;
      if (value !== null) value.rows += 1;
    },
    values(): ColumnValues {
      const values = [...rowsByValue.values()].sort((left, right) => right.rows - left.rows);
      return { values, isWhole: goesOn };
    },
  };
}
