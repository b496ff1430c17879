const LT = 0x3c;
const GT = 0x3e;
const QUOTE = 0x22;
const AMPERSAND = 0x26;
const SPACE = 0x20;
const LETTER_A = 0x41;
const LETTER_Z = 0x5a;
const ZERO = 0x30;
const NINE = 0x39;
const COLON = 0x3a;
const DELETE = 0x7f;
/** Fixed parts of a cell and of a row's start, four or two bytes each. */
const CELL_START = [word('<c r'), word('="')] as const;
const STYLE_START = word(' s="');
const TYPE_START = word(' t="');
const SHARED = word('s"');
const NUMBER = word('n"');
const VALUE_START = word('><v>');
const VALUE_END = [word('</v>'), word('</c>')] as const;
const ROW_START = [word('</ro'), word('w><r'), word('ow r'), word('="')] as const;
const SPANS = [word(' spa'), word('ns="')] as const;
const MAX_DIGITS = 15;

/**
 * Nearly every cell is `<c r="B2" s="1" t="s"><v>7</v></c>`, perhaps without `s` or `t`. Bytes, read four at once, are
 * faster than characters; cells in other forms are left to the XML scanner.
 */
export class FastCell {
  /** 0-based. */
  column = 0;
  style = 0;
  shared = false;
  from = 0;
  to = 0;
  /** The value as a whole number from 0; -1 for other numbers. */
  whole = -1;
  #bytes = new Uint8Array(0);
  #words = new DataView(this.#bytes.buffer);

  /** Reads the cell at an index of padded ASCII text; returns the index after it, or -1 for another form. */
  read(bytes: Uint8Array<ArrayBuffer>, start: number): number {
    if (bytes !== this.#bytes) this.#take(bytes);
    const words = this.#words;
    if (words.getUint32(start) !== CELL_START[0] || words.getUint16(start + 4) !== CELL_START[1]) return -1;
    const attributes = this.#reference(bytes, start + 6);
    if (attributes === -1) return -1;
    const value = this.#attributes(bytes, attributes);
    if (value === -1 || words.getUint32(value) !== VALUE_START) return -1;
    return this.#value(bytes, value + 4);
  }

  /** Reads `</row><row r="3" spans="1:6">`, whose number is then `whole`; returns the index after it, or -1. */
  readRow(bytes: Uint8Array<ArrayBuffer>, start: number): number {
    if (bytes !== this.#bytes) this.#take(bytes);
    const words = this.#words;
    if (
      words.getUint32(start) !== ROW_START[0] ||
      words.getUint32(start + 4) !== ROW_START[1] ||
      words.getUint32(start + 8) !== ROW_START[2] ||
      words.getUint16(start + 12) !== ROW_START[3]
    ) {
      return -1;
    }
    const from = start + 14;
    let at = this.#digits(bytes, from);
    if (this.whole === 0 || at - from > MAX_DIGITS || bytes[at] !== QUOTE) return -1;
    at += 1;
    if (words.getUint32(at) === SPANS[0] && words.getUint32(at + 4) === SPANS[1]) {
      at += 8;
      let code = bytes[at]!;
      while ((code >= ZERO && code <= NINE) || code === COLON) {
        at += 1;
        code = bytes[at]!;
      }
      if (code !== QUOTE) return -1;
      at += 1;
    }
    return bytes[at] === GT ? at + 1 : -1;
  }

  #take(bytes: Uint8Array<ArrayBuffer>): void {
    this.#bytes = bytes;
    this.#words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** Reads `B2"`; at most three letters, as the last column is XFD. */
  #reference(bytes: Uint8Array, start: number): number {
    let at = start;
    let column = 0;
    let code = bytes[at]!;
    while (code >= LETTER_A && code <= LETTER_Z) {
      column = column * 26 + code - LETTER_A + 1;
      at += 1;
      code = bytes[at]!;
    }
    if (column === 0 || at - start > 3) return -1;
    while (code >= ZERO && code <= NINE) {
      at += 1;
      code = bytes[at]!;
    }
    this.column = column - 1;
    return code === QUOTE ? at + 1 : -1;
  }

  /** Reads ` s="1" t="s"`, or only a part of it. */
  #attributes(bytes: Uint8Array, start: number): number {
    const words = this.#words;
    let at = start;
    this.style = 0;
    this.shared = false;
    while (bytes[at] === SPACE) {
      const name = words.getUint32(at);
      at += 4;
      if (name === STYLE_START) {
        at = this.#digits(bytes, at);
        this.style = this.whole;
        if (bytes[at] !== QUOTE) return -1;
        at += 1;
      } else if (name === TYPE_START) {
        const type = words.getUint16(at);
        if (type !== SHARED && type !== NUMBER) return -1;
        this.shared = type === SHARED;
        at += 2;
      } else {
        return -1;
      }
    }
    return at;
  }

  /** Reads `7</v></c>`; a missing value, or one with entities or line ends, is not usual. */
  #value(bytes: Uint8Array, start: number): number {
    const words = this.#words;
    let at = this.#digits(bytes, start);
    let code = bytes[at]!;
    if (code !== LT || at - start > MAX_DIGITS) this.whole = -1;
    // Skips other characters of a number: a sign, a point, an exponent.
    while (code > SPACE && code < DELETE && code !== LT && code !== AMPERSAND) {
      at += 1;
      code = bytes[at]!;
    }
    if (at === start || words.getUint32(at) !== VALUE_END[0] || words.getUint32(at + 4) !== VALUE_END[1]) {
      return -1;
    }
    this.from = start;
    this.to = at;
    return at + 8;
  }

  /** Reads digits into `whole`; returns the index after them. */
  #digits(bytes: Uint8Array, from: number): number {
    let at = from;
    let whole = 0;
    let code = bytes[at]!;
    while (code >= ZERO && code <= NINE) {
      whole = whole * 10 + code - ZERO;
      at += 1;
      code = bytes[at]!;
    }
    this.whole = whole;
    return at;
  }
}

/** Up to four characters as a big-endian number. */
function word(text: string): number {
  let value = 0;
  for (let at = 0; at < text.length; at += 1) value = value * 256 + text.charCodeAt(at);
  return value;
}
