import type { DatabaseSync } from 'node:sqlite';
import { isRepaired, parseMsisdn } from '../../shared/number/msisdn.ts';
import { doubtWords, faultWords, repairWords } from '../../shared/number/number-words.ts';
import { profileColumn } from '../../shared/sheet/column-profile.ts';
import { dataRows, guessMapping, namesUnder, type SheetSample } from '../../shared/sheet/mapping-guess.ts';
import type { Detection, Mapping, PreviewRow, SheetColumn } from '../../shared/sheet/sheet.ts';
import type { SheetView } from './import-message.ts';
import { recallMapping } from './mapping-memory.ts';
import type { RawRow } from './reader/raw-row.ts';
import type { SheetStore } from './sheet-store.ts';

/** Rows that a guess looks at. */
const SAMPLE_ROWS = 300;

/** The first rows of a sheet, for guesses and names. */
export function sampleOf(store: SheetStore): SheetSample {
  return { rows: store.slice(0, SAMPLE_ROWS), width: store.width };
}

/** What the mapping screen shows of a sheet under a mapping, or under the guessed one when it is null. */
export function viewSheet(
  database: DatabaseSync,
  store: SheetStore,
  detection: Detection | null,
  input: {
    readonly mapping: Mapping | null;
    readonly from: number;
    readonly count: number;
    readonly country: string;
  },
): SheetView {
  const sample = sampleOf(store);
  const hidden = new Set(detection?.hiddenColumns);
  const rows = store.slice(input.from, input.count);
  if (input.mapping === null) {
    const recall = (names: readonly string[]) => recallMapping(database, names);
    const { mapping, names, profiles, hints } = guessMapping(sample, input.country, recall);
    const columns = names.map((name, index) => columnOf(hidden, name, index, profiles[index]!.samples));
    return { columns, mapping, hints, rows: rows.map((row) => previewRow(row, mapping)) };
  }
  const { mapping } = input;
  const data = dataRows(sample, mapping.headerRow);
  const columns = namesUnder(sample, mapping.headerRow).map((name, index) =>
    columnOf(hidden, name, index, profileColumn(data, index, []).samples),
  );
  return { columns, mapping, hints: [], rows: rows.map((row) => previewRow(row, mapping)) };
}

function columnOf(
  hidden: ReadonlySet<number>,
  name: string,
  index: number,
  samples: readonly string[],
): SheetColumn {
  return { index, name, hidden: hidden.has(index), samples };
}

function previewRow({ row, hidden, cells }: RawRow, mapping: Mapping): PreviewRow {
  return { row, hidden, cells, verdict: verdictOn(row, cells, mapping) };
}

function verdictOn(row: number, cells: readonly string[], mapping: Mapping): PreviewRow['verdict'] {
  const { headerRow, numberColumn, country } = mapping;
  if (row === headerRow) return { kind: 'header' };
  if (numberColumn === null || (headerRow !== null && row < headerRow)) return { kind: 'none' };
  const cell = cells[numberColumn] ?? '';
  const reading = parseMsisdn(cell, country);
  if (!reading.ok) {
    const { message, fix } = faultWords(reading.fault);
    return { kind: 'rejected', reason: message, ...(fix === undefined ? {} : { fix }) };
  }
  const doubts = doubtWords(reading.marks).map((words) => words.message);
  const repairs = isRepaired(cell, reading.msisdn) ? repairWords(reading.marks) : '';
  const note = [...doubts, repairs].filter(Boolean).join(' ');
  return {
    kind: 'recipient',
    msisdn: reading.msisdn,
    ...(note === '' ? {} : { note }),
    ...(doubts.length > 0 && { doubtful: true }),
  };
}
