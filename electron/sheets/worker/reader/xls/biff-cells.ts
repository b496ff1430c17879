import { say } from '../../../../../shared/texts/say.ts';
import { MAX_UNORDERED_CELLS } from '../bounds/limits.ts';
import { tooLarge } from '../bounds/sheet-fault.ts';
import { RowCells, type RowChoice, type RowContent } from '../rows/row-cells.ts';
import type { RowOutput } from '../rows/row-output.ts';
import { WorksheetFindings } from '../rows/worksheets.ts';
import { type BiffLayout, isCell } from './biff-layout.ts';
import { RECORD } from './biff-records.ts';
import { ContinuedTexts, unicodeText } from './biff-text.ts';
import type { BiffWorkbook } from './biff-workbook.ts';

const ERRORS: ReadonlyMap<number, string> = new Map([
  [0x00, '#NULL!'],
  [0x07, '#DIV/0!'],
  [0x0f, '#VALUE!'],
  [0x17, '#REF!'],
  [0x1d, '#NAME?'],
  [0x24, '#NUM!'],
  [0x2a, '#N/A'],
]);

export class BiffCells {
  readonly #workbook: BiffWorkbook;
  readonly #layout: BiffLayout;
  readonly #row: RowCells;
  #column = 0;
  /** All rows by 1-based number, if the worksheet has them in no order. */
  readonly #rows = new Map<number, RowContent>();
  #unordered = 0;
  #lengthBefore = 0;
  /** True if the latest formula's text follows in a record of its own. */
  #awaitsText = false;
  #style = 0;
  #oldXfIndex = 0;
  readonly #texts = new ContinuedTexts((text) => this.#setText(text));

  constructor(workbook: BiffWorkbook, layout: BiffLayout, output: RowOutput, choice: RowChoice) {
    this.#workbook = workbook;
    this.#layout = layout;
    this.#row = new RowCells(output, choice, new WorksheetFindings(layout.merged));
    this.#row.columnHidden.set(layout.columnHidden);
  }

  get findings(): WorksheetFindings {
    return this.#row.findings;
  }

  end(): void {
    this.#endRow();
    for (const [row, content] of [...this.#rows].sort(([left], [right]) => left - right)) {
      this.#row.begin(row, content);
      this.#handOut();
    }
  }

  record(id: number, body: Buffer, last: number): void {
    if (id === RECORD.string || id === RECORD.oldString) {
      this.#string(id, body);
    } else if (id === RECORD.continued) {
      if (last === RECORD.string && this.#awaitsText) this.#texts.take(body, true);
    } else if (id === RECORD.oldXfIndex && body.length >= 2) {
      this.#oldXfIndex = body.readUInt16LE(0);
    } else if (isCell(id) && body.length >= 6) {
      this.#startRow(body.readUInt16LE(0) + 1);
      this.#column = body.readUInt16LE(2);
      this.#awaitsText = false;
      this.#cell(id, body);
    }
  }

  #cell(id: number, body: Buffer): void {
    const { version } = this.#workbook;
    switch (id) {
      case RECORD.labelSst:
        if (body.length >= 10)
          this.#set(this.#workbook.strings.at(body.readUInt32LE(6)), body.readUInt16LE(4));
        return;
      case RECORD.rk:
        if (body.length >= 10) this.#number(rkNumber(body.readInt32LE(6)), body.readUInt16LE(4));
        return;
      case RECORD.mulRk:
        this.#rkNumbers(body);
        return;
      case RECORD.number:
        if (body.length >= 14) this.#number(body.readDoubleLE(6), body.readUInt16LE(4));
        return;
      case RECORD.label:
      case RECORD.richString:
        this.#set(version === 8 ? unicodeText(body, 6, 2) : this.#bytes(body, 6, 2), body.readUInt16LE(4));
        return;
      case RECORD.boolErr:
        if (body.length >= 8) this.#boolOrError(body[6]!, body[7] !== 0);
        return;
      case RECORD.oldInteger:
        if (body.length >= 9) this.#number(body.readUInt16LE(7), this.#oldStyle(body));
        return;
      case RECORD.oldNumber:
        if (body.length >= 15) this.#number(body.readDoubleLE(7), this.#oldStyle(body));
        return;
      case RECORD.oldLabel:
        this.#set(this.#bytes(body, 7, 1), this.#oldStyle(body));
        return;
      case RECORD.oldBoolErr:
        if (body.length >= 9) this.#boolOrError(body[7]!, body[8] !== 0);
        return;
      default:
        // Excel 2 has three bytes of cell attributes, later versions two.
        if (version === 2) this.#formula(body, 7, this.#oldStyle(body));
        else this.#formula(body, 6, body.readUInt16LE(4));
    }
  }

  /** In Excel 2 a cell names its number format itself, or a cell format that names it. */
  #oldStyle(body: Buffer): number {
    const stated = body[4]! & 0x3f;
    const cellFormat = stated === 0x3f ? this.#oldXfIndex : stated;
    return body[5]! & 0x3f || (this.#workbook.oldFormats[cellFormat] ?? 0);
  }

  /** The result at the time when the workbook was saved. */
  #formula(body: Buffer, at: number, style: number): void {
    if (body.length < at + 8) return;
    const { isWorkedOut } = this.#workbook;
    if (body.readUInt16LE(at + 6) !== 0xffff) {
      const value = body.readDoubleLE(at);
      if (value === 0 && !isWorkedOut) this.#row.addUnworked(this.#column, true);
      this.#number(value, style);
      return;
    }
    const kind = body[at]!;
    this.#style = style;
    if (kind === 3 && !isWorkedOut) this.#row.addUnworked(this.#column, true);
    if (kind === 0) this.#awaitsText = true;
    else if (kind === 1 || kind === 2) this.#boolOrError(body[at + 2]!, kind === 2);
  }

