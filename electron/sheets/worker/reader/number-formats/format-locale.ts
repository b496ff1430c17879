import { addLocale, getLocale } from 'numfmt';
import { besideLiterals } from './literals.ts';
import { namesOf } from './system-locale.ts';

/** Windows languages that numfmt does not know, by their number in a format. */
const LANGUAGES: Readonly<Record<string, string>> = Object.fromEntries(
  `
  C0A:es-ES 41C:sq-AL 420:ur-PK 425:et-EE 429:fa-IR 42D:eu-ES 42F:mk-MK 436:af-ZA 438:fo-FO 43E:ms-MY 441:sw-KE
  456:gl-ES 46F:kl-GL 83C:ga-IE 141A:bs-BA 241A:sr-Latn-RS 281A:sr-Cyrl-RS FC19:ru-RU FC22:uk-UA FC23:be-BY
  `
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
);
/** Formats that need the form of a month beside its day (“3 апреля”). */
const BESIDE_DAY = /^FC/;

/** A date format with its language, `[$-C0A]`, replaced by one that numfmt has words for; unknown languages stay. */
export function withKnownLocale(code: string): string {
  return code.replace(/\[\$-([0-9a-f]+|[a-z]{2,3}(?:-[a-z]{2,4})*)\]/gi, (whole, stated: string) => {
    const number = stated
      .replace(/^[0-9a-f]*(?=[0-9a-f]{4}$)/i, '')
      .replace(/^0+/, '')
      .toUpperCase();
    const locale =
      LANGUAGES[number] ?? (stated.includes('-') || /^[a-z]{2}$/i.test(stated) ? stated : undefined);
    if (locale === undefined || (LANGUAGES[number] === undefined && getLocale(locale) !== undefined))
      return whole;
    const tag = tagOf(locale, BESIDE_DAY.test(number));
    return tag === undefined ? whole : `[$-${tag}]`;
  });
}

/** Languages with a point or a hyphen in dates, by their Windows number and by name. */
const DAY_SIGNS: ReadonlyMap<string, string> = new Map([
  ...signs(
    '.',
    `
    402 bg-bg 405 cs-cz 407 de-de 40b fi-fi 40e hu-hu 414 nb-no 415 pl-pl 418 ro-ro 419 ru-ru 41a hr-hr 41b sk-sk
    41f tr-tr 422 uk-ua 424 sl-si 425 et-ee 426 lv-lv 807 de-ch 810 it-ch 814 nn-no c07 de-at 1007 de-lu 100c fr-ch
    1407 de-li fc19 fc22
  `,
  ),
  ...signs('-', '413 nl-nl 41d sv-se 427 lt-lt c0c fr-ca'),
]);

function signs(sign: string, languages: string): (readonly [string, string])[] {
  return languages
    .trim()
    .split(/\s+/)
    .map((language) => [language, sign]);
}

/** The date sign of the format's language, as in `[$-407]d/ mmmm`, for each slash; else the system's. */
export function withDateSigns(code: string, shortDate: string): string {
  const stated = statedLanguage(code);
  const sign = stated === undefined ? signIn(shortDate) : DAY_SIGNS.get(stated);
  return withSign(code, '/', sign);
}

/** The time sign of the format's language, such as Finnish's point, for each colon; else that of the system's `tag`. */
export function withTimeSigns(code: string, tag: string): string {
  const time = getLocale(statedLanguage(code) ?? tag)?.systime;
  return withSign(code, ':', /h([^a-z\s])m/i.exec(time ?? '')?.[1]);
}

/** By Windows number without leading zeros, or by name; undefined for the system's. */
function statedLanguage(code: string): string | undefined {
  const [, number, name] = /\[\$-(?:([0-9a-f]+)|([a-z]{2,3}-[a-z-]+))[\],]/i.exec(code) ?? [];
  const stated = (number?.slice(-4).replace(/^0+/, '') ?? name)?.toLowerCase();
  return stated === undefined || /^(?:f?[48]00)?$/.test(stated) ? undefined : stated;
}

function withSign(code: string, written: string, sign: string | undefined): string {
  if (sign === undefined || sign === written) return code;
  return besideLiterals(code, (piece) => piece.replaceAll(written, `"${sign}"`));
}

function signIn(shortDate: string): string | undefined {
  return /"([^"]*)"/.exec(shortDate)?.[1]?.trim() || undefined;
}

/** The tag under which numfmt has the locale from now on; undefined if the system does not have it either. */
function tagOf(locale: string, besideDay: boolean): string | undefined {
  try {
    if (Intl.DateTimeFormat.supportedLocalesOf(locale).length === 0) return undefined;
  } catch {
    return undefined;
  }
  const { language } = new Intl.Locale(locale);
  // An unassigned territory keeps these words apart from the words that numfmt has for the language.
  const tag = `${language}-${besideDay ? 'ZZ' : locale.includes('Cyrl') ? 'ZC' : 'ZL'}`;
  addLocale(namesOf(locale, besideDay), tag);
  return tag;
}
