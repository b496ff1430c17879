/** Of a person's text; Unicode's stream-safe format (UAX #15) allows as many on one letter, and no language needs them. */
export const MOST_MARKS = 30;
/** Of a message: with a value before or after them they are still no more than `MOST_MARKS`. */
export const MOST_MARKS_TYPED = 15;

/** The last two combine once they are decomposed. */
const MARK = '[\\p{M}\\uff9e\\uff9f]';
const STACKED = new RegExp(`${MARK}{${MOST_MARKS + 1}}`, 'u');
const RUN = new RegExp(`${MARK}{${MOST_MARKS_TYPED},}`, 'u');
const RUNS = new RegExp(RUN, 'gu');
const BEGINS = new RegExp(`^${MARK}`, 'u');

/** So many marks on one letter that they cover what is around it, and slow down what shows or orders them. */
export function isStacked(text: string): boolean {
  return STACKED.test(text);
}

/** A mark of the text may be stacked on a letter once the text is beside another one. */
export function mayStack(text: string): boolean {
  return BEGINS.test(text) || RUN.test(text);
}

/** With at most so many marks on one letter, for a text that is only shown, or is shown before it is kept. */
export function unstacked(text: string, most = MOST_MARKS): string {
  return RUN.test(text) ? text.replace(RUNS, (run) => [...run].slice(0, most).join('')) : text;
}

/** Leaves a stacked text alone: to order a hundred thousand marks would take half a minute. */
export function normalized(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD' = 'NFC'): string {
  return isStacked(text) ? text : text.normalize(form);
}

/** In lower case without accents, as the names of columns are recognised. */
export function plainName(text: string): string {
  return normalized(text, 'NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
