import { say } from '../../../../../shared/texts/say.ts';
import { MAX_CELLS, MAX_CELLS_PER_ROW, MAX_RECORD_LENGTH } from '../bounds/limits.ts';
import { tooLarge } from '../bounds/sheet-fault.ts';
import type { HtmlAttributes, HtmlHandler } from './html-scanner.ts';
import { HtmlTable, type HtmlTableListener, isHidden, type SectionEnds, spanOf } from './html-table.ts';

const NO_ATTRIBUTES: HtmlAttributes = new Map();
const MOST_NESTED = 50;
const MOST_TABLES = 100_000;
/** The limits of browsers. */
const MOST_COLUMNS_SPANNED = 1000;
const MOST_ROWS_SPANNED = 65_534;
const LONGEST_CAPTION = 100;
/** Elements that show nothing, or nothing of the text around them. */
const INVISIBLE: ReadonlySet<string> = new Set('script select template noscript noframes comment'.split(' '));
const VOID: ReadonlySet<string> = new Set('br col hr img input link meta wbr area base embed'.split(' '));
const PARAGRAPHS: ReadonlySet<string> = new Set('p div li ul ol h1 h2 h3 h4 h5 h6 dt dd'.split(' '));

/** Turns tags into rows as browsers do, even if elements are not closed, or closed but not open. */
export class HtmlTables implements HtmlHandler {
  isCut = false;
  readonly #listener: HtmlTableListener;
  readonly #ends: SectionEnds;
  #table: HtmlTable | undefined;
  #nested = 0;
  #tables = 0;
  #inStyle = false;
  /** The element whose text is not shown, and how many elements of that name are open. */
  #unseen = '';
  #unseenDepth = 0;
  #visited = 0;

  /** No cell reaches beyond `ends`, from an earlier look. */
  constructor(listener: HtmlTableListener, ends: SectionEnds = new Map()) {
    this.#listener = listener;
    this.#ends = ends;
  }

