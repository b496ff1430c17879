import { isAscii, isUtf8 } from 'node:buffer';
import type { FileHandle } from 'node:fs/promises';
import { headerLanguages } from '../../../../../shared/sheet/header-language.ts';
import {
  type EncodingGuess,
  GUESSED_BY_WORDS,
  guessByWords,
} from '../../../../../shared/sheet/old-encoding-guess.ts';
import { legacyEncoding } from '../../../../../shared/sheet/text-encodings.ts';
import { eastAsianOf, guessEastAsian } from './east-asian-text.ts';
import { fileChunks } from './file-chunks.ts';
import { textDecoding } from './text-decoding.ts';

const LF = 0x0a;
const SAMPLE_BYTES = 64 * 1024;
/** A UTF-8 file with a few broken characters has many times more good ones; an old file has hardly any. */
const GOOD_PER_BAD = 10;

/** More words would add no evidence. */
const MOST_WORDS = 300;
const LONGEST_WORD = 40;
/** The bytes in which the names of the columns are searched. */
const MOST_HEADER = 4096;
export interface FileEncoding {
  readonly encoding: string;
  readonly unreadable: number;
  /** The encoding of old programs on such a system. */
  readonly usual: string;
  /** Present if the file's words decided it. */
  readonly byWords?: EncodingGuess;
}

/**
 * Decides by the byte order mark and by every byte, because one late byte can decide. A file that is not Unicode is
 * judged by its words, and an East Asian one by its cells; the system's encoding is one of the candidates.
 */
export async function guessEncoding(
  file: FileHandle,
  locale: string | undefined,
  signal: AbortSignal,
): Promise<FileEncoding> {
  const sample = Buffer.alloc(SAMPLE_BYTES);
  const { bytesRead } = await file.read(sample, 0, SAMPLE_BYTES, 0);
  const head = sample.subarray(0, bytesRead);
  const usual = oldEncoding(head, locale);
  const sure = (encoding: string, unreadable = 0) => ({ encoding, unreadable, usual });
  const wide = readBom(head) ?? wideWithoutBom(head);
  if (wide === 'utf-16le' || wide === 'utf-16be') return sure(wide);
  // Its letters are ASCII between escapes, and so are sound UTF-8 as well.
  if (ISO_2022_JP.some((begin) => head.includes(begin))) return sure('iso-2022-jp');
  if (await isSoundUtf8(file, signal)) return sure('utf-8');
  const { good, bad } = await countUtf8(file, signal);
  if (wide === 'utf-8' || good > bad * GOOD_PER_BAD) return sure('utf-8', bad);
  const oddFound = await oddTexts(file, signal);
  const guess = guessByOdd(oddFound, usual, headerEncoding(head));
  return { ...guess, unreadable: await countUnreadable(file, guess.encoding, signal) };
}

const ISO_2022_JP = ['\x1b$B', '\x1b$@'];

/** In Latin-1: words, and the cells they are in, which cut no letter of several bytes. */
interface OddTexts {
  readonly words: readonly string[];
  readonly cells: readonly string[];
}

/** Judges texts that are no UTF-8, on a system whose old programs usually write this encoding. */
function guessByOdd({ words, cells }: OddTexts, usual: string, ofHeader: string | undefined): FileEncoding {
  const guess = { unreadable: 0, usual };
  if (words.length === 0) return { ...guess, encoding: usual };
  const bytes = Buffer.from(words.join('\n'), 'latin1');
  const readings = GUESSED_BY_WORDS.map((encoding) => {
    const decoding = textDecoding(encoding);
    return { encoding, words: (decoding.decode(bytes) + decoding.end()).split('\n') };
  });
  const isEastern = eastAsianOf(usual) !== undefined;
  const byWords = guessByWords(readings, isEastern ? 'windows-1252' : usual, ofHeader);
  const other = { encoding: byWords.encoding, read: (cell: Buffer) => decoded(cell, byWords.encoding) };
  const bytesOf = cells.map((cell) => Buffer.from(cell, 'latin1'));
  const eastern = guessEastAsian(bytesOf, usual, byWords.score, other);
  if (eastern !== null) return { ...guess, encoding: eastern.encoding, byWords: eastern };
  if (!isEastern) return { ...guess, encoding: byWords.encoding, byWords };
  const shown = bytesOf.slice(0, SHOWN_CELLS);
  const inUsual = {
    encoding: usual,
    words: shown.map((cell) => decoded(cell, usual)),
    instead: shown.map(other.read),
  };
  return {
    ...guess,
    encoding: byWords.encoding,
    byWords: { ...byWords, others: [inUsual, ...byWords.others] },
  };
}

