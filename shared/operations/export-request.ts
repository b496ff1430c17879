import * as z from 'zod';
import type { ExportRequest } from '../export/export-request.ts';
import {
  accountId,
  audienceId,
  campaignId,
  msisdn,
  resultFilter,
  search,
  textField,
  whole,
} from './fields.ts';
import { chosenRows, resultSort } from './row-fields.ts';
import { lettering } from './send-fields.ts';

const format = z.enum(['csv', 'xlsx']);
const separator = z.enum([',', ';']).optional();

const month = z.string().regex(/^\d{4}-\d{2}$/);
const creditsChoice = z.object({
  from: month,
  to: month,
  accountId: accountId.nullable(),
  label: z.string().max(1000).nullable(),
});
/** What can be saved to a file. */
export const exportRequest: z.ZodType<ExportRequest> = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('results'),
    campaignId,
    filter: resultFilter,
    search: search.optional(),
    chunk: whole.nullable().optional(),
    sort: resultSort,
    format: format.optional(),
    separator,
    columns: z.boolean().optional(),
    chosen: z.object(chosenRows).optional(),
  }),
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
  z.object({ what: z.literal('rejections'), audienceId, format }),
  z.object({ what: z.literal('person'), msisdn, format }),
  z.object({ what: z.literal('credits'), choice: creditsChoice, format }),
  z.object({ what: z.literal('opt-outs') }),
  z.object({ what: z.literal('templates') }),
  z.object({ what: z.literal('folder'), as: z.enum(['moved', 'backup']) }),
]);