  open(name: string, attributes: HtmlAttributes): void {
    switch (name) {
      case 'table':
        this.#startTable();
        return;
      case 'tr':
        this.#seen();
        if (this.#table) this.#startRow(this.#table, isHidden(attributes));
        return;
      case 'td':
      case 'th':
        this.#seen();
        if (this.#table) this.#startCell(this.#table, attributes);
        return;
      case 'col':
        if (this.#table) this.#listColumns(this.#table, attributes);
        return;
      case 'caption':
        if (this.#table) this.#table.inCaption = true;
        return;
      case 'thead':
      case 'tbody':
      case 'tfoot':
        if (this.#table) this.#startSection(this.#table, name);
        return;
      case 'style':
        this.#inStyle = true;
        return;
      default:
        this.#openInCell(name, attributes);
    }
  }

  close(name: string): void {
    switch (name) {
      case 'table':
        if (this.#table) this.#endTable(this.#table);
        return;
      case 'tr':
        if (this.#table) this.#endRow(this.#table);
        return;
      case 'thead':
      case 'tbody':
      case 'tfoot':
        if (this.#table?.section === name) this.#startSection(this.#table, '');
        return;
      case 'td':
      case 'th':
        if (this.#table) this.#endCell(this.#table);
        return;
      case 'caption':
        if (this.#table) this.#endCaption(this.#table);
        return;
      case 'style':
        this.#inStyle = false;
        return;
      default:
        if (name === this.#unseen) {
          this.#unseenDepth -= 1;
          if (this.#unseenDepth === 0) this.#seen();
        } else if (PARAGRAPHS.has(name)) {
          this.#table?.text.paragraph();
        }
    }
  }

  text(piece: string): void {
    if (this.#inStyle) {
      this.#listener.style?.(piece);
      return;
    }
    const table = this.#table;
    if (table === undefined || this.#unseen !== '' || !(table.cell || table.inCaption)) return;
    table.text.add(piece);
    table.characters += piece.length;
    if (table.characters > MAX_RECORD_LENGTH * 4) {
      throw tooLarge(say.sheets.longPageRow(), say.sheets.atRow(table.row + 1));
    }
  }

  end(): void {
    this.isCut = this.#table !== undefined;
    while (this.#table) this.#endTable(this.#table);
  }

  #openInCell(name: string, attributes: HtmlAttributes): void {
    const table = this.#table;
    if (!table?.cell) return;
    if (this.#unseen !== '') {
      if (name === this.#unseen) this.#unseenDepth += 1;
    } else if (name === 'br') {
      table.text.break();
    } else if (INVISIBLE.has(name) || (!VOID.has(name) && isHidden(attributes))) {
      this.#unseen = name;
      this.#unseenDepth = 1;
    } else if (PARAGRAPHS.has(name)) {
      table.text.paragraph();
    }
  }

  /** An unclosed element that hides its text hides no more than its cell. */
  #seen(): void {
    this.#unseen = '';
    this.#unseenDepth = 0;
  }

  #startTable(): void {
    this.#seen();
    // A table can only be nested in a cell.
    if (this.#table && !this.#table.cell) this.#endTable(this.#table);
    if (this.#nested >= MOST_NESTED) throw tooLarge(say.sheets.deepTables());
    if (this.#tables >= MOST_TABLES) throw tooLarge(say.sheets.manyTables());
    this.#table = new HtmlTable(this.#tables, this.#table);
    this.#tables += 1;
    this.#nested += 1;
  }

  /** A cell that reaches down ends with its part of the table. */
  #startSection(table: HtmlTable, name: string): void {
    this.#endRow(table);
    if (table.reached.some((row) => row > table.row)) this.#listener.sectionEnd?.(table, table.row);
    table.reached = [];
    table.section = name;
  }

  #endTable(table: HtmlTable): void {
    this.#startSection(table, '');
    const text = this.#listener.table(table);
    const parent = table.parent;
    this.#table = parent;
    this.#nested -= 1;
    if (!parent?.cell || text === '') return;
    parent.text.paragraph();
    for (const line of text.split('\n')) {
      parent.text.add(line);
      parent.text.paragraph();
    }
  }

  #startRow(table: HtmlTable, isRowHidden: boolean): void {
    this.#endRow(table);
    this.#endCaption(table);
    if (table.section === '') table.section = 'tbody';
    table.row += 1;
    table.inRow = true;
    table.rowHidden = isRowHidden;
    table.cells = [];
    table.characters = 0;
    table.column = 0;
  }

  #endRow(table: HtmlTable): void {
    this.#endCell(table);
    if (!table.inRow) return;
    table.inRow = false;
    if (table.cells.length > 0) table.rows += 1;
    if (table.column > table.width) table.width = table.column;
    this.#listener.row(table, table.cells, table.rowHidden);
    table.cells = [];
  }

  #startCell(table: HtmlTable, attributes: HtmlAttributes): void {
    this.#endCell(table);
    if (!table.inRow) this.#startRow(table, false);
    const { reached, row } = table;
    let { column } = table;
    while ((reached[column] ?? -1) >= row) column += 1;
    const columns = Math.min(spanOf(attributes, 'colspan') || 1, MOST_COLUMNS_SPANNED);
    // A rowspan of 0 reaches down to the end.
    const stated = Math.min(spanOf(attributes, 'rowspan') || MOST_ROWS_SPANNED, MOST_ROWS_SPANNED);
    const rows = stated > 1 ? Math.min(stated, this.#rowsLeft(table)) : stated;
    this.#visited += column - table.column + (rows > 1 ? columns : 1);
    if (column >= MAX_CELLS_PER_ROW) {
      throw tooLarge(say.sheets.manyColumns(MAX_CELLS_PER_ROW), say.sheets.atRow(row + 1));
    }
    if (this.#visited > MAX_CELLS) throw tooLarge(say.sheets.manyPageCells());
    if (rows > 1) for (let at = column; at < column + columns; at += 1) reached[at] = row + rows - 1;
    table.column = column + columns;
    table.cell = {
      column,
      columns,
      rows,
      isHidden: isHidden(attributes),
      attributes: attributes.size === 0 ? NO_ATTRIBUTES : new Map(attributes),
      text: '',
    };
  }

  /** Rows left in this part of the table, if that matters. */
  #rowsLeft(table: HtmlTable): number {
    const ends = this.#ends.get(table.id) ?? [];
    while (ends[table.nextEnd] !== undefined && ends[table.nextEnd]! < table.row) table.nextEnd += 1;
    const end = ends[table.nextEnd];
    return end === undefined ? MOST_ROWS_SPANNED : end - table.row + 1;
  }

  #endCell(table: HtmlTable): void {
    if (table.cell === undefined) return;
    this.#seen();
    table.cell.text = table.text.take();
    table.cells.push(table.cell);
    table.cell = undefined;
  }

  #endCaption(table: HtmlTable): void {
    if (!table.inCaption) return;
    table.inCaption = false;
    table.caption = table.text.take().replaceAll('\n', ' ').slice(0, LONGEST_CAPTION);
  }

  #listColumns(table: HtmlTable, attributes: HtmlAttributes): void {
    const to = Math.min(table.listedColumns + Math.max(1, spanOf(attributes, 'span')), MAX_CELLS_PER_ROW);
    if (isHidden(attributes)) {
      for (let column = table.listedColumns; column < to; column += 1) table.hiddenColumns.push(column);
    }
    table.listedColumns = to;
  }
}
