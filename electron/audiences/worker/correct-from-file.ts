import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { Audience, AudienceChange } from '../../../shared/audience/audience.ts';
import { REJECTED } from '../../../shared/audience/audience-row.ts';
import type { Corrected } from '../../../shared/audience/correctable.ts';
import { correctedNumber, numberCells } from '../../../shared/audience/corrected-number.ts';
import type { Decision } from '../../../shared/audience/row-decisions.ts';
import type { AudienceId } from '../../../shared/brand.ts';
import { formulaSafe } from '../../../shared/format/csv-safe.ts';
import { numberCountry } from '../../../shared/number/country-text.ts';
import { failure, ok, type Result, wrongInput } from '../../../shared/result.ts';
import { reasonColumns, rowInFileColumn } from '../../../shared/sheet/exported-columns.ts';
import type { Mapping } from '../../../shared/sheet/sheet.ts';
import { say } from '../../../shared/texts/say.ts';
import type { SheetStore } from '../../sheets/worker/sheet-store.ts';
import type { StoredRow } from '../../store/audience-rows.ts';
import { inRange } from '../../store/range-sql.ts';
import { rowKey } from '../../store/row-key.ts';
import { getAudience } from '../records/audience-list.ts';
import { cellWritten, numberTyped } from './audience-change.ts';
import { openJudgedRows } from './judged-rows.ts';
import { takeStep } from './list-steps.ts';
import type { NumberColumn } from './number-column.ts';
import type { Watch } from './sheet-rows.ts';

export interface CorrectedSheet {
  readonly store: SheetStore;
  readonly names: readonly string[];
  readonly mapping: Mapping;
}

interface CorrectedRow {
  /** 1-based row in the corrected file; the row in the original file is its key. */
  readonly correctedRow: number;
  readonly cells: readonly string[];
}

type StoredCells = Pick<StoredRow, 'original' | 'numbers' | 'cells' | 'country'>;

type CellChange = Pick<Extract<AudienceChange, { readonly kind: 'edit' }>, 'column' | 'value'>;

/** Places of the audience's columns in the corrected file, 0-based; -1 for a missing column. */
interface CorrectedColumns {
  readonly country: string;
  /** The number column, then the other number columns. */
  readonly numbers: readonly number[];
  readonly tags: readonly number[];
}

/** Finding and judging a row takes about a millisecond; more rows are better imported as a new list. */
const MOST_ROWS = 20_000;
const AT_ONCE = 50;

/**
 * Corrects a list in one step that can be undone, in the list's turn. Fails as bad-input, or stops, before any change.
 */
export async function correctAudience(
  database: DatabaseSync,
  numbers: NumberColumn,
  sheet: CorrectedSheet,
  now: number,
  watch: Watch,
): Promise<Result<Corrected>> {
  const corrected = readCorrected(sheet);
  if (!corrected.ok) return corrected;
  const own = rowsOf(database, numbers.audienceId, corrected.value);
  for (const [row, { correctedRow }] of corrected.value) {
    if (!own.has(row)) return notOurs(correctedRow);
  }
  const audience = getAudience(database, numbers.audienceId as AudienceId);
  if (!audience.ok) return audience;
  const columns = columnsOf(audience.value, sheet);
  const stored = database.prepare('SELECT numbers, country FROM audience_row WHERE id = ?');
  const judged = openJudgedRows(database, numbers);
  const rejected = [...corrected.value].filter(([row]) => own.get(row)!.rejected);
  const decisions: Decision[] = [];
  for (const [index, [row, written]] of rejected.entries()) {
    const knownRow = judged.at(own.get(row)!.n)!;
    const { numbers: cells, country } = stored.get(
      rowKey(numbers.audienceId, knownRow.own.n),
    )! as unknown as StoredCells;
    const before = { ...knownRow.own, numbers: cells, country };
    for (const { column, value } of changesOf(before, written, columns)) {
      const made =
        column === 'number'
          ? numberTyped(database, judged, knownRow, value, now)
          : cellWritten(knownRow, column, value);
      decisions.push(...made);
    }
    if ((index + 1) % AT_ONCE !== 0) continue;
    watch.progress((index + 1) / rejected.length);
    await setImmediate();
    watch.signal.throwIfAborted();
  }
  const [first] = decisions;
  const rows = new Set(decisions.map(({ n }) => n)).size;
  if (first !== undefined)
    await takeStep(database, judged, { act: 'correct', n: first.n, rows, decisions }, now);
  const status = database.prepare('SELECT status FROM audience_row WHERE id = ?');
  const stillRejected = rejected.filter(
    ([row]) => status.get(rowKey(numbers.audienceId, own.get(row)!.n))?.status === REJECTED,
  ).length;
  return ok({ corrected: rejected.length - stillRejected, stillRejected });
}

