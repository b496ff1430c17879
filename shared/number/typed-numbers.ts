import type { Msisdn } from '../brand.ts';
import { allMsisdns, parseMsisdn } from './msisdn.ts';
import { NUMBER_FLAGS } from './number-flags.ts';

/**
 * The numbers that somebody may mean who types one: as it is read in each of the countries, the first country first. Of
 * several readings those stay that are in use in their country; without one, only the first.
 */
export function typedNumbers(typed: string, countries: readonly string[]): readonly Msisdn[] {
  const readings = countries.map((country) => parseMsisdn(typed, country)).filter((reading) => reading.ok);
  const sure = readings.filter((reading) => (reading.flags & NUMBER_FLAGS.invalid) === 0);
  return [...new Set((sure.length > 0 ? sure : readings.slice(0, 1)).map(({ msisdn }) => msisdn))];
}

/** The same of everything in a cell, for lists where none may be missed; with `sure`, only what is in use. */
export function numbersInCell(cell: string, countries: readonly string[], sure: boolean): readonly Msisdn[] {
  const inUse = new Set(countries.flatMap((country) => allMsisdns(cell, country, true)));
  if (inUse.size > 0 || sure) return [...inUse];
  return countries.map((country) => allMsisdns(cell, country, false)).find(({ length }) => length > 0) ?? [];
}
