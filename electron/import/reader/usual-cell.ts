const LT = 0x3c;
const GT = 0x3e;
const QUOTE = 0x22;
const EQUALS = 0x3d;
const SPACE = 0x20;
const LETTER_A = 0x41;
const LETTER_Z = 0x5a;
const LETTER_C = 0x63;
const LETTER_N = 0x6e;
const LETTER_R = 0x72;
const LETTER_S = 0x73;
const LETTER_T = 0x74;
const LETTER_V = 0x76;
const ZERO = 0x30;
const VALUE_END = '</v></c>';
const MAX_DIGITS = 15;

/**
 * A cell in the very form in which nearly every program writes nearly every cell, `<c r="B2" s="1" t="s"><v>7</v></c>`: a
 * reference, perhaps a style, perhaps the type `s` or `n`, and a value. One pass over its characters finds it all; a cell
 * in any other form is left to the XML scanner.
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

  /** Reads the cell that starts at an index of the text; answers the index after it, or -1 when it is not of this form. */
  read(text: string, start: number): number {
    if (
      text.charCodeAt(start) !== LT ||
      text.charCodeAt(start + 1) !== LETTER_C ||
      text.charCodeAt(start + 2) !== SPACE ||
      text.charCodeAt(start + 3) !== LETTER_R ||
      text.charCodeAt(start + 4) !== EQUALS ||
      text.charCodeAt(start + 5) !== QUOTE
    ) {
      return -1;
    }
    const attributes = this.#reference(text, start + 6);
    if (attributes === -1) return -1;
    const value = this.#attributes(text, attributes);
    if (
      value === -1 ||
      text.charCodeAt(value) !== LT ||
      text.charCodeAt(value + 1) !== LETTER_V ||
      text.charCodeAt(value + 2) !== GT
    ) {
      return -1;
    }
    return this.#value(text, value + 3);
  }

  /** Reads `B2"`; at most three letters, as the last column is XFD. */
  #reference(text: string, start: number): number {
    let at = start;
    let column = 0;
    let code = text.charCodeAt(at);
    while (code >= LETTER_A && code <= LETTER_Z) {
      column = column * 26 + code - LETTER_A + 1;
      at += 1;
      code = text.charCodeAt(at);
    }
    if (column === 0 || at - start > 3) return -1;
    while (code >= ZERO && code <= ZERO + 9) {
      at += 1;
      code = text.charCodeAt(at);
    }
    this.column = column - 1;
    return code === QUOTE ? at + 1 : -1;
  }

  /** Reads ` s="1" t="s">` or less of it. */
  #attributes(text: string, start: number): number {
    let at = start;
    this.style = 0;
    this.shared = false;
    while (text.charCodeAt(at) === SPACE) {
      const name = text.charCodeAt(at + 1);
      if (text.charCodeAt(at + 2) !== EQUALS || text.charCodeAt(at + 3) !== QUOTE) return -1;
      at += 4;
      if (name === LETTER_S) {
        let code = text.charCodeAt(at);
        while (code >= ZERO && code <= ZERO + 9) {
          this.style = this.style * 10 + code - ZERO;
          at += 1;
          code = text.charCodeAt(at);
        }
      } else if (name === LETTER_T) {
        const type = text.charCodeAt(at);
        if (type !== LETTER_S && type !== LETTER_N) return -1;
        this.shared = type === LETTER_S;
        at += 1;
      } else {
        return -1;
      }
      if (text.charCodeAt(at) !== QUOTE) return -1;
      at += 1;
    }
    return text.charCodeAt(at) === GT ? at + 1 : -1;
  }

  /** Reads `7</v></c>`; a value that is missing, or has entities or line ends in it, is not usual. */
  #value(text: string, start: number): number {
    let at = start;
    let whole = 0;
    let code = text.charCodeAt(at);
    while (code >= ZERO && code <= ZERO + 9) {
      whole = whole * 10 + code - ZERO;
      at += 1;
      code = text.charCodeAt(at);
    }
    const plain = code === LT && at - start <= MAX_DIGITS;
    // What else a number is made of: a sign, a point, an exponent.
    while (code > SPACE && code < 0x7f && code !== LT && code !== 0x26) {
      at += 1;
      code = text.charCodeAt(at);
    }
    if (at === start || !text.startsWith(VALUE_END, at)) return -1;
    this.from = start;
    this.to = at;
    this.whole = plain ? whole : -1;
    return at + VALUE_END.length;
  }
}
