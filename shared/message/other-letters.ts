import { normalized } from '../format/normalized.ts';
import { lazily } from '../lazily.ts';
import { fitsGsm } from './gsm.ts';
import { COMPATIBLE, LATIN_ASCII } from './latin-ascii.ts';
import { parseMessage } from './tag.ts';

/** Written in other letters: the message with its fallbacks, or people's values too. */
export type OtherLetters = 'message' | 'all';

// Typography reads the same in its plain form. It overrides the tables: quotation marks stay quotation marks here.
const TYPOGRAPHY: readonly (readonly [plain: string, characters: string])[] = [
  ["'", '‘’‚‛′´`ʹʻʼ‹›'],
  ['"', '“”„‟″«»'],
  ['-', '‐‑‒–—―−•‣'],
  [' ', '\t\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000'],
  ['', '\u00ad\u200b\u2060\ufeff'],
  ['\n', '\u0085\u2028\u2029'],
  ['...', '…'],
  ['/', '⁄'],
  ['x', '×'],
];

const plain = lazily(
  (): ReadonlyMap<string, string> =>
    new Map([
      ...Array.from(COMPATIBLE, (character) => [character, character.normalize('NFKD')] as const),
      ...[...LATIN_ASCII, ...TYPOGRAPHY].flatMap(([form, characters]) =>
        Array.from(characters, (character) => [character, form] as const),
      ),
    ]),
);

const BASE = /^[\p{Script=Latin}0-9]/u;
const MARK = /^\p{Mn}$/u;

/** Null for none within GSM 03.38. A letter keeps as many of its accents as GSM 03.38 has with it. */
export function otherLetter(character: string): string | null {
  const form = plain().get(character);
  if (form !== undefined) return form;
  const letters = [...normalized(character, 'NFD')];
  if (letters.length === 1 || !BASE.test(letters[0]!)) return null;
  while (letters.length > 1) {
    letters.pop();
    const fewer = letters.join('').normalize('NFC');
    if (fitsGsm(fewer)) return fewer;
    const plainLetter = plain().get(fewer);
    if (plainLetter !== undefined) return plainLetter;
  }
  return null;
}

/** Replaces each character that GSM 03.38 lacks by its usual plain form, if it has one. */
export function inOtherLetters(text: string): string {
  if (fitsGsm(text)) return text;
  let written = '';
  let onBase = false;
  for (const character of normalized(text)) {
    if (MARK.test(character) && onBase) continue;
    const piece = fitsGsm(character) ? character : (otherLetter(character) ?? character);
    if (piece === '') continue;
    onBase = BASE.test([...piece].at(-1)!);
    written += piece;
  }
  return written;
}

/** Tags stay, because they name columns and are replaced before sending. */
export function messageInOtherLetters(message: string): string {
  return parseMessage(message)
    .map(({ kind, text }) => (kind === 'tag' ? text : inOtherLetters(text)))
    .join('');
}
