import type { Mapping } from '../sheet.ts';
import type { ColumnRole } from '../sheet-schema.ts';
import { type MappingChoices, namedConsent, namedOnly, onColumns } from './mapping-choices.ts';

/**
 * A mapping by the names of its columns, because columns may move in the next file; its conditions on rows are only
 * offered again. Null if there is no header or no number column, or if that column's name looks like a number.
 */
export function rememberMapping(mapping: Mapping, names: readonly string[]): MappingChoices | null {
  const { headerRow, numberColumn, otherColumns, tagColumns, formats, countryColumn, consent, join } =
    mapping;
  const { country, duplicates, skipRecentDays } = mapping;
  if (headerRow === null || numberColumn === null || holdsNumber.test(names[numberColumn]!)) return null;
  const nameOf = (column: number) => names[column];
  const roles = (columns: readonly number[], role: ColumnRole) =>
    columns.map((column) => ({ column: names[column]!, role }));
  const only = namedOnly(mapping, names);
  return {
    ...{ country, duplicates, skipRecentDays },
    roles: [...roles(tagColumns, 'tag'), ...roles(otherColumns, 'other'), ...roles([numberColumn], 'number')],
    ...(formats && { formats: onColumns(formats, nameOf) }),
    ...(countryColumn !== undefined && { countryColumn: names[countryColumn]! }),
    ...(consent && { consent: namedConsent(consent, names) }),
    ...(join && { join: { ...join, ways: onColumns(join.ways, nameOf) } }),
    ...(only.length > 0 && { only }),
  };
}

/** A name such as “Ada 0701 740 605” is a person's row taken for the header, and must not be stored. */
const holdsNumber = /(?:\p{Nd}\P{Nd}*){6}/u;

/** The set of column names, whatever their order. */
export function headerFingerprint(names: readonly string[]): string {
  return JSON.stringify([...names].sort());
}
