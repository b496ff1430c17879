export interface Bounds {
  /** UTF-16 units; a longer text ends with `…`. */
  readonly most?: number;
  /** True when the text is the beginning of a longer one, and may end inside a token. */
  readonly isCut?: boolean;
}

export type Redactor = (text: string, bounds?: Bounds) => string;

/** The search starts with this many units of a token; this many also count where a cut text ends. */
const fewest = 3;
/** Shorter base64 would match unrelated words. */
const leastBase64 = 8;
/** The longest spelling of one unit: `\\u002b`, `%252b`. */
const widest = 8;

/**
 * Removes a token as sent, escaped (also twice) for JSON, a URL or HTML, and in base64, as services and proxies quote
 * it. A service that hides it otherwise gains nothing, because it has the token.
 */
export function createRedactor(token: string): Redactor {
  if (token === '') return (text, { most } = {}) => shorten(text, most);
  const sent = [token, JSON.stringify(token).slice(1, -1), encodeURIComponent(token)];
  const forms = [...new Set([token, ...sent.flatMap(base64Of)])].map((form) => Array.from(form, patternOf));
  const units = forms.map((form) => form.map((unit) => new RegExp(unit, 'y')));
  const begins = new RegExp(forms.map((form) => form.slice(0, fewest).join('')).join('|'), 'g');

  function redact(text: string, isCut: boolean): string {
    let clean = '';
    let from = 0;
    begins.lastIndex = 0;
    for (let found = begins.exec(text); found !== null; found = begins.exec(text)) {
      const { index } = found;
      const end = Math.max(...units.map((form) => endOf(form, text, index, isCut)));
      begins.lastIndex = Math.max(index + 1, end);
      if (end === -1) continue;
      clean += `${text.slice(from, index)}•••`;
      from = end;
    }
    return clean + text.slice(from);
  }

  return (text, { most, isCut = false } = {}) => {
    // Looks far enough ahead that the kept part cannot end inside a token.
    const looked = most === undefined ? text.length : most + widest * token.length;
    return shorten(redact(text.slice(0, looked), isCut || text.length > looked), most);
  };
}

function shorten(text: string, most: number | undefined): string {
  return most === undefined || text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}

/** The base64 of the token after 0, 1 and 2 other bytes, without the characters that depend on its neighbours. */
function base64Of(token: string): readonly string[] {
  const forms = [0, 1, 2].flatMap((shift) => {
    const bytes = Buffer.from(`${' '.repeat(shift)}${token}`);
    const [from, to] = [[0, 2, 3][shift], Math.floor((bytes.length * 8) / 6)];
    return [bytes.toString('base64').slice(from, to), bytes.toString('base64url').slice(from, to)];
  });
  return forms.filter((form) => form.length >= leastBase64);
}

const names: Readonly<Record<string, string>> = {
  '&': 'amp',
  '"': 'quot',
  "'": 'apos',
  '<': 'lt',
  '>': 'gt',
};

/** Matches one letter in any spelling, itself last, as a `%` may begin another. Bounded, so that no text takes long. */
function patternOf(letter: string): string {
  const code = letter.codePointAt(0)!;
  const units = letter.split('').map((unit) => unit.charCodeAt(0));
  const json = units.map((unit) => String.raw`\\{1,8}u${hex(unit, 4)}`).join('');
  const url = [...Buffer.from(letter)].map((byte) => `%(?:25){0,4}${hex(byte, 2)}`).join('');
  const html = [`#0{0,4}${code}`, `#[xX]0{0,4}${hex(code, 2)}`, names[letter] ?? []].flat().join('|');
  const plain = units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
  return String.raw`(?:${json}|\\{0,8}?(?:${url}|&(?:amp;){0,3}(?:${html});|${plain}))`;
}

function hex(number: number, digits: number): string {
  const small = number.toString(16).padStart(digits, '0');
  return small.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
}

/** Where the token that begins at `index` ends; a cut text may end inside it. -1 when there is no token. */
function endOf(units: readonly RegExp[], text: string, index: number, isCut: boolean): number {
  let at = index;
  for (const [count, unit] of units.entries()) {
    unit.lastIndex = at;
    if (!unit.test(text)) {
      const isAtEnd =
        isCut && count >= fewest && /^(?:[%\\&][%\\&#\w]{0,12})?…?$/.test(text.slice(at, at + 16));
      return isAtEnd ? text.length : -1;
    }
    at = unit.lastIndex;
  }
  return at;
}
