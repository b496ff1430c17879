import type { Area, Areas } from './current-language.ts';
import { isSaid, type SaidValue, type Words } from './said.ts';

let areas: Areas | null = null;
let isWhole = false;

/** The texts of main's messages, loaded separately from the window's own. */
export function takeSaidTexts(texts: Areas): void {
  areas = texts;
  isWhole = true;
}

/** The few that the window's first page shows before the others are loaded. */
export function takeFirstSaidTexts(texts: Areas): void {
  areas ??= texts;
}

export function hasSaidTexts(): boolean {
  return isWhole;
}

/**
 * In the current language. A sentence unknown here, from a later version or one that somebody made up, shows its key and
 * values.
 */
export function spoken<Given extends Words | undefined>(given: Given): string | Extract<Given, undefined> {
  const words: Words | undefined = given;
  if (words === undefined) return words as Extract<Given, undefined>;
  if (typeof words === 'string') return words;
  const values = words.values?.map(spokenValue) ?? [];
  return sentenceOf(words.say, values) ?? [words.say, ...values].join(' ');
}

/** Null if there is none, or it does not take such values. */
function sentenceOf(path: string, values: readonly SaidValue[]): string | null {
  let text: unknown = areas;
  for (const key of path.split('.')) {
    if (typeof text !== 'object' || text === null || !Object.hasOwn(text, key)) return null;
    text = (text as Area)[key];
  }
  if (typeof text === 'string') return text;
  if (typeof text !== 'function') return null;
  try {
    const sentence: unknown = text(...values);
    return typeof sentence === 'string' ? sentence : null;
  } catch {
    return null;
  }
}

function spokenValue(value: SaidValue): SaidValue {
  if (isSaid(value)) return spoken(value);
  return Array.isArray(value) ? value.map(spokenValue) : value;
}
