const NAMES: ReadonlyMap<string, string> = new Map([
  ['\t', 'tab'],
  ['\u00a0', 'hard space'],
  ['\u202f', 'narrow hard space'],
  ['\u2009', 'thin space'],
  ['\u00ad', 'soft hyphen'],
  ['\u200b', 'zero-width space'],
  ['\u200c', 'zero-width non-joiner'],
  ['\u200d', 'zero-width joiner'],
  ['\u061c', 'Arabic letter mark'],
  ['\u200e', 'left-to-right mark'],
  ['\u200f', 'right-to-left mark'],
  ['\u2060', 'word joiner'],
  ['\ufe0e', 'text style mark'],
  ['\ufe0f', 'emoji style mark'],
  ['\ufeff', 'byte order mark'],
  ['‘', 'curly quote ‘'],
  ['’', 'curly quote ’'],
  ['“', 'curly quote “'],
  ['”', 'curly quote ”'],
  ['–', 'en dash –'],
  ['—', 'em dash —'],
  ['…', 'ellipsis …'],
]);

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** How to name a character to a person: the character itself where it can be seen, words where it cannot. */
export function characterName(character: string): string {
  const name = NAMES.get(character);
  if (name !== undefined) return name;
  const code = character.codePointAt(0) ?? 0;
  if (/[\s\p{C}]/u.test(character)) return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  // Isolated, or it would turn the commas of a list around.
  if (RIGHT_TO_LEFT.test(character)) return `\u2068${character}\u2069`;
  // A combining mark alone would sit on whatever is printed before it.
  return /\p{M}/u.test(character) ? `accent \u25cc${character}` : character;
}
