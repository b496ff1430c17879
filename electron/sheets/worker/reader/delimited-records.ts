import { isUtf8 } from 'node:buffer';
import Papa from 'papaparse';
import { say } from '../../../../shared/texts/say.ts';
import { LONGEST_BLANK, MAX_CELLS_PER_ROW, MAX_QUOTE_REPAIRS, MAX_RECORD_LENGTH } from './limits.ts';
import type { RowOutput } from './row-output.ts';
import { tooLarge } from './sheet-fault.ts';
import { wholeCharacters } from './text-encoding.ts';
import { mayHaveLongBlank, UNENDED, UsualRecord } from './usual-record.ts';

/** Bytes of a record without an end that are looked at again when more come. */
const LONGEST_UNENDED = 64 * 1024;
const LINE_END = Buffer.from('\n');
const CR = 0x0d;

/** What papaparse's low-level parser answers; its own types leave this open. */
interface Parsed {
  readonly data: string[][];
  readonly errors: readonly { readonly row: number }[];
  readonly meta: { readonly cursor: number };
}

interface LineParser {
  parse(input: string, baseIndex: number, ignoreLastRow: boolean): Parsed;
}

/**
 * Splits text into records, whatever the chunks: those of the usual form by themselves, all others with papaparse. A quote that is never closed would swallow
 * everyone after it into one cell, so such a quote is read as plain text and its row is remarked.
 */
export class DelimitedRecords {
  /** Holds the bytes that are split, of which a record without an end stays; kept, as new room for each piece costs time. */
  #held: Buffer = Buffer.alloc(0);
  #length = 0;
  #row = 0;
  #repairs = 0;
  #firstRepair = 0;
  #firstWidth = 0;
  #uneven = 0;
  #firstUneven = 0;
  #parser: LineParser;
  #believesNoQuotes = false;
  readonly #usual: UsualRecord | null;
  readonly #delimiter: string;
  /** Blanks, other than the delimiter, far beyond what anybody writes in a row. */
  readonly #blanks: RegExp;
  readonly #output: RowOutput;
  readonly #tidy: (text: string) => string;

  /** `tidy` makes every line end an LF in text that is not of the usual form. */
  constructor(delimiter: string, output: RowOutput, tidy: (text: string) => string) {
    this.#tidy = tidy;
    this.#delimiter = delimiter;
    this.#output = output;
    this.#parser = new Papa.Parser({ delimiter, newline: '\n' });
    // At each bad quote papaparse looks through the blanks at the end of the line.
    const separates =
      delimiter.trim() === '' ? `\\x${delimiter.charCodeAt(0).toString(16).padStart(2, '0')}` : '';
    this.#blanks = new RegExp(`[^\\S\\n${separates}]{${LONGEST_BLANK + 1},}`, 'g');
    this.#usual = UsualRecord.takes(delimiter) ? new UsualRecord(delimiter, output.packer) : null;
  }

  /** Takes the next UTF-8; `last` says that none follows. */
  take(bytes: Buffer, last: boolean): void {
    this.#hold(bytes);
    const end = last ? this.#length : wholeLength(this.#held.subarray(0, this.#length));
    if (last) this.#hold(LINE_END);
    const whole = this.#held.subarray(0, last ? this.#length : end);
    const { read, isUnended } = this.#takeUsual(whole);
    if (read >= end || (isUnended && !last && end - read <= LONGEST_UNENDED)) {
      this.#held.copyWithin(0, read, this.#length);
      this.#length = Math.max(0, this.#length - read);
      return;
    }
    const rest = this.#parse(this.#tidy(whole.toString('utf8', read, end)), last);
    const cut = Buffer.from(this.#held.subarray(end, this.#length));
    this.#length = 0;
    this.#hold(Buffer.from(rest));
    this.#hold(cut);
  }

  /** Puts bytes behind those held. */
  #hold(bytes: Buffer): void {
    const length = this.#length + bytes.length;
    if (length > this.#held.length) {
      const larger = Buffer.allocUnsafeSlow(length * 2);
      this.#held.copy(larger, 0, 0, this.#length);
      this.#held = larger;
    }
    bytes.copy(this.#held, this.#length);
    this.#length = length;
  }

  /** Takes records of the usual form; answers where the first begins that has another, or does not end. */
  #takeUsual(bytes: Buffer): { read: number; isUnended: boolean } {
    const usual = this.#usual;
    let read = 0;
    if (usual === null || this.#believesNoQuotes || !isUtf8(bytes) || mayHaveLongBlank(bytes)) {
      return { read, isUnended: false };
    }
    while (read < bytes.length) {
      const next = usual.read(bytes, read, bytes.length);
      if (next < 0) return { read, isUnended: next === UNENDED };
      read = next;
      this.#row += 1;
      if (usual.width === 0) continue;
      this.#output.endPacked(this.#row, usual.width, usual.characters, usual.end);
      this.#compare(usual.width);
    }
    return { read, isUnended: false };
  }

