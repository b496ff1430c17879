import { connectionsToSend } from '../campaign/plan/connections.ts';
import { mostPerMinute, recipientsPerRequest } from '../campaign/plan/plan.ts';
import type { SendOptions } from '../draft/draft.ts';
import { ODD_KINDS } from '../format/odd-value.ts';
import type { BlankChoice } from '../message/choices/blank-choice.ts';
import type { OddChoice } from '../message/choices/odd-choice.ts';
import type { Lettering } from '../message/lettering.ts';
import type { OtherLetters } from '../message/other-letters.ts';
import { MOST_CASE_VALUES, MOST_CASES } from '../message/versions.ts';
import { oneOf, textField, whole } from '../schema/fields.ts';
import * as z from '../schema/zod.ts';

// More than all characters there are.
const mostLetters = 3_000_000;

const otherLetters = oneOf<OtherLetters>({ message: true, all: true }).optional();

// Comparing as many tags as fit into a message would take long.
const mostTags = 1000;
const tag = textField;

// As long as a cell may be.
const longestCell = 32_768;
const versions = z
  .object({
    column: z.string().max(longestCell),
    cases: z
      .array(
        z.object({ values: z.array(z.string().max(longestCell)).max(MOST_CASE_VALUES), message: textField }),
      )
      .max(MOST_CASES),
  })
  .optional();

/** Optional fields too: what is not named does not compile, since it would be lost. */
type All<Of> = { readonly [Name in keyof Of]-?: z.ZodType };

const oddValues: z.ZodType<readonly OddChoice[] | undefined> = z
  .array(
    z.object({
      tag,
      kind: z.enum(ODD_KINDS),
      choice: oneOf<OddChoice['choice']>({ mended: true, 'leave-out': true, 'as-it-is': true }),
    }),
  )
  .max(mostTags)
  .optional();

export const lettering: z.ZodType<Lettering> = z.object({
  encoded: z.boolean(),
  other: otherLetters,
  needed: z.array(tag).max(mostTags).optional(),
  oddValues,
  day: z.string().max(10).optional(),
  versions,
} satisfies All<Lettering>);

export const sendOptions: z.ZodType<SendOptions> = z.object({
  chunkSize: z.number().int().min(1).max(recipientsPerRequest),
  canary: whole.max(recipientsPerRequest),
  perMinute: z.number().int().min(1).max(mostPerMinute).nullable(),
  connections: z.number().int().min(1).max(connectionsToSend),
  splitUnicode: z.boolean(),
  startAt: whole.nullable(),
  canaryNow: z.boolean().optional(),
  notAfter: whole.optional(),
  asksAfterQuiet: z.boolean().optional(),
  otherLetters,
  lossAccepted: z.object({ people: whole, letters: z.string().max(mostLetters) }).optional(),
  noWayOut: z.boolean().optional(),
  blanks: z
    .array(z.object({ tag, choice: oneOf<BlankChoice['choice']>({ 'leave-out': true, 'as-it-is': true }) }))
    .max(mostTags)
    .optional(),
  oddValues,
  foreignKept: z.array(tag).max(mostTags).optional(),
  versions,
} satisfies All<SendOptions>);
