import { AUDIENCE_FILTERS } from '../audience/audience.ts';
import { SORTED_BY } from '../audience/row-sort.ts';
import { MOST_SPANS, type RowSpans } from '../audience/row-spans.ts';
import { RESULT_FILTERS } from '../campaign/filters/result-filter.ts';
import { RESULT_SORTED_BY } from '../campaign/results/columns/result-columns.ts';
import { viewId, whole } from '../schema/fields.ts';
import * as z from '../schema/zod.ts';

/** A locale that `Intl.Collator` accepts; it falls back by itself for an unknown one. */
const locale = z.string().max(100).refine(isLocale);

export const shownRows = {
  filter: z.enum(AUDIENCE_FILTERS),
  sort: z
    .object({ by: z.union([z.enum(SORTED_BY), whole.max(100_000)]), descending: z.boolean(), locale })
    .nullish(),
};

export const resultFilter = z.enum(RESULT_FILTERS);

export const resultSort = z
  .object({ by: z.enum(RESULT_SORTED_BY), descending: z.boolean(), locale })
  .nullish();

export const chosenRows = {
  viewId,
  spans: z.array(z.object({ from: whole, to: whole })).max(MOST_SPANS) as z.ZodType<RowSpans>,
};

function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}
