import { currentLanguage, perTag, pluralForm } from '../language/language.ts';
import { count } from './format-count.ts';

const all = perTag((tag) => new Intl.ListFormat(tag.replace('en-US', 'en-GB'), { type: 'conjunction' }));
const either = perTag((tag) => new Intl.ListFormat(tag.replace('en-US', 'en-GB'), { type: 'disjunction' }));

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

/** A name between quotation marks; a column that is not there has no name. */
export function quoted(text = ''): string {
  const [open, close] = currentLanguage() === 'de' ? '„“' : '“”';
  return `${open}${isolated(text)}${close}`;
}

/** A count with its noun, in the form that it takes: `1 row`, `2,310 rows`. */
export function counted(value: number, one: string, other: string): string {
  return `${count(value)} ${pluralForm(value, one, other)}`;
}

/** Words as a list that holds all of them: `a, b and c`. */
export function listOf(words: readonly string[]): string {
  return all().format(words);
}

/** Words as a list from which one is taken: `a, b or c`. */
export function oneOfList(words: readonly string[]): string {
  return either().format(words);
}