function readCorrected({ store, names, mapping }: CorrectedSheet): Result<Map<number, CorrectedRow>> {
  const rowColumn = rowInFileColumn(names);
  if (rowColumn === -1) {
    const fix = say.audiences.noRowColumnFix(reasonColumns()[0]);
    return failure('bad-input', say.audiences.noRowColumn(), fix);
  }
  if (store.count > MOST_ROWS) {
    const message = say.audiences.tooManyCorrected(MOST_ROWS);
    return failure('bad-input', message, say.audiences.tooManyCorrectedFix());
  }
  const byRow = new Map<number, CorrectedRow>();
  for (const { row: correctedRow, cells } of store.slice(0, store.count)) {
    if (mapping.headerRow !== null && correctedRow <= mapping.headerRow) continue;
    const row = Number(cells[rowColumn]?.trim() || Number.NaN);
    if (!Number.isInteger(row)) return notOurs(correctedRow);
    const twin = byRow.get(row);
    if (twin !== undefined) {
      const message = say.audiences.correctedTwice(twin.correctedRow, correctedRow, row);
      return failure('bad-input', message, say.audiences.correctedTwiceFix());
    }
    byRow.set(row, { correctedRow, cells });
  }
  return ok(byRow);
}

function notOurs(row: number): Result<never> {
  return wrongInput(say.sheets.atRow(row), say.audiences.notOurs(row), say.audiences.notOursFix());
}

function rowsOf(database: DatabaseSync, audienceId: number, wanted: ReadonlyMap<number, CorrectedRow>) {
  const byRow = new Map<number, { n: number; rejected: boolean }>();
  const rows = database.prepare(`SELECT n, row, status FROM audience_row WHERE ${inRange('id')}`);
  for (const { n, row, status } of rows.iterate(rowKey(audienceId, 0), rowKey(audienceId + 1, 0))) {
    if (wanted.has(Number(row))) byRow.set(Number(row), { n: Number(n), rejected: status === REJECTED });
  }
  return byRow;
}

function columnsOf({ country, columns, otherColumns }: Audience, { names, mapping }: CorrectedSheet) {
  const indexesOf = (list: readonly string[]) => list.map((name) => names.indexOf(name));
  return {
    country,
    numbers: [mapping.numberColumn!, ...indexesOf(otherColumns)],
    tags: indexesOf(columns),
  };
}

/** The cells that differ from the audience; the formula guard of a CSV is no difference. */
function changesOf(
  { original, numbers, cells: before, country: rowCountry }: StoredCells,
  { cells }: CorrectedRow,
  { country, ...columns }: CorrectedColumns,
): CellChange[] {
  const changes: CellChange[] = [];
  const own = JSON.parse(before) as string[];
  for (const [column, from] of columns.tags.entries()) {
    const value = cells[from] ?? '';
    const old = own[column] ?? '';
    if (from !== -1 && value !== old && value !== formulaSafe(old)) {
      changes.push({ column, value });
    }
  }
  const corrected = columns.numbers.map((from) => (from === -1 ? undefined : (cells[from] ?? '')));
  const number = correctedNumber(
    numberCells(original, numbers, corrected.length - 1),
    corrected,
    numberCountry(rowCountry, country),
  );
  if (number !== null && number !== original) {
    changes.push({ column: 'number', value: number });
  }
  return changes;
}
