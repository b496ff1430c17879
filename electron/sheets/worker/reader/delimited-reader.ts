import { type FileHandle, open } from 'node:fs/promises';
import { plainDigits } from '../../../../shared/number/number-text.ts';
import { sniffDelimiter } from '../../../../shared/sheet/delimiter.ts';
import type { OtherEncoding } from '../../../../shared/sheet/encoding-guess.ts';
import type { Detection, SheetFormat } from '../../../../shared/sheet/sheet.ts';
import { encodingTold, isOfferedEncoding } from '../../../../shared/sheet/text-encodings.ts';
import { say } from '../../../../shared/texts/say.ts';
import { DelimitedRecords, wholeLength } from './delimited-records.ts';
import { fileChunks } from './file-chunks.ts';
import type { ReadJob } from './read-job.ts';
import { SheetFault } from './sheet-fault.ts';
import { guessEncoding, readBom, type TextDecoding, textDecoding } from './text-encoding.ts';

const SNIFF_CHARACTERS = 64 * 1024;
/** Characters that are enough to sniff at, also where each second one is a CR. */
const HELD_CHARACTERS = 2 * SNIFF_CHARACTERS;

/** Reads CSV, TSV and other delimited text: decoded first, then split, so that no character is ever cut in two. */
export async function readDelimited(job: ReadJob): Promise<Detection> {
  const file = await open(job.path, 'r');
  try {
    return await readText(file, job);
  } finally {
    await file.close();
  }
}

