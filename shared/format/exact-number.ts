import { perTag } from '../language/language.ts';

const exact = perTag((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 4, useGrouping: false }));
const threePlaces = perTag(
  (tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: 3, maximumFractionDigits: 3 }),
);

/** A number of credits to four decimals, as it is compared with another: `411.25`. */
export function exactNumber(value: number): string {
  return exact().format(value);
}

/** A number with three places after the point: `0.333`. */
export function thousandths(value: number): string {
  return threePlaces().format(value);
}
