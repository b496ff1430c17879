import type { Area, Areas } from './current-language.ts';
import { isSaid, type SaidValue, type Words } from './said.ts';

let areas: Areas | null = null;
let isWhole = false;

/** The texts of what main says, loaded separately from the window's own. */
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

/** In the current language. A sentence unknown here, from a later version, shows its key and values. */
export function spoken<Given extends Words | undefined>(given: Given): string | Extract<Given, undefined> {
  const words: Words | undefined = given;
  if (words === undefined) return words as Extract<Given, undefined>;
  if (typeof words === 'string') return words;
  const values = words.values?.map(spokenValue) ?? [];
  let text: unknown = areas;
  for (const key of words.say.split('.')) text = (text as Area | null | undefined)?.[key];
  if (typeof text === 'string') return text;
  if (typeof text === 'function') return (text as (...values: readonly SaidValue[]) => string)(...values);
  return [words.say, ...values].join(' ');
}

function spokenValue(value: SaidValue): SaidValue {
  if (isSaid(value)) return spoken(value);
  return Array.isArray(value) ? value.map(spokenValue) : value;
}
