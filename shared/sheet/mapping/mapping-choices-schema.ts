import { oneOf } from '../../schema/fields.ts';
import { readOnly } from '../../schema/read-only.ts';
import * as z from '../../schema/zod.ts';
import type { ColumnRole } from '../column-role.ts';
import {
  columnFormat,
  columnJoin,
  consentOn,
  joinLanguage,
  mappingShape,
  mostColumns,
  namedConditions,
} from '../sheet-schema.ts';

const mostChoices = 10_000;

const name = z.string();
const role = oneOf<ColumnRole>({ number: true, other: true, tag: true, unused: true });

/**
 * Choices by column names, as remembered for other files. Absent fields are guessed; a later choice of `only`, `join`
 * or `consent` replaces the whole field.
 */
export const mappingChoices = readOnly(
  mappingShape
    .pick({ headerRow: true, country: true, duplicates: true, skipRecentDays: true })
    .extend({
      /** In the order of the choices, and by name, so that a choice holds as long as the column exists. */
      roles: z.array(z.object({ name, role })).max(mostChoices),
      /** In the order of the choices; null shows a column's text as in the file. */
      formats: z.array(z.object({ name, format: columnFormat.nullable() })).max(mostChoices),
      only: namedConditions,
      join: z.object({
        language: joinLanguage,
        ways: z.array(z.object({ name, ...columnJoin.shape })).max(mostColumns),
      }),
      /** Null for none. */
      countryColumn: name.nullable(),
      consent: consentOn({ name }, name),
      eachWhereItFits: z.boolean(),
    })
    .exactPartial(),
);
