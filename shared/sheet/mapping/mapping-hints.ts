import { cleanValue } from '../../format/clean-value.ts';
import { mendedValue, type OddKind, oddValue } from '../../format/odd-value.ts';
import { isSaid, type Words } from '../../language/said.ts';
import { inLatin } from '../../number/latin-digits.ts';
import { parseMsisdn } from '../../number/msisdn.ts';
import { NO_MOBILE, NUMBER_FLAGS } from '../../number/number-flags.ts';
import { planOfCountry } from '../../number/numbering-plan.ts';
import { say } from '../../texts/say.ts';
import { namesCountries, numberHeader } from '../number-header.ts';
import type { Mapping, SheetNote } from '../sheet.ts';

const REASONS =
  /^mapping\.(?:asLastFile|byName|byNumbers|otherwise|countryOfRows|exportOf|exportOfUnsubscribed|exportOfCleaned|tooManyTags)$/;

/** True if the hint only explains an automatic choice, and asks nothing of the person. */
export function isReason(hint: Words): boolean {
  return isSaid(hint) && REASONS.test(hint.say);
}

const READING_DOUBTS = /^sheets\.(?:chooseEncoding|unreadableTextFix|chooseDelimiter)$/;

/** True if the letters or columns of a file may be others than those that were read, so that a person has to look. */
export function isReadingInDoubt({ fix }: SheetNote): boolean {
  return fix !== undefined && isSaid(fix) && READING_DOUBTS.test(fix.say);
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

/** Hints about unused numbers, and about blanks that are written out. */
export function dataHints(
  data: readonly (readonly string[])[],
  names: readonly string[],
  mapping: Mapping,
  headers = headersOf(names),
): Words[] {
  return [
    ...unusedNumbers(data, names, mapping, headers),
    ...otherCountries(data, names, mapping, headers),
    ...oddValues(data, names, mapping, 'nothing'),
    ...oddValues(data, names, mapping, 'letters'),
  ];
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
  const home = planOfCountry(country)?.callingCode;
  const column = countries.find((index) => {
    if (index === numberColumn) return false;
    const values = national.map((cells) => (cells[index] ?? '').trim().toLowerCase()).filter(Boolean);
    const codes = values.map((text) => /^(?:\+|00)?([1-9]\d{0,3})$/.exec(inLatin(text))?.[1]);
    return codes.some((code) => code !== undefined)
      ? codes.some((code) => code !== undefined && code !== home)
      : new Set(values).size > 1;
  });
  return column === undefined ? [] : [say.mapping.otherCountries(names[column]!)];
}

/** The first tag column with an odd value of a kind, which a text would repeat. */
function oddValues(
  data: readonly (readonly string[])[],
  names: readonly string[],
  { tagColumns }: Mapping,
  kind: OddKind,
): Words[] {
  for (const column of tagColumns) {
    const cell = data.map((cells) => cleanValue(cells[column] ?? '')).find((text) => oddValue(text) === kind);
    if (cell === undefined) continue;
    if (kind === 'nothing') return [say.mapping.writtenBlank(cell, names[column]!)];
    const word = cell.split(' ').find((one) => one.length <= LONGEST_WORD && oddValue(one) === kind);
    if (word !== undefined) return [say.mapping.twiceEncoded(word, mendedValue(word), names[column]!)];
  }
  return [];
}

/** The most characters of a word in a hint. */
const LONGEST_WORD = 60;
