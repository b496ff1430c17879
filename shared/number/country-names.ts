import { regionName } from '../format/display-names.ts';
import { currentTag } from '../language/current-language.ts';
import { COUNTRIES, callingCodeOf } from './numbering-plan.ts';

/** In alphabetical order; `dial` is the calling code without `+`. */
export function countries() {
  const order = new Intl.Collator(currentTag());
  return COUNTRIES.map((code) => ({ code, name: regionName(code), dial: callingCodeOf(code) })).sort(
    (left, right) => order.compare(left.name, right.name),
  );
}
