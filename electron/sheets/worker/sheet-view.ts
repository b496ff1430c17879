import type { DatabaseSync } from 'node:sqlite';
import { kindOfOtherNumber, sourceWords } from '../../../shared/audience/row-notes.ts';
import { startShown } from '../../../shared/format/visible-text.ts';
import type { Words } from '../../../shared/language/said.ts';
import { countryInText, numberCountry, parseRowNumber } from '../../../shared/number/country-text.ts';
import { isRewritten } from '../../../shared/number/number-reading.ts';
import { doubtWords, numberFaultWords, repairWords } from '../../../shared/number/number-words.ts';
import { firstOf } from '../../../shared/page.ts';
import { columnFormatter, type FormattedCell } from '../../../shared/sheet/column-format.ts';
import { holdsCountries } from '../../../shared/sheet/country-column.ts';
import type { MappingChoices } from '../../../shared/sheet/mapping/mapping-choices.ts';
import {
  guessMapping,
  type Once,
  rememberOnce,
  type SheetSample,
} from '../../../shared/sheet/mapping/mapping-guess.ts';
import { numberCell } from '../../../shared/sheet/number-cell.ts';
import { labelColumns } from '../../../shared/sheet/phone-columns.ts';
import type {
  Detection,
  Mapping,
  PreviewRow,
  SheetColumn,
  SheetPreview,
} from '../../../shared/sheet/sheet.ts';
import { say } from '../../../shared/texts/say.ts';
import { recallMapping } from './mapping-memory.ts';
import { plainOf } from './reader/number-formats/plain-cells.ts';
import type { RawRow } from './reader/rows/row-output.ts';
import type { SheetStore } from './sheet-store.ts';

const SAMPLE_ROWS = 300;
/** A row may have 16,384 cells, and each choice of a person reads the sample. */
const SAMPLE_CELLS = 500_000;
/** How many pieces after the sample help to decide the country. */
const MORE_PIECES = 20;
const ROWS_OF_PIECE = 10;
/** How many rows decide which formats a column is offered. */
const FORMAT_ROWS = 40;
/** How many columns are offered formats: for 16,384 the offers would be most of the answer. */
const FORMAT_COLUMNS = 1000;

export function sampleOf(store: SheetStore): SheetSample & { readonly rows: readonly RawRow[] } {
  return { rows: store.slice(0, rowsOf(store, SAMPLE_ROWS)), width: store.width, merged: store.merged };
}

function rowsOf({ width }: SheetStore, most: number): number {
  return Math.ceil(most * Math.min(1, SAMPLE_CELLS / (SAMPLE_ROWS * width)));
}

/** Takes rows at even distances after the sample. */
function moreRows(store: SheetStore): readonly (readonly string[])[] {
  const step = Math.ceil(Math.max(0, store.count - SAMPLE_ROWS) / MORE_PIECES);
  const most = Math.min(step, rowsOf(store, ROWS_OF_PIECE));
  const pieces = Array.from({ length: MORE_PIECES }, (_, at) => SAMPLE_ROWS + at * step);
  return pieces.flatMap((from) => store.slice(from, most).map(({ cells }) => cells));
}

