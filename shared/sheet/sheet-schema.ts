import { messageLanguages } from '../format/message-language.ts';
import { MOST_OTHERS } from '../number/list-country.ts';
import { MOST_OTHER_COLUMNS } from '../number/number-flags.ts';
import { country, whole } from '../schema/fields.ts';
import { readOnly } from '../schema/read-only.ts';
import * as z from '../schema/zod.ts';
import { COLUMN_FORMATS } from './column-format.ts';
import { CELL_TESTS, hasItsValue, MOST_CONDITIONS } from './condition.ts';
import { JOIN_WAYS } from './join-way.ts';
import { MOST_ANSWERS } from './most-answers.ts';

export const mostColumns = 20_000;

const columnFormat = z.enum(COLUMN_FORMATS);

const conditionValue = z.string().max(1000);

function conditionsOn<Column extends z.ZodType>(column: Column) {
  const test = z.enum(CELL_TESTS);
  return z
    .array(
      z.object({ column, test, value: conditionValue, dayFirst: z.boolean().optional() }).refine(hasItsValue),
    )
    .max(MOST_CONDITIONS);
}

export const cellConditions = conditionsOn(whole);

/** By the name of the column, so that it holds for other files. */
export const namedConditions = conditionsOn(z.string());

const joinWay = z.enum(JOIN_WAYS);

export const columnJoin = z.object({
  way: joinWay,
  /** A person's choice for the column's dates. */
  dayFirst: z.boolean().exactOptional(),
});

/** The language of the word between the last two values. */
export const joinLanguage = z.enum(messageLanguages);

export const joinRule = readOnly(
  z.object({
    language: joinLanguage,
    /** By the list's columns; a column without a way uses `and`. */
    ways: z.array(joinWay).max(mostColumns),
    /** By the list's columns, for those joined by date: true if dates start with the day, null if nobody knows. */
    dayFirst: z.array(z.boolean().nullable()).max(mostColumns).exactOptional(),
  }),
);

function joinOn<Column extends z.ZodType>(column: Column) {
  return z.object({
    language: joinLanguage,
    ways: z.array(z.object({ column, ...columnJoin.shape })).max(mostColumns),
  });
}

function consentOn<Column extends z.ZodType>(column: Column) {
  return z.object({
    /** Null until decided; no list is made before that. */
    leaveOut: z.boolean().nullable(),
    /**
     * Columns that the decision covers; a no in any other column is asked about. If `values` has some of such a column,
     * these are all values that were shown, and another value is asked about.
     */
    asked: z.array(column).max(mostColumns).exactOptional(),
    /** What each value means; any other value means what the rule says. */
    values: z.array(z.object({ column, value: conditionValue, isNo: z.boolean() })).max(MOST_ANSWERS),
  });
}

export const mappingShape = z.object({
  /** 1-based row in the file with the column names; null for none. */
  headerRow: z.number().int().min(1).nullable(),
  /** 0-based; null until one is chosen. */
  numberColumn: whole.nullable(),
  /** 0-based columns to try in this order if the number column has no mobile number; none of them is a tag. */
  otherColumns: z.array(whole).max(MOST_OTHER_COLUMNS),
  /** 0-based columns offered as tags, in order. */
  tagColumns: z
    .array(whole)
    .max(mostColumns)
    .refine((columns) => new Set(columns).size === columns.length),
  /** Only columns whose tags show a text other than the file's. */
  formats: z
    .array(z.object({ column: whole, format: columnFormat }))
    .max(mostColumns)
    .exactOptional(),
  /** Conditions on the rows to take; for another file they are only offered. */
  only: cellConditions.exactOptional(),
  /** 0-based column with the country of each row's number; absent for none. */
  countryColumn: whole.exactOptional(),
  consent: consentOn(whole).exactOptional(),
  /** The country of numbers without a code; with `UNKNOWN_COUNTRY`, such numbers are not read. */
  country,
  /** Countries whose mobile numbers the list seems to hold too. */
  others: z.array(country).max(MOST_OTHERS).exactOptional(),
  /**
   * A person agreed that a number is read as a mobile number of one of `others` if only that country reads it so; never
   * remembered for another file.
   */
  eachWhereItFits: z.boolean().exactOptional(),
  /**
   * What becomes of several rows with the same number. `ask` keeps the first and lists the others; `join` makes one
   * text of all, and asks if it cannot.
   */
  duplicates: z.enum(['first', 'last', 'ask', 'join']),
  /** Used only if rows are joined. Columns that are not named, 0-based, join with *and*. */
  join: joinOn(whole).exactOptional(),
  /** Leaves out numbers that were texted within this many days, by the local history; 0 for none. */
  skipRecentDays: whole.max(3650),
});

export const mapping = readOnly(mappingShape);

/** Absent fields are detected. */
export const sheetOptions = readOnly(
  z
    .object({
      encoding: z.string().max(40),
      delimiter: z.string().min(1).max(4),
      worksheet: z.string().max(1000),
      /** Include hidden rows, columns and worksheets; default false. */
      includeHidden: z.boolean(),
      /** Put the text of a merged cell into every row that it spans; default false. */
      fillMerged: z.boolean(),
    })
    .exactPartial(),
);

const name = z.string();
const role = z.enum(['number', 'other', 'tag', 'unused']);

export type ColumnRole = z.output<typeof role>;

/**
 * Choices by column names, as remembered for other files. Absent fields are guessed; a later choice of `only`, `join`
 * or `consent` replaces the whole field.
 */
export const mappingChoices = readOnly(
  mappingShape
    .pick({ headerRow: true, country: true, duplicates: true, skipRecentDays: true })
    .extend({
      /** In the order of the choices, and by name, so that a choice holds as long as the column exists. */
      roles: z.array(z.object({ column: name, role })).max(mostColumns),
      /** In the order of the choices; null shows a column's text as in the file. */
      formats: z.array(z.object({ column: name, format: columnFormat.nullable() })).max(mostColumns),
      only: namedConditions,
      join: joinOn(name),
      /** Null for none. */
      countryColumn: name.nullable(),
      consent: consentOn(name),
      eachWhereItFits: z.boolean(),
    })
    .exactPartial(),
);
