import { isSaid, type Words } from '../../language/said.ts';
import { countryInText } from '../../number/country-text.ts';
import { parseMsisdn } from '../../number/msisdn.ts';
import { NO_MOBILE, NUMBER_FLAGS } from '../../number/number-flags.ts';
import { numberHeader } from '../../number/number-header.ts';
import { planOfCountry } from '../../number/numbering-plan.ts';
import { say } from '../../texts/say.ts';
import { namesCountries } from '../country-column.ts';
import type { Mapping, SheetNote } from '../sheet.ts';

const REASONS = /^mapping\.(?:asLastFile|byName|byNumbers|otherwise|countryOfRows|tooManyTags)$/;

/** True if the hint only explains an automatic choice, and asks nothing of the person. */
export function isReason(hint: Words): boolean {
  return isSaid(hint) && REASONS.test(hint.say);
}

const READING_DOUBTS =
  /^sheets\.(?:chooseEncoding|unreadableTextFix|chooseDelimiter|openQuote|uneven|tableChosen|cut(?:Page|Card)|cardsUnknown|hidesRows|unworked|perhapsUnworked)$/;

/** True if a file may hold other letters, cells or people than those that were read, so that a person has to look. */
export function isReadingInDoubt({ message, fix = '' }: SheetNote): boolean {
  return [message, fix].some((words) => isSaid(words) && READING_DOUBTS.test(words.say));
}

/** Columns that may be meant beside the mapped ones, by their names. */
interface Headers {
  readonly numbers: readonly number[];
  readonly countries: readonly number[];
}

export function headersOf(names: readonly string[]): Headers {
  const all = names.map((_, column) => column);
  return {
    numbers: all.filter((column) => ['mobile', 'phone'].includes(numberHeader(names[column]!))),
    countries: all.filter((column) => namesCountries(names[column]!)),
  };
}

/** Hints about unused numbers and countries. */
export function dataHints(
  data: readonly (readonly string[])[],
  names: readonly string[],
  mapping: Mapping,
  headers = headersOf(names),
): Words[] {
  return [...unusedNumbers(data, names, mapping, headers), ...otherCountries(data, names, mapping, headers)];
}

/** The column that would supplement or replace the number column for most people. */
function unusedNumbers(
  data: readonly (readonly string[])[],
  names: readonly string[],
  { numberColumn, otherColumns, country }: Mapping,
  { numbers }: Headers,
): Words[] {
  if (numberColumn === null || otherColumns.length > 0) return [];
  const without = data.filter((cells) => !parseMsisdn(cells[numberColumn] ?? '', country).ok);
  const isAll = without.length === data.length;
  const [best] = numbers
    .filter((column) => column !== numberColumn)
    .map((column) => ({
      name: names[column]!,
      people: without.filter((cells) => canBeMobile(cells[column] ?? '', country)).length,
    }))
    .sort((one, other) => other.people - one.people);
  if (best === undefined || best.people === 0) return [];
  const missing = names[numberColumn]!;
  return [
    isAll
      ? say.mapping.otherHoldsAll(best.name, missing)
      : say.mapping.otherHoldsSome(best.name, missing, best.people),
  ];
}

function canBeMobile(cell: string, country: string): boolean {
  const reading = parseMsisdn(cell, country);
  return reading.ok && (reading.flags & NO_MOBILE) === 0;
}

/** A column with countries or their codes, other than the column that numbers without a code are read by. */
function otherCountries(
  data: readonly (readonly string[])[],
  names: readonly string[],
  { numberColumn, country, countryColumn }: Mapping,
  { countries }: Headers,
): Words[] {
  if (numberColumn === null || countryColumn !== undefined) return [];
  const national = data.filter((cells) => {
    const reading = parseMsisdn(cells[numberColumn] ?? '', country);
    return reading.ok && (reading.flags & NUMBER_FLAGS.country) !== 0;
  });
  const codeOf = (country: string) => planOfCountry(country)?.callingCode;
  const isElsewhere = (cell = '') => codeOf(countryInText(cell) ?? country) !== codeOf(country);
  const column = countries.find(
    (index) => index !== numberColumn && national.some((cells) => isElsewhere(cells[index])),
  );
  return column === undefined ? [] : [say.mapping.otherCountries(names[column]!)];
}
