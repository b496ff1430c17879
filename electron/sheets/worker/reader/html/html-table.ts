import { say } from '../../../../../shared/texts/say.ts';
import { MAX_CELL_LENGTH } from '../bounds/limits.ts';
import { tooLarge } from '../bounds/sheet-fault.ts';
import type { HtmlAttributes } from './html-scanner.ts';

export interface HtmlCell {
  readonly column: number;
  readonly columns: number;
  readonly rows: number;
  readonly isHidden: boolean;
  readonly attributes: ReadonlyMap<string, string>;
  text: string;
}

/** The number that Excel or LibreOffice writes beside the visible text; empty for none. */
export function numberBehind({ attributes }: HtmlCell): string {
  return (attributes.get('x:num') || attributes.get('sdval') || '').trim();
}

/** Called with each row when it ends; the rows of a nested table come before the row around it. */
export interface HtmlTableListener {
  row(table: HtmlTable, cells: readonly HtmlCell[], isHidden: boolean): void;
  /** Called at the end of a table; the returned text becomes part of the cell around it. */
  table(table: HtmlTable): string;
  style?(text: string): void;
  /** Called if a cell claims to reach below `row`, 0-based, the last of its part of the table, which none does. */
  sectionEnd?(table: HtmlTable, row: number): void;
}

/** By table: the last rows of parts whose cells claim to reach beyond them. */
export type SectionEnds = ReadonlyMap<number, readonly number[]>;

export class HtmlTable {
  /** The table's place among all tables of the page, from 0. */
  readonly id: number;
  readonly parent: HtmlTable | undefined;
  /** Rows with cells so far. */
  rows = 0;
  width = 0;
  caption = '';
  readonly hiddenColumns: number[] = [];
  /** 0-based; -1 before the first row. */
  row = -1;
  inRow = false;
  section = '';
  nextEnd = 0;
  rowHidden = false;
  cells: HtmlCell[] = [];
  cell: HtmlCell | undefined;
  inCaption = false;
  characters = 0;
  column = 0;
  listedColumns = 0;
  /** By column: the last row that a cell from above reaches. */
  reached: number[] = [];
  readonly text = new HtmlText();

  constructor(id: number, parent: HtmlTable | undefined) {
    this.id = id;
    this.parent = parent;
  }
}

/** 1 by default. */
export function spanOf(attributes: HtmlAttributes, name: string): number {
  const stated = attributes.get(name);
  const span = stated === undefined ? 1 : Number.parseInt(stated, 10);
  return span >= 0 ? span : 1;
}

export function isHidden(attributes: HtmlAttributes): boolean {
  if (attributes.size === 0) return false;
  if (attributes.has('hidden')) return true;
  const style = attributes.get('style');
  return style !== undefined && /(?:display\s*:\s*none|visibility\s*:\s*(?:collapse|hidden))/i.test(style);
}

/** A cell's text: runs of white space become one space, line breaks and paragraphs become lines. */
class HtmlText {
  #text = '';
  #startsLine = false;

  add(piece: string): void {
    let text = /[\t\n\f\r]| {2}/.test(piece) ? piece.replace(/[ \t\n\f\r]+/g, ' ') : piece;
    if (this.#startsLine && text !== ' ') this.break();
    const last = this.#text.charCodeAt(this.#text.length - 1);
    if ((this.#text === '' || last === 0x20 || last === 0x0a) && text.startsWith(' ')) text = text.slice(1);
    this.#text += text;
    if (this.#text.length > MAX_CELL_LENGTH) throw tooLarge(say.sheets.longCell());
  }

  break(): void {
    this.#startsLine = false;
    if (this.#text !== '') this.#text = `${withoutEnd(this.#text, ' ')}\n`;
  }

  /** At the start or end of a paragraph: the following text is on its own line. */
  paragraph(): void {
    this.#startsLine = this.#text !== '' && !this.#text.endsWith('\n');
  }

  /** Empties the text. Keeps non-breaking spaces, with which some pages fill blank cells. */
  take(): string {
    const text = withoutEnd(this.#text, ' \n');
    this.#text = '';
    this.#startsLine = false;
    return text;
  }
}

function withoutEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}
