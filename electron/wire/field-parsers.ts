import * as z from 'zod';
import type { AccountId, AudienceId, CampaignId, Msisdn, SheetId } from '../../shared/brand.ts';
import { keptLine } from '../../shared/format/kept-line.ts';
import { visibleText } from '../../shared/format/visible-text.ts';

/** The parser of each of these operations. */
export type ParsersOf<Named extends { readonly [Name in keyof Named]: { in: unknown } }> = {
  readonly [Name in keyof Named]: z.ZodType<Named[Name]['in']>;
};

/** A count or a place: a whole number from 0. */
export const whole = z.number().int().min(0);

/** A country by its code of two letters (ISO 3166). */
export const country = z.string().regex(/^[A-Z]{2}$/);

/** What people call something; nothing in it hides or turns what stands beside it. */
export const nameField = z.string().max(200, { abort: true }).overwrite(visibleText);

/** A message: more than the 255 parts that any phone can join, so that what is too long is said of rows and not lost. */
export const textField = z.string().max(50_000);

/** Names an account. */
export const accountId = z
  .string()
  .min(1)
  .max(64)
  .transform((value) => value as AccountId);

/** Names a list of people. */
export const audienceId = whole.transform((value) => value as AudienceId);

/** Names a campaign. */
export const campaignId = whole.transform((value) => value as CampaignId);

/** A number as the service takes it: digits with the country's own in front. */
export const msisdn = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform((value) => value as Msisdn);

/** What is searched for. */
export const search = z.string().max(200);

/** An operation that needs nothing to be said. */
export const nothing = z.object({});

/** Names a file that is read. */
export const sheetId = z.uuid().transform((value) => value as SheetId);

/** A slice of a list, of at most 500 rows. */
export const slice = { from: whole, count: whole.max(500) };

/** Asks for one file that is read. */
export const ofSheet = z.object({ sheetId });

/** Asks for one campaign. */
export const ofCampaign = z.object({ campaignId });

/** Who a text comes from, kept as it is judged: the service refuses a sender with a space behind it. */
export const sender = z.string().max(40, { abort: true }).overwrite(keptLine);
