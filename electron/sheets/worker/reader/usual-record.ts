import { LONGEST_BLANK, MAX_CELL_LENGTH, MAX_CELLS_PER_ROW } from './limits.ts';
import type { RowPacker } from './row-packer.ts';

/** The record goes on in bytes that are not there yet. */
export const UNENDED = -1;
/** The record has another form. */
export const UNUSUAL = -2;

const TAB = 0x09;
const LF = 0x0a;
const CR = 0x0d;
const SPACE = 0x20;
const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE = 0x5d;
const LETTER_N = 0x6e;
const LETTER_T = 0x74;
const DELETE = 0x7f;
/** The first bytes of U+0080 to U+00BF and U+00C0 to U+00FF in UTF-8, and of a byte order mark. */
const LATIN_LOW = 0xc2;
const LATIN_HIGH = 0xc3;
const BOM = [0xef, 0xbb, 0xbf] as const;

/** The first bytes of blank characters of several bytes, and the only one of Latin-1 beyond ASCII. */
const BLANK_FIRST = [0xc2, 0xe1, 0xe2, 0xe3, 0xef];
const BLANK_LATIN = [0xa0];

const PLAIN = 0;
const DELIMITER = 1;
const LINE_END = 2;
const QUOTATION = 3;
const ESCAPED = 4;
const HIGH = 5;
const ODD = 6;

/** Bytes that one byte of a record takes at most when it is packed, with what stands around its cells. */
const PACKED_PER_BYTE = 4;

/**
 * A record of delimited text in the very form in which nearly every program writes nearly every record, packed straight
 * from its UTF-8 bytes: a cell without quotation marks at its start, or one between two of them, those in it doubled. A
 * record in any other form is left to papaparse.
 */
export class UsualRecord {
  /** Cells up to the last with text; 0 for a blank record. */
  width = 0;
  /** Characters that its cells have, about. */
  characters = 0;
  /** Where the packed row ends. */
  end = 0;
  readonly #kinds = new Uint8Array(256);
  readonly #delimiter: number;
  readonly #packer: RowPacker;

