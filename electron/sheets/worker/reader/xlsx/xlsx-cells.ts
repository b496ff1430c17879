import { MAX_CELLS_PER_ROW } from '../bounds/limits.ts';
import type { CellStyles } from '../number-formats/number-format.ts';
import { serialOf } from '../number-formats/plain-cells.ts';
import { readRange } from '../rows/merged-cells.ts';
import { RowCells, type RowChoice } from '../rows/row-cells.ts';
import type { RowOutput } from '../rows/row-output.ts';
import type { WorksheetFindings } from '../rows/worksheets.ts';
import type { XmlScanner } from '../xml/xml-scanner.ts';
import { FastCell } from './fast-cell.ts';
import { type SharedStrings, StringItem, unescapeXlsx } from './shared-strings.ts';
import type { Workbook } from './xlsx-workbook.ts';

type XlsxChoice = RowChoice & Pick<Workbook, 'date1904' | 'recalculates'>;

/** The hot loop of reading a workbook. */
export class XlsxCells {
  ended = false;

  readonly #row: RowCells;
  #rowHidden = false;
  #column = -1;
  /** The cell's `t`; a number by default. */
  #type = 'n';
  #style = 0;
  #isFormula = false;
  /** True if a result was written, even an empty one. */
  #hasResult = false;
  #inInline = false;
  readonly #inline = new StringItem();
  readonly #usual = new FastCell();
  readonly #strings: SharedStrings;
  readonly #styles: CellStyles;
  /** With `fillMerged`, the findings already have all merged cells, so that they can be filled down. */
  readonly #choice: XlsxChoice;

  constructor(strings: SharedStrings, styles: CellStyles, output: RowOutput, choice: XlsxChoice) {
    this.#choice = choice;
    this.#strings = strings;
    this.#styles = styles;
    this.#row = new RowCells(output, choice);
  }

  get findings(): WorksheetFindings {
    return this.#row.findings;
  }

  step(xml: XmlScanner): void {
    if (this.ended) {
      if (xml.name === 'mergeCell' && !xml.closing) this.#readMerged(xml);
      return;
    }
    if (this.#inInline) {
      if (this.#inline.step(xml)) {
        this.#inInline = false;
        this.#setText(this.#inline.take());
      }
      return;
    }
    switch (xml.name) {
      case 'c':
        if (!xml.closing) this.#startCell(xml);
        if (!xml.closing && !xml.selfClosing) return;
        if (this.#isFormula && !this.#hasResult) this.#row.addUnworked(this.#column);
        this.#usualCells(xml);
        return;
      case 'f':
        this.#isFormula = true;
        return;
      case 'v':
        this.#hasResult ||= xml.hasText || this.#type === 'str';
        if (xml.closing) this.#value(xml);
        return;
      case 'row':
        if (!xml.closing) this.#startRow(xml);
        if (xml.closing || xml.selfClosing) this.#row.end(this.#rowHidden);
        else this.#usualCells(xml);
        return;
      case 'is':
        this.#hasResult = true;
        this.#inInline = !xml.closing && !xml.selfClosing;
        return;
      case 'col':
        if (!xml.closing) this.#readColumn(xml);
        return;
      case 'sheetData':
        this.ended = xml.closing || xml.selfClosing;
        return;
    }
  }

  #startRow(xml: XmlScanner): void {
    let number = this.#row.row + 1;
    let hidden = false;
    while (xml.nextAttribute()) {
      if (xml.attributeName === 'r') {
        const stated = xml.attributeNumber;
        if (stated > 0) number = stated;
      } else if (xml.attributeName === 'hidden') {
        hidden = isTrue(xml.attributeValue);
      }
    }
    this.#beginRow(number, hidden);
  }

