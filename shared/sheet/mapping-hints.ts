import { parseMsisdn } from '../number/msisdn.ts';
import { numberHeader } from './header-words.ts';
import type { Mapping } from './sheet.ts';

/** What spreadsheets and people write where there is nothing to write; words that may be names are left out. */
const NOTHING =
  /^(?:#?n\/a|n\.a\.|<?null>?|nan|undefined|none|nil|-+|[–—]|\?+|#(?:ref|value|name|div\/0|null|num)[!?])$/i;

/** What is worth knowing about the data under a mapping, in sentences: numbers left unused, and blanks that are written out. */
export function dataHints(
  data: readonly (readonly string[])[],
  names: readonly string[],
  mapping: Mapping,
): string[] {
  return [...unusedNumbers(data, names, mapping), ...writtenBlanks(data, names, mapping)];
}

/** Another column of numbers that could stand in for the number column where that holds none. */
function unusedNumbers(
  data: readonly (readonly string[])[],
  names: readonly string[],
  { numberColumn, standIns, country }: Mapping,
): string[] {
  if (numberColumn === null || standIns.length > 0) return [];
  const isNumber = (cells: readonly string[], column: number) => parseMsisdn(cells[column] ?? '', country).ok;
  const without = data.filter((cells) => !isNumber(cells, numberColumn));
  const other = names.findIndex(
    (name, column) =>
      column !== numberColumn &&
      (numberHeader(name) === 'mobile' || numberHeader(name) === 'phone') &&
      without.some((cells) => isNumber(cells, column)),
  );
  if (other === -1) return [];
  const [missing, found] = [names[numberColumn], names[other]];
  return [
    `“${found}” has numbers for people without one under “${missing}”: set its head to “Otherwise use” to text them there.`,
  ];
}

/** The first column of tags in which a word such as `N/A` stands for no value, which a text would repeat. */
function writtenBlanks(
  data: readonly (readonly string[])[],
  names: readonly string[],
  { tagColumns }: Mapping,
): string[] {
  for (const column of tagColumns) {
    const cell = data.map((cells) => (cells[column] ?? '').trim()).find((text) => NOTHING.test(text));
    if (cell === undefined) continue;
    return [
      `“${cell}” stands under “${names[column]}” as if it were a value, and a text would say it. Empty such cells to have the tag’s fallback used instead.`,
    ];
  }
  return [];
}
