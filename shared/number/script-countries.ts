/** The countries of each script; a script of few languages comes first. */
const SCRIPTS: readonly (readonly [letter: RegExp, countries: string])[] = [
  [/[\p{sc=Hiragana}\p{sc=Katakana}]/u, 'JP'],
  [/\p{sc=Hangul}/u, 'KR'],
  [/\p{sc=Thai}/u, 'TH'],
  [/\p{sc=Lao}/u, 'LA'],
  [/\p{sc=Khmer}/u, 'KH'],
  [/\p{sc=Myanmar}/u, 'MM'],
  [/\p{sc=Georgian}/u, 'GE'],
  [/\p{sc=Armenian}/u, 'AM'],
  [/\p{sc=Hebrew}/u, 'IL'],
  [/\p{sc=Greek}/u, 'GR CY'],
  [/\p{sc=Ethiopic}/u, 'ET ER'],
  [/\p{sc=Sinhala}/u, 'LK'],
  [/\p{sc=Tamil}/u, 'IN LK SG MY'],
  [/\p{sc=Bengali}/u, 'BD IN'],
  [/\p{sc=Devanagari}/u, 'IN NP'],
  [/[\p{sc=Gujarati}\p{sc=Gurmukhi}\p{sc=Telugu}\p{sc=Kannada}\p{sc=Malayalam}]/u, 'IN'],
  [/\p{sc=Han}/u, 'CN TW HK JP MO SG MY'],
  [/\p{sc=Arabic}/u, 'EG SA AE IQ MA DZ TN JO LB SY YE KW QA BH OM LY SD PS IR PK AF'],
  [/\p{sc=Cyrillic}/u, 'RU UA KZ BY BG RS KG MK MN UZ TJ ME BA'],
];

const LEAST_SHARE = 0.25;

/** The countries whose script most texts are written in; empty for Latin letters. */
export function scriptCountries(texts: readonly string[]): readonly string[] {
  const written = texts.filter((text) => /\p{L}/u.test(text));
  const script = SCRIPTS.find(
    ([letter]) => written.filter((text) => letter.test(text)).length > written.length * LEAST_SHARE,
  );
  return script === undefined ? [] : script[1].split(' ');
}
