import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { statusCode } from '../../shared/audience-row.ts';
import { duplicateNote } from '../../shared/row-notes.ts';
import type { AudienceCounts, Mapping } from '../../shared/sheet.ts';
import { type NewRow, openAudienceWriter, ROWS_PER_TRANSACTION, removeAudience } from './audience-writer.ts';
import { readKeptOut } from './kept-out.ts';
import { RowVerdicts } from './row-verdicts.ts';
import type { SheetStore } from './sheet-store.ts';

/** What an audience is made from. */
export interface AudiencePlan {
  readonly name: string;
  readonly sheetName: string;
  readonly mapping: Mapping;
  /** The names of the mapping's tag columns, in its order. */
  readonly columns: readonly string[];
  readonly numberColumn: string;
}

/** How a long job is followed and stopped. */
export interface Watch {
  readonly signal: AbortSignal;
  /** 0 to 1. */
  progress(fraction: number): void;
}

const DUPLICATE = statusCode('duplicate');
const REJECTED = statusCode('rejected');

/** Judges every row of a sheet; between blocks the thread takes its other messages. */
export async function judgeSheet(
  database: DatabaseSync,
  sheet: SheetStore,
  mapping: Mapping,
  now: number,
  watch: Watch,
): Promise<RowVerdicts> {
  const keptOut = readKeptOut(database, mapping.skipRecentDays, now);
  const verdicts = new RowVerdicts(mapping, keptOut, sheet.count);
  for (let from = 0; from < sheet.count; ) {
    const block = sheet.blockAt(from)!;
    verdicts.judge(block);
    from = block.from + block.rows.length;
    watch.progress(from / sheet.count);
    await breathe(watch.signal, from);
  }
  return verdicts;
}

/** Counts what every row of a sheet would become. */
export async function countSheet(
  database: DatabaseSync,
  sheet: SheetStore,
  mapping: Mapping,
  now: number,
  watch: Watch,
): Promise<AudienceCounts> {
  return (await judgeSheet(database, sheet, mapping, now, watch)).counts();
}

/** Makes an audience of a sheet and answers its key; stopped or failed, nothing of it is left behind. */
export async function buildAudience(
  database: DatabaseSync,
  sheet: SheetStore,
  plan: AudiencePlan,
  now: number,
  watch: Watch,
): Promise<number> {
  const half = (start: number) => ({
    signal: watch.signal,
    progress: (fraction: number) => watch.progress(start + fraction / 2),
  });
  const verdicts = await judgeSheet(database, sheet, plan.mapping, now, half(0));
  const counts = verdicts.counts();
  const audienceId = beginAudience(database, plan, counts, now);
  try {
    await writeRows(database, sheet, plan.mapping, verdicts, audienceId, half(0.5));
    openAudienceWriter(database, audienceId, 0).seal(counts);
    return audienceId;
  } catch (error) {
    await removeAudience(database, audienceId, setImmediate);
    throw error;
  }
}

function beginAudience(
  database: DatabaseSync,
  plan: AudiencePlan,
  counts: AudienceCounts,
  now: number,
): number {
  const { mapping, name, sheetName, columns, numberColumn } = plan;
  const { lastInsertRowid } = database
    .prepare(
      `INSERT INTO audience (name, sheet_name, country, columns, number_column, mapping, counts, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      name,
      sheetName,
      mapping.country,
      JSON.stringify(columns),
      numberColumn,
      JSON.stringify(mapping),
      JSON.stringify(counts),
      now,
    );
  return Number(lastInsertRowid);
}

async function writeRows(
  database: DatabaseSync,
  sheet: SheetStore,
  mapping: Mapping,
  verdicts: RowVerdicts,
  audienceId: number,
  watch: Watch,
): Promise<void> {
  const writer = openAudienceWriter(database, audienceId, 0);
  let rows: NewRow[] = [];
  let n = 0;
  for (let from = 0; from < sheet.count; ) {
    const block = sheet.blockAt(from)!;
    for (let at = 0; at < block.rows.length; at++) {
      if (mapping.headerRow !== null && block.rows[at]! <= mapping.headerRow) continue;
      rows.push(newRow(verdicts, n++, block.cells[at]!, mapping));
      if (rows.length === ROWS_PER_TRANSACTION) {
        writer.append(rows);
        rows = [];
      }
    }
    from = block.from + block.rows.length;
    watch.progress(from / sheet.count);
    await breathe(watch.signal, from);
  }
  if (rows.length > 0) writer.append(rows);
}

function newRow(verdicts: RowVerdicts, n: number, cells: readonly string[], mapping: Mapping): NewRow {
  const status = verdicts.status[n]!;
  let note: string | null = null;
  if (status === DUPLICATE) {
    const kept = verdicts.keptFor(n);
    note = JSON.stringify([duplicateNote(kept.row, kept.differs)]);
  }
  return {
    row: verdicts.rows[n]!,
    status,
    flags: verdicts.flags[n]!,
    marks: verdicts.marks[n]!,
    number: status === REJECTED ? null : verdicts.numbers[n]!,
    original: mapping.numberColumn === null ? '' : (cells[mapping.numberColumn] ?? ''),
    cells: JSON.stringify(mapping.tagColumns.map((column) => cells[column] ?? '')),
    note,
  };
}

/** Lets other messages in every few thousand rows, and stops when told to. */
async function breathe(signal: AbortSignal, rows: number): Promise<void> {
  if (rows % 2048 !== 0) return;
  await setImmediate();
  signal.throwIfAborted();
}
