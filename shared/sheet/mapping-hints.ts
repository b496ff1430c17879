import type { Words } from '../language/said.ts';
import { parseMsisdn } from '../number/msisdn.ts';
import { NUMBER_FLAGS } from '../number/number-flags.ts';
import { planOfCountry } from '../number/numbering-plan.ts';
import { say } from '../texts/say.ts';
import { namesCountries, numberHeader } from './header-words.ts';
import type { Mapping } from './sheet.ts';

/** What spreadsheets and people write instead of nothing; without words that may be names. */
const NOTHING =
  /^(?:#?n\/a|n\.a\.|<?null>?|nan|undefined|none|nil|-+|[–—]|\?+|#(?:ref|value|name|div\/0|null|num)[!?])$/i;

/** Numbers left unused, and blanks that are written out. */
export function dataHints(
  data: readonly (readonly string[])[],
  names: readonly string[],
  mapping: Mapping,
): Words[] {
  return [
    ...unusedNumbers(data, names, mapping),
    ...otherCountries(data, names, mapping),
    ...writtenBlanks(data, names, mapping),
  ];
}

/** Another column of numbers that could supplement or replace the number column. */
function unusedNumbers(
  data: readonly (readonly string[])[],
  names: readonly string[],
  { numberColumn, otherColumns, country }: Mapping,
): Words[] {
  if (numberColumn === null || otherColumns.length > 0) return [];
  const read = (cells: readonly string[], column: number) => parseMsisdn(cells[column] ?? '', country);
  // Several are numbers too, even where it is unclear which to take.
  const isNumber = (cells: readonly string[], column: number) => {
    const reading = read(cells, column);
    return reading.ok || reading.fault === 'unclear';
  };
  const without = data.filter((cells) => !read(cells, numberColumn).ok);
  const other = names.findIndex(
    (name, column) =>
      column !== numberColumn &&
      (numberHeader(name) === 'mobile' || numberHeader(name) === 'phone') &&
      without.some((cells) => isNumber(cells, column)),
  );
  if (other === -1) return [];
  const [missing, found] = [names[numberColumn]!, names[other]!];
  const isAll = without.length === data.length;
  return [isAll ? say.mapping.otherHoldsAll(found, missing) : say.mapping.otherHoldsSome(found, missing)];
}

/** A column with countries, or their codes, other than the one that numbers without a code are read by. */
function otherCountries(
  data: readonly (readonly string[])[],
  names: readonly string[],
  { numberColumn, country, countryColumn }: Mapping,
): Words[] {
  if (numberColumn === null || countryColumn !== undefined) return [];
  const national = data.filter((cells) => {
    const reading = parseMsisdn(cells[numberColumn] ?? '', country);
    return reading.ok && (reading.flags & NUMBER_FLAGS.country) !== 0;
  });
  const home = planOfCountry(country)?.callingCode;
  const column = names.findIndex((name, index) => {
    if (index === numberColumn || !namesCountries(name)) return false;
    const values = national.map((cells) => (cells[index] ?? '').trim().toLowerCase()).filter(Boolean);
    const codes = values.map((text) => /^(?:\+|00)?([1-9]\d{0,3})$/.exec(text)?.[1]);
    return codes.some((code) => code !== undefined)
      ? codes.some((code) => code !== undefined && code !== home)
      : new Set(values).size > 1;
  });
  if (column === -1) return [];
  return [say.mapping.otherCountries(names[column]!)];
}

/** The first tag column in which a word such as `N/A` means no value; a text would repeat it. */
function writtenBlanks(
  data: readonly (readonly string[])[],
  names: readonly string[],
  { tagColumns }: Mapping,
): Words[] {
  for (const column of tagColumns) {
    const cell = data.map((cells) => (cells[column] ?? '').trim()).find((text) => NOTHING.test(text));
    if (cell === undefined) continue;
    return [say.mapping.writtenBlank(cell, names[column]!)];
  }
  return [];
}