const SHOWN_CELLS = 3;

function decoded(bytes: Buffer, encoding: string): string {
  const decoding = textDecoding(encoding);
  return decoding.decode(bytes) + decoding.end();
}

/** Counts the bytes that are no letter in the encoding. */
export async function countUnreadable(
  file: FileHandle,
  encoding: string,
  signal: AbortSignal,
): Promise<number> {
  if (encoding === 'windows-1252') return 0;
  const decoding = textDecoding(encoding);
  const lost = (text: string): number => text.split('\ufffd').length - 1;
  let count = 0;
  for await (const chunk of fileChunks(file, signal)) count += lost(decoding.decode(chunk));
  return count + lost(decoding.end());
}

/** Gathers texts one by one, each whole. */
export class OddWords {
  readonly #found = new Set<string>();
  readonly #cells = new Set<string>();
  #isUtf8 = true;
  #header = '';

  get size(): number {
    return this.#found.size;
  }

  take(text: Buffer, isHeader: boolean): void {
    if (isHeader && this.#header.length < MOST_HEADER) this.#header += `${text.toString('latin1')};`;
    if (isAscii(text) || this.#found.size >= MOST_WORDS) return;
    this.#isUtf8 &&= isUtf8(text);
    addOdd(this.#found, text.toString('latin1'));
    this.#cells.add(text.toString('latin1', 0, LONGEST_CELL));
  }

  guess(usual: string): FileEncoding {
    if (this.#found.size === 0) return { encoding: usual, unreadable: 0, usual };
    if (this.#isUtf8) return { encoding: 'utf-8', unreadable: 0, usual };
    return guessByOdd(
      { words: [...this.#found], cells: [...this.#cells] },
      usual,
      headerEncoding(Buffer.from(this.#header, 'latin1')),
    );
  }
}

/** The old encoding for the language of the column names in the first line; undefined if unclear. */
function headerEncoding(head: Buffer): string | undefined {
  const line = /[^\r\n]+/.exec(head.subarray(0, MOST_HEADER).toString('latin1'))?.[0] ?? '';
  const words = line.split(/[^A-Za-z\x80-\xff]+/).filter((word) => !NOT_ASCII.test(word));
  const languages = headerLanguages(words);
  if (languages.some(({ countries }) => countries.length === 0)) return undefined;
  const encodings = new Set(languages.map(({ tag }) => legacyEncoding(tag)));
  return encodings.size === 1 ? [...encodings][0] : undefined;
}

const LONGEST_CELL = 120;
/** Characters such as `,` or a blank, which are no part of a letter of several bytes. */
const BETWEEN_CELLS = /[\t\n\v\f\r ,;"]+/;

/** The first different words and cells that are not plain ASCII. */
async function oddTexts(file: FileHandle, signal: AbortSignal): Promise<OddTexts> {
  const oddOnes = new Set<string>();
  const cells = new Set<string>();
  const takeCells = (pieces: readonly string[]): void => {
    for (const cell of pieces)
      if (NOT_ASCII.test(cell) && cell.length < LONGEST_CELL && cells.size < MOST_WORDS) cells.add(cell);
  };
  let cut = '';
  let held = '';
  for await (const chunk of fileChunks(file, signal)) {
    const text = held + chunk.toString('latin1');
    // A word that may continue in the next bytes is kept.
    let end = text.length;
    while (end > 0 && text.length - end < LONGEST_WORD && LETTER.test(text[end - 1]!)) end -= 1;
    addOdd(oddOnes, text.slice(0, end));
    const pieces = (cut + chunk.toString('latin1')).split(BETWEEN_CELLS);
    cut = pieces.pop()!.slice(0, LONGEST_CELL);
    takeCells(pieces);
    if (oddOnes.size >= MOST_WORDS) break;
    held = text.slice(end);
  }
  addOdd(oddOnes, held);
  takeCells([cut]);
  return { words: [...oddOnes].slice(0, MOST_WORDS), cells: [...cells] };
}

function addOdd(oddOnes: Set<string>, text: string): void {
  for (const [run] of text.matchAll(WORD)) {
    const word = run.slice(0, LONGEST_WORD);
    if (NOT_ASCII.test(word)) oddOnes.add(word);
    if (oddOnes.size >= MOST_WORDS) return;
  }
}

const LETTER = /[A-Za-z\x80-\xff]/;
const WORD = /[A-Za-z\x80-\xff]+/g;
const NOT_ASCII = /[\x80-\xff]/;

export function readBom(head: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | undefined {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8';
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  return undefined;
}

/** In UTF-16 many pairs have a zero byte, always on one side, and line ends are whole; stray NULs are on both sides. */
export function wideWithoutBom(head: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const pairs = head.length >> 1;
  if (pairs < 2) return undefined;
  let even = 0;
  let odd = 0;
  let endsLittle = 0;
  let endsBig = 0;
  let ends = 0;
  for (let at = 0; at < pairs * 2; at += 2) {
    const first = head[at]!;
    const second = head[at + 1]!;
    if (first === 0) even += 1;
    if (second === 0) odd += 1;
    if (first === LF) {
      if (second === 0) endsLittle += 1;
      else ends += 1;
    }
    if (second === LF) {
      if (first === 0) endsBig += 1;
      else ends += 1;
    }
  }
  const many = pairs / 10;
  const whole = (own: number, other: number) => ends + other === 0 || own > ends + other;
  if (odd >= many && even * 20 <= odd && whole(endsLittle, endsBig)) return 'utf-16le';
  if (even >= many && odd * 20 <= even && whole(endsBig, endsLittle)) return 'utf-16be';
  return undefined;
}

async function isSoundUtf8(file: FileHandle, signal: AbortSignal): Promise<boolean> {
  for await (const part of wholeCharacterParts(file, signal)) if (!isUtf8(part)) return false;
  return true;
}

async function countUtf8(file: FileHandle, signal: AbortSignal): Promise<{ good: number; bad: number }> {
  let good = 0;
  let bad = 0;
  for await (const part of wholeCharacterParts(file, signal)) {
    for (const char of part.toString('utf8')) {
      if (char === '\ufffd') bad += 1;
      else if (char > '\x7f') good += 1;
    }
  }
  return { good, bad };
}

/** Pieces that cut no UTF-8 character in two. */
async function* wholeCharacterParts(file: FileHandle, signal: AbortSignal): AsyncGenerator<Buffer> {
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of fileChunks(file, signal)) {
    const bytes = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    const whole = wholeCharacters(bytes, bytes.length);
    yield bytes.subarray(0, whole);
    held = Buffer.from(bytes.subarray(whole));
  }
  if (held.length > 0) yield held;
}

/** The largest length up to `end` that does not cut a UTF-8 character in two. */
export function wholeCharacters(buffer: Uint8Array, end: number): number {
  for (let back = 1; back <= Math.min(3, end); back += 1) {
    const byte = buffer[end - back]!;
    if (byte < 0x80) return end;
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return length > back ? end - back : end;
    }
  }
  return end;
}

/** For a file that is not Unicode; only old Mac programs end lines with a lone CR. */
function oldEncoding(head: Buffer, locale: string | undefined): string {
  const legacy = legacyEncoding(locale);
  const onlyCr = head.includes(0x0d) && !head.includes(0x0a);
  return onlyCr && legacy === 'windows-1252' ? 'macintosh' : legacy;
}
