import { type FileHandle, open } from 'node:fs/promises';
import { sniffDelimiter } from '../../shared/delimiter.ts';
import type { Detection, SheetFormat } from '../../shared/sheet.ts';
import { isOfferedEncoding } from '../../shared/text-encodings.ts';
import { DelimitedRecords } from './delimited-records.ts';
import { CHUNK_BYTES } from './limits.ts';
import { SheetFault } from './sheet-fault.ts';
import type { ReadJob } from './sheet-reader.ts';
import { guessEncoding, type TextDecoding, textDecoding } from './text-encoding.ts';

const SNIFF_CHARACTERS = 64 * 1024;

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
  const encoding = options.encoding ?? (await announceGuess(file, job));
  if (!isOfferedEncoding(encoding)) throw new SheetFault(`Text encoding ${encoding} is not known.`);

  const { size } = await file.stat();
  const text = new TextChunks(textDecoding(encoding));
  const buffer = Buffer.alloc(CHUNK_BYTES);
  let records: DelimitedRecords | undefined;
  let delimiter = options.delimiter ?? ',';
  let held = '';
  let position = 0;
  while (!output.full) {
    signal.throwIfAborted();
    const { bytesRead } = await file.read(buffer, 0, buffer.length, position);
    position += bytesRead;
    const ended = bytesRead === 0;
    const chunk = ended ? text.end() : text.take(buffer.subarray(0, bytesRead));
    if (records) {
      records.take(chunk, ended);
    } else {
      held += chunk;
      if (held.length >= SNIFF_CHARACTERS || ended) {
        const stated = statedDelimiter(held);
        if (stated) held = held.slice(stated.length);
        const sample = held.slice(0, SNIFF_CHARACTERS);
        const whole = ended && sample.length === held.length;
        delimiter =
          options.delimiter ?? stated?.delimiter ?? sniffDelimiter(sample, whole, usual(job.fileName));
        records = new DelimitedRecords(delimiter, output);
        records.take(held, ended);
      }
    }
    if (ended) break;
    output.progress(position / size);
  }
  records?.remark();
  if (text.nuls > 0) {
    output.notes.push({
      message: `NUL characters, which no text should have, were left out (${text.nuls}).`,
    });
  }
  return {
    format: formatOf(delimiter, job.fileName),
    encoding,
    delimiter,
    worksheets: [],
    hiddenRows: 0,
    hiddenColumns: [],
    notes: output.notes,
  };
}

async function announceGuess(file: FileHandle, { options, output, signal }: ReadJob): Promise<string> {
  const guess = await guessEncoding(file, options.locale, signal);
  if (guess.unreadable > 0) {
    output.notes.push({
      message: `Some characters of the file (${guess.unreadable}) cannot be read and show as \ufffd.`,
      fix: 'Choose another text encoding, or save the file again as CSV UTF-8.',
    });
  }
  return guess.encoding;
}

/** The `sep=;` line that Excel writes and hides: what it states, and its length with the line end. */
function statedDelimiter(text: string): { delimiter: string; length: number } | undefined {
  const match = /^"?sep=(.)"?\n/i.exec(text);
  return match ? { delimiter: match[1]!, length: match[0].length } : undefined;
}

function usual(fileName: string): string {
  return /\.(tsv|tab)$/i.test(fileName) ? '\t' : ',';
}

function formatOf(delimiter: string, fileName: string): SheetFormat {
  if (delimiter === '\t') return 'tsv';
  if (delimiter === ';' || (delimiter === ',' && !/\.(txt|text|log)$/i.test(fileName))) return 'csv';
  return 'text';
}

/** Decodes chunks, makes every line end a single LF, and takes NULs out. */
class TextChunks {
  nuls = 0;
  #endedInCr = false;
  readonly #decoding: TextDecoding;

  constructor(decoding: TextDecoding) {
    this.#decoding = decoding;
  }

  take(bytes: Buffer): string {
    return this.#tidy(this.#decoding.decode(bytes));
  }

  end(): string {
    return this.#tidy(this.#decoding.end());
  }

  #tidy(decoded: string): string {
    let text = decoded;
    if (this.#endedInCr && text !== '') {
      // The CR was already handed out as a line end, so the LF of a pair cut in two is spent.
      if (text.charCodeAt(0) === 0x0a) text = text.slice(1);
      this.#endedInCr = false;
    }
    if (text.includes('\r')) {
      this.#endedInCr = text.charCodeAt(text.length - 1) === 0x0d;
      text = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
    }
    if (text.includes('\0')) {
      const length = text.length;
      text = text.replaceAll('\0', '');
      this.nuls += length - text.length;
    }
    return text;
  }
}
