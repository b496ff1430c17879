import { MOST_OTHER_COLUMNS } from '../../number/number-flags.ts';
import type * as z from '../../schema/zod.ts';
import type { NamedCondition } from '../condition.ts';
import type { ConsentChoice, Mapping } from '../sheet.ts';
import type { ColumnRole, mappingChoices } from '../sheet-schema.ts';

export type MappingChoices = z.output<typeof mappingChoices>;

type NamedConsent = NonNullable<MappingChoices['consent']>;

export function namedOnly({ only = [] }: Pick<Mapping, 'only'>, names: readonly string[]): NamedCondition[] {
  return only.map((one) => ({ ...one, column: names[one.column]! }));
}

/** The entries on other columns, such as by name in place of the index; without those whose column is missing. */
export function onColumns<One extends { readonly column: unknown }, Column>(
  entries: readonly One[],
  columnOf: (column: One['column']) => Column | undefined,
): (Omit<One, 'column'> & { column: Column })[] {
  return entries.flatMap((one) => {
    const column = columnOf(one.column);
    return column === undefined ? [] : [{ ...one, column }];
  });
}

export function namedConsent(
  { leaveOut, asked, values }: ConsentChoice,
  names: readonly string[],
): NamedConsent {
  const named = onColumns(values, (column) => names[column]);
  return { leaveOut, ...(asked && { asked: asked.map((column) => names[column]!) }), values: named };
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
  const placeOf = (name: string) => {
    const column = names.indexOf(name);
    return column === -1 ? undefined : column;
  };
  let mapping: Mapping = withCountryColumn({ ...guessed, ...rules }, names, countryColumn);
  for (const { column, role } of onColumns(roles, placeOf))
    mapping = { ...mapping, ...withRole(mapping, column, role) };
  for (const { column, format } of onColumns(formats, placeOf)) {
    const others = (mapping.formats ?? []).filter((other) => other.column !== column);
    mapping = { ...mapping, formats: format === null ? others : [...others, { column, format }] };
  }
  if (join !== undefined) mapping = { ...mapping, join: { ...join, ways: onColumns(join.ways, placeOf) } };
  if (consent !== undefined) {
    const { leaveOut, values, asked } = consent;
    const placed = { leaveOut, values: onColumns(values, placeOf) };
    const columns = asked?.flatMap((name) => placeOf(name) ?? []);
    mapping = { ...mapping, consent: { ...placed, ...(columns && { asked: columns }) } };
  }
  if (only.length === 0) return mapping;
  // A condition on a missing column stays, on a column that no row has: without it, everybody would be taken.
  return { ...mapping, only: onColumns(only, (name) => placeOf(name) ?? names.length) };
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
  const former = mapping.numberColumn === index ? null : mapping.numberColumn;
  const otherColumns = mapping.otherColumns.filter(isOther);
  if (role === 'other' && mayAddOther({ ...mapping, otherColumns })) otherColumns.push(index);
  const tagColumns = mapping.tagColumns.filter(isOther);
  if (role === 'tag') tagColumns.push(index);
  if (role === 'number' && former !== null) tagColumns.push(former);
  return {
    numberColumn: role === 'number' ? index : former,
    otherColumns,
    tagColumns: tagColumns.sort((left, right) => left - right),
  };
}
