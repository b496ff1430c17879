import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { AudienceCounts } from '../../../shared/audience/audience.ts';
import { statusCode } from '../../../shared/audience/audience-row.ts';
import type { AudienceId } from '../../../shared/brand.ts';
import { rowTest } from '../../../shared/sheet/condition.ts';
import type { Mapping } from '../../../shared/sheet/sheet.ts';
import { tagFormatter } from '../../../shared/sheet/tag-format.ts';
import { plainOf } from '../../sheets/worker/reader/plain-cells.ts';
import type { SheetBlock, SheetStore } from '../../sheets/worker/sheet-store.ts';
import { countRows, rowKey } from '../../store/audience-keys.ts';
import { type AudiencePlan, openAudienceWriter, removeAudience } from '../records/audience-writer.ts';
import { readKeptOut } from './kept-out.ts';
import { type JudgedRows, RowJudgements } from './row-judgements.ts';
import { rowNumbers } from './row-numbers.ts';
import { RowText } from './row-text.ts';

/** How a long job is followed and stopped. */
export interface Watch {
  readonly signal: AbortSignal;
  /** 0 to 1. */
  progress(fraction: number): void;
}

/** Counts what every row of a sheet would become. */
export async function countSheet(
  database: DatabaseSync,
  sheet: SheetStore,
  mapping: Mapping,
  now: number,
  watch: Watch,
): Promise<AudienceCounts> {
  const judgements = openJudgements(database, sheet, mapping, now);
  await eachBlock(sheet, mapping, watch, judgements.judge);
  return judgements.counts();
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
  const { numberColumn, otherColumns } = mapping;
  const tags = tagCells(mapping, sheet.locale);
  const judgements = openJudgements(database, sheet, mapping, now);
  // Which row is the last of its number is known only after all; otherwise each row is judged as it is written.
  const isKnown = mapping.duplicates === 'last';
  if (isKnown) await eachBlock(sheet, mapping, part(watch, 0, 0.5), judgements.judge);
  const writer = openAudienceWriter(database, plan, now);
  try {
    const numberColumns = numberColumn === null ? [] : [numberColumn, ...otherColumns];
    let n = 0;
    await eachBlock(sheet, mapping, isKnown ? part(watch, 0.5, 1) : watch, (people) => {
      if (!isKnown) judgements.judge(people);
      for (const [index, original] of people.originals.entries()) {
        const cells = people.cells[index]!;
        const numbers = otherColumns.length > 0 ? cells.pick(numberColumns) : null;
        const country = people.countries[index] ?? null;
        writer.add({
          ...judgements.at(n),
          original,
          cells: tags(cells, people.plain[index]),
          numbers,
          country,
        });
        n += 1;
      }
    });
    if (mapping.duplicates === 'ask' && judgements.counts().duplicates > 0) {
      writer.writeRest();
      await settleSameCells(database, writer.audienceId, watch.signal);
    }
    writer.seal();
    return writer.audienceId;
  } catch (error) {
    await removeAudience(database, writer.audienceId, setImmediate);
    throw error;
  }
}

/** Rows compared in one transaction. */
const COMPARED_AT_ONCE = 5000;

/** Asks nothing about rows that are the same in all their cells as the one they gave way to. */
async function settleSameCells(
  database: DatabaseSync,
  audienceId: AudienceId,
  signal: AbortSignal,
): Promise<void> {
  const count = countRows(database, audienceId);
  const settle = database.prepare(`
    UPDATE audience_row SET status = ${statusCode('duplicate')}
    WHERE id >= ?1 AND id < ?2 AND status = ${statusCode('undecided')}
      AND cells = (SELECT k.cells FROM audience_row k WHERE k.id = ?3 + audience_row.kept)`);
  for (let from = 0; from < count; from += COMPARED_AT_ONCE) {
    const to = rowKey(audienceId, from + COMPARED_AT_ONCE);
    settle.run(rowKey(audienceId, from), to, rowKey(audienceId, 0));
    await setImmediate();
    signal.throwIfAborted();
  }
}

/** What each row of a sheet becomes under a mapping, with those of the opt-outs and of late. */
export function openJudgements(
  database: DatabaseSync,
  sheet: SheetStore,
  mapping: Mapping,
  now: number,
): RowJudgements {
  return new RowJudgements(mapping, readKeptOut(database, mapping.skipRecentDays, now), sheet.count);
}

function part(watch: Watch, from: number, to: number): Watch {
  const progress = (fraction: number) => watch.progress(from + fraction * (to - from));
  return { signal: watch.signal, progress };
}

/** Some rows of people that follow one another, without the header and what is above it. */
interface People extends JudgedRows {
  /** Holds during the visit only. */
  readonly cells: readonly RowText[];
  readonly plain: SheetBlock['plain'];
}

/** Cuts the cells of the tags out of a row, in the formats that were chosen for them, as a JSON array. */
function tagCells({ tagColumns, formats = [] }: Mapping, locale: string) {
  const chosen = new Map(formats.map(({ column, format }) => [column, format]));
  if (!tagColumns.some((column) => chosen.has(column))) return (cells: RowText) => cells.pick(tagColumns);
  const formatter = tagFormatter(locale);
  return (cells: RowText, plain: string | undefined) =>
    JSON.stringify(
      tagColumns.map((column) => {
        const shown = cells.cell(column);
        const format = chosen.get(column);
        return format === undefined
          ? shown
          : formatter.show({ shown, plain: plainOf(plain, column) }, format);
      }),
    );
}

/** Goes through the people of a sheet; every few thousand rows the thread takes its other messages, and stops when told to. */
export async function eachBlock(
  sheet: SheetStore,
  mapping: Mapping,
  watch: Watch,
  visit: (people: People) => void,
): Promise<void> {
  const { headerRow, numberColumn, only = [] } = mapping;
  const numberOf = rowNumbers(sheet, mapping);
  const isTaken = only.length === 0 ? null : rowTest(only);
  const cells: RowText[] = [];
  for (let from = 0; from < sheet.count; ) {
    const block = sheet.blockAt(from)!;
    const rows: number[] = [];
    const originals: string[] = [];
    const sources: number[] = [];
    const countries: (string | null)[] = [];
    const plain: string[] = [];
    for (const [index, row] of block.rows.entries()) {
      if (headerRow !== null && row <= headerRow) continue;
      cells[rows.length] ??= new RowText();
      const own = cells[rows.length]!;
      own.read(block.cells[index]!);
      if (isTaken !== null && !isTaken((column) => own.cell(column))) continue;
      rows.push(row);
      plain.push(block.plain[index] ?? '');
      if (numberOf === null) originals.push(numberColumn === null ? '' : own.cell(numberColumn));
      else {
        const { original, source, country } = numberOf(own);
        originals.push(original);
        sources.push(source);
        countries.push(country);
      }
    }
    visit({ rows, originals, sources, countries, cells, plain });
    from = block.from + block.rows.length;
    watch.progress(from / sheet.count);
    if (from % 2048 !== 0) continue;
    await setImmediate();
    watch.signal.throwIfAborted();
  }
}