export function viewSheet(
  database: DatabaseSync,
  store: SheetStore,
  detection: Detection | null,
  input: {
    readonly chosen: MappingChoices;
    readonly from: number;
    readonly count: number;
    readonly home: string | null;
    readonly computer: string;
  },
  once: Once = rememberOnce(),
): Omit<SheetPreview, 'state'> {
  const recall = (names: readonly string[]) => recallMapping(database, names);
  const sample = { ...sampleOf(store), more: moreRows(store), once };
  const zone: string | undefined = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const place = { computer: input.computer, zone };
  const guess = guessMapping(sample, input.home, recall, input.chosen, place);
  const { mapping, asBefore, earlier, names, profiles, ofCountry, hints } = guess;
  const hidden = new Set(detection?.hiddenColumns);
  const formatter = columnFormatter(store.locale);
  const isPerson = ({ row }: { readonly row: number }) =>
    mapping.headerRow === null || row > mapping.headerRow;
  const people = sample.rows.filter(isPerson).slice(0, FORMAT_ROWS);
  const looked = once(`looked at under ${mapping.headerRow}`, () =>
    names.map((name, index) => {
      const values = index < FORMAT_COLUMNS ? people.map((row) => cellOf(row, index)) : [];
      const formats = formatter.offered(values);
      const isOfCountries = holdsCountries(name, profiles[index]!.samples);
      return {
        ...{ index, name },
        ...(hidden.has(index) && { hidden: true as const }),
        ...(isOfCountries && { countries: true as const }),
        ...(formats.length > 0 && { formats }),
      };
    }),
  );
  const columns = looked.map(
    (column): SheetColumn =>
      column.index === mapping.countryColumn ? { ...column, countries: true } : column,
  );
  const judge = rowJudge(mapping, names);
  const shownRow = (row: RawRow): PreviewRow => {
    const formats = isPerson(row) ? (mapping.formats ?? []) : [];
    const changed = formats.map(({ column, format }) => [
      column,
      startShown(formatter.show(cellOf(row, column), format)),
    ]);
    const formatted: Record<number, string> = Object.fromEntries(changed);
    const { plain: _, ...shown } = row;
    return { ...shown, cells: row.cells.map(startShown), formatted, judgement: judge(row) };
  };
  const rows = firstOf(store.slice(input.from, input.count), shownRow);
  return { columns, mapping, asBefore, earlier, ofCountry, hints, rows };
}

function cellOf({ cells, plain }: Pick<RawRow, 'cells' | 'plain'>, column: number): FormattedCell {
  return { shown: cells[column] ?? '', plain: plainOf(plain, column) };
}

/** Judges each row separately. */
export function rowJudge(mapping: Mapping, names: readonly string[]) {
  const { headerRow, numberColumn, otherColumns, countryColumn } = mapping;
  const labels = numberColumn === null ? [] : labelColumns(names, [numberColumn, ...otherColumns]);
  return ({ row, cells }: Pick<RawRow, 'row' | 'cells'>): PreviewRow['judgement'] => {
    if (row === headerRow) return { kind: 'header' };
    if (numberColumn === null || (headerRow !== null && row < headerRow)) return { kind: 'none' };
    const own = countryColumn === undefined ? null : countryInText(cells[countryColumn] ?? '');
    const country = numberCountry(own, mapping.country);
    const columns = country === mapping.country ? mapping : { numberColumn, otherColumns, country };
    const { original: cell, source } = numberCell(columns, (column) => cells[column] ?? '', labels);
    const reading = parseRowNumber(cell, own, mapping);
    const from = source === 0 ? undefined : otherColumns[source - 1]!;
    if (!reading.ok) {
      const { message, fix } = numberFaultWords(reading.fault);
      const reason = from === undefined ? message : say.mapping.inColumn(names[from]!, message);
      return { kind: 'rejected', reason, fix };
    }
    const doubts = doubtWords(reading.flags).map((words) => words.message);
    const repairs = isRewritten(cell, reading.msisdn) ? repairWords(reading.flags) : null;
    const ofSource = (column: number) => {
      const otherNumber = kindOfOtherNumber(cells[numberColumn] ?? '', country);
      return sourceWords({ column: names[column]!, insteadOf: names[numberColumn]!, otherNumber });
    };
    const sourceNote = from === undefined ? null : ofSource(from);
    const notes: Words[] = [sourceNote, ...doubts, repairs].filter((words) => words !== null);
    return {
      kind: 'recipient',
      msisdn: reading.msisdn,
      ...(from !== undefined && { from }),
      ...(notes.length > 0 && { notes }),
      ...(doubts.length > 0 && { doubtful: true }),
    };
  };
}
