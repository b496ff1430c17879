import type { LostLetters } from '../../../../shared/practice/practice.ts';
export type Alphabet = 'gsm' | 'ucs2';

const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
  '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const EXTENDED = '\f^{}\\[~]|€';

/** Septets by UTF-16 code unit: 0 for a character that GSM 03.38 lacks. */
const SEPTETS = new Uint8Array(65_536);
for (const character of BASIC) SEPTETS[character.charCodeAt(0)] = 1;
for (const character of EXTENDED) SEPTETS[character.charCodeAt(0)] = 2;

/** 160 septets alone or 153 joined in GSM 03.38; 70 or 67 code units in UCS-2. */
export function countParts(text: string, alphabet: Alphabet): number {
  return alphabet === 'gsm' ? pack(text, 160, 153, septetsAt) : pack(text, 70, 67, unitsAt);
}

export function fitsGsm(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (SEPTETS[text.charCodeAt(at)] === 0) return false;
  return true;
}

/** The text on a phone: a character that GSM 03.38 lacks arrives as a question mark. */
export function asShown(text: string, alphabet: Alphabet): string {
  if (alphabet === 'ucs2' || fitsGsm(text)) return text;
  return Array.from(text, (c) => (c.length === 1 && SEPTETS[c.charCodeAt(0)]! > 0 ? c : '?')).join('');
}

export function lostLetters(text: string): Set<string> {
  const lost = new Set<string>();
  for (const c of text) if (c.length > 1 || SEPTETS[c.charCodeAt(0)] === 0) lost.add(c);
  return lost;
}

/** 0 for the second half of a pair, which is counted with the first. */
type CostAt = (text: string, at: number) => number;

function pack(text: string, single: number, joined: number, cost: CostAt): number {
  let total = 0;
  let parts = 1;
  let used = 0;
  for (let at = 0; at < text.length; at += 1) {
    const units = cost(text, at);
    total += units;
    // A character of two units moves to the next part as a whole.
    if (used + units > joined) {
      parts += 1;
      used = 0;
    }
    used += units;
  }
  return total <= single ? 1 : parts;
}

function septetsAt(text: string, at: number): number {
  if (secondHalf(text, at)) return 0;
  return SEPTETS[text.charCodeAt(at)] || 1;
}

function unitsAt(text: string, at: number): number {
  if (secondHalf(text, at)) return 0;
  return isHigh(text.charCodeAt(at)) && isLow(text.charCodeAt(at + 1)) ? 2 : 1;
}

function secondHalf(text: string, at: number): boolean {
  return isLow(text.charCodeAt(at)) && at > 0 && isHigh(text.charCodeAt(at - 1));
}

function isHigh(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}

export interface LostCount {
  texts: number;
  readonly letters: Map<string, number>;
}

const mostNamed = 20;

export function newLostCount(): LostCount {
  return { texts: 0, letters: new Map() };
}

/** Counts a text that was sent in GSM 03.38. */
export function countLost(count: LostCount, text: string): void {
  if (fitsGsm(text)) return;
  count.texts += 1;
  for (const letter of lostLetters(text)) count.letters.set(letter, (count.letters.get(letter) ?? 0) + 1);
}

export function namedLostLetters({ texts, letters }: LostCount): LostLetters {
  const named = [...letters].sort(([, left], [, right]) => right - left).slice(0, mostNamed);
  return { texts, letters: named.map(([letter, of]) => ({ letter, texts: of })) };
}
