import { currentLanguage } from '../language/language.ts';

/** Letters that run from right to left, and the mark that makes what is beside it do so. */
const TURNS = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** What turns everything up to its end, also where that end is missing. */
const CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
const [FIRST_STRONG_ISOLATE, POP] = ['\u2068', '\u2069'];

/**
 * A name, or words of a service, as a part of a sentence: what runs from right to left in it turns nothing around it. It
 * stays as it is where nothing turns.
 */
export function isolated(text: string): string {
  const tame = text.replace(CONTROLS, '');
  return TURNS.test(tame) ? `${FIRST_STRONG_ISOLATE}${tame}${POP}` : tame;
}

/** The same between quotation marks; a column that is not there has no name. */
export function quoted(text = ''): string {
  const [open, close] = currentLanguage() === 'de' ? '„“' : '“”';
  return `${open}${isolated(text)}${close}`;
}