async function readText(file: FileHandle, job: ReadJob): Promise<Detection> {
  const { options, output, signal } = job;
  const guess = options.encoding === undefined ? await announceGuess(file, job) : undefined;
  const encoding = guess?.encoding ?? options.encoding!;
  if (/["\r\n\ufeff]/.test(options.delimiter ?? '')) throw new SheetFault(say.sheets.noSuchDelimiter());
  if (!isOfferedEncoding(encoding)) throw new SheetFault(say.sheets.noSuchEncoding(encoding));

  const { size } = await file.stat();
  const utf8 = new Utf8(encoding);
  const text = new TidyText();
  const dialect = new Dialect(job, text);
  let read = 0;
  for await (const bytes of fileChunks(file, signal)) {
    read += bytes.length;
    dialect.take(utf8.take(bytes), false);
    output.progress(read / size);
  }
  dialect.take(utf8.end(), true);
  dialect.remark();
  if (text.boms > 0) {
    output.notes.push({
      message: say.sheets.byteOrderMarks(text.boms),
      fix: say.sheets.byteOrderMarksFix(),
    });
  }
  if (text.nuls > 0) {
    output.notes.push({
      message: say.sheets.nuls(text.nuls),
    });
  }
  return {
    format: formatOf(dialect.delimiter, job.fileName),
    encoding,
    otherEncodings: guess?.others ?? [],
    delimiter: dialect.delimiter,
    worksheets: [],
    hiddenRows: 0,
    hiddenColumns: [],
    notes: output.notes,
  };
}

/** Guesses the encoding of a text file, and notes where some of it cannot be read or may be read in another way. */
export async function announceGuess(
  file: FileHandle,
  { options, output, signal }: ReadJob,
): Promise<{ encoding: string; others: readonly OtherEncoding[] }> {
  const { encoding, unreadable, usual, byWords } = await guessEncoding(file, options.locale, signal);
  if (unreadable > 0) {
    output.notes.push({
      message: say.sheets.unreadableText(unreadable),
      fix: say.sheets.unreadableTextFix(),
    });
  }
  const others = byWords?.others ?? [];
  const other = others.find((one) => one.encoding === usual) ?? others[0];
  const compared = byWords?.doubtful === true ? others[0] : other;
  if (byWords !== undefined && compared !== undefined && (byWords.doubtful || encoding !== usual)) {
    output.notes.push({
      message: say.sheets.unsureEncoding(
        encodingTold(encoding),
        compared.instead,
        encodingTold(compared.encoding),
        compared.words,
      ),
      fix: byWords.doubtful ? say.sheets.chooseEncoding() : say.sheets.otherEncoding(),
    });
  }
  return { encoding, others };
}

/** Holds UTF-8 back until there is enough to tell its delimiter, then splits it. */
class Dialect {
  /** Sniffed, stated in the file, or chosen by a person. */
  delimiter: string;
  #held: Buffer = Buffer.alloc(0);
  #records: DelimitedRecords | undefined;
  readonly #job: ReadJob;
  readonly #text: TidyText;

  constructor(job: ReadJob, text: TidyText) {
    this.#job = job;
    this.#text = text;
    this.delimiter = job.options.delimiter ?? ',';
  }

  take(bytes: Buffer, last: boolean): void {
    if (this.#records) {
      this.#records.take(bytes, last);
      return;
    }
    this.#held = Buffer.concat([this.#held, bytes]);
    const end = last ? this.#held.length : wholeLength(this.#held);
    const text = this.#held.toString('utf8', 0, end);
    if (text.length < HELD_CHARACTERS && !last) return;
    this.#begin(this.#text.tidy(text), this.#held.subarray(end), last);
    this.#held = Buffer.alloc(0);
  }

  /** Takes the first text, and what follows it of characters and line ends that are not whole yet. */
  #begin(text: string, more: Buffer, last: boolean): void {
    const { options, output, fileName } = this.#job;
    const stated = statedDelimiter(text);
    const held = stated ? text.slice(stated.length) : text;
    const sample = held.slice(0, SNIFF_CHARACTERS);
    const whole = last && sample.length === held.length;
    this.delimiter =
      options.delimiter ?? stated?.delimiter ?? sniffDelimiter(sample, whole, usualDelimiter(fileName));
    const tidy = (some: string) => this.#text.tidy(some);
    this.#records = new DelimitedRecords(this.delimiter, output, tidy);
    const listed = whole && options.delimiter === undefined ? numbersInLine(held, this.delimiter) : undefined;
    if (listed) {
      output.notes.push({ message: say.sheets.numbersInLine() });
    }
    this.#records.take(Buffer.concat([Buffer.from(listed?.join('\n') ?? held), more]), last);
  }

  remark(): void {
    this.#records?.remark();
  }
}

/** The `sep=;` line that Excel writes and hides: what it states, and its length with the line end. */
function statedDelimiter(text: string): { delimiter: string; length: number } | undefined {
  const match = /^"?sep=(.)"?\n/i.exec(text);
  return match ? { delimiter: match[1]!, length: match[0].length } : undefined;
}

/** The numbers of a text that is nothing but one line of them; undefined for anything else. */
function numbersInLine(text: string, delimiter: string): string[] | undefined {
  const line = text.trim();
  if (line.includes('\n') || !line.includes(delimiter)) return undefined;
  const cells = line.split(delimiter).map((cell) => cell.trim());
  const numbers = cells.filter((cell) => cell !== '');
  return numbers.length > 1 && numbers.every((cell) => plainDigits(cell) !== undefined) ? numbers : undefined;
}

function usualDelimiter(fileName: string): string {
  return /\.(tsv|tab)$/i.test(fileName) ? '\t' : ',';
}

function formatOf(delimiter: string, fileName: string): SheetFormat {
  if (delimiter === '\t') return 'tsv';
  if (delimiter === ';' || (delimiter === ',' && !/\.(txt|text|log)$/i.test(fileName))) return 'csv';
  return 'text';
}

/** Turns the bytes of a text file into UTF-8 without its byte order mark. */
class Utf8 {
  #isFirst = true;
  /** Null where the bytes are UTF-8 already. */
  readonly #decoding: TextDecoding | null;

  constructor(encoding: string) {
    this.#decoding = encoding === 'utf-8' ? null : textDecoding(encoding);
  }

  take(bytes: Buffer): Buffer {
    if (this.#decoding !== null) return Buffer.from(this.#decoding.decode(bytes));
    const isFirst = this.#isFirst;
    this.#isFirst = false;
    return isFirst && readBom(bytes) === 'utf-8' ? bytes.subarray(3) : bytes;
  }

  end(): Buffer {
    return Buffer.from(this.#decoding?.end() ?? '');
  }
}

/** Makes every line end a single LF, and takes NULs and byte order marks out, of text that ends within no line end. */
class TidyText {
  nuls = 0;
  boms = 0;

  tidy(whole: string): string {
    let text = whole;
    if (text.includes('\r')) text = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
    const { length } = text;
    if (text.includes('\0')) text = text.replaceAll('\0', '');
    this.nuls += length - text.length;
    const { length: left } = text;
    if (text.includes('\ufeff')) text = text.replaceAll('\ufeff', '');
    this.boms += left - text.length;
    return text;
  }
}
