import * as z from 'zod';
import type { EncodingArrived } from '../account/encoding-test.ts';
import type { AccountId, AudienceId, CampaignId, Msisdn, SheetId } from '../brand.ts';
import type { ResultFilter } from '../campaign/results/result.ts';
import { singleLine, visibleText } from '../format/visible-text.ts';

/** A count or a place: a whole number from 0. */
export const whole = z.number().int().min(0);

/** A country by its code of two letters (ISO 3166). */
export const country = z.string().regex(/^[A-Z]{2}$/);

/** What people call something; nothing in it hides or turns what is beside it. */
export const nameField = z.string().max(200, { abort: true }).overwrite(visibleText);

/** A message: more than the 255 parts that any phone can join, so that what is too long is said of rows and not lost. */
export const textField = z.string().max(50_000);

export const accountId = z
  .string()
  .min(1)
  .max(64)
  .transform((value) => value as AccountId);

export const audienceId = whole.transform((value) => value as AudienceId);

export const campaignId = whole.transform((value) => value as CampaignId);

/** The digits of a number as the service takes it, with the country's own in front. */
export const digits = z.string().regex(/^[1-9]\d{0,14}$/);

export const msisdn = digits.transform((value) => value as Msisdn);

export const search = z.string().max(200);

export const sheetId = z.uuid().transform((value) => value as SheetId);

/** A slice of a list, of at most 500 rows. */
export const slice = { from: whole, count: whole.max(500) };

/** Who a text comes from, kept as it is judged: the service refuses a sender with a space behind it. */
export const sender = z.string().max(40, { abort: true }).overwrite(singleLine);

/** Takes each of these names; one that is forgotten, or is no longer one of them, does not compile. */
export function oneOf<Name extends string>(names: Readonly<Record<Name, true>>): z.ZodType<Name> {
  return z.enum(Object.keys(names) as [Name, ...Name[]]) as unknown as z.ZodType<Name>;
}

export const resultFilter = oneOf<ResultFilter>({
  all: true,
  accepted: true,
  different: true,
  unknown: true,
  refused: true,
  'not-sent': true,
  skipped: true,
  'perhaps-texted': true,
  waiting: true,
});

/** What a person saw of a test of an encoding. */
export const encodingArrived = oneOf<EncodingArrived>({ right: true, wrong: true, unknown: true });

/** A label of the service, kept as it is judged. */
export const label = z.string().max(200, { abort: true }).overwrite(singleLine);

/**
 * Who asks: a newer call of the same asker takes the place of the one before it, which fails as superseded. Each list in
 * each window is an asker of its own; without one a call is answered whatever comes after it.
 */
export const asker = z.string().max(64).optional();

/** The list in use where a number is typed, in whose country it is read first. */
export const inUse = { audienceId: audienceId.nullish() };

export const bytes: z.ZodType<Uint8Array> = z
  .instanceof(Uint8Array)
  .refine((value) => value.byteLength <= 8 * 1024 * 1024);

export const viewId = z.string().max(64);
