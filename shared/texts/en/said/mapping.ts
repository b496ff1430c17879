import { oneOfList } from '../../../format/format-list.ts';
import { quoted } from '../../../format/quoted.ts';
import { regionName } from '../../../format/region-name.ts';
import { texts } from '../../../language/language.ts';
import type { Words } from '../../../language/said.ts';
import { spoken } from '../../../language/spoken.ts';

/** Why the columns of a file are read as they are, and what is worth knowing of them. */
export const mapping = texts('said/mapping', {
  asLastFile: 'Set up as for the last file with these columns.',
  tooManyTags: (most: number, more: number) =>
    `${most} columns can be used as tags, those with values first; ${more} more can be added by hand.`,
  countryOfRows: (column: string) => `${quoted(column)} says the country of each row’s number.`,
  country: (tallies: readonly (readonly [code: string, toCheck: number])[]) => {
    const [taken, ...others] = tallies.map(([code, toCheck]) => [regionName(code), toCheck] as const);
    const rest = others.map(([country, toCheck]) => `${country}: ${toCheck}`).join(', ');
    return `The default country was taken by the first rows. ${taken?.[0]}: ${taken?.[1]} to check, ${rest}.`;
  },
  countryUnsure: (taken: string, toCheck: number, fitting: readonly string[]) =>
    `${toCheck} of the first numbers are to be checked as numbers of ${regionName(taken)}. They would fit ${oneOfList(fitting.map(regionName))}: is that the country? Choose it under “Default country”.`,
  countryOfNames: (taken: string, fitting: readonly string[]) =>
    `The names of the columns are as in ${regionName(taken)}, so its numbers were read. As numbers of ${oneOfList(fitting.map(regionName))} they would fit as well: look at the default country.`,
  exportOf: (program: string) => `This is an export of ${program}.`,
  exportOfUnsubscribed: (program: string) => `This is an export of ${program} (people who unsubscribed).`,
  exportOfCleaned: (program: string) => `This is an export of ${program} (addresses that were cleaned).`,
  unsubscribed: (column: string, rows: number) =>
    `${quoted(column)} is filled for people who unsubscribed from e-mails (${rows} of the first rows).`,
  cleaned: (column: string, rows: number) =>
    `${quoted(column)} is filled for people who could not be reached by e-mail (${rows} of the first rows).`,
  byName: (column: string) => `${quoted(column)} was taken as the number because of its name.`,
  byNumbers: (column: string) => `${quoted(column)} was taken as the number because only it holds numbers.`,
  otherwise: (columns: readonly string[]) =>
    `Where it holds no mobile number, one is looked for in ${columns.map(quoted).join(', ')}.`,
  couldBe: (columns: readonly string[]) => `${columns.map(quoted).join(', ')} could be the number too.`,
  noNumbers: 'No column looks like numbers. Choose the one that holds them.',
  chooseNumber: (columns: readonly string[]) =>
    `Choose the number: ${columns.map(quoted).join(' or ')} looks like it.`,
  otherHoldsAll: (found: string, missing: string) =>
    `${quoted(found)} holds numbers, and ${quoted(missing)} none: set the head of ${quoted(found)} to “Number”.`,
  otherHoldsSome: (found: string, missing: string) =>
    `${quoted(found)} has numbers for people without one under ${quoted(missing)}: set its head to “Otherwise use” to text them there.`,
  otherCountries: (column: string) =>
    `${quoted(column)} names other countries, but numbers without a country code are all read as those of the default country. Choose it under “Country of each row” where it is the numbers’ country.`,
  writtenBlank: (cell: string, column: string) =>
    `${quoted(cell)} stands under ${quoted(column)} as if it were a value, and a text would say it. Empty such cells to have the tag’s fallback used instead.`,
  inColumn: (column: string, reason: Words) => `${quoted(column)}: ${spoken(reason)}`,
});
