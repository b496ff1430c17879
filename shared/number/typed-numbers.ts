import type { Msisdn } from '../brand.ts';
import { allMsisdns, parseMsisdn } from './msisdn.ts';
import { NUMBER_FLAGS } from './number-flags.ts';
import { withoutListMark } from './number-text.ts';

/** By each country, the first first: those in use there, or where none is, those that could be. */
export function typedNumbers(typed: string, countries: readonly string[]): readonly Msisdn[] {
  const readings = placesOf(typed, countries)
    .map((country) => parseMsisdn(typed, country))
    .filter((reading) => reading.ok);
  const sure = readings.filter((reading) => (reading.flags & NUMBER_FLAGS.invalid) === 0);
  return [...new Set((sure.length > 0 ? sure : readings).map(({ msisdn }) => msisdn))];
}

/** For all numbers in a cell, for lists where none may be missed; with `sure`, only those in use. */
export function numbersInCell(cell: string, countries: readonly string[], sure: boolean): readonly Msisdn[] {
  for (const text of new Set([withoutListMark(cell), cell])) {
    const inUse = new Set(placesOf(text, countries).flatMap((country) => allMsisdns(text, country, true)));
    if (inUse.size > 0) return [...inUse];
  }
  if (sure) return [];
  return countries.map((country) => allMsisdns(cell, country, false)).find(({ length }) => length > 0) ?? [];
}

/** Also undefined, for none, where digits that are a landline at home may be another country's mobile phone without its plus. */
function placesOf(text: string, countries: readonly string[]): readonly (string | undefined)[] {
  const isAmbiguous = countries.some((country) => {
    const reading = parseMsisdn(text, country);
    return reading.ok && (reading.flags & NUMBER_FLAGS.ambiguous) !== 0;
  });
  return isAmbiguous || countries.length === 0 ? [...countries, undefined] : countries;
}
