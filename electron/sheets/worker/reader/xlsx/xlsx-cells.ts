import { say } from '../../../../../shared/texts/say.ts';
import { MAX_CELLS_PER_ROW, MAX_ROW_NUMBER } from '../bounds/limits.ts';
import { tooLarge } from '../bounds/sheet-fault.ts';
import type { CellStyles } from '../formats/cell-styles.ts';
import { withPlain } from '../formats/plain-cells.ts';
import { readRange } from '../rows/merged-cells.ts';
import type { RowOutput } from '../rows/row-output.ts';
import { WorksheetFindings } from '../rows/worksheets.ts';
import type { XmlScanner } from '../xml/xml-scanner.ts';
import { type SharedStrings, StringItem, unescapeXlsx } from './shared-strings.ts';
import { UsualCell } from './usual-cell.ts';

const DAY_MS = 86_400_000;

interface CellChoices {
  readonly includeHidden: boolean;
  /** Whether `findings` was told of all merged cells before, and they are to be filled down. */
  readonly fillMerged: boolean;
  readonly date1904: boolean;
}

/** Turns the tags of one worksheet into rows of displayed text; the hot loop of reading a workbook. */
export class XlsxCells {
  readonly findings = new WorksheetFindings();
  /** True once the worksheet's cells were read to their end. */
  ended = false;

  #row = 0;
  #rowHidden = false;
  #cells: string[] = [];
  #plain = '';
  #column = -1;
  /** What the cell's `t` says; a number where there is none. */
  #type = 'n';
  #style = 0;
  #inInline = false;
  readonly #inline = new StringItem();
  readonly #usual = new UsualCell();
  readonly #strings: SharedStrings;
  readonly #styles: CellStyles;
  readonly #output: RowOutput;
  readonly #includeHidden: boolean;
  readonly #fillMerged: boolean;
  readonly #dayZero: number;
  /** 1 for each column that is hidden; a workbook may hide the same ones any number of times. */
  readonly #columnHidden = new Uint8Array(MAX_CELLS_PER_ROW);

  constructor(
    strings: SharedStrings,
    styles: CellStyles,
    output: RowOutput,
    { includeHidden, fillMerged, date1904 }: CellChoices,
  ) {
    this.#dayZero = date1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
    this.#strings = strings;
    this.#styles = styles;
    this.#output = output;
    this.#includeHidden = includeHidden;
    this.#fillMerged = fillMerged;
  }

