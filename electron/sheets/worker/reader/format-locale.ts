import { addLocale, getLocale } from 'numfmt';
import { shortDay } from '../../../../shared/format/short-day.ts';
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

/** The languages of Windows that put no slash between the numbers of a day, by the number that a format has for each. */
const SEPARATED: Readonly<Record<string, string>> = {
  '402': 'bg-BG',
  '405': 'cs-CZ',
  '407': 'de-DE',
  '40B': 'fi-FI',
  '40E': 'hu-HU',
  '413': 'nl-NL',
  '414': 'nb-NO',
  '415': 'pl-PL',
  '418': 'ro-RO',
  '419': 'ru-RU',
  '41A': 'hr-HR',
  '41B': 'sk-SK',
  '41D': 'sv-SE',
  '41F': 'tr-TR',
  '422': 'uk-UA',
  '424': 'sl-SI',
  '425': 'et-EE',
  '426': 'lv-LV',
  '807': 'de-CH',
  '814': 'nn-NO',
  C07: 'de-AT',
  FC19: 'ru-RU',
  FC22: 'uk-UA',
};
/** A language with the Buddhist calendar, which stands before its four digits, and the digits to write with before that. */
const BUDDHIST = /^[0-9a-f]{0,2}07[0-9a-f]{4}$/i;
/** What stands for itself in a date format, and the halves of a day, whose slash is no separator. */
const ITSELF = /("[^"]*"?|\\.|_.|\*.|\[[^\]]*\]?|AM\/PM|A\/P)/i;

/**
 * A date format with what its language says of signs and years written out: in `[$-407]d/ mmmm` a slash is the sign that
 * this language has between the numbers of a day, and in `[$-107041E]yyyy` a year is one of the Buddhist calendar.
 */
export function withStatedDays(code: string): string {
  const stated = /\[\$-([0-9a-f]+)\]/i.exec(code)?.[1];
  if (stated === undefined) return code;
  const locale = SEPARATED[stated.slice(-4).replace(/^0+/, '').toUpperCase()];
  const sign =
    locale &&
    shortDay(locale)(0)
      .find(({ type }) => type === 'literal')
      ?.value.trim();
  const isBuddhist = BUDDHIST.test(stated);
  return code
    .split(ITSELF)
    .map((piece, at) => {
      // Every other piece stands for itself.
      if (at % 2 === 1) return piece;
      const separated = sign === undefined ? piece : piece.replaceAll('/', `"${sign}"`);
      return isBuddhist ? separated.replaceAll(/y/gi, 'b') : separated;
    })
    .join('');
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
