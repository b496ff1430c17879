import Papa from 'papaparse';
import { say } from '../../../../../shared/texts/say.ts';
import { LONGEST_BLANK, MAX_CELLS_PER_ROW, MAX_QUOTE_REPAIRS, MAX_RECORD_LENGTH } from '../bounds/limits.ts';
import { tooLarge } from '../bounds/sheet-fault.ts';
import type { RowOutput } from '../rows/row-output.ts';

/** The result of papaparse's low-level parser, which its own types leave open. */
interface Parsed {
  readonly data: string[][];
  readonly errors: readonly { readonly row: number; readonly index: number }[];
  readonly meta: { readonly cursor: number };
}

interface ChunkParser {
  parse(input: string, baseIndex: number, ignoreLastRow: boolean): Parsed;
}

/** An unclosed quote would swallow everyone after it into one cell, so that cell is read as plain text and noted. */
export class DelimitedRecords {
  /** A record without its end. */
  #rest = '';
  /** Cells of the current record up to the last one that was read as plain text. */
  #begun: string[] = [];
  #row = 0;
  #repairs = 0;
  #repairedRows = 0;
  #firstRepair = 0;
  #latestRepair = 0;
  #firstWidth = 0;
  #uneven = 0;
  #firstUneven = 0;
  #parser: ChunkParser;
  readonly #delimiter: string;
  readonly #blanks: RegExp;
  readonly #output: RowOutput;

  constructor(delimiter: string, output: RowOutput) {
    this.#delimiter = delimiter;
    this.#output = output;
    this.#parser = new Papa.Parser({ delimiter, newline: '\n' });
    const separates =
      delimiter.trim() === '' ? `\\u${delimiter.charCodeAt(0).toString(16).padStart(4, '0')}` : '';
    this.#blanks = new RegExp(`[^\\S\\n${separates}]+`, 'g');
  }

  take(text: string, last: boolean): void {
    let input = this.#shortened(this.#rest + (last ? `${text}\n` : text));
    this.#rest = '';
    while (input !== '') {
      const parsed = this.#parser.parse(input, 0, !last);
      const quote = openQuote(parsed);
      if (quote !== -1) {
        input = this.#repair(input, quote);
        continue;
      }
      this.#emit(parsed.data);
      if (last) return;
      input = input.slice(parsed.meta.cursor);
      if (input.length <= MAX_RECORD_LENGTH) {
        this.#rest = input;
        return;
      }
      // The text is too long for a row: it has an open quote, or it is refused.
      const whole = this.#parser.parse(input, 0, false);
      if ((whole.data[0]?.length ?? 0) > MAX_CELLS_PER_ROW) {
        throw tooLarge(say.sheets.manyColumns(MAX_CELLS_PER_ROW), say.sheets.atRow(this.#row + 1));
      }
      input = this.#repair(input, openQuote(whole));
    }
  }

  remark(): void {
    if (this.#repairs > 0) {
      this.#output.note(
        say.sheets.openQuote(this.#firstRepair, this.#repairedRows - 1),
        say.sheets.openQuoteFix(),
        this.#firstRepair,
      );
    }
    if (this.#uneven > 0) {
      this.#output.note(
        say.sheets.uneven(this.#firstUneven, this.#uneven - 1),
        say.sheets.unevenFix(),
        this.#firstUneven,
      );
    }
  }

  /** Shortens blanks longer than anybody writes: papaparse looks through them at each bad quote. */
  #shortened(text: string): string {
    if (!hasLongBlank(text)) return text;
    return text.replace(this.#blanks, (blanks) => blanks.slice(0, LONGEST_BLANK));
  }

  /** Emits the rows before the cell with an open quote, and reads that cell as plain text; returns the remainder. */
  #repair(input: string, quote: number): string {
    const line = quote === -1 ? -1 : input.indexOf('\n', quote);
    if (line === -1 || line > MAX_RECORD_LENGTH) {
      throw tooLarge(say.sheets.longRow(), say.sheets.atRow(this.#row + 1));
    }
    const rows = this.#parser.parse(input.slice(0, quote), 0, false).data;
    const before = rows.pop() ?? [''];
    this.#emit(rows);
    const next = input.indexOf(this.#delimiter, quote);
    const end = next === -1 || next > line ? line : next;
    this.#begun = [...this.#begun, ...before.slice(0, -1), input.slice(quote, end)];
    this.#countRepair();
    if (end < line) return input.slice(end + this.#delimiter.length);
    this.#emit([[]]);
    return input.slice(line + 1);
  }

  #countRepair(): void {
    const row = this.#row + 1;
    if (row !== this.#latestRepair) this.#repairedRows += 1;
    this.#latestRepair = row;
    if (this.#firstRepair === 0) this.#firstRepair = row;
    this.#repairs += 1;
    // Each repair reads the remainder once more.
    if (this.#repairs === MAX_QUOTE_REPAIRS) {
      this.#parser = new Papa.Parser({ delimiter: this.#delimiter, newline: '\n', fastMode: true });
    }
  }

  #emit(records: string[][]): void {
    for (const record of records) {
      const cells = this.#begun.length === 0 ? record : [...this.#begun, ...record];
      this.#begun = [];
      this.#row += 1;
      this.#output.add(this.#row, cells, false);
      // The output has dropped blank cells at the end, so only cells with text count as too many.
      this.#compare(cells.length);
    }
  }

  #compare(width: number): void {
    if (this.#firstWidth === 0) {
      this.#firstWidth = width;
    } else if (width > this.#firstWidth && this.#firstWidth > 1) {
      this.#uneven += 1;
      if (this.#firstUneven === 0) this.#firstUneven = this.#row;
    }
  }
}

/** A run longer than `LONGEST_BLANK` always covers one of the places looked at. */
function hasLongBlank(text: string): boolean {
  const isBlank = (at: number) => BLANK.test(text.charAt(at));
  for (let at = LONGEST_BLANK; at < text.length; at += LONGEST_BLANK) {
    if (!isBlank(at)) continue;
    let from = at;
    let to = at + 1;
    while (from > 0 && isBlank(from - 1)) from -= 1;
    while (to < text.length && isBlank(to)) to += 1;
    if (to - from > LONGEST_BLANK) return true;
  }
  return false;
}

const BLANK = /[^\S\n]/;

/** Where a quote is not closed in its line, in the first row with a bad quote that ran on past its line; or -1. */
function openQuote({ data, errors }: Parsed): number {
  let seen = -1;
  for (const { row, index } of errors) {
    // A row has an error for each of its bad quotes, and is looked at once.
    if (row === seen) continue;
    seen = row;
    if (data[row]?.some((cell) => cell.includes('\n'))) return index - 1;
  }
  return -1;
}
