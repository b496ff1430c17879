import { accountId, audienceId, campaignId, msisdn, search, textField, whole } from '../schema/fields.ts';
import * as z from '../schema/zod.ts';
import { gives, writes } from './declaration.ts';
import { chosenRows, resultFilter, resultSort } from './row-fields.ts';
import { lettering } from './send-fields.ts';

const format = z.enum(['csv', 'xlsx']);
/** Of a CSV; the usual one of the locale if left out. */
const separator = z.enum([',', ';']).optional();

const month = z.string().regex(/^\d{4}-\d{2}$/);
const creditsChoice = z.object({
  from: month,
  to: month,
  accountId: accountId.nullable(),
  label: z.string().max(1000).nullable(),
});

const exportRequest = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('results'),
    campaignId,
    filter: resultFilter,
    search: search.optional(),
    /** Only the people of this request. */
    chunk: whole.nullable().optional(),
    sort: resultSort,
    format: format.optional(),
    separator,
    /** Adds the list's columns to each person's result. */
    columns: z.boolean().optional(),
    /** Adds the rows of the list that were not sent to. */
    leftOut: z.boolean().optional(),
    /** Only the people at these places of an open view, in its order; this overrides all other selection. */
    chosen: z.object(chosenRows).optional(),
  }),
  /** The rows at these places of an open view of a list, with each person's text. */
  z.object({
    what: z.literal('rows'),
    audienceId,
    ...chosenRows,
    message: textField,
    lettering,
    format,
    separator,
  }),
  z.object({ what: z.literal('summary'), campaignId }),
  /** A draft's review with every text and its code, for another person to read. */
  z.object({ what: z.literal('review'), campaignId, includeRecent: z.boolean() }),
  z.object({ what: z.literal('rejections'), audienceId, format }),
  z.object({ what: z.literal('person'), msisdn, format }),
  z.object({ what: z.literal('credits'), choice: creditsChoice, format }),
  z.object({ what: z.literal('opt-outs') }),
  z.object({ what: z.literal('templates') }),
  /** All data in one file: `moved` to another computer, after which nothing is sent from here, or `backup`. */
  z.object({ what: z.literal('folder'), as: z.enum(['moved', 'backup']) }),
]);

export const exportOperations = {
  /** Opens a file to save; call `export.read` until `done`. */
  'export.open': {
    ...writes({}, gives<{ exportId: string; name: string; type: string }>),
    in: exportRequest,
  },
  'export.read': writes({ exportId: z.string().max(64) }, gives<{ bytes: Uint8Array; done: boolean }>),
};
