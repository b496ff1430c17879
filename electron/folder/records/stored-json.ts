import { SEND_PATHS } from '../../../shared/account/account-fields.ts';
import type { AudienceCounts } from '../../../shared/audience/audience-row.ts';
import { noCounts } from '../../../shared/audience/audience-row.ts';
import { DIFFERENCES } from '../../../shared/audience/differences.ts';
import { pauseKinds } from '../../../shared/campaign/outcome/pause.ts';
import { columnLayout } from '../../../shared/column-layout.ts';
import { UNREAD_KINDS } from '../../../shared/folder/folder.ts';
import { isSaid } from '../../../shared/language/said.ts';
import { toFillable } from '../../../shared/message/fill.ts';
import { resultFilter } from '../../../shared/operations/row-fields.ts';
import { sendOptions } from '../../../shared/operations/send-fields.ts';
import { country, whole } from '../../../shared/schema/fields.ts';
import { shapeOf } from '../../../shared/schema/shape-of.ts';
import * as z from '../../../shared/schema/zod.ts';
import { JOIN_WAYS } from '../../../shared/sheet/join-way.ts';
import {
  joinRule,
  mappingChoices,
  mappingShape,
  namedConditions,
} from '../../../shared/sheet/sheet-schema.ts';

// Values kept as JSON in a column. Fields that are not named here stay: only what somebody reads must fit.

export const texts = z.array(z.string());
const maybeTexts = z.array(z.string().nullable());

export const words = z.union([
  z.string(),
  z.looseObject({ say: z.string() }).refine((value) => isSaid(value)),
]);

export const countries = z.array(country);

export const { layout } = shapeOf({ layout: columnLayout });

export const madeOf = z.looseObject({
  kind: z.enum(['chosen', 'results', 'some', 'together', 'without', 'in-both']),
  of: z.string(),
  other: z.string().optional(),
  rows: whole.optional(),
  asChosen: namedConditions.optional(),
  who: z
    .union([z.looseObject({ filter: resultFilter, search: z.string() }), z.looseObject({ people: whole })])
    .optional(),
  conditions: z.array(z.looseObject({ column: z.string(), test: z.string(), value: z.string() })).optional(),
});

const countNames = Object.keys(noCounts()) as (keyof AudienceCounts)[];

/** A list that is being built has no counts yet. */
export const counts = z.looseObject(
  Object.fromEntries(countNames.map((name) => [name, z.number().optional()])) as Record<string, z.ZodType>,
);

export const mapping = z.looseObject({
  ...mappingShape.omit({ only: true, consent: true }).shape,
  lastHadOnlySome: z.boolean().optional(),
});

export const remembered = mappingChoices;

export const rule = joinRule;

export const joined = z.looseObject({
  own: texts,
  rows: whole,
  language: z.string(),
  ways: z.array(z.enum(JOIN_WAYS)),
  dayFirst: z.array(z.boolean().nullable()).optional(),
  made: maybeTexts.optional(),
});

export const differences = z.object(
  Object.fromEntries(DIFFERENCES.map((name) => [name, whole.optional()])) as Record<string, z.ZodType>,
);

/** Rows of one file of a list. */
export const span = z.looseObject({ from: whole, to: whole });

/** Rows of one of the lists that a list was made of. */
export const blocks = z.array(z.looseObject({ from: whole, columns: z.array(whole) }));

/** The value that a decision of a kind is kept with, if that is not a text of its own. */
export const decided = {
  number: z.looseObject({
    ...{ original: z.string(), msisdn: z.number().nullable(), numberFlags: whole, flags: whole },
    recent: z.boolean(),
  }),
  written: z.looseObject({ made: z.string(), text: z.string() }),
  choose: z.looseObject({ rule, of: span.nullable() }),
} as const;

export function fits(schema: z.ZodType, json: string): boolean {
  try {
    return schema.safeParse(JSON.parse(json)).success;
  } catch {
    return false;
  }
}

