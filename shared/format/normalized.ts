/** More marks upon one letter than any language writes; the last two combine once they are taken apart. */
const ENDLESS_MARKS = /[\p{M}\uff9e\uff9f]{31}/u;

/**
 * A text in a Unicode normalization form. One that piles up marks stays as it is: to put a hundred thousand of them in
 * order would take half a minute.
 */
export function normalized(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD' = 'NFC'): string {
  return ENDLESS_MARKS.test(text) ? text : text.normalize(form);
}