  constructor(delimiter: string, packer: RowPacker) {
    this.#packer = packer;
    this.#delimiter = delimiter.charCodeAt(0);
    const kinds = this.#kinds;
    kinds.fill(ODD, 0, SPACE);
    kinds.fill(HIGH, 0x80);
    kinds[TAB] = ESCAPED;
    kinds[BACKSLASH] = ESCAPED;
    kinds[LF] = LINE_END;
    kinds[CR] = LINE_END;
    kinds[QUOTE] = QUOTATION;
    kinds[this.#delimiter] = DELIMITER;
  }

  /** Whether records with such a delimiter can be read. */
  static takes(delimiter: string): boolean {
    const code = delimiter.charCodeAt(0);
    const isPrintable = code >= SPACE && code < DELETE && code !== QUOTE && code !== BACKSLASH;
    return delimiter.length === 1 && (isPrintable || code === TAB);
  }

  /**
   * Reads the record that starts at an index of whole, sound UTF-8; answers the index after its line end, `UNENDED` or
   * `UNUSUAL`. Its row stands behind those of the packer, which takes it only when told to.
   */
  read(input: Uint8Array, start: number, last: number): number {
    const packer = this.#packer;
    packer.reserve((last - start + 1) * PACKED_PER_BYTE);
    const { bytes, wide, length } = packer;
    const kinds = this.#kinds;
    let to = length + 2;
    let at = start;
    let cells = 0;
    let width = 0;
    let end = to;
    let isQuoted = false;
    /** Bytes beyond the first of a character. */
    let more = 0;
    let cellAt = at;
    let cellTo = to;
    bytes[length] = OPEN;
    bytes[length + 1] = QUOTE;
    while (at < last) {
      let byte = input[at]!;
      let kind = kinds[byte]!;
      // Nearly every byte is one of these.
      while (kind === PLAIN) {
        bytes[to] = byte;
        to += 1;
        at += 1;
        if (at === last) return UNENDED;
        byte = input[at]!;
        kind = kinds[byte]!;
      }
      at += 1;
      if (kind <= LINE_END && !isQuoted) {
        if (byte === CR) {
          if (at === last) return UNENDED;
          if (input[at] === LF) at += 1;
        }
        cells += 1;
        const hasText = to > cellTo && !(beginsBlank(bytes[cellTo]!) && this.#isBlank(cellTo, to));
        bytes[to] = QUOTE;
        to += 1;
        if (hasText) {
          width = cells;
          end = to;
        }
        if (kind === LINE_END) return this.#ended(at, at - start, width, end, more);
        bytes[to] = COMMA;
        bytes[to + 1] = QUOTE;
        to += 2;
        cellAt = at;
        cellTo = to;
      } else if (kind === HIGH) {
        if (wide) {
          if (byte === BOM[0] && input[at] === BOM[1] && input[at + 1] === BOM[2]) return UNUSUAL;
          if (byte < 0xc0) more += 1;
          bytes[to] = byte;
        } else if (byte === LATIN_LOW || byte === LATIN_HIGH) {
          bytes[to] = ((byte & 3) << 6) | (input[at]! & 0x3f);
          at += 1;
        } else {
          packer.widen();
          return this.read(input, start, last);
        }
        to += 1;
      } else if (kind === QUOTATION) {
        if (!isQuoted && at - 1 === cellAt) {
          isQuoted = true;
          continue;
        }
        if (isQuoted) {
          if (at === last) return UNENDED;
          const next = input[at]!;
          isQuoted = next === QUOTE;
          if (!isQuoted && next !== this.#delimiter && next !== LF && next !== CR) return UNUSUAL;
          if (!isQuoted) continue;
          at += 1;
        }
        bytes[to] = BACKSLASH;
        bytes[to + 1] = QUOTE;
        to += 2;
      } else if (kind === LINE_END) {
        if (byte === CR) {
          if (at === last) return UNENDED;
          if (input[at] === LF) at += 1;
        }
        bytes[to] = BACKSLASH;
        bytes[to + 1] = LETTER_N;
        to += 2;
      } else if (byte === TAB || kind === ESCAPED) {
        bytes[to] = BACKSLASH;
        bytes[to + 1] = byte === TAB ? LETTER_T : BACKSLASH;
        to += 2;
      } else if (kind === DELIMITER) {
        bytes[to] = byte;
        to += 1;
      } else {
        return UNUSUAL;
      }
    }
    return UNENDED;
  }

  /** Ends the row after its last cell with text. */
  #ended(next: number, size: number, width: number, end: number, more: number): number {
    if (size > MAX_CELL_LENGTH || width > MAX_CELLS_PER_ROW) return UNUSUAL;
    this.width = width;
    if (width === 0) return next;
    const { bytes, length } = this.#packer;
    this.characters = end - length - width * 3 - more;
    bytes[end] = CLOSE;
    bytes[end + 1] = LF;
    this.end = end + 2;
    return next;
  }

  /** Whether a packed cell shows nothing; only one that starts like one is looked at in full. */
  #isBlank(from: number, to: number): boolean {
    const { bytes, wide } = this.#packer;
    const first = bytes[from]!;
    if (first >= 0x80 && !(wide ? BLANK_FIRST : BLANK_LATIN).includes(first)) return false;
    const text = bytes.toString(wide ? 'utf8' : 'latin1', from, to);
    return (JSON.parse(`"${text}"`) as string).trim() === '';
  }
}

/** Whether a packed cell may be blank by its first byte. */
function beginsBlank(first: number): boolean {
  return first <= SPACE || first >= 0x80 || first === BACKSLASH;
}

/** Whether bytes may hold more blanks in a row than anybody writes; so many cannot lie between two places that are looked at. */
export function mayHaveLongBlank(bytes: Uint8Array): boolean {
  const mayBeBlank = (at: number) => {
    const byte = bytes[at]!;
    return byte >= 0x80 || (byte <= SPACE && byte !== LF);
  };
  for (let at = LONGEST_BLANK; at < bytes.length; at += LONGEST_BLANK) {
    if (!mayBeBlank(at)) continue;
    let from = at;
    let to = at;
    while (from > 0 && mayBeBlank(from - 1)) from -= 1;
    while (to < bytes.length && mayBeBlank(to)) to += 1;
    if (to - from > LONGEST_BLANK) return true;
  }
  return false;
}