  #string(id: number, body: Buffer): void {
    if (!this.#awaitsText) return;
    if (id === RECORD.oldString) this.#setText(this.#bytes(body, 0, 1));
    else if (this.#workbook.version === 8) this.#texts.take(body, false);
    else this.#setText(this.#bytes(body, 0, 2));
  }

  #setText(text: string): void {
    if (!this.#awaitsText) return;
    this.#awaitsText = false;
    this.#set(text, this.#style);
  }

  #bytes(body: Buffer, at: number, lengthBytes: 1 | 2): string {
    const from = at + lengthBytes;
    if (body.length < from) return '';
    const length = lengthBytes === 1 ? body[at]! : body.readUInt16LE(at);
    return this.#workbook.codePage.decode(body.subarray(from, from + length));
  }

  #boolOrError(value: number, isError: boolean): void {
    if (isError) this.#row.setError(this.#column, ERRORS.get(value) ?? '#N/A');
    else this.#row.set(this.#column, value === 0 ? 'FALSE' : 'TRUE');
  }

  #rkNumbers(body: Buffer): void {
    const first = this.#column;
    // The last two bytes are the last column, which the number of values also gives.
    for (let at = 4; at + 6 <= body.length - 2; at += 6) {
      this.#column = first + (at - 4) / 6;
      this.#number(rkNumber(body.readInt32LE(at + 2)), body.readUInt16LE(at));
    }
  }

  #number(value: number, style: number): void {
    this.#row.setNumber(this.#column, value, this.#workbook.styles.at(style));
  }

  #set(text: string, style: number): void {
    this.#row.set(this.#column, this.#workbook.styles.shown(text, style));
  }

  #startRow(row: number): void {
    if (row === this.#row.row) return;
    this.#endRow();
    const content = this.#rows.get(row);
    this.#lengthBefore = content?.cells.length ?? 0;
    this.#row.begin(row, content);
  }

  #endRow(): void {
    if (this.#layout.isOrdered) {
      this.#handOut();
      return;
    }
    const content = this.#row.take();
    this.#rows.set(this.#row.row, content);
    this.#unordered += content.cells.length - this.#lengthBefore;
    if (this.#unordered > MAX_UNORDERED_CELLS) throw tooLarge(say.sheets.noOrder());
  }

  #handOut(): void {
    this.#row.end(this.#layout.rowHidden[this.#row.row - 1] === 1);
  }
}

/** A number packed into 30 bits: whole, or the upper part of another, perhaps in hundredths. */
function rkNumber(packed: number): number {
  const HUNDREDTHS = 1;
  const WHOLE = 2;
  scratch.setInt32(4, packed & ~3, true);
  const value = packed & WHOLE ? packed >> 2 : scratch.getFloat64(0, true);
  return packed & HUNDREDTHS ? value / 100 : value;
}

const scratch = new DataView(new ArrayBuffer(8));
