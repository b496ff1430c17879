import { plainDigits } from '../../../../../shared/number/number-text.ts';
import { sniffDelimiter, statedDelimiter } from '../../../../../shared/sheet/delimiter.ts';
import type { SheetFormat } from '../../../../../shared/sheet/sheet.ts';
import { say } from '../../../../../shared/texts/say.ts';
import { SheetFault } from '../bounds/sheet-fault.ts';
import { announceGuess } from '../files/announced-encoding.ts';
import { fileChunks } from '../files/file-chunks.ts';
import { textDecoding } from '../files/text-decoding.ts';
import type { Found, ReadJob } from '../rows/read-job.ts';
import { DelimitedRecords } from './delimited-records.ts';

const SNIFF_CHARACTERS = 64 * 1024;

/** Bytes decoded at once; rows of larger pieces live long enough to cost V8 a third more time. */
const PIECE_BYTES = 64 * 1024;

/** Decodes first and then splits, so that no character is split. */
export async function readDelimited(job: ReadJob): Promise<Found> {
  const { file, size, options, output, signal } = job;
  const guess = options.encoding === undefined ? await announceGuess(job) : undefined;
  const encoding = guess?.encoding ?? options.encoding!;
  if (/["\r\n\ufeff]/.test(options.delimiter ?? '')) throw new SheetFault(say.sheets.noSuchDelimiter());

  const decoding = textDecoding(encoding);
  const text = new PlainLines();
  let delimited: Delimited | undefined;
  /** Held until there is enough text to recognise the delimiter. */
  let held = '';
  const take = (piece: string, last: boolean) => {
    if (delimited !== undefined) return delimited.records.take(piece, last);
    held += piece;
    if (held.length <= SNIFF_CHARACTERS && !last) return;
    delimited = recognised(job, held, last);
    held = '';
  };
  // A guess has counted them, but for halves of pairs in UTF-16.
  const isUncounted = guess === undefined || encoding.startsWith('utf-16');
  let unreadable = 0;
  let read = 0;
  for await (const bytes of fileChunks(file, signal)) {
    read += bytes.length;
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
      const piece = text.clean(decoding.decode(bytes.subarray(at, at + PIECE_BYTES)), false);
      if (isUncounted && piece.includes('\ufffd')) unreadable += piece.split('\ufffd').length - 1;
      take(piece, false);
    }
    output.progress(read / size);
  }
  take(text.clean(decoding.end(), true), true);
  const { records, delimiter } = delimited!;
  records.remark();
  if (unreadable > 0) output.note(say.sheets.unreadableText(unreadable), say.sheets.chooseEncoding());
  if (text.boms > 0) output.note(say.sheets.byteOrderMarks(text.boms), say.sheets.byteOrderMarksFix());
  if (text.nuls > 0) output.note(say.sheets.nuls(text.nuls));
  const otherEncodings = guess?.others ?? [];
  return { format: formatOf(delimiter, job.fileName), encoding, otherEncodings, delimiter };
}

interface Delimited {
  readonly records: DelimitedRecords;
  /** The delimiter: sniffed, stated in the file, or chosen by a person. */
  readonly delimiter: string;
}

/** Recognises the delimiter of a text by its beginning, and splits the beginning. */
function recognised({ options, output, fileName }: ReadJob, text: string, last: boolean): Delimited {
  const stated = statedDelimiter(text);
  const rest = stated ? text.slice(stated.length) : text;
  const sample = rest.slice(0, SNIFF_CHARACTERS);
  const whole = last && sample.length === rest.length;
  const chosen = options.delimiter ?? stated?.delimiter;
  const { delimiter, other } =
    chosen === undefined
      ? sniffDelimiter(sample, whole, /\.(tsv|tab)$/i.test(fileName) ? '\t' : ',')
      : { delimiter: chosen };
  if (other !== undefined)
    output.note(say.sheets.unsureDelimiter(delimiter, other), say.sheets.chooseDelimiter());
  const records = new DelimitedRecords(delimiter, output);
  const listed = whole && options.delimiter === undefined ? numbersInLine(rest, delimiter) : undefined;
  if (listed) output.note(say.sheets.numbersInLine());
  records.take(listed?.join('\n') ?? rest, last);
  return { records, delimiter };
}

/** Undefined unless the text is a single line of numbers. */
function numbersInLine(text: string, delimiter: string): string[] | undefined {
  const line = text.trim();
  if (line.includes('\n') || !line.includes(delimiter)) return undefined;
  const cells = line.split(delimiter).map((cell) => cell.trim());
  const numbers = cells.filter((cell) => cell !== '');
  return numbers.length > 1 && numbers.every((cell) => plainDigits(cell) !== undefined) ? numbers : undefined;
}

function formatOf(delimiter: string, fileName: string): SheetFormat {
  if (delimiter === '\t') return 'tsv';
  if (delimiter === ';' || (delimiter === ',' && !/\.(txt|text|log)$/i.test(fileName))) return 'csv';
  return 'text';
}

/** DOS ends a text with Ctrl-Z, and some programs fill the last block with it. */
const CTRL_Z = '\x1a';
const BLOCK = 128;

/** Characters for a line end or several values within a cell. */
const WITHIN_CELLS = ['\v', '\f', '\x1c', '\x1d', '\x1e', '\x1f'];

/**
 * Makes every line end a single LF, and what databases write within a cell a blank, and removes NULs, byte order marks
 * and the Ctrl-Z of DOS.
 */
class PlainLines {
  nuls = 0;
  boms = 0;
  /** A CR whose LF may follow, or the end of a text. */
  #held = '';

  clean(piece: string, last: boolean): string {
    const whole = this.#held + piece;
    let end = whole.length;
    while (whole.length - end < BLOCK && whole[end - 1] === CTRL_Z) end -= 1;
    if (end === whole.length && !last && whole.endsWith('\r')) end -= 1;
    this.#held = whole.slice(end);
    let text = whole.slice(0, end);
    if (text.includes('\r')) text = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
    for (const sign of WITHIN_CELLS) if (text.includes(sign)) text = text.replaceAll(sign, ' ');
    const { length } = text;
    if (text.includes('\0')) text = text.replaceAll('\0', '');
    this.nuls += length - text.length;
    const { length: lengthBefore } = text;
    if (text.includes('\ufeff')) text = text.replaceAll('\ufeff', '');
    this.boms += lengthBefore - text.length;
    return text;
  }
}