  /** Looks at the next tag. */
  step(xml: XmlScanner): void {
    if (this.ended) {
      if (xml.name === 'mergeCell' && !xml.closing) this.#readMerged(xml);
      return;
    }
    if (this.#inInline) {
      if (this.#inline.step(xml)) {
        this.#inInline = false;
        this.#set(this.#inline.take());
      }
      return;
    }
    switch (xml.name) {
      case 'c':
        if (!xml.closing) this.#startCell(xml);
        if (xml.closing || xml.selfClosing) this.#usualCells(xml);
        return;
      case 'v':
        if (xml.closing) this.#value(xml);
        return;
      case 'row':
        if (!xml.closing) this.#startRow(xml);
        if (xml.closing || xml.selfClosing) this.#endRow();
        else this.#usualCells(xml);
        return;
      case 'is':
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
    let number = this.#row + 1;
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
    if (number > MAX_ROW_NUMBER) throw tooLarge(say.sheets.farRow(number));
    this.#row = number;
    this.#rowHidden = hidden;
    this.#cells = [];
    this.#plain = '';
    this.#column = -1;
  }

  #endRow(): void {
    const cells = this.#cells;
    if (cells.length === 0) return;
    this.#cells = [];
    if (this.#fillMerged) this.#plain = this.findings.merged.fill(this.#row, cells, this.#plain);
    if (this.#rowHidden) {
      if (cells.some((cell) => cell.trim() !== '')) this.findings.hiddenRows += 1;
      if (!this.#includeHidden) return;
    }
    this.#output.add(this.#row, cells, this.#rowHidden, this.#plain);
  }

  #startCell(xml: XmlScanner): void {
    let column = this.#column + 1;
    this.#type = 'n';
    this.#style = 0;
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
    this.#checkColumn(column);
    this.#column = column;
  }

  #checkColumn(column: number): void {
    if (column >= MAX_CELLS_PER_ROW) {
      throw tooLarge(say.sheets.manyColumns(MAX_CELLS_PER_ROW), say.sheets.atRow(this.#row));
    }
  }

  /** Reads rows and cells of the usual form one after another, up to the first that is not. */
  #usualCells(xml: XmlScanner): void {
    const bytes = xml.plain;
    if (bytes === undefined) return;
    const text = xml.source;
    const cell = this.#usual;
    let at = xml.position;
    for (;;) {
      for (let next = cell.read(bytes, at); next !== -1; next = cell.read(bytes, at)) {
        at = next;
        this.#checkColumn(cell.column);
        this.#column = cell.column;
        this.#style = cell.style;
        if (cell.shared && cell.whole !== -1) this.#set(this.#strings.at(cell.whole));
        else if (cell.shared) this.#set(this.#strings.at(Number(text.slice(cell.from, cell.to))));
        else this.#set(this.#number(text.slice(cell.from, cell.to), cell.whole));
      }
      const next = cell.readRow(bytes, at);
      if (next === -1) break;
      at = next;
      this.#endRow();
      this.#beginRow(cell.whole, false);
    }
    xml.skipTo(at);
  }

  #value(xml: XmlScanner): void {
    if (!xml.hasText) return;
    const raw = xml.text();
    switch (this.#type) {
      case 's':
        this.#set(this.#strings.at(Number(raw)));
        return;
      case 'str':
      case 'inlineStr':
        this.#set(unescapeXlsx(raw));
        return;
      case 'b':
        this.#set(isTrue(raw.trim()) ? 'TRUE' : 'FALSE');
        return;
      case 'e':
        this.findings.addError(raw, this.#row);
        this.#set(raw);
        return;
      case 'd':
        this.#set(this.#isoDate(raw.trim()));
        return;
      default:
        this.#set(this.#number(raw, -1));
    }
  }

  #set(text: string): void {
    const column = this.#column;
    if (column < 0) return;
    if (this.#columnHidden[column] === 1) {
      if (text.trim() !== '') this.findings.addHiddenColumn(column);
      if (!this.#includeHidden) return;
    }
    const cells = this.#cells;
    while (cells.length < column) cells.push('');
    cells[column] = text;
  }

  /** The displayed text of a stored number; `whole` is its value where that is known already, else -1. */
  #number(raw: string, whole: number): string {
    const value = whole === -1 ? Number(raw) : whole;
    const style = this.#styles.at(this.#style);
    if (Number.isNaN(value)) return raw;
    const text = style(value, raw);
    if (style.plain !== undefined) this.#keepPlain(style.plain(value, raw), text);
    return text;
  }

  /** An ISO 8601 date, which strict workbooks may hold, through the cell's own style. */
  #isoDate(raw: string): string {
    const moment = Date.parse(
      /[zZ]|[+-]\d\d:\d\d$/.test(raw) ? raw : `${raw}${raw.includes('T') ? 'Z' : ''}`,
    );
    if (Number.isNaN(moment)) return raw;
    const serial = (moment - this.#dayZero) / DAY_MS;
    const style = this.#styles.at(this.#style);
    const text = style(serial, raw);
    if (style.plain !== undefined) this.#keepPlain(style.plain(serial, raw), text);
    return text;
  }

  /** Keeps what the cell holds beside what it shows, where they differ. */
  #keepPlain(plain: string, text: string): void {
    if (plain === text || (this.#columnHidden[this.#column] === 1 && !this.#includeHidden)) return;
    this.#plain = withPlain(this.#plain, this.#column, plain);
  }

  #readMerged(xml: XmlScanner): void {
    const range = readRange(xml.attribute('ref') ?? '');
    if (range !== undefined && !this.#fillMerged) this.findings.merged.add(range);
  }

  #readColumn(xml: XmlScanner): void {
    const from = Number(xml.attribute('min'));
    const to = Math.min(Number(xml.attribute('max')), MAX_CELLS_PER_ROW);
    if (!isTrue(xml.attribute('hidden') ?? '') || !(from >= 1)) return;
    this.#columnHidden.fill(1, from - 1, to);
  }
}

/** The column of a reference such as `AB12`, as an index from 0; undefined when it names none. */
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
