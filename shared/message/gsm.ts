import { normalized } from '../format/normalized.ts';

const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
  '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const EXTENSION = '\f^{}\\[~]|€';

// One byte per UTF-16 code unit: a survey looks up some hundred million of them.
const units = new Uint8Array(0x10000);
for (const character of BASIC) units[character.charCodeAt(0)] = 1;
for (const character of EXTENSION) units[character.charCodeAt(0)] = 2;

/** Septets that a UTF-16 code unit takes in GSM 03.38: 1 in the basic table, 2 in its extension, 0 in neither. */
export function gsmUnits(codeUnit: number): number {
  return units[codeUnit]!;
}

/** Whether every character of the text exists in GSM 03.38. */
export function fitsGsm(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (units[text.charCodeAt(at)] === 0) return false;
  return true;
}

/** The distinct characters of the text that GSM 03.38 does not have, in order of appearance. */
export function outsideGsm(text: string): string[] {
  const found = new Set<string>();
  for (const character of text) if (units[character.charCodeAt(0)] === 0) found.add(character);
  return [...found];
}

// Only typography: what reads the same aloud. A letter is never replaced, since that would misspell a name.
const PLAIN: ReadonlyMap<string, string> = new Map([
  ...pairs('‘’‚‛′´`ʹʻʼ‹›', "'"),
  ...pairs('“”„‟″«»', '"'),
  ...pairs('‐‑‒–—―−', '-'),
  ...pairs('•‣', '-'),
  ...pairs(
    '\t\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000',
    ' ',
  ),
  ...pairs('\u00ad\u200b\u2060\ufeff', ''),
  ...pairs('\u0085\u2028\u2029', '\n'),
  ['…', '...'],
  ['⁄', '/'],
  ['×', 'x'],
]);

function pairs(from: string, to: string): [string, string][] {
  return [...from].map((character) => [character, to]);
}

/**
 * Replaces typography that GSM 03.38 lacks (curly quotes, dashes, odd spaces) by its plain form; letters stay. Answers
 * also what was replaced, how often, and which characters still need Unicode.
 */
export function plainForGsm(text: string) {
  const counts = new Map<string, number>();
  let plain = '';
  for (const character of normalized(text)) {
    const to = PLAIN.get(character);
    if (to === undefined) plain += character;
    else {
      plain += to;
      counts.set(character, (counts.get(character) ?? 0) + 1);
    }
  }
  const replaced = [...counts].map(([from, count]) => ({ from, to: PLAIN.get(from)!, count }));
  return { text: plain, replaced, left: outsideGsm(plain) };
}
