/** A text with what is written for each of its characters undone, and where in the text each comes from. */
export interface Decoded {
  readonly length: number;
  /** UTF-16 units. */
  readonly codes: Uint16Array;
  /** Where in the text the writing of each begins, and where it ends. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

const names: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{
      excl: '!',
      quot: '"',
      num: '#',
      dollar: '$',
      percnt: '%',
      amp: '&',
      apos: "'",
      lpar: '(',
      rpar: ')',
    },
    ...{
      ast: '*',
      midast: '*',
      plus: '+',
      comma: ',',
      period: '.',
      sol: '/',
      colon: ':',
      semi: ';',
      lt: '<',
    },
    ...{ equals: '=', gt: '>', quest: '?', commat: '@', lsqb: '[', lbrack: '[', bsol: '\\', rsqb: ']' },
    ...{ rbrack: ']', Hat: '^', lowbar: '_', grave: '`', lcub: '{', lbrace: '{', verbar: '|', vert: '|' },
    ...{ rcub: '}', rbrace: '}', nbsp: ' ' },
  }),
);
/** Of an HTML character reference, from `&` to `;`. */
const longestName = 12;

const [percent, backslash, semicolon, ampersand] = Array.from('%\\;&', (one) => one.charCodeAt(0));
const blank = 32;

/** A text as it is. */
export function undecoded(text: string): Decoded {
  return read(text, () => null);
}

/**
 * Undoes escapes of JSON (`\u002b`), URLs (`%2B`) and HTML (`&#43;`, `&amp;`), in each other as often as they are. Goes
 * over the text once: what an escape stands for may end another.
 */
export function decoded(text: string): Decoded {
  return read(text, (codes, length) => {
    const last = codes[length - 1]!;
    if (last === semicolon) return characterReference(codes, length);
    return hexEscape(codes, length) ?? (codes[length - 2] === backslash ? blankEscape(last) : null);
  });
}

/** An escape that ends where the text read so far ends: how many units it takes, and what it stands for. */
interface Escape {
  readonly units: number;
  readonly code: number;
}

function read(text: string, escapeAt: (codes: Uint16Array, length: number) => Escape | null): Decoded {
  const codes = new Uint16Array(text.length);
  const starts = new Uint32Array(text.length);
  const ends = new Uint32Array(text.length);
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    codes[length] = text.charCodeAt(at);
    starts[length] = at;
    ends[length] = at + 1;
    length++;
    for (let found = escapeAt(codes, length); found !== null; found = escapeAt(codes, length)) {
      length -= found.units - 1;
      codes[length - 1] = found.code;
      ends[length - 1] = at + 1;
    }
  }
  return { length, codes, starts, ends };
}

function hexEscape(codes: Uint16Array, length: number): Escape | null {
  if (hexDigit(codes[length - 1]) === -1 || hexDigit(codes[length - 2]) === -1) return null;
  if (codes[length - 3] === percent) return { units: 3, code: hexNumber(codes, length - 2, length) };
  if (isEscape(codes, length - 4, 'x')) return { units: 4, code: hexNumber(codes, length - 2, length) };
  if (!isEscape(codes, length - 6, 'u')) return null;
  const code = hexNumber(codes, length - 4, length);
  return code === -1 ? null : { units: 6, code };
}

function isEscape(codes: Uint16Array, at: number, letter: string): boolean {
  return (codes[at] === backslash || codes[at] === percent) && codes[at + 1] === letter.charCodeAt(0);
}

/** Line breaks, tabs and the like, which all separate. */
function blankEscape(code: number): Escape | null {
  return 'nrtbfv'.includes(String.fromCharCode(code)) ? { units: 2, code: blank } : null;
}

function characterReference(codes: Uint16Array, length: number): Escape | null {
  for (let at = length - 2; at >= 0 && at >= length - longestName; at--) {
    if (codes[at] !== ampersand) continue;
    const name = String.fromCharCode(...codes.subarray(at + 1, length - 1));
    const [, digits, hexDigits] = /^#(?:(\d+)|[xX]([\da-fA-F]+))$/.exec(name) ?? [];
    const number = digits === undefined ? Number.parseInt(hexDigits ?? '', 16) : Number(digits);
    const code = Number.isNaN(number) ? (names.get(name)?.charCodeAt(0) ?? -1) : number;
    return code < 0 || code > 0xffff ? null : { units: length - at, code };
  }
  return null;
}

/** -1 where one of these is no digit. */
function hexNumber(codes: Uint16Array, from: number, to: number): number {
  let number = 0;
  for (let at = from; at < to; at++) {
    const digit = hexDigit(codes[at]);
    if (digit === -1) return -1;
    number = number * 16 + digit;
  }
  return number;
}

function hexDigit(code: number | undefined): number {
  if (code === undefined) return -1;
  if (code >= 48 && code <= 57) return code - 48;
  const letter = code | 32;
  return letter >= 97 && letter <= 102 ? letter - 87 : -1;
}
