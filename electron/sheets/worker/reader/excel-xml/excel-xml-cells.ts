import { say } from '../../../../../shared/texts/say.ts';
import { MAX_CELL_LENGTH, MAX_CELLS_PER_ROW } from '../bounds/limits.ts';
import { tooLarge } from '../bounds/sheet-fault.ts';
import type { NumberStyle, NumberStyles } from '../number-formats/number-format.ts';
import { serialOf } from '../number-formats/plain-cells.ts';
import { RowCells, type RowChoice } from '../rows/row-cells.ts';
import type { RowOutput } from '../rows/row-output.ts';
import type { WorksheetFindings } from '../rows/worksheets.ts';
import type { XmlScanner } from '../xml/xml-scanner.ts';

const DAY = 14;
const MOMENT = 22;
const TIME = 21;
/** Steps over merged places, more than any real workbook needs; they take a tenth of a second. */
const MAX_MERGED_STEPS = 50_000_000;
/** Parts of a cell whose text is not the cell's. */
const ASIDE: ReadonlySet<string> = new Set(['Comment', 'x:PhoneticText']);

export interface ExcelXmlStyles {
  readonly numbers: NumberStyles;
  readonly ofId: (id: string) => NumberStyle | undefined;
  readonly date1904: boolean;
}

export class ExcelXmlCells {
  readonly #styles: ExcelXmlStyles;
  readonly #row: RowCells;
  readonly #wanted: number;
  readonly #columnStyles: (string | undefined)[] = [];
  #worksheet = -1;
  #inTable = false;
  #number = 0;
  #rowSpan = 0;
  #rowHidden = false;
  #rowStyle: string | undefined;
  #column = 0;
  #nextColumn = 0;
  #listedColumns = 0;
  /** By column: the last row that a merged cell reaches. */
  readonly #mergedTo: (number | undefined)[] = [];
  #mergedSteps = 0;
  #style: string | undefined;
  #type: string | undefined;
  #text = '';
  #isUnworked = false;

  constructor(styles: ExcelXmlStyles, wanted: number, output: RowOutput, choice: RowChoice) {
    this.#styles = styles;
    this.#wanted = wanted;
    this.#row = new RowCells(output, choice);
  }

  get findings(): WorksheetFindings {
    return this.#row.findings;
  }

  /** Takes the next tag; true once the worksheet has ended. */
  step(xml: XmlScanner): boolean {
    if (xml.name === 'Worksheet') {
      if (xml.closing) return this.#worksheet === this.#wanted;
      this.#worksheet += 1;
      return xml.selfClosing && this.#worksheet === this.#wanted;
    }
    if (this.#worksheet !== this.#wanted) return false;
    if (this.#type !== undefined) this.#inData(xml);
    else if (xml.name === 'Table') this.#inTable = !xml.closing && !xml.selfClosing;
    else if (this.#inTable) this.#tableTag(xml);
    return false;
  }

  #tableTag(xml: XmlScanner): void {
    switch (xml.name) {
      case 'Column':
        if (!xml.closing) this.#readColumn(xml);
        return;
      case 'Row':
        if (!xml.closing) this.#startRow(xml);
        if (xml.closing || xml.selfClosing) this.#endRow();
        return;
      case 'Cell':
        if (!xml.closing) this.#startCell(xml);
        if ((xml.closing || xml.selfClosing) && this.#isUnworked) this.#row.addUnworked(this.#column);
        return;
      case 'Data':
        if (!xml.closing && !/^(?:Number|DateTime)$/.test(xml.attribute('Type') ?? ''))
          this.#isUnworked = false;
        if (xml.closing || xml.selfClosing) return;
        this.#type = xml.attribute('Type') ?? 'String';
        this.#text = '';
        return;
      default:
        if (ASIDE.has(xml.name)) xml.skip();
    }
  }

  #readColumn(xml: XmlScanner): void {
    const from = placeOf(xml, 'Index') ?? this.#listedColumns;
    // Columns are listed from left to right, each once.
    if (from < this.#listedColumns) return;
    const to = Math.min(from + 1 + countOf(xml, 'Span'), MAX_CELLS_PER_ROW);
    this.#listedColumns = to;
    const style = xml.attribute('StyleID');
    if (isTrue(xml.attribute('Hidden'))) this.#row.columnHidden.fill(1, Math.min(from, to), to);
    if (style !== undefined)
      for (let column = from; column < to; column += 1) this.#columnStyles[column] = style;
  }

  #startRow(xml: XmlScanner): void {
    this.#number = (placeOf(xml, 'Index') ?? this.#number) + 1;
    this.#rowSpan = countOf(xml, 'Span');
    this.#rowHidden = isTrue(xml.attribute('Hidden'));
    this.#rowStyle = xml.attribute('StyleID');
    this.#nextColumn = 0;
    this.#row.begin(this.#number);
  }

  #endRow(): void {
    this.#row.end(this.#rowHidden);
    this.#number += this.#rowSpan;
    this.#rowSpan = 0;
  }

  #startCell(xml: XmlScanner): void {
    this.#column = placeOf(xml, 'Index') ?? this.#firstFree();
    const across = countOf(xml, 'MergeAcross');
    const down = countOf(xml, 'MergeDown');
    this.#nextColumn = this.#column + 1 + across;
    this.#row.merge(this.#column, 1 + down, 1 + across);
    if (down > 0) this.#mergeDown(this.#column, this.#nextColumn, this.#number + down);
    this.#style = xml.attribute('StyleID');
    this.#isUnworked = xml.attribute('Formula') !== undefined;
  }

