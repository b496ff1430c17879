import { unnamed } from '../../../../../shared/texts/en/names.ts';
import { say } from '../../../../../shared/texts/say.ts';
import { MAX_CELLS_PER_ROW, MAX_REPEATED_ROWS, MAX_STYLES, MAX_WORKSHEETS } from '../bounds/limits.ts';
import { tooLarge } from '../bounds/sheet-fault.ts';
import { numberStyles } from '../number-formats/number-format.ts';
import type { ReadOptions } from '../rows/read-job.ts';
import { RowCells } from '../rows/row-cells.ts';
import type { RowOutput } from '../rows/row-output.ts';
import type { WorksheetFindings } from '../rows/worksheets.ts';
import type { XmlScanner } from '../xml/xml-scanner.ts';
import { OdsCell } from './ods-cell.ts';
import { OdsText } from './ods-text.ts';

/** Elements whose paragraphs are not the cell's: notes, drawings, and parts that change tracking kept. */
const ASIDE: ReadonlySet<string> = new Set(
  'annotation shapes frame custom-shape g control tracked-changes ruby-text note'.split(' '),
);

/** The rows of the named worksheet, or of the first visible one with rows. */
export class OdsRows {
  readonly worksheets: { name: string; hidden: boolean }[] = [];
  read: string | undefined;
  ended = false;

  readonly #output: RowOutput;
  readonly #options: ReadOptions;
  #cells: RowCells;
  readonly #text = new OdsText();
  readonly #cell: OdsCell;
  readonly #hiddenStyles = new Set<string>();
  #style = '';
  #depth = 0;
  #chosen = false;
  #row = 0;
  #rowRepeat = 1;
  #saysRepeated = false;
  #rowHidden = false;
  #columns = 0;
  #column = 0;

  constructor(output: RowOutput, options: ReadOptions) {
    this.#output = output;
    this.#options = options;
    this.#cells = new RowCells(output, options);
    this.#cell = new OdsCell(numberStyles(options.locale, false));
  }

  get findings(): WorksheetFindings {
    return this.#cells.findings;
  }

  step(xml: XmlScanner): void {
    if (this.#chosen && this.#text.step(xml)) return;
    switch (xml.name) {
      case 'table-cell':
      case 'covered-table-cell':
        if (!this.#chosen) return;
        if (!xml.closing) {
          this.#cell.open(xml);
          this.#text.open();
        }
        if (xml.closing || xml.selfClosing) this.#endCell();
        return;
      case 'table-row':
        if (!this.#chosen) return;
        if (!xml.closing) this.#startRow(xml);
        if (xml.closing || xml.selfClosing) this.#endRow();
        return;
      case 'table-column':
        if (this.#chosen && !xml.closing) this.#readColumn(xml);
        return;
      case 'table':
        this.#table(xml);
        return;
      case 'style':
        if (!xml.closing) this.#style = xml.attribute('name') ?? '';
        return;
      case 'table-properties':
        if (xml.attribute('display') === 'false' && this.#hiddenStyles.size < MAX_STYLES) {
          this.#hiddenStyles.add(this.#style);
        }
        return;
      case 'spreadsheet':
        this.ended = xml.closing;
        return;
      default:
        if (ASIDE.has(xml.name)) xml.skip();
    }
  }

  #table(xml: XmlScanner): void {
    if (xml.closing) {
      this.#depth -= 1;
      if (this.#depth > 0) return;
      const hasRows = this.#output.rowCount > 0 || this.findings.unworked > 0;
      if (this.#chosen && hasRows) this.read = this.worksheets.at(-1)!.name;
      this.#chosen = false;
      return;
    }
    if (!xml.selfClosing) this.#depth += 1;
    if (this.#depth > 1) return;
    const name = xml.attribute('name') ?? unnamed.worksheet(this.worksheets.length + 1);
    const hidden = this.#hiddenStyles.has(xml.attribute('style-name') ?? '');
    if (this.worksheets.length >= MAX_WORKSHEETS) throw tooLarge(say.sheets.manyWorksheets());
    this.worksheets.push({ name, hidden });
    const { worksheet: named } = this.#options;
    const wanted = named === undefined ? !hidden : name === named;
    this.#chosen = wanted && this.read === undefined && !xml.selfClosing;
    if (!this.#chosen) return;
    this.#row = 0;
    this.#columns = 0;
    this.#cells = new RowCells(this.#output, this.#options);
  }

  #readColumn(xml: XmlScanner): void {
    const repeat = repeats(xml.attribute('number-columns-repeated'));
    if (isHidden(xml.attribute('visibility'))) {
      const to = Math.min(this.#columns + repeat, MAX_CELLS_PER_ROW);
      this.#cells.columnHidden.fill(1, Math.min(this.#columns, to), to);
    }
    this.#columns += repeat;
  }

  #startRow(xml: XmlScanner): void {
    this.#rowRepeat = repeats(xml.attribute('number-rows-repeated'));
    this.#rowHidden = isHidden(xml.attribute('visibility'));
    this.#cells.begin(this.#row + 1);
    this.#column = 0;
  }

  #endRow(): void {
    const from = this.#row + 1;
    this.#row += this.#rowRepeat;
    // A blank row is often repeated to the last possible one.
    const isFilling = this.#rowRepeat > MAX_REPEATED_ROWS && !this.#cells.isBlank;
    if (isFilling && !this.#saysRepeated) {
      this.#output.note(say.sheets.repeatedRow(this.#rowRepeat), undefined, from);
      this.#saysRepeated = true;
    }
    this.#cells.end(this.#rowHidden, isFilling ? 1 : this.#rowRepeat);
  }

  #endCell(): void {
    const shown = this.#cell.shown(this.#text.close());
    const { repeat, rowSpan, columnSpan, isError } = this.#cell;
    const from = this.#column;
    this.#column += repeat;
    if (this.#cell.isUnworked(shown)) this.#cells.addUnworked(from, false, repeat * this.#rowRepeat);
    if (shown === '') return;
    this.#cells.merge(from, rowSpan, columnSpan);
    if (isError) this.findings.addError(shown, this.#row + 1, repeat);
    const plain = this.#cell.plain(shown);
    for (let column = from; column < this.#column; column += 1) this.#cells.set(column, shown, plain);
  }
}

function repeats(stated: string | undefined): number {
  const count = Number(stated ?? 1);
  return Number.isInteger(count) && count >= 1 ? count : 1;
}

function isHidden(visibility: string | undefined): boolean {
  return visibility === 'collapse' || visibility === 'filter';
}
