/** More marks on one letter than any language uses; the last two combine once they are decomposed. */
const ENDLESS_MARKS = /[\p{M}\uff9e\uff9f]{31}/u;

/** Leaves a text alone that piles up marks: to order a hundred thousand of them would take half a minute. */
export function normalized(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD' = 'NFC'): string {
  return ENDLESS_MARKS.test(text) ? text : text.normalize(form);
}
