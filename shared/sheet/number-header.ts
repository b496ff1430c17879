import { headerByWords, type NumberHeader, saysFax } from '../number/header-by-words.ts';
import { headerKey, nameHeader } from './name-header.ts';
import { COUNTRY, MOBILE, NO_PHONE, OTHER, PHONE, VAGUE } from './number-header-names.ts';

/** Judges by the exact name or its words, in many languages. */
export function numberHeader(name: string): NumberHeader {
  const exact = exactHeader(name);
  if (exact === 'mobile' || exact === 'phone' || isForeignToNumbers(name)) return exact;
  const headerKind = headerByWords(name);
  return headerKind === 'none' ? exact : headerKind;
}

/** Judges by names that mean nothing else, however few numbers below can be read. */
export function exactHeader(name: string): NumberHeader {
  const key = headerKey(name);
  if (MOBILE.has(key)) return 'mobile';
  if (PHONE.has(key)) return 'phone';
  return VAGUE.has(key) ? 'vague' : 'none';
}

/** True for a usual name in contact lists, in many languages. */
export function isUsualHeader(name: string): boolean {
  return numberHeader(name) !== 'none' || nameHeader(name) !== 'none' || OTHER.has(headerKey(name));
}

/** True if digits below this name are certainly no number to text, such as a fax or an identity number. */
export function isForeignToNumbers(name: string): boolean {
  return NO_PHONE.has(headerKey(name)) || saysFax(name);
}

/** True for a column with the country of a person or of a number. */
export function namesCountries(name: string): boolean {
  const key = headerKey(name);
  return (
    COUNTRY.has(key) || COUNTRY_CODE.test(key) || /country(?:region)?$|^(?:landregion|paysregion)/.test(key)
  );
}

/** Words such as `Landesvorwahl`, also beside words for a telephone. */
const COUNTRY_CODE = /countrycode|lande?s?kod|land(?:er|es)vorwahl/;
