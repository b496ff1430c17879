import type { AccountId, AudienceId, CampaignId, Msisdn, SheetId, TemplateId } from '../brand.ts';
import { MOST_MARKS_TYPED, unstacked } from '../format/normalized.ts';
import { singleLine, visibleLine } from '../format/visible-text.ts';
import type { Result } from '../result.ts';
import { spoken } from '../texts/spoken-with-texts.ts';
import * as z from './zod.ts';

/** From 0. */
export const whole = z.number().int().min(0);

/** Of credits. */
export const amount = z.number().min(0);

export const country = z.string().regex(/^[A-Z]{2}$/);

/** Nothing in it hides or turns what is beside it. */
export const nameField = z.string().max(200, { abort: true }).overwrite(visibleLine);

/** Longer than the 255 parts that a phone can join, so that a text that is too long is reported per row and not cut. */
export const textField = z
  .string()
  .max(50_000, { abort: true })
  .overwrite((text) => unstacked(text, MOST_MARKS_TYPED));

export const accountId = z
  .string()
  .min(1)
  .max(64)
  .transform((value) => value as AccountId);

export const templateId = whole.transform((value) => value as TemplateId);

export const audienceId = whole.transform((value) => value as AudienceId);

export const campaignId = whole.transform((value) => value as CampaignId);

/** As the service takes it, with the country code. */
export const digits = z.string().regex(/^[1-9]\d{0,14}$/);

export const msisdn = digits.transform((value) => value as Msisdn);

export const search = z.string().max(200);

export const sheetId = z.uuid().transform((value) => value as SheetId);

/** At most 500 rows. */
export const slice = { from: whole, count: whole.max(500) };

/** What comes behind a row, or from the start with null. */
export const page = { before: whole.nullable(), count: slice.count };

/** Stored as it is judged: the service refuses a sender with a space behind it. */
export const sender = z.string().max(40, { abort: true }).overwrite(singleLine);

/** What `parse` makes of a text; if it fails, its words say why. */
export function read<Value>(parse: (typed: string) => Result<Value>): z.ZodType<Value, string> {
  return z.string().transform((typed, context) => {
    const parsed = parse(typed);
    if (parsed.ok) return parsed.value;
    context.addIssue({ code: 'custom', message: spoken(parsed.error.message) });
    return z.NEVER;
  });
}

/** Does not compile when a name is missing, or is no longer one of them. */
export function oneOf<Name extends string>(names: Readonly<Record<Name, true>>): z.ZodType<Name> {
  return z.enum(Object.keys(names) as [Name, ...Name[]]) as unknown as z.ZodType<Name>;
}

/** The service's label, stored as it is judged. */
export const label = z.string().max(200, { abort: true }).overwrite(singleLine);

/** A newer call of an asker supersedes its last; calls without one are all answered. Each list is an asker. */
export const asker = z.string().max(64).optional();

/** The list in use, whose country a typed number is read by first. */
export const inUse = { audienceId: audienceId.nullish() };

export const bytes: z.ZodType<Uint8Array> = z
  .instanceof(Uint8Array)
  .refine((value) => value.byteLength <= 8 * 1024 * 1024);

export const viewId = z.string().max(64);
