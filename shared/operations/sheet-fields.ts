import { messageLanguages } from '../format/message-language.ts';
import { MOST_OTHER_COLUMNS } from '../number/number-flags.ts';
import type { ColumnFormat } from '../sheet/column-format.ts';
import type { ColumnRole } from '../sheet/column-role.ts';
import { CELL_TESTS, hasItsValue, MOST_CONDITIONS } from '../sheet/condition.ts';
import type { MappingChoices } from '../sheet/mapping/mapping-choices.ts';
import { JOIN_WAYS, type JoinRule, type Mapping, type SheetOptions } from '../sheet/sheet.ts';
import { country, oneOf, whole } from './fields.ts';
import * as z from './zod.ts';

const mostColumns = 20_000;
const mostChoices = 10_000;
const MOST_CHANGED_VALUES = 2000;

const columnFormat = oneOf<ColumnFormat>({ 'date-short': true, 'date-long': true, time: true, number: true });

const cellTest = z.enum(CELL_TESTS);
const conditionValue = z.string().max(1000);

const testAndValue = { test: cellTest, value: conditionValue, dayFirst: z.boolean().optional() };

export const cellConditions = z
  .array(z.object({ column: whole, ...testAndValue }).refine(hasItsValue))
  .max(MOST_CONDITIONS);

const joinWay = z.enum(JOIN_WAYS);
const columnJoin = { way: joinWay, dayFirst: z.boolean().exactOptional() };
const joinLanguage = z.enum(messageLanguages);

/** By the columns of a list. */
export const joinRule: z.ZodType<JoinRule> = z.object({
  language: joinLanguage,
  ways: z.array(joinWay).max(mostColumns),
  dayFirst: z.array(z.boolean().nullable()).max(mostColumns).exactOptional(),
});

const mappingShape = z.object({
  headerRow: z.number().int().min(1).nullable(),
  numberColumn: whole.nullable(),
  otherColumns: z.array(whole).max(MOST_OTHER_COLUMNS),
  tagColumns: z
    .array(whole)
    .max(mostColumns)
    .refine((columns) => new Set(columns).size === columns.length),
  formats: z
    .array(z.object({ column: whole, format: columnFormat }))
    .max(mostColumns)
    .exactOptional(),
  only: cellConditions.exactOptional(),
  countryColumn: whole.exactOptional(),
  consent: z
    .object({
      leaveOut: z.boolean().nullable(),
      asked: z.array(whole).max(mostColumns).exactOptional(),
      values: z
        .array(z.object({ column: whole, value: conditionValue, isNo: z.boolean() }))
        .max(MOST_CHANGED_VALUES),
    })
    .exactOptional(),
  country,
  duplicates: oneOf<Mapping['duplicates']>({ first: true, last: true, ask: true, join: true }),
  join: z
    .object({
      language: joinLanguage,
      ways: z.array(z.object({ column: whole, ...columnJoin })).max(mostColumns),
    })
    .exactOptional(),
  skipRecentDays: whole.max(3650),
});

export const mapping: z.ZodType<Mapping> = mappingShape;

const columnChoice = z.object({
  name: z.string(),
  role: oneOf<ColumnRole>({ number: true, other: true, tag: true, unused: true }),
});

export const mappingChoices: z.ZodType<MappingChoices> = mappingShape
  .pick({ headerRow: true, country: true, duplicates: true, skipRecentDays: true })
  .extend({
    roles: z.array(columnChoice).max(mostChoices),
    only: z.array(z.object({ column: z.string(), ...testAndValue }).refine(hasItsValue)).max(MOST_CONDITIONS),
    formats: z.array(z.object({ name: z.string(), format: columnFormat.nullable() })).max(mostChoices),
    join: z.object({
      language: joinLanguage,
      ways: z.array(z.object({ name: z.string(), ...columnJoin })).max(mostColumns),
    }),
    countryColumn: z.string().nullable(),
    consent: z.object({
      leaveOut: z.boolean().nullable(),
      asked: z.array(z.string()).max(mostColumns).exactOptional(),
      values: z
        .array(z.object({ name: z.string(), value: conditionValue, isNo: z.boolean() }))
        .max(MOST_CHANGED_VALUES),
    }),
  })
  .exactPartial();

export const sheetOptions: z.ZodType<SheetOptions> = z
  .object({
    encoding: z.string().max(40),
    delimiter: z.string().min(1).max(4),
    worksheet: z.string().max(1000),
    includeHidden: z.boolean(),
    fillMerged: z.boolean(),
  })
  .exactPartial();
