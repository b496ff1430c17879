import { type Decoded, decoded, undecoded } from './decoded.ts';
import { findNeedles, type Needle } from './needle-finder.ts';

/** How much of a text is kept, and whether it was cut before. */
export interface Bounds {
  /** UTF-16 units; what is longer ends with `…`. */
  readonly most?: number;
  /** True where it is the beginning of something longer, which may end within a secret. */
  readonly isCut?: boolean;
}

/** Makes words of a service fit to be shown and kept: without the secret, and bounded. */
export type Redactor = (text: string, bounds?: Bounds) => string;

/** The fewest letters and digits that are taken for a secret when others stand between them. */
const fewest = 8;
/** How many times more is looked at than is kept, so that what is kept ends within no secret. */
const lookedAt = 4;

/**
 * Takes a secret out of words that may quote it: plain or escaped, with markup, blanks or signs between its letters, in
 * small or capital letters, backwards, in hexadecimal digits and in base64. Takes time that grows with the text only.
 */
export function createRedactor(secret: string): Redactor {
  if (secret === '') return (text, { most } = {}) => shorten(text, most);
  const { exact, spread } = needlesOf(secret);
  const finders = [findNeedles(exact, withoutBlanks), findNeedles(spread, lettersAndDigits)];
  // Wherever one with letters enough stands as it is, its letters stand too.
  const few = exact.filter(({ text }) => lettersOf(text) < fewest);
  const quick = few.length === 0 ? finders.slice(1) : finders;

  function redact(whole: string, isCut: boolean): string {
    // Nearly every id and text: a request brings twenty thousand of them.
    if (!isCut && !/[%\\&<]/.test(whole) && !quick.some((finder) => finder.isIn(whole))) return whole;
    const text = isCut ? withoutHalfEscape(whole) : whole;
    const edges = new Int32Array(text.length + 1);
    let isFound = false;
    const plain = undecoded(text);
    const readings = /[%\\&]/.test(text) ? [plain, decoded(text)] : [plain];
    for (const reading of readings) {
      const mark = (from: number, to: number): void => {
        isFound = true;
        edges[reading.starts[from]!]! += 1;
        edges[reading.ends[to - 1]!]! -= 1;
      };
      for (const units of unitsOf(reading)) {
        for (const finder of finders) finder.find(reading, units, isCut, mark);
      }
    }
    return isFound ? withoutMarked(text, edges) : text;
  }

  return (text, { most, isCut = false } = {}) => {
    const looked = most === undefined ? text.length : lookedAt * (most + secret.length);
    const clean = redact(text.slice(0, looked), isCut || text.length > looked);
    return shorten(clean, most);
  };
}

function shorten(text: string, most: number | undefined): string {
  return most === undefined || text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}

/** The secret as it may be quoted: unit by unit, and by its letters and digits alone. */
function needlesOf(secret: string): {
  readonly exact: readonly Needle[];
  readonly spread: readonly Needle[];
} {
  const bytes = Buffer.from(secret);
  const forms = [...new Set([secret, bytes.toString('latin1')])];
  const reversed = forms.map((form) => [...form].reverse().join(''));
  const needles = [...forms, ...(secret.length < fewest ? [] : reversed)].map(needle);
  const coded = [bytes, Buffer.from(bytes).reverse()].flatMap((one) => [
    needle(one.toString('hex')),
    ...[0, 1, 2].map((shift) => inBase64(one, shift)),
  ]);
  const spread = [...needles, ...coded].filter(({ text }) => lettersOf(text) >= fewest);
  return { exact: needles.flatMap(withSwallowed), spread: spread.flatMap(withSwallowed) };
}

function needle(text: string): Needle {
  return { text, before: 0, after: 0 };
}

/** `%4` before a secret takes its first `a` for itself. */
function withSwallowed(whole: Needle): readonly Needle[] {
  const units = [3, 2, 1].find((most) => lettersOf(whole.text.slice(most)) >= fewest);
  return units === undefined
    ? [whole]
    : [whole, { ...whole, text: whole.text.slice(units), before: whole.before + units }];
}

/** What base64 shows of bytes behind `shift` others, without the signs that are not theirs alone. */
function inBase64(bytes: Buffer, shift: number): Needle {
  const signs = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64');
  const from = [0, 2, 3][shift]!;
  const to = Math.floor(((shift + bytes.length) * 8) / 6);
  return { text: signs.slice(from, to), before: shift === 0 ? 0 : 1, after: 1 };
}

function lettersOf(text: string): number {
  return text.replace(/[^a-z0-9]/gi, '').length;
}

/** No secret needs a blank, a control character or a backslash to be known; `…` ends what was cut. */
function withoutBlanks(code: number): number {
  const isBlank = code <= 32 || (code >= 0x7f && code <= 0x9f) || code === 0xa0 || code === 0xad;
  const isUnseen =
    (code >= 0x2000 && code <= 0x200f) || (code >= 0x2026 && code <= 0x206f) || code === 0xfeff;
  return isBlank || isUnseen || code === 92 ? 0 : code;
}

/** Letters as small ones; everything that is neither a letter of ASCII nor a digit is passed over. */
function lettersAndDigits(code: number): number {
  if (code >= 48 && code <= 57) return code;
  const small = code | 32;
  return code < 128 && small >= 97 && small <= 122 ? small : 0;
}

/** All units, and where there are tags, those outside of them besides. */
function unitsOf(text: Decoded): readonly Uint32Array[] {
  const { codes, length } = text;
  const all = new Uint32Array(length);
  for (let at = 0; at < length; at++) all[at] = at;
  const kept = new Uint32Array(length);
  let count = 0;
  let from = 0;
  for (let open = codes.indexOf(60); open !== -1 && open < length; open = codes.indexOf(60, open + 1)) {
    if (open < from || !beginsTag(codes[open + 1]!)) continue;
    const close = codes.indexOf(62, open);
    if (close === -1 || close >= length) break;
    for (let at = from; at < open; at++) kept[count++] = at;
    from = close + 1;
  }
  if (from === 0) return [all];
  for (let at = from; at < length; at++) kept[count++] = at;
  return [all, kept.subarray(0, count)];
}

/** A letter, or one of `/`, `!` and `?`. */
function beginsTag(code: number): boolean {
  return /[a-z/!?]/i.test(String.fromCharCode(code));
}

/** An escape or a tag that is cut off says nothing, and would stand between a secret and its end. */
function withoutHalfEscape(text: string): string {
  const tail = text.slice(-300);
  return text.slice(0, text.length - tail.length) + tail.replace(/(?:[%\\&][#\w%\\&]{0,12}|<[^<>]*)…?$/, '');
}

/** `edges` counts what begins at each place less what ends there. */
function withoutMarked(text: string, edges: Int32Array): string {
  const kept: string[] = [];
  let from = 0;
  let open = 0;
  edges.forEach((edge, at) => {
    if (edge === 0) return;
    if (open === 0) kept.push(text.slice(from, at), '•••');
    open += edge;
    if (open === 0) from = at;
  });
  return [...kept, text.slice(from)].join('');
}
