import type { Said } from '../../../../../shared/language/said.ts';
import { columnLetters } from '../../../../../shared/sheet/column-name.ts';
import type { SheetFormat, SheetNote, SheetOptions } from '../../../../../shared/sheet/sheet.ts';
import { say } from '../../../../../shared/texts/say.ts';
import { MAX_CELLS_PER_ROW } from '../bounds/limits.ts';
import { SheetFault } from '../bounds/sheet-fault.ts';
import { MergedCells } from './merged-cells.ts';
import type { Found, ReadJob } from './read-job.ts';
import type { RowOutput } from './row-output.ts';

interface Listed {
  readonly name: string;
  readonly hidden: boolean;
}

/** Only the named worksheet, or the visible ones, then the hidden ones if wanted or if there are no others. */
export function chooseWorksheets<Sheet extends Listed>(
  worksheets: readonly Sheet[],
  { worksheet: named, includeHidden }: SheetOptions,
): readonly Sheet[] {
  if (worksheets.length === 0) {
    throw new SheetFault(say.sheets.noWorksheet(), say.sheets.chooseContacts());
  }
  if (named !== undefined) {
    const chosen = worksheets.find(({ name }) => name === named);
    if (chosen) return [chosen];
    throw new SheetFault(say.sheets.noSuchWorksheet(named), say.sheets.chooseWorksheet());
  }
  const visible = worksheets.filter(({ hidden }) => !hidden);
  const hidden = worksheets.filter((sheet) => sheet.hidden);
  return includeHidden || visible.length === 0 ? [...visible, ...hidden] : visible;
}

/** The first worksheet with rows, or with rows once its formulas are computed; the first of all if none has. */
export async function readFirstWithRows<Sheet, Cells extends { readonly findings: WorksheetFindings }>(
  candidates: readonly Sheet[],
  output: Pick<RowOutput, 'rowCount'>,
  read: (worksheet: Sheet) => Promise<Cells>,
): Promise<{ readonly worksheet: Sheet; readonly cells: Cells }> {
  let chosen: { worksheet: Sheet; cells: Cells } | undefined;
  for (const worksheet of candidates) {
    const cells = await read(worksheet);
    if (output.rowCount > 0 || cells.findings.unworked > 0) return { worksheet, cells };
    chosen ??= { worksheet, cells };
  }
  return chosen!;
}

export function detectionOf(
  format: SheetFormat,
  worksheets: readonly Listed[],
  { name, findings }: { readonly name: string; readonly findings: WorksheetFindings },
  { options, output }: Pick<ReadJob, 'options' | 'output'>,
): Found {
  output.notes.push(...findings.notes(worksheets, options));
  return {
    format,
    worksheet: name,
    worksheets: worksheets.map((one) => ({ name: one.name, hidden: one.hidden })),
    hiddenRows: findings.hiddenRows,
    hiddenColumns: findings.hiddenColumns,
    unworked: findings.unworked,
    mergedDown: findings.merged.down,
    mergedAcross: findings.merged.across,
  };
}

/** What a person should know about a worksheet, so that nobody is left out or texted unseen. */
export class WorksheetFindings {
  readonly merged: MergedCells;
  /** Hidden rows with text. */
  hiddenRows = 0;
  #errors = 0;
  #firstError: { readonly text: string; readonly row: number } | undefined;
  readonly #hiddenColumns = new Set<number>();
  readonly #unworked = new ColumnCells();
  readonly #perhaps = new ColumnCells();

  constructor(merged = new MergedCells()) {
    this.merged = merged;
  }

  /** 0-based indexes of the hidden columns with text. */
  get hiddenColumns(): number[] {
    return [...this.#hiddenColumns].sort((left, right) => left - right);
  }

  addHiddenColumn(column: number): void {
    this.#hiddenColumns.add(column);
  }

  addError(text: string, row: number, cells = 1): void {
    this.#errors += cells;
    this.#firstError ??= { text, row };
  }

  /** Formulas without a result. */
  get unworked(): number {
    return this.#unworked.cells;
  }

  /** A formula whose result was left out, or perhaps written as 0 or nothing for the next program to compute. */
  addUnworked(column: number, isPerhaps = false, cells = 1): void {
    (isPerhaps ? this.#perhaps : this.#unworked).add(column, cells);
  }

  notes(worksheets: readonly Listed[], { fillMerged = false }: SheetOptions): SheetNote[] {
    const columns = this.hiddenColumns;
    const names = worksheets.filter(({ hidden }) => hidden).map(({ name }) => name);
    const unworked = [
      ...this.#unworked.counted(say.sheets.unworked),
      ...this.#perhaps.counted(say.sheets.perhapsUnworked),
    ];
    const notes: SheetNote[] = unworked.map((message) => ({ message, fix: say.sheets.unworkedFix() }));
    const hides = (message: Said) => notes.push({ message, fix: say.sheets.takeHidden() });
    if (this.hiddenRows > 0) hides(say.sheets.hidesRows(this.hiddenRows));
    if (columns.length > 0) {
      hides(say.sheets.hidesColumns(columns.length, columns.slice(0, NAMED).map(columnLetters)));
    }
    if (names.length > 0) hides(say.sheets.hidesWorksheets(names.length, names.slice(0, NAMED)));
    if (this.#firstError) {
      const { text, row } = this.#firstError;
      const message = say.sheets.formulaErrors(this.#errors, text);
      notes.push({ message, row, fix: say.sheets.formulaErrorsFix() });
    }
    return [...notes, ...this.merged.notes(fillMerged)];
  }
}

class ColumnCells {
  cells = 0;
  readonly #columns = new Set<number>();

  add(column: number, cells: number): void {
    this.cells += cells;
    if (this.#columns.size < MAX_CELLS_PER_ROW) this.#columns.add(column);
  }

  counted(words: (cells: number, columns: readonly string[], more: number) => Said): Said[] {
    if (this.cells === 0) return [];
    const columns = [...this.#columns].sort((left, right) => left - right);
    const named = columns.slice(0, NAMED).map(columnLetters);
    return [words(this.cells, named, columns.length - named.length)];
  }
}

const NAMED = 10;
