import { quoted } from '../../format/wording.ts';
import { common } from '../../texts/en/common.ts';
import { states } from '../../texts/en/states.ts';

export const RESULT_FILTERS = [
  'all',
  'accepted',
  'different',
  'unknown',
  'refused',
  'not-sent',
  'skipped',
  'perhaps-texted',
  'in-flight',
  'waiting',
  'left-out',
] as const;

export type ResultFilter = (typeof RESULT_FILTERS)[number];

/** Who the shown people of a campaign's results are: a whole filter with its search, or some that a person chose. */
export type ShownWho =
  | { readonly filter: ResultFilter; readonly search: string }
  | { readonly people: number };

export function filterName(filter: ResultFilter): string {
  switch (filter) {
    case 'all':
      return common.all;
    case 'different':
      return states.filters.different;
    case 'perhaps-texted':
      return states.filters.perhaps;
    default:
      return states.ofPerson[filter].label;
  }
}

/** `Accepted`, `Refused “4670”`. */
export function wholeFilterWords({ filter, search }: { filter: ResultFilter; search: string }): string {
  const text = search.trim();
  if (text === '') return filterName(filter);
  return filter === 'all' ? quoted(text) : `${filterName(filter)} ${quoted(text)}`;
}
