const LT = 0x3c;
const GT = 0x3e;
const QUOTE = 0x22;
const EQUALS = 0x3d;
const SPACE = 0x20;
const LETTER_A = 0x41;
const LETTER_Z = 0x5a;
const LETTER_N = 0x6e;
const LETTER_S = 0x73;
const LETTER_T = 0x74;
const ZERO = 0x30;
const CELL_START = bytesOf('<c r="');
const VALUE_START = bytesOf('<v>');
const VALUE_END = bytesOf('</v></c>');
const ROW_START = bytesOf('</row><row r="');
const SPANS = bytesOf(' spans="');
const COLON = 0x3a;
const MAX_DIGITS = 15;

/**
 * A cell in the very form in which nearly every program writes nearly every cell, `<c r="B2" s="1" t="s"><v>7</v></c>`: a
 * reference, perhaps a style, perhaps the type `s` or `n`, and a value. One pass over its bytes finds it all, which are
 * quicker to look at than the characters of a string; a cell in any other form is left to the XML scanner.
 */
export class UsualCell {
  /** From 0. */
  column = 0;
  style = 0;
  /** Whether the value is the index of a shared string. */
  shared = false;
  /** Where the value's text starts and ends. */
  from = 0;
  to = 0;
  /** The value as a whole number from 0, or -1 when it is another number. */
  whole = -1;

  /** Reads the cell that starts at an index of ASCII text; answers the index after it, or -1 when it is not of this form. */
  read(bytes: Uint8Array, start: number): number {
    if (!stands(CELL_START, bytes, start)) return -1;
    const attributes = this.#reference(bytes, start + CELL_START.length);
    const value = attributes === -1 ? -1 : this.#attributes(bytes, attributes);
    if (value === -1 || !stands(VALUE_START, bytes, value)) return -1;
    return this.#value(bytes, value + VALUE_START.length);
  }

  /**
   * Reads `</row><row r="3" spans="1:6">`, the end of one row and the start of the next, whose number is then `whole`;
   * answers the index after it, or -1 when there is anything else.
   */
  readRow(bytes: Uint8Array, start: number): number {
    if (!stands(ROW_START, bytes, start)) return -1;
    const from = start + ROW_START.length;
    let at = this.#digits(bytes, from);
    if (this.whole === 0 || at - from > MAX_DIGITS || bytes[at] !== QUOTE) return -1;
    at += 1;
    if (stands(SPANS, bytes, at)) {
      at += SPANS.length;
      while (isDigit(bytes[at]!) || bytes[at] === COLON) at += 1;
      if (bytes[at] !== QUOTE) return -1;
      at += 1;
    }
    return bytes[at] === GT ? at + 1 : -1;
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
    while (isDigit(bytes[at]!)) at += 1;
    this.column = column - 1;
    return bytes[at] === QUOTE ? at + 1 : -1;
  }

  /** Reads ` s="1" t="s">` or less of it. */
  #attributes(bytes: Uint8Array, start: number): number {
    let at = start;
    this.style = 0;
    this.shared = false;
    while (bytes[at] === SPACE) {
      const name = bytes[at + 1]!;
      if (bytes[at + 2] !== EQUALS || bytes[at + 3] !== QUOTE) return -1;
      at += 4;
      if (name === LETTER_S) {
        at = this.#digits(bytes, at);
        this.style = this.whole;
      } else if (name === LETTER_T) {
        const type = bytes[at]!;
        if (type !== LETTER_S && type !== LETTER_N) return -1;
        this.shared = type === LETTER_S;
        at += 1;
      } else {
        return -1;
      }
      if (bytes[at] !== QUOTE) return -1;
      at += 1;
    }
    return bytes[at] === GT ? at + 1 : -1;
  }

  /** Reads `7</v></c>`; a value that is missing, or has entities or line ends in it, is not usual. */
  #value(bytes: Uint8Array, start: number): number {
    let at = this.#digits(bytes, start);
    let code = bytes[at]!;
    const plain = code === LT && at - start <= MAX_DIGITS;
    // What else a number is made of: a sign, a point, an exponent.
    while (code > SPACE && code < 0x7f && code !== LT && code !== 0x26) {
      at += 1;
      code = bytes[at]!;
    }
    if (at === start || !stands(VALUE_END, bytes, at)) return -1;
    this.from = start;
    this.to = at;
    if (!plain) this.whole = -1;
    return at + VALUE_END.length;
  }

  /** Reads digits into `whole`; answers the index after them. */
  #digits(bytes: Uint8Array, start: number): number {
    let at = start;
    let whole = 0;
    while (isDigit(bytes[at]!)) {
      whole = whole * 10 + bytes[at]! - ZERO;
      at += 1;
    }
    this.whole = whole;
    return at;
  }
}

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (char) => char.charCodeAt(0));
}

function stands(wanted: Uint8Array, bytes: Uint8Array, at: number): boolean {
  for (let index = 0; index < wanted.length; index += 1) {
    if (bytes[at + index] !== wanted[index]) return false;
  }
  return true;
}

function isDigit(code: number): boolean {
  return code >= ZERO && code <= ZERO + 9;
}
