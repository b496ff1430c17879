import type { Declared, ValuesOf } from '../declared.ts';
import * as fields from './fields.ts';
import * as z from './zod.ts';

const parsers = { ...fields, z };

/** Parses all values of a table, for `z.object`. */
export function shapeOf<Table extends Readonly<Record<string, Declared<unknown>>>>(table: Table) {
  return Object.fromEntries(
    Object.entries(table).map(([name, { parser }]) => [name, parser(parsers)]),
  ) as unknown as { readonly [Name in keyof Table]: z.ZodType<ValuesOf<Table>[Name]> };
}