  /** Splits text with LF line ends by papaparse; answers the start of a record whose end is not there yet. */
  #parse(text: string, last: boolean): string {
    let input = hasLongBlank(text)
      ? text.replace(this.#blanks, (blanks) => blanks.slice(0, LONGEST_BLANK))
      : text;
    for (;;) {
      if (input === '') return '';
      const parsed = this.#parser.parse(input, 0, !last);
      const runaway = runawayRow(parsed);
      if (runaway !== -1) {
        input = input.slice(this.#repair(input, parsed, runaway));
        continue;
      }
      this.#emit(parsed.data, parsed.data.length);
      if (last) return '';
      input = input.slice(parsed.meta.cursor);
      if (input.length <= MAX_RECORD_LENGTH) return input;
      input = input.slice(this.#repairFirst(input));
    }
  }

  /** Leaves remarks about the whole file with the output. */
  remark(): void {
    if (this.#repairs > 0) {
      this.#output.notes.push({
        message: say.sheets.openQuote(this.#firstRepair, this.#repairs - 1),
        row: this.#firstRepair,
        fix: say.sheets.openQuoteFix(),
      });
    }
    if (this.#uneven > 0) {
      this.#output.notes.push({
        message: say.sheets.uneven(this.#firstUneven, this.#uneven - 1),
        row: this.#firstUneven,
        fix: say.sheets.unevenFix(),
      });
    }
  }

  #emit(records: string[][], count: number): void {
    for (let index = 0; index < count; index += 1) this.#add(records[index]!);
  }

  #add(cells: string[]): void {
    this.#row += 1;
    this.#output.add(this.#row, cells, false);
    // The output has dropped blank cells at the end, so only cells with text count as too many.
    this.#compare(cells.length);
  }

  /** Counts a row of the file that has more cells than the first. */
  #compare(width: number): void {
    if (this.#firstWidth === 0) {
      this.#firstWidth = width;
    } else if (width > this.#firstWidth && this.#firstWidth > 1) {
      this.#uneven += 1;
      if (this.#firstUneven === 0) this.#firstUneven = this.#row;
    }
  }

  /** Emits the rows before the runaway one and mends that; answers where the next record starts. */
  #repair(input: string, parsed: Parsed, runaway: number): number {
    this.#emit(parsed.data, runaway);
    let start = 0;
    if (runaway > 0) {
      const before: LineParser = new Papa.Parser({
        delimiter: this.#delimiter,
        newline: '\n',
        preview: runaway,
      });
      start = before.parse(input, 0, false).meta.cursor;
    }
    return start + this.#repairFirst(start === 0 ? input : input.slice(start));
  }

  /** Mends the first record of the input and emits it; answers its length with the line end. */
  #repairFirst(input: string): number {
    const { cells, next } = lenientRecord(input, this.#delimiter);
    if (next > MAX_RECORD_LENGTH) {
      throw tooLarge(say.sheets.longRow(), say.sheets.atRow(this.#row + 1));
    }
    this.#repairs += 1;
    if (this.#firstRepair === 0) this.#firstRepair = this.#row + 1;
    this.#add(cells);
    if (this.#repairs >= MAX_QUOTE_REPAIRS) {
      this.#believesNoQuotes = true;
      this.#parser = new Papa.Parser({ delimiter: this.#delimiter, newline: '\n', fastMode: true });
    }
    return next;
  }
}

/** The length of UTF-8 up to where it ends within a character or a line end. */
export function wholeLength(bytes: Buffer): number {
  const whole = wholeCharacters(bytes, bytes.length);
  return bytes[whole - 1] === CR ? whole - 1 : whole;
}

/** Whether there are more blanks in a row than anybody writes; so many cannot lie between two places that are looked at. */
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

/** The first parsed row with a bad quote that ran on past its own line, or -1. */
function runawayRow({ data, errors }: Parsed): number {
  let seen = -1;
  for (const { row } of errors) {
    // A row has an error for each of its bad quotes, and is looked through once.
    if (row === seen) continue;
    seen = row;
    if (data[row]?.some((cell) => cell.includes('\n'))) return row;
  }
  return -1;
}

/** Reads one record, taking a quote that does not close properly as plain text up to the next delimiter or line end. */
function lenientRecord(input: string, delimiter: string): { cells: string[]; next: number } {
  const cells: string[] = [];
  let at = 0;
  let line = -1;
  for (;;) {
    const close = input[at] === '"' ? properClose(input, at, delimiter) : -1;
    let end: number;
    if (close === -1) {
      if (line < at) line = lineEnd(input, at);
      const next = input.indexOf(delimiter, at);
      end = next === -1 || next > line ? line : next;
      cells.push(input.slice(at, end));
    } else {
      end = close + 1;
      cells.push(input.slice(at + 1, close).replaceAll('""', '"'));
    }
    if (!input.startsWith(delimiter, end) || cells.length > MAX_CELLS_PER_ROW) {
      return { cells, next: Math.min(end + 1, input.length) };
    }
    at = end + delimiter.length;
  }
}

/** Where a quoted cell ends properly: at the first lone quote, if a delimiter or the end of a line follows it. */
function properClose(input: string, open: number, delimiter: string): number {
  let at = input.indexOf('"', open + 1);
  while (at !== -1 && input[at + 1] === '"') at = input.indexOf('"', at + 2);
  if (at === -1) return -1;
  const after = input[at + 1];
  return after === undefined || after === '\n' || input.startsWith(delimiter, at + 1) ? at : -1;
}

function lineEnd(input: string, from: number): number {
  const line = input.indexOf('\n', from);
  return line === -1 ? input.length : line;
}
