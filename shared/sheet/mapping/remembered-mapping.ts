import type { Mapping } from '../sheet.ts';
import type { TagFormat } from '../tag-format.ts';
import {
  type NamedConsent,
  type NamedJoin,
  namedConsent,
  namedJoin,
  placedConsent,
  placedJoin,
} from './mapping-choices.ts';

/** From an earlier file with the same column names; by name, because columns may move. */
export interface RememberedMapping {
  readonly number: string;
  readonly otherColumns: readonly string[];
  readonly tags: readonly string[];
  readonly formats: readonly { readonly name: string; readonly format: TagFormat }[];
  readonly country: string;
  /** Absent for none. */
  readonly countryColumn?: string;
  /** Absent where nobody had to decide. */
  readonly consent?: NamedConsent;
  readonly duplicates: Mapping['duplicates'];
  /** Absent where nobody chose to join rows. */
  readonly join?: NamedJoin;
  readonly skipRecentDays: number;
}

/** Null without a header or a number column, and where that column is named like a number. */
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
    ...(mapping.consent !== undefined && { consent: namedConsent(mapping.consent, names) }),
    duplicates: mapping.duplicates,
    ...(mapping.join !== undefined && { join: namedJoin(mapping.join, names) }),
    skipRecentDays: mapping.skipRecentDays,
  };
}

/** Such a name is a person's row taken for the header, and must not be stored. */
const holdsNumber = /(?:\d\D*){6}/;

/** The set of column names, in any order. */
export function headerFingerprint(names: readonly string[]): string {
  return JSON.stringify([...names].sort());
}

/** Null where the number's column is missing. */
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
  const { country, consent, duplicates, join, skipRecentDays } = remembered;
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
    ...(consent !== undefined && { consent: placedConsent(consent, names) }),
    country,
    duplicates,
    ...(join !== undefined && { join: placedJoin(join, names) }),
    skipRecentDays,
  };
}
