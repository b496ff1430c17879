import { addLocale, getLocale } from 'numfmt';
import { namesOf } from './system-locale.ts';

/** The languages of Windows that numfmt does not know, by the number that a format has for each. */
const LANGUAGES: Readonly<Record<string, string>> = {
  C0A: 'es-ES',
  '41C': 'sq-AL',
  '420': 'ur-PK',
  '425': 'et-EE',
  '429': 'fa-IR',
  '42D': 'eu-ES',
  '42F': 'mk-MK',
  '436': 'af-ZA',
  '438': 'fo-FO',
  '43E': 'ms-MY',
  '441': 'sw-KE',
  '456': 'gl-ES',
  '46F': 'kl-GL',
  '83C': 'ga-IE',
  '141A': 'bs-BA',
  '241A': 'sr-Latn-RS',
  '281A': 'sr-Cyrl-RS',
  FC19: 'ru-RU',
  FC22: 'uk-UA',
  FC23: 'be-BY',
};
/** Those that say a month as it stands beside its day ("3 апреля"). */
const BESIDE_DAY = /^FC/;

/** A date format whose language, `[$-C0A]`, is one that numfmt has words of; unknown languages stay as they are. */
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

/** The tag under which numfmt knows a locale from now on; undefined where the system does not know it either. */
function tagOf(locale: string, besideDay: boolean): string | undefined {
  try {
    if (Intl.DateTimeFormat.supportedLocalesOf(locale).length === 0) return undefined;
  } catch {
    return undefined;
  }
  const { language } = new Intl.Locale(locale);
  // A territory of nobody keeps these words apart from those that numfmt has for the language.
  const tag = `${language}-${besideDay ? 'ZZ' : locale.includes('Cyrl') ? 'ZC' : 'ZL'}`;
  addLocale(namesOf(locale, besideDay), tag);
  return tag;
}
