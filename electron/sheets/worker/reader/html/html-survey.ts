import { unnamed } from '../../../../../shared/texts/en/names.ts';
import { say } from '../../../../../shared/texts/say.ts';
import { MAX_WORKSHEETS } from '../bounds/limits.ts';
import { tooLarge } from '../bounds/sheet-fault.ts';
import { type HtmlCell, type HtmlTable, type HtmlTableListener, numberBehind } from './html-table.ts';

export interface HtmlSheet {
  readonly name: string;
  readonly tables: Set<number>;
  rows: number;
  readonly hidden: false;
}

interface Seen extends Pick<HtmlTable, 'rows' | 'width' | 'caption'> {
  readonly parent: number;
  readonly withText: number;
}

/** Only number formats in the styles matter. */
const MOST_STYLE_TEXT = 1024 ** 2;

/** The first look: the tables and their sizes, and the number formats of classes. */
export class HtmlSurvey implements HtmlTableListener {
  readonly #seen: (Seen | undefined)[] = [];
  readonly #withText: number[] = [];
  readonly sectionEnds = new Map<number, number[]>();
  /** By table: the tables within its current row. */
  readonly #inRow = new Map<number, number[]>();
  readonly #besideText = new Set<number>();
  /** By table: its rows with text that have tables within them. */
  readonly #rowsAround: number[] = [];
  #styles = '';

  row({ id }: HtmlTable, cells: readonly HtmlCell[]): void {
    const hasText = cells.some((cell) => cell.text.trim() !== '' || numberBehind(cell) !== '');
    if (hasText) this.#withText[id] = (this.#withText[id] ?? 0) + 1;
    const within = this.#inRow.get(id);
    if (within === undefined) return;
    this.#inRow.delete(id);
    if (!hasText) return;
    this.#rowsAround[id] = (this.#rowsAround[id] ?? 0) + 1;
    for (const table of within) this.#besideText.add(table);
  }

  table({ id, parent, rows, width, caption }: HtmlTable): string {
    if (parent !== undefined) addTo(this.#inRow, parent.id, id);
    this.#seen[id] = { parent: parent?.id ?? -1, rows, width, caption, withText: this.#withText[id] ?? 0 };
    return '';
  }

  sectionEnd({ id }: HtmlTable, row: number): void {
    addTo(this.sectionEnds, id, row);
  }

  style(text: string): void {
    if (this.#styles.length < MOST_STYLE_TEXT) this.#styles += text;
  }

  formats(): ReadonlyMap<string, string> {
    const formats = new Map<string, string>();
    for (const rule of this.#styles.split('}')) {
      const [selectors, body] = rule.split('{', 2);
      const format = body === undefined ? undefined : numberFormat(body);
      if (format === undefined) continue;
      for (const selector of selectors!.split(',')) {
        const name = /\.([\w-]+)\s*$/.exec(selector.slice(-200))?.[1];
        if (name !== undefined) formats.set(name, format);
      }
    }
    return formats;
  }

  /**
   * Tables that are part of the cell around them: with one row, or one column no longer than the table around, or in a
   * row with other text if that holds for several rows. A page that is laid out by a table hardly has such rows.
   */
  get partsOfCells(): ReadonlySet<number> {
    const parts = new Set<number>();
    for (const [id, table] of this.#seen.entries()) {
      const parent = this.#seen[table?.parent ?? -1];
      if (!table || !parent || table.rows > parent.rows) continue;
      const isAmongText = this.#besideText.has(id) && this.#rowsAround[table.parent]! > 1;
      if (table.rows <= 1 || table.width <= 1 || isAmongText) parts.add(id);
    }
    return parts;
  }

  /** In the order of the page; neighbouring tables of the same width are one worksheet. */
  sheets(): HtmlSheet[] {
    const parts = this.partsOfCells;
    const sheets: HtmlSheet[] = [];
    const latest = new Map<number, { readonly sheet: HtmlSheet; readonly width: number }>();
    const names = new Set<string>();
    for (const [id, table] of this.#seen.entries()) {
      if (!table || table.withText === 0 || parts.has(id)) continue;
      const before = latest.get(table.parent);
      if (before && before.width === table.width && table.caption === '') {
        before.sheet.tables.add(id);
        before.sheet.rows += table.withText;
        continue;
      }
      if (sheets.length >= MAX_WORKSHEETS) throw tooLarge(say.sheets.manyTables());
      const numbered = unnamed.table(sheets.length + 1);
      const name = table.caption === '' || names.has(table.caption) ? numbered : table.caption;
      names.add(name);
      const sheet: HtmlSheet = { name, tables: new Set([id]), rows: table.withText, hidden: false };
      sheets.push(sheet);
      latest.set(table.parent, { sheet, width: table.width });
    }
    return sheets;
  }
}

export function addTo<Value>(lists: Map<number, Value[]>, key: number, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/** The number format that Excel writes into pages. */
export function numberFormat(style: string): string | undefined {
  const at = style.toLowerCase().indexOf('mso-number-format');
  if (at === -1) return undefined;
  const stated = /^\s*:\s*(?!\s)("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|(?:[^;\\]|\\.)*)/s.exec(
    style.slice(at + 17, at + 1017),
  )?.[1];
  const bare = stated?.trim().replace(/^(["'])(.*)\1$/s, '$2');
  if (bare === undefined || bare === '') return undefined;
  return bare.replace(/\\(?:([0-9a-f]{4})|(.))/gis, (_, hex: string | undefined, char: string) =>
    hex === undefined ? char : String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