export const options = sendOptions;

/** What goes on the wire for a tag. */
const wireTag = /\{[^{}]*\}/g;

/** True if the service replaces what the window shows as replaced, and nothing else. */
function isShownAsSent({ message, tags }: Readonly<{ message: string; tags: readonly string[] }>): boolean {
  const replaced = new Set(tags);
  return (
    tags.every((tag) => tag.match(wireTag)?.[0] === tag) &&
    toFillable(message, tags).texts.every((text) =>
      (text.match(wireTag) ?? []).every((tag) => !replaced.has(tag)),
    )
  );
}

const frozenVersion = {
  message: z.string(),
  tags: texts,
  tagColumns: texts,
  conditional: z.looseObject({ written: z.string(), again: z.string() }).optional(),
};

export const frozen = z
  .looseObject({
    ...frozenVersion,
    accountId: z.string(),
    accountName: z.string(),
    kind: z.enum(['practice', 'live']),
    baseUrl: z.string(),
    sendPath: z.enum(SEND_PATHS),
    versions: z
      .looseObject({ column: z.string(), cases: z.array(z.looseObject(frozenVersion).refine(isShownAsSent)) })
      .optional(),
    lastEdit: z.string().optional(),
    sender: z.string(),
    label: z.string(),
    day: z.string().max(10).optional(),
    unicodeEncoding: z.string(),
    options: sendOptions,
    test: z.boolean(),
    rehearsal: z
      .looseObject({
        campaignId: whole,
        accountName: z.string(),
        hash: z.string(),
        prediction: z.looseObject({}),
      })
      .optional(),
    code: z.string().optional(),
    quiet: z.looseObject({ from: whole.max(23), to: whole.max(23) }).optional(),
    anyway: z
      .looseObject({ until: whole, ends: z.record(z.string(), z.number()), reason: z.string() })
      .optional(),
  })
  .refine(isShownAsSent);

export const pause = z.looseObject({
  kind: z.enum(pauseKinds),
  message: words,
  fix: words.optional(),
  words: z.string().optional(),
  chunk: whole.optional(),
  status: whole.optional(),
  until: z.number().optional(),
});

export const leftOut = z.record(z.string(), z.number());

const body = z.discriminatedUnion('kind', [
  z.looseObject({ kind: z.literal('receipts'), expected: whole, matched: whole, surplus: whole }),
  z.looseObject({ kind: z.literal('words'), text: z.string() }),
  z.looseObject({ kind: z.literal('cut'), fault: z.string(), bytes: whole, text: z.string() }),
]);

export const evidence = z.discriminatedUnion('kind', [
  z.looseObject({
    kind: z.literal('fault'),
    fault: z.string(),
    phase: z.string(),
    detail: z.string(),
    sentBytes: whole,
    totalBytes: whole,
  }),
  z.looseObject({
    kind: z.literal('answer'),
    status: whole,
    body,
    retryAfterMs: z.number().nullable(),
    location: z.string().nullable(),
  }),
  z.looseObject({ kind: z.literal('interrupted') }),
  z.looseObject({ kind: z.literal('withdrawn') }),
  z.looseObject({
    kind: z.literal('older-copy'),
    known: z.looseObject({ credit: z.number(), consumed: z.number() }).nullable(),
  }),
]);

export const refusal = z.looseObject({
  status: whole,
  body: z.string(),
  named: z.array(whole),
  retryAfterMs: z.number().optional(),
});

export const earlierAttempts = z.record(z.string(), z.looseObject({ number: whole, writer: z.string() }));

export const earlierCopy = z.looseObject({
  lastUsed: whole.nullable(),
  begun: whole.nullable(),
  people: whole,
});

export const unread = z.looseObject({
  left: z.array(z.looseObject({ kind: z.enum(UNREAD_KINDS), rows: whole })),
  unknown: whole,
});