  #beginRow(number: number, hidden: boolean): void {
    this.#row.begin(number);
    this.#rowHidden = hidden;
    this.#column = -1;
  }

  #startCell(xml: XmlScanner): void {
    let column = this.#column + 1;
    this.#type = 'n';
    this.#style = 0;
    this.#isFormula = false;
    this.#hasResult = false;
    while (xml.nextAttribute()) {
      switch (xml.attributeName) {
        case 'r':
          column = columnIndex(xml.attributeValue) ?? column;
          break;
        case 's':
          this.#style = xml.attributeNumber;
          break;
        case 't':
          this.#type = xml.attributeValue;
          break;
      }
    }
    this.#column = column;
  }

  /** Reads usual rows and cells in a row, up to the first in another form. */
  #usualCells(xml: XmlScanner): void {
    const bytes = xml.plain;
    if (bytes === undefined) return;
    const text = xml.source;
    const cell = this.#usual;
    let at = xml.position;
    for (;;) {
      for (let next = cell.read(bytes, at); next !== -1; next = cell.read(bytes, at)) {
        at = next;
        this.#column = cell.column;
        this.#style = cell.style;
        if (cell.shared && cell.whole !== -1) this.#setText(this.#strings.at(cell.whole));
        else {
          const raw = text.slice(cell.from, cell.to);
          const value = cell.whole === -1 ? Number(raw) : cell.whole;
          if (cell.shared) this.#setText(this.#strings.at(value));
          else this.#number(raw, value);
        }
      }
      const next = cell.readRow(bytes, at);
      if (next === -1) break;
      at = next;
      this.#row.end(this.#rowHidden);
      this.#beginRow(cell.whole, false);
    }
    xml.skipTo(at);
  }

  #value(xml: XmlScanner): void {
    if (!xml.hasText) return;
    const raw = xml.text();
    switch (this.#type) {
      case 's':
        this.#setText(this.#strings.at(Number(raw)));
        return;
      case 'str':
      case 'inlineStr':
        this.#setText(unescapeXlsx(raw));
        return;
      case 'b':
        this.#set(isTrue(raw.trim()) ? 'TRUE' : 'FALSE');
        return;
      case 'e':
        if (this.#column >= 0) this.#row.setError(this.#column, raw);
        return;
      case 'd':
        // An ISO 8601 date, which strict workbooks may hold.
        this.#number(raw.trim(), serialOf(raw.trim(), this.#choice.date1904));
        return;
      default:
        if (this.#isFormula && this.#choice.recalculates && Number(raw) === 0)
          this.#row.addUnworked(this.#column, true);
        this.#number(raw, Number(raw));
    }
  }

  #setText(text: string): void {
    this.#set(this.#styles.shown(text, this.#style));
  }

  #set(text: string, plain?: string): void {
    if (this.#column >= 0) this.#row.set(this.#column, text, plain);
  }

  #number(raw: string, value: number): void {
    const style = this.#styles.at(this.#style);
    if (Number.isNaN(value)) this.#set(raw);
    else this.#set(style(value, raw), style.plain?.(value, raw));
  }

  #readMerged(xml: XmlScanner): void {
    const range = readRange(xml.attribute('ref') ?? '');
    if (range !== undefined && !this.#choice.fillMerged) this.findings.merged.add(range);
  }

  #readColumn(xml: XmlScanner): void {
    const from = Number(xml.attribute('min'));
    const to = Math.min(Number(xml.attribute('max')), MAX_CELLS_PER_ROW);
    if (!isTrue(xml.attribute('hidden') ?? '') || !(from >= 1)) return;
    this.#row.columnHidden.fill(1, from - 1, to);
  }
}

/** The 0-based column of a reference such as `AB12`. */
function columnIndex(reference: string): number | undefined {
  let column = 0;
  for (let at = 0; at < reference.length && column <= MAX_CELLS_PER_ROW; at += 1) {
    const code = reference.charCodeAt(at) & ~0x20;
    if (code < 0x41 || code > 0x5a) break;
    column = column * 26 + code - 0x40;
  }
  return column === 0 ? undefined : column - 1;
}

function isTrue(value: string): boolean {
  return value === '1' || value === 'true' || value === 'TRUE';
}
