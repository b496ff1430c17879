/**
 * Takes a secret out of words that may quote it, however they write its characters: plain, as in a URL (`%2B`), in
 * JSON (`\/`, `\u002b`) or in HTML (`&#43;`, `&amp;`).
 */
export function redact(text: string, secret: string): string {
  if (secret === '') return text;
  const pieces = secret.match(/\\+|[^\\]/gu) ?? [];
  return text.replace(new RegExp(pieces.map(writings).join(''), 'gu'), '•••');
}

/** More characters than any writing of one character of a secret takes. */
export const widestWriting = 24;

const htmlNames: { readonly [character: string]: string } = {
  '&': 'amp',
  '<': 'lt',
  '>': 'gt',
  '"': 'quot',
  "'": 'apos',
};

/**
 * The pattern of every way to write one character, or backslashes in a row; those are counted together, since a
 * pattern that could share them out in many ways takes ages to fail.
 */
function writings(piece: string): string {
  const character = String.fromCodePoint(piece.codePointAt(0)!);
  const times = character === '\\' ? piece.length : 1;
  const code = character.codePointAt(0)!;
  const units = character.split('').map((unit) => hex(unit.charCodeAt(0), 4));
  const bytes = Array.from(Buffer.from(character), (byte) => hex(byte, 2));
  const name = htmlNames[character];
  const plain = character === '\\' ? `\\\\{${times},${4 * times}}` : `\\\\{0,3}\\u{${code.toString(16)}}`;
  const escaped = [
    units.map((unit) => `\\\\{1,2}u${unit}`).join(''),
    bytes.map((byte) => `%(?:25)?${byte}`).join(''),
    `&#0{0,4}${code};`,
    `&#[xX]0{0,4}${hex(code, 1)};`,
    ...(name === undefined ? [] : [`&${name};`]),
  ];
  return `(?:${plain}|(?:${escaped.join('|')}){${times}})`;
}

/** A number in hexadecimal digits of either case. */
function hex(value: number, digits: number): string {
  const plain = value.toString(16).padStart(digits, '0');
  return plain.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
}
