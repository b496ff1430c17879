import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { statusCode } from '../../../shared/audience/audience-row.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { formulaSafe } from '../../../shared/sheet/csv-safe.ts';
import { ROW_IN_FILE } from '../../../shared/sheet/mending.ts';
import type { Mapping } from '../../../shared/sheet/sheet.ts';
import { rowKey } from '../../store/audience-keys.ts';
import type { AudienceChange } from '../import-message.ts';
import type { SheetStore } from '../sheet-store.ts';
import type { Watch } from './audience-build.ts';
import { changeAudience, undoChange } from './audience-change.ts';
import type { NumberColumn } from './number-column.ts';

/** A mended sheet: its rows, the names of its columns, and which of them is the number. */
export interface MendedSheet {
  readonly store: SheetStore;
  readonly names: readonly string[];
  readonly mapping: Mapping;
}

/** How many rows are rejected no longer, and how many of the file still are. */
export interface Mended {
  readonly mended: number;
  readonly left: number;
}

interface MendedRow {
  /** 1-based row in the mended file. */
  readonly row: number;
  readonly number: string;
  readonly cells: readonly string[];
}

/** A row is found and judged in a millisecond or so; more of them are better imported as they are. */
const MOST_ROWS = 20_000;
const AT_ONCE = 50;
const REJECTED = statusCode('rejected');

/**
 * Puts mended rejected rows back into the audience they came from, each as changes by hand that can be undone. A row
 * that is rejected no longer stays as it is. Fails as bad-input when a row is none of the audience's; stopped or
 * failed, nothing is changed.
 */
export async function mendAudience(
  database: DatabaseSync,
  numbers: NumberColumn,
  sheet: MendedSheet,
  now: number,
  watch: Watch,
): Promise<Result<Mended>> {
  const mended = readMended(sheet);
  if (!mended.ok) return mended;
  const places = placesOf(database, numbers.audienceId, mended.value);
  for (const [place, { row }] of mended.value) {
    if (!places.has(place)) return notOurs(row);
  }
  const columns = columnsOf(database, numbers.audienceId).map((name) => sheet.names.indexOf(name));
  const stored = database.prepare('SELECT original, cells FROM audience_row WHERE id = ?');
  const rejected = [...mended.value].filter(([place]) => places.get(place)!.rejected);
  let made = 0;
  for (const [at, [place, row]] of rejected.entries()) {
    const { n } = places.get(place)!;
    const before = stored.get(rowKey(numbers.audienceId, n)) as { original: string; cells: string };
    for (const change of changesOf(n, before, row, columns)) {
      if (changeAudience(database, numbers, change, now).ok) made += 1;
    }
    if ((at + 1) % AT_ONCE !== 0) continue;
    watch.progress((at + 1) / rejected.length);
    await setImmediate();
    if (!watch.signal.aborted) continue;
    for (; made > 0; made--) undoChange(database, numbers, now);
    watch.signal.throwIfAborted();
  }
  const status = database.prepare('SELECT status FROM audience_row WHERE id = ?');
  const left = rejected.filter(
    ([place]) => status.get(rowKey(numbers.audienceId, places.get(place)!.n))?.status === REJECTED,
  ).length;
  return ok({ mended: rejected.length - left, left });
}

/** The rows of the sheet by the row that each was in the file it came from. */
function readMended({ store, names, mapping }: MendedSheet): Result<Map<number, MendedRow>> {
  const placeColumn = names.indexOf(ROW_IN_FILE);
  if (placeColumn === -1) {
    const fix = `Keep the column “${ROW_IN_FILE}” as it was exported, or make an audience of its own.`;
    return fail({ kind: 'bad-input', message: 'The file does not say which rows it mends.', fix });
  }
  if (store.count > MOST_ROWS) {
    const message = `At most ${MOST_ROWS.toLocaleString('en-US')} rows can be put back at once.`;
    return fail({ kind: 'bad-input', message, fix: 'Make an audience of its own of them.' });
  }
  const found = new Map<number, MendedRow>();
  for (const { row, cells } of store.slice(0, store.count)) {
    if (mapping.headerRow !== null && row <= mapping.headerRow) continue;
    const place = Number(cells[placeColumn]?.trim() || Number.NaN);
    if (!Number.isInteger(place)) return notOurs(row);
    const twin = found.get(place);
    if (twin !== undefined) {
      const message = `Rows ${twin.row} and ${row} both mend row ${place}.`;
      return fail({ kind: 'bad-input', message, fix: 'Keep one of them, or make an audience of its own.' });
    }
    found.set(place, { row, number: cells[mapping.numberColumn!] ?? '', cells });
  }
  return ok(found);
}

function notOurs(row: number): Result<never> {
  return fail({
    kind: 'bad-input',
    message: `Row ${row} of this file is no row of the audience.`,
    where: `row ${row}`,
    fix: 'Take the row out, choose another audience, or make one of its own.',
  });
}

/** Where the wanted rows stand in the audience, by their row in the file, and whether each is still rejected. */
function placesOf(
  database: DatabaseSync,
  audienceId: number,
  wanted: ReadonlyMap<number, MendedRow>,
): Map<number, { n: number; rejected: boolean }> {
  const places = new Map<number, { n: number; rejected: boolean }>();
  const rows = database.prepare('SELECT n, row, status FROM audience_row WHERE id >= ? AND id < ?');
  for (const { n, row, status } of rows.iterate(rowKey(audienceId, 0), rowKey(audienceId + 1, 0))) {
    if (wanted.has(Number(row))) places.set(Number(row), { n: Number(n), rejected: status === REJECTED });
  }
  return places;
}

function columnsOf(database: DatabaseSync, audienceId: number): string[] {
  const found = database.prepare('SELECT columns FROM audience WHERE id = ?').get(audienceId);
  return JSON.parse(String(found?.columns ?? '[]')) as string[];
}

/** What is written differently than in the audience; what a CSV had to be guarded with is no difference. */
function changesOf(
  n: number,
  before: { readonly original: string; readonly cells: string },
  { number, cells }: MendedRow,
  columns: readonly number[],
): AudienceChange[] {
  const changes: AudienceChange[] = [];
  const own = JSON.parse(before.cells) as string[];
  const edit = (column: number | 'number', value: string, old: string) => {
    if (value !== old && value !== formulaSafe(old)) changes.push({ kind: 'edit', n, column, value });
  };
  for (const [column, from] of columns.entries()) {
    if (from !== -1) edit(column, cells[from] ?? '', own[column] ?? '');
  }
  edit('number', number, before.original);
  return changes;
}
