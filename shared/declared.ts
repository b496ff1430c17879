import type * as Fields from './schema/fields.ts';
import type * as Zod from './schema/zod.ts';

/** What parses; only main and its threads have it. */
type Parsers = typeof Fields & { readonly z: typeof Zod };

/** A value that a document keeps under a name, declared once: its type, check and default follow from this. */
export interface Declared<Value> {
  /** The same for what the window says and for what a file holds. */
  readonly parser: (parsers: Parsers) => Zod.ZodType<Value>;
  /** The value until somebody sets another, and if a file has none. */
  readonly first: Value;
}

export type ValuesOf<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends Declared<infer Value> ? Value : never;
};

export function declared<Value>(parser: Declared<Value>['parser'], first: NoInfer<Value>): Declared<Value> {
  return { parser, first };
}

export function firstOf<Table extends Readonly<Record<string, Declared<unknown>>>>(
  table: Table,
): ValuesOf<Table> {
  return Object.fromEntries(
    Object.entries(table).map(([name, { first }]) => [name, first]),
  ) as ValuesOf<Table>;
}
