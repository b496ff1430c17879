import type { Mapping } from './sheet.ts';
import type { TagFormat } from './tag-format.ts';

/** What a person chose for an earlier file with the same column names, by name so that columns may have moved. */
export interface RememberedMapping {
  readonly number: string;
  readonly otherColumns: readonly string[];
  readonly tags: readonly string[];
  readonly formats: readonly { readonly name: string; readonly format: TagFormat }[];
  readonly country: string;
  /** Absent for none. */
  readonly countryColumn?: string;
  readonly duplicates: Mapping['duplicates'];
  readonly skipRecentDays: number;
}

/** A mapping as it is remembered: by the names of its columns; null where there is nothing to remember it by. */
export function rememberMapping(mapping: Mapping, names: readonly string[]): RememberedMapping | null {
  if (mapping.headerRow === null || mapping.numberColumn === null) return null;
  const number = names[mapping.numberColumn]!;
  if (holdsNumber.test(number)) return null;
  return {
    number,
    otherColumns: mapping.otherColumns.map((index) => names[index]!),
    tags: mapping.tagColumns.map((index) => names[index]!),
    formats: (mapping.formats ?? []).map(({ column, format }) => ({ name: names[column]!, format })),
    country: mapping.country,
    ...(mapping.countryColumn !== undefined && { countryColumn: names[mapping.countryColumn]! }),
    duplicates: mapping.duplicates,
    skipRecentDays: mapping.skipRecentDays,
  };
}

/** A column that is called by a number is no column's name: somebody's row was taken for the header, and is not kept. */
const holdsNumber = /(?:\d\D*){6}/;

/** What tells files with the same columns apart from others: the set of their names, whatever the order. */
export function headerFingerprint(names: readonly string[]): string {
  return JSON.stringify([...names].sort());
}

/** The mapping that was remembered for these columns; null where the number's column is not there. */
export function recalledMapping(
  remembered: RememberedMapping,
  headerRow: number | null,
  names: readonly string[],
): Mapping | null {
  const numberColumn = names.indexOf(remembered.number);
  if (numberColumn === -1) return null;
  const columns = (wanted: readonly string[]) =>
    wanted.map((name) => names.indexOf(name)).filter((index) => index !== -1);
  const otherColumns = columns(remembered.otherColumns);
  const tagColumns = columns(remembered.tags);
  const { country, duplicates, skipRecentDays } = remembered;
  const ofRows = remembered.countryColumn === undefined ? -1 : names.indexOf(remembered.countryColumn);
  const formats = remembered.formats
    .map(({ name, format }) => ({ column: names.indexOf(name), format }))
    .filter(({ column }) => column !== -1);
  return {
    headerRow,
    numberColumn,
    otherColumns,
    tagColumns,
    ...(formats.length > 0 && { formats }),
    ...(ofRows !== -1 && { countryColumn: ofRows }),
    country,
    duplicates,
    skipRecentDays,
  };
}
