import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { AudienceCounts } from '../../../shared/audience/audience.ts';
import type { AudienceId } from '../../../shared/brand.ts';
import { numberCell } from '../../../shared/sheet/number-cell.ts';
import type { Mapping } from '../../../shared/sheet/sheet.ts';
import type { SheetStore } from '../../sheets/worker/sheet-store.ts';
import { openAudienceWriter, removeAudience } from './audience-writer.ts';
import { readKeptOut } from './kept-out.ts';
import { RowText } from './row-text.ts';
import { RowVerdicts } from './row-verdicts.ts';

/** What an audience is made from. */
export interface AudiencePlan {
  readonly name: string;
  readonly sheetName: string;
  readonly mapping: Mapping;
  /** The names of the mapping's tag columns, in its order. */
  readonly columns: readonly string[];
  readonly numberColumn: string;
  /** The names of the other columns of numbers, in the mapping's order. */
  readonly otherColumns: readonly string[];
}

/** How a long job is followed and stopped. */
export interface Watch {
  readonly signal: AbortSignal;
  /** 0 to 1. */
  progress(fraction: number): void;
}

/** Judges every row of a sheet; between blocks the thread takes its other messages. */
async function judgeSheet(
  database: DatabaseSync,
  sheet: SheetStore,
  mapping: Mapping,
  now: number,
  watch: Watch,
): Promise<RowVerdicts> {
  const keptOut = readKeptOut(database, mapping.skipRecentDays, now);
  const verdicts = new RowVerdicts(mapping, keptOut, sheet.count);
  await eachBlock(sheet, mapping, watch, (rows, originals, sources) =>
    verdicts.judge(rows, originals, sources),
  );
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
): Promise<AudienceId> {
  const { mapping } = plan;
  // Which row is the last of its number is known only after all; otherwise each row is judged as it is written.
  const known =
    mapping.duplicates === 'last'
      ? await judgeSheet(database, sheet, mapping, now, part(watch, 0, 0.5))
      : null;
  const keptOut = known === null ? readKeptOut(database, mapping.skipRecentDays, now) : null;
  const verdicts = known ?? new RowVerdicts(mapping, keptOut!, sheet.count);
  const rest = known === null ? watch : part(watch, 0.5, 1);
  const audienceId = beginAudience(database, plan, now);
  try {
    const { numberColumn, otherColumns, tagColumns } = mapping;
    const numberColumns = numberColumn === null ? [] : [numberColumn, ...otherColumns];
    const writer = openAudienceWriter(database, audienceId, otherColumns.length > 0);
    let n = 0;
    await eachBlock(sheet, mapping, rest, (rows, originals, sources, cells) => {
      if (known === null) verdicts.judge(rows, originals, sources);
      for (let at = 0; at < rows.length; at++) {
        writer.add({
          ...verdicts.at(n),
          original: originals[at]!,
          cells: cells[at]!.pick(tagColumns),
          numbers: otherColumns.length > 0 ? cells[at]!.pick(numberColumns) : null,
        });
        n += 1;
      }
    });
    writer.seal(verdicts.counts());
    return audienceId;
  } catch (error) {
    await removeAudience(database, audienceId, setImmediate);
    throw error;
  }
}

function part(watch: Watch, from: number, to: number): Watch {
  const progress = (fraction: number) => watch.progress(from + fraction * (to - from));
  return { signal: watch.signal, progress };
}

function beginAudience(database: DatabaseSync, plan: AudiencePlan, now: number): AudienceId {
  const { mapping, name, sheetName, columns, numberColumn, otherColumns } = plan;
  const { lastInsertRowid } = database
    .prepare(
      `INSERT INTO audience (name, sheet_name, country, columns, number_column, other_columns, mapping, counts, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, '{}', ?)`,
    )
    .run(
      name,
      sheetName,
      mapping.country,
      JSON.stringify(columns),
      numberColumn,
      JSON.stringify(otherColumns),
      JSON.stringify(mapping),
      now,
    );
  return Number(lastInsertRowid) as AudienceId;
}

/**
 * Goes through the rows of people, below the header, some at a time: where they stand in the file, their numbers as
 * written, which columns they are from where that is not the number column for all, and a look at their cells that holds during the visit. Every few thousand rows the thread takes its other
 * messages, and stops when told to.
 */
async function eachBlock(
  sheet: SheetStore,
  mapping: Mapping,
  watch: Watch,
  visit: (
    rows: readonly number[],
    originals: readonly string[],
    sources: readonly number[],
    cells: readonly RowText[],
  ) => void,
): Promise<void> {
  const { headerRow, numberColumn, otherColumns } = mapping;
  const looks: RowText[] = [];
  for (let from = 0; from < sheet.count; ) {
    const block = sheet.blockAt(from)!;
    const rows: number[] = [];
    const originals: string[] = [];
    const sources: number[] = [];
    for (let at = 0; at < block.rows.length; at++) {
      const row = block.rows[at]!;
      if (headerRow !== null && row <= headerRow) continue;
      looks[rows.length] ??= new RowText();
      const cells = looks[rows.length]!;
      cells.read(block.cells[at]!);
      rows.push(row);
      if (otherColumns.length === 0) originals.push(numberColumn === null ? '' : cells.cell(numberColumn));
      else {
        const { original, source } = numberCell(mapping, (column) => cells.cell(column));
        originals.push(original);
        sources.push(source);
      }
    }
    visit(rows, originals, sources, looks);
    from = block.from + block.rows.length;
    watch.progress(from / sheet.count);
    if (from % 2048 !== 0) continue;
    await setImmediate();
    watch.signal.throwIfAborted();
  }
}
