import { namedStyle } from '../formats/named-formats.ts';
import { hidesDigits, type NumberStyle, type NumberStyles } from '../formats/number-format.ts';
import { RowCells, type RowChoice } from '../rows/row-cells.ts';
import type { RowOutput } from '../rows/row-output.ts';
import { numberFormat } from './html-sheets.ts';
import { type HtmlCell, type HtmlTable, type HtmlTableListener, numberBehind } from './html-table.ts';

const ERROR = /^#(?:N\/A|DIV\/0!|REF!|NAME\?|VALUE!|NUM!|NULL!)$/;

export interface HtmlRowsDeps {
  /** Read one after another. */
  readonly tables: ReadonlySet<number>;
  readonly partsOfCells: ReadonlySet<number>;
  readonly numbers: NumberStyles;
  /** By the class that states it. */
  readonly formats: ReadonlyMap<string, string>;
  readonly choice: RowChoice;
}

export class HtmlRows implements HtmlTableListener {
  readonly #deps: HtmlRowsDeps;
  readonly #row: RowCells;
  #rows = 0;
  readonly #hidden = new Set<number>();
  readonly #parts = new Map<number, string[]>();

  constructor(deps: HtmlRowsDeps, output: RowOutput) {
    this.#deps = deps;
    this.#row = new RowCells(output, deps.choice);
  }

  get findings() {
    return this.#row.findings;
  }

  row(table: HtmlTable, cells: readonly HtmlCell[], isHidden: boolean): void {
    const { tables, partsOfCells } = this.#deps;
    if (partsOfCells.has(table.id)) {
      const line = cells
        .map(({ text }) => text)
        .filter(Boolean)
        .join(' ');
      const lines = this.#parts.get(table.id);
      if (lines === undefined) this.#parts.set(table.id, [line]);
      else lines.push(line);
      return;
    }
    if (!tables.has(table.id)) return;
    this.#rows += 1;
    for (const column of this.#hidden) this.#row.columnHidden[column] = 0;
    this.#hidden.clear();
    for (const column of table.hiddenColumns) this.#hide(column);
    this.#row.begin(this.#rows);
    for (const cell of cells) this.#set(cell);
    this.#row.end(isHidden);
  }

  table({ id }: HtmlTable): string {
    const lines = this.#parts.get(id) ?? [];
    this.#parts.delete(id);
    return lines.filter(Boolean).join('\n');
  }

  style(): void {}

  sectionEnd(): void {}

  #hide(column: number): void {
    this.#hidden.add(column);
    this.#row.columnHidden[column] = 1;
  }

  #set(cell: HtmlCell): void {
    const { column, columns, rows, attributes, text } = cell;
    if (cell.isHidden) this.#hide(column);
    this.#row.merge(column, rows, columns);
    const value = Number(numberBehind(cell) || Number.NaN);
    if (attributes.has('x:err') || ERROR.test(text)) {
      this.#row.setError(column, text || attributes.get('x:err') || '#N/A');
    } else if (Number.isFinite(value) && !attributes.has('x:bool')) {
      this.#number(column, text, value, attributes);
    } else {
      const shown = text || attributes.get('x:bool') || '';
      if (shown === '' && attributes.has('x:fmla')) this.#row.addUnworked(column);
      this.#row.set(column, shown);
    }
  }

  /** The text on the page, unless it hides digits of the number behind it. */
  #number(column: number, text: string, value: number, attributes: ReadonlyMap<string, string>): void {
    const style = this.#styleOf(attributes);
    if (text.trim() === '' || hidesDigits(text, value)) {
      this.#row.setNumber(column, value, style ?? this.#deps.numbers.general);
      return;
    }
    this.#row.set(column, text, style?.plain?.(value, String(value)));
  }

  #styleOf(attributes: ReadonlyMap<string, string>): NumberStyle | undefined {
    const { formats, numbers } = this.#deps;
    const own = numberFormat(attributes.get('style') ?? '');
    const format =
      own ??
      attributes
        .get('class')
        ?.split(/\s+/)
        .map((name) => formats.get(name))
        .find((known) => known !== undefined);
    return format === undefined ? undefined : namedStyle(numbers, format);
  }
}
