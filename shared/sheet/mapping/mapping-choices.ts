import { assertNever } from '../../assert-never.ts';
import { MOST_OTHER_COLUMNS } from '../../number/number-flags.ts';
import type * as z from '../../schema/zod.ts';
import type { NamedCondition } from '../condition.ts';
import type { ConsentChoice, JoinChoice, Mapping } from '../sheet.ts';
import type { ColumnRole, mappingChoices } from '../sheet-schema.ts';

export type MappingChoices = z.output<typeof mappingChoices>;

export type NamedConsent = NonNullable<MappingChoices['consent']>;

export type NamedJoin = NonNullable<MappingChoices['join']>;

export function namedOnly({ only = [] }: Pick<Mapping, 'only'>, names: readonly string[]): NamedCondition[] {
  return only.map((one) => ({ ...one, column: names[one.column]! }));
}

export function placedJoin({ language, ways }: NamedJoin, names: readonly string[]): JoinChoice {
  return { language, ways: placed(ways, names) };
}

export function namedJoin({ language, ways }: JoinChoice, names: readonly string[]): NamedJoin {
  return { language, ways: ways.map(({ column, ...one }) => ({ ...one, name: names[column]! })) };
}

export function placedConsent(consent: NamedConsent, names: readonly string[]): ConsentChoice {
  const { leaveOut, asked, values } = consent;
  const columns = asked?.map((name) => names.indexOf(name)).filter((column) => column !== -1);
  return { leaveOut, ...(columns && { asked: columns }), values: placed(values, names) };
}

export function namedConsent(consent: ConsentChoice, names: readonly string[]): NamedConsent {
  const { leaveOut, asked, values } = consent;
  return {
    leaveOut,
    ...(asked && { asked: asked.map((column) => names[column]!) }),
    values: values.map(({ column, ...one }) => ({ ...one, name: names[column]! })),
  };
}

/** The choices without those on a missing column. */
function placed<Of extends { readonly name: string }>(some: readonly Of[], names: readonly string[]) {
  return some
    .map(({ name, ...one }) => ({ ...one, column: names.indexOf(name) }))
    .filter(({ column }) => column !== -1);
}

export function withChoices(earlier: MappingChoices, later: MappingChoices): MappingChoices {
  const roles = [...(earlier.roles ?? []), ...(later.roles ?? [])];
  const formats = [...(earlier.formats ?? []), ...(later.formats ?? [])];
  return {
    ...earlier,
    ...later,
    ...(roles.length > 0 && { roles }),
    ...(formats.length > 0 && { formats }),
  };
}

/** The choices without the header row, which may be another row in another worksheet. */
export function forAnotherSheet({ headerRow: _, ...rest }: MappingChoices): MappingChoices {
  return rest;
}

export function applyChoices(
  guessed: Mapping,
  names: readonly string[],
  { roles = [], formats = [], only = [], countryColumn, consent, join, ...rules }: MappingChoices,
): Mapping {
  let mapping: Mapping = withCountryColumn({ ...guessed, ...rules }, names, countryColumn);
  for (const { name, role } of roles) {
    const index = names.indexOf(name);
    if (index !== -1) mapping = { ...mapping, ...withRole(mapping, index, role) };
  }
  for (const { name, format } of formats) {
    const column = names.indexOf(name);
    if (column === -1) continue;
    const others = (mapping.formats ?? []).filter((other) => other.column !== column);
    mapping = { ...mapping, formats: format === null ? others : [...others, { column, format }] };
  }
  if (join !== undefined) mapping = { ...mapping, join: placedJoin(join, names) };
  if (consent !== undefined) mapping = { ...mapping, consent: placedConsent(consent, names) };
  if (only.length === 0) return mapping;
  // A condition on a missing column stays, on a column that no row has: without it, everybody would be taken.
  const placed = only.map((condition) => {
    const column = names.indexOf(condition.column);
    return { ...condition, column: column === -1 ? names.length : column };
  });
  return { ...mapping, only: placed };
}

function withCountryColumn(
  mapping: Mapping,
  names: readonly string[],
  chosen: string | null | undefined,
): Mapping {
  if (chosen === undefined) return mapping;
  const { countryColumn: _, ...without } = mapping;
  const index = chosen === null ? -1 : names.indexOf(chosen);
  return index === -1 ? without : { ...without, countryColumn: index };
}

export function roleOf(mapping: Mapping, index: number): ColumnRole {
  if (mapping.numberColumn === index) return 'number';
  if (mapping.otherColumns.includes(index)) return 'other';
  return mapping.tagColumns.includes(index) ? 'tag' : 'unused';
}

export function mayAddOther({ otherColumns }: Mapping): boolean {
  return otherColumns.length < MOST_OTHER_COLUMNS;
}

/** The former number column becomes a tag. A column beyond the allowed number of other columns becomes unused. */
export function withRole(mapping: Mapping, index: number, role: ColumnRole): Partial<Mapping> {
  const isOther = (column: number) => column !== index;
  const tags = mapping.tagColumns.filter(isOther);
  const otherColumns = mapping.otherColumns.filter(isOther);
  const sorted = (columns: readonly number[]) => [...columns].sort((left, right) => left - right);
  const former = mapping.numberColumn;
  const numberColumn = former === index ? null : former;
  switch (role) {
    case 'number': {
      const tagColumns = former === null || former === index ? tags : sorted([...tags, former]);
      return { numberColumn: index, otherColumns, tagColumns };
    }
    case 'other':
      return {
        numberColumn,
        otherColumns: mayAddOther({ ...mapping, otherColumns }) ? [...otherColumns, index] : otherColumns,
        tagColumns: tags,
      };
    case 'tag':
      return { numberColumn, otherColumns, tagColumns: sorted([...tags, index]) };
    case 'unused':
      return { numberColumn, otherColumns, tagColumns: tags };
    default:
      return assertNever(role);
  }
}
