import type { Words } from '../language/said.ts';
import { spoken } from '../language/spoken.ts';
import { say } from '../texts/say.ts';

const NAMES: ReadonlyMap<string, Words> = new Map([
  ['\t', say.messages.signs.tab()],
  ['\u00a0', say.messages.signs.hardSpace()],
  ['\u202f', say.messages.signs.narrowHardSpace()],
  ['\u2009', say.messages.signs.thinSpace()],
  ['\u00ad', say.messages.signs.softHyphen()],
  ['\u200b', say.messages.signs.zeroWidthSpace()],
  ['\u200c', say.messages.signs.zeroWidthNonJoiner()],
  ['\u200d', say.messages.signs.zeroWidthJoiner()],
  ['\u061c', say.messages.signs.arabicMark()],
  ['\u200e', say.messages.signs.leftToRight()],
  ['\u200f', say.messages.signs.rightToLeft()],
  ['\u2060', say.messages.signs.wordJoiner()],
  ['\ufe0e', say.messages.signs.textStyle()],
  ['\ufe0f', say.messages.signs.emojiStyle()],
  ['\ufeff', say.messages.signs.byteOrder()],
  ['‘', say.messages.signs.curlyQuote('‘')],
  ['’', say.messages.signs.curlyQuote('’')],
  ['“', say.messages.signs.curlyQuote('“')],
  ['”', say.messages.signs.curlyQuote('”')],
  ['–', say.messages.signs.enDash('–')],
  ['—', say.messages.signs.emDash('—')],
  ['…', say.messages.signs.ellipsis('…')],
]);

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** In one sentence. */
export const MOST_LETTERS_NAMED = 5;

/** The character itself if it is visible, else words. */
export function characterWords(character: string): Words {
  const name = NAMES.get(character);
  if (name !== undefined) return name;
  const code = character.codePointAt(0) ?? 0;
  if (/[\s\p{C}]/u.test(character)) return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  // Isolated, so that it does not turn the commas of a list around.
  if (RIGHT_TO_LEFT.test(character)) return `\u2068${character}\u2069`;
  // A combining mark alone would join the character printed before it.
  return /\p{M}/u.test(character) ? say.messages.signs.accent(`\u25cc${character}`) : character;
}

export function characterName(character: string): string {
  return spoken(characterWords(character));
}
