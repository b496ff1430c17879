import type { NamedCondition } from '../condition.ts';
import type { Mapping } from '../sheet.ts';
import { namedConsent, namedJoin, namedOnly, placedConsent, placedJoin } from './mapping-choices.ts';

/** The mapping of an earlier file, with the names of its columns, because columns may move. */
export interface RememberedMapping {
  readonly names: readonly string[];
  readonly mapping: Mapping;
  /** The conditions on rows are only offered again; absent for all rows. */
  readonly only?: readonly NamedCondition[];
}

/** Null if there is no header or no number column, or if that column's name looks like a number. */
export function rememberMapping(mapping: Mapping, names: readonly string[]): RememberedMapping | null {
  if (mapping.headerRow === null || mapping.numberColumn === null) return null;
  if (holdsNumber.test(names[mapping.numberColumn]!)) return null;
  const { only: _only, others: _others, eachWhereItFits: _each, ...kept } = mapping;
  const only = namedOnly(mapping, names);
  return { names, mapping: kept, ...(only.length > 0 && { only }) };
}

/** A name such as “Ada 0701 740 605” is a person's row taken for the header, and must not be stored. */
const holdsNumber = /(?:\p{Nd}\P{Nd}*){6}/u;

/** The set of column names, whatever their order. */
export function headerFingerprint(names: readonly string[]): string {
  return JSON.stringify([...names].sort());
}

/** Null if the column of the number is missing. */
export function recalledMapping(
  { names: before, mapping }: RememberedMapping,
  headerRow: number | null,
  names: readonly string[],
): Mapping | null {
  const placeOf = (column: number) => names.indexOf(before[column]!);
  const placed = (columns: readonly number[]) => columns.map(placeOf).filter((column) => column !== -1);
  const { formats = [], countryColumn, consent, join, ...rest } = mapping;
  const numberColumn = placeOf(mapping.numberColumn!);
  if (numberColumn === -1) return null;
  const ofRows = countryColumn === undefined ? -1 : placeOf(countryColumn);
  const moved = formats
    .map(({ column, format }) => ({ column: placeOf(column), format }))
    .filter(({ column }) => column !== -1);
  return {
    ...rest,
    headerRow,
    numberColumn,
    otherColumns: placed(mapping.otherColumns),
    tagColumns: placed(mapping.tagColumns),
    ...(moved.length > 0 && { formats: moved }),
    ...(ofRows !== -1 && { countryColumn: ofRows }),
    ...(consent !== undefined && { consent: placedConsent(namedConsent(consent, before), names) }),
    ...(join !== undefined && { join: placedJoin(namedJoin(join, before), names) }),
  };
}