  #mergeDown(from: number, end: number, lastRow: number): void {
    const to = Math.min(end, MAX_CELLS_PER_ROW);
    for (let column = from; column < to; column += 1) this.#mergedTo[column] = lastRow;
    this.#countSteps(to - from);
  }

  /** The next cell's place: LibreOffice leaves out places covered by a cell above; Excel writes an index there. */
  #firstFree(): number {
    let column = this.#nextColumn;
    while ((this.#mergedTo[column] ?? -1) >= this.#number) column += 1;
    this.#countSteps(column - this.#nextColumn);
    return column;
  }

  #countSteps(steps: number): void {
    this.#mergedSteps += Math.max(steps, 0);
    if (this.#mergedSteps > MAX_MERGED_STEPS)
      throw tooLarge(say.sheets.manyMerged(), say.sheets.atRow(this.#number));
  }

  #inData(xml: XmlScanner): void {
    if (xml.hasText) {
      this.#text += xml.text();
      this.#isUnworked = false;
    }
    if (/^(?:html:)?br$/i.test(xml.name) && !xml.closing) this.#text += '\n';
    if (this.#text.length > MAX_CELL_LENGTH)
      throw tooLarge(say.sheets.longCell(), say.sheets.atRow(this.#number));
    if (xml.name !== 'Data' || !xml.closing) return;
    this.#set(this.#type!, this.#text);
    this.#type = undefined;
  }

  #set(type: string, text: string): void {
    const column = this.#column;
    switch (type) {
      case 'Number': {
        const value = Number(text.trim() || Number.NaN);
        if (Number.isNaN(value)) this.#row.set(column, text);
        else this.#row.setNumber(column, value, this.#numberStyle() ?? this.#styles.numbers.general);
        return;
      }
      case 'DateTime': {
        const serial = serialOf(text.trim(), this.#styles.date1904);
        if (Number.isNaN(serial)) this.#row.set(column, text);
        else this.#row.setNumber(column, serial, this.#numberStyle() ?? this.#usualMoment(serial));
        return;
      }
      case 'Boolean':
        this.#row.set(column, text.trim() === '1' || /^true$/i.test(text.trim()) ? 'TRUE' : 'FALSE');
        return;
      case 'Error':
        this.#row.setError(column, text.trim() || '#N/A');
        return;
      default:
        this.#row.set(column, this.#numberStyle()?.text?.(text) ?? text);
    }
  }

  /** The format of the cell, its row or its column; undefined if none has a number format of its own. */
  #numberStyle(): NumberStyle | undefined {
    const id = this.#style ?? this.#rowStyle ?? this.#columnStyles[this.#column] ?? 'Default';
    const style = this.#styles.ofId(id);
    return style === this.#styles.numbers.general ? undefined : style;
  }

  /** LibreOffice leaves out the usual formats of days and times; a time alone is below 1. */
  #usualMoment(serial: number): NumberStyle {
    return this.#styles.numbers.ofId(serial < 1 ? TIME : Number.isInteger(serial) ? DAY : MOMENT);
  }
}

/** A 1-based attribute as a 0-based index. */
function placeOf(xml: XmlScanner, name: string): number | undefined {
  const place = Number(xml.attribute(name));
  return Number.isInteger(place) && place >= 1 ? place - 1 : undefined;
}

function countOf(xml: XmlScanner, name: string): number {
  const count = Number(xml.attribute(name) ?? 0);
  return Number.isInteger(count) && count > 0 ? count : 0;
}

function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}
