import { countryInText, numberCountry, UNKNOWN_COUNTRY } from '../number/country-text.ts';
import { areNearlyAll, mostFrequent } from '../number/list-country.ts';
import { parseMsisdn } from '../number/msisdn.ts';
import { isTextFault } from '../number/number-faults.ts';
import { NUMBER_FLAGS as FLAG } from '../number/number-flags.ts';
import type { NumberReading } from '../number/number-reading.ts';
import { headerKey } from './name-header.ts';
import { numberCell } from './number-cell.ts';
import type { Mapping } from './sheet.ts';

type NumbersOfList = Pick<Mapping, 'numberColumn' | 'otherColumns' | 'country'>;

/** The share of a country column's values that may be anything else. */
const MOST_UNKNOWN = 0.1;

const keys = (words: string) => words.split(' ').map(headerKey).join('|');
const COUNTRY = keys(
  'country nation land lands lande landen landes länder maa pays país paese kraj kraju země krajina ország страна страны країна країни ülke ' +
    '国 国家 國 國家 국가 دولة الدولة מדינה χώρα χώρας ประเทศ quocgia negara',
);
const CODE = keys(
  'code kod kodu kode koodi tunnus name navn namn naam nummer nr kürzel vorwahl kennzahl kennzeichen codigo codice prefijo prefisso indicatif předvolba ' +
    'dial dialing dialling calling international phone tel tlf telefon hívószám κωδικός код رمز كود مفتاح 番号 コード 代码 代碼 碼 코드 번호 รหัส ma de do',
);
const COUNTRIES = new RegExp(
  `^(?:(?:${CODE})*(?:${COUNTRY})(?:${CODE})*|isd(?:code)?|(?:codigo)?ddi|(?:dial|diall?ing|calling|international|intl|phone)(?:code|prefix)|internationaldialingcode|` +
    'opkaldskode|indicatif|prefijo|prefisso|internationalevorwahl|(?:indicatif|prefijo|prefisso)interna[ctz]ionale?|国际区号)$|country(?:region)?$|countrycode|lande?s?kod|^(?:landregion|paysregion)',
);

/** True for the name of a column with the country of a person or of a number, in many languages. */
export function namesCountries(name: string): boolean {
  return COUNTRIES.test(headerKey(name));
}

/** True if the column may be offered as the column with each row's country. */
export function holdsCountries(name: string, samples: readonly string[]): boolean {
  if (namesCountries(name)) return knownShare(samples) > 0;
  // In other columns, small numbers are not calling codes.
  return samples.every((text) => /\p{L}{2}/u.test(text)) && knownShare(samples) === 1;
}

/**
 * The column with the country of each row's number: nearly all numbers are in use there, and as many as in `country`. A
 * column of nationalities beside numbers of the home country does not count. Undefined for none.
 */
export function countryColumn(
  data: readonly (readonly string[])[],
  names: readonly string[],
  mapping: NumbersOfList,
): number | undefined {
  const columns = names
    .map((_, index) => index)
    .filter((index) => index !== mapping.numberColumn && namesCountries(names[index]!))
    .filter((index) => knownShare(data.map((cells) => cells[index] ?? '')) >= 1 - MOST_UNKNOWN)
    .map((index) => ({ index, fit: fitOfRows(data, mapping, index) }))
    .filter(({ fit }) => fit.rows > 0 && fit.mayDecide)
    .sort((one, two) => two.fit.own - one.fit.own);
  return columns[0]?.index;
}

export function countriesInColumns(
  data: readonly (readonly string[])[],
  names: readonly string[],
  most: number,
): string[] {
  const columns = [...names.keys()].filter((index) => namesCountries(names[index]!));
  const named = (cell = '') => numberCountry(countryInText(cell), '');
  const countries = columns.flatMap((index) => data.map((cells) => named(cells[index])));
  return mostFrequent(countries.filter(Boolean)).slice(0, most);
}

/** The share of the filled cells that name a country, 0 to 1. */
function knownShare(cells: readonly string[]): number {
  const countries = cells.map(countryInText).filter((country) => country !== null);
  if (countries.length === 0) return 0;
  return countries.filter((country) => country !== UNKNOWN_COUNTRY).length / countries.length;
}

/**
 * Of rows with a country and a number without a code: how many are in use in that country, and in the list's. A column
 * may decide about no row, but not about rows whose numbers it does not fit.
 */
export function fitOfRows(data: readonly (readonly string[])[], mapping: NumbersOfList, column: number) {
  const fit = { rows: 0, own: 0, list: 0 };
  for (const cells of data) {
    const named = numberCountry(countryInText(cells[column] ?? ''), '');
    if (named === '') continue;
    const readIn = (country: string) => {
      const { original } = numberCell({ ...mapping, country }, (index) => cells[index] ?? '');
      return parseMsisdn(original, country);
    };
    const own = readIn(named);
    if (!own.ok && isTextFault(own.fault)) continue;
    if (own.ok && (own.flags & FLAG.country) === 0) continue;
    fit.rows += 1;
    if (isInUse(own)) fit.own += 1;
    if (isInUse(readIn(mapping.country))) fit.list += 1;
  }
  const { rows, own, list } = fit;
  return { rows, own, mayDecide: rows === 0 || (areNearlyAll(own, rows) && own >= list) };
}

function isInUse(reading: NumberReading): boolean {
  return (
    reading.ok && (reading.flags & (FLAG.invalid | FLAG.plusAssumed | FLAG.ambiguous | FLAG.special)) === 0
  );
}
