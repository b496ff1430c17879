import { currentLanguage, pluralForm } from '../language/current-language.ts';
import { languageFacts } from '../language/languages.ts';
import { count } from './format-count.ts';
import { formatTexts } from './format-texts.ts';

/** Right-to-left letters, and the mark with that effect. */
const TURNS = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Controls that turn everything up to their end, even if the end is missing. */
const CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
const [FIRST_STRONG_ISOLATE, POP] = ['\u2068', '\u2069'];

/** A name or the service's words within a sentence: right-to-left text in it does not turn what is around it. */
export function isolated(text: string): string {
  const tame = text.replace(CONTROLS, '');
  return TURNS.test(tame) ? `${FIRST_STRONG_ISOLATE}${tame}${POP}` : tame;
}

/** Empty quotes for a missing column. */
export function quoted(text = ''): string {
  const [open, close] = languageFacts[currentLanguage()].quotes;
  return `${open}${isolated(text)}${close}`;
}

/** Of a cell: people without one are chosen as others are by their value. */
export function valueName(value: string): string {
  return value === '' ? formatTexts.noValue : value;
}

export function quotedValue(value: string): string {
  return quoted(valueName(value));
}

/** With a capital first letter. */
export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** `1 row`, `2,310 rows`. */
export function counted(value: number, one: string, other: string): string {
  return `${count(value)} ${pluralForm(value, one, other)}`;
}
