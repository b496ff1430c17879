import type { EncodingShown, encodings } from '../texts/en/sheets.ts';

/** What is written in the encoding, by a text or the code of a language or script, and its own name among these. */
export interface EncodingName {
  readonly script:
    | keyof typeof encodings
    | 'is'
    | 'pt'
    | 'uk'
    | 'el'
    | 'tr'
    | 'he'
    | 'ar'
    | 'vi'
    | 'ja'
    | 'zh'
    | 'ko'
    | 'Cyrl';
  readonly page: string;
}

/** Encodings of text files, by WHATWG label, or by number if there is none; the usual ones first. */
export const ENCODINGS: readonly ({ readonly label: string } & EncodingName)[] = [
  { label: 'utf-8', script: 'unicode', page: 'UTF-8' },
  { label: 'utf-16le', script: 'unicode', page: 'UTF-16, little endian' },
  { label: 'utf-16be', script: 'unicode', page: 'UTF-16, big endian' },
  { label: 'windows-1252', script: 'western', page: 'Windows-1252' },
  { label: 'iso-8859-15', script: 'western', page: 'ISO 8859-15' },
  { label: 'macintosh', script: 'western', page: 'Mac' },
  { label: 'ibm850', script: 'western', page: 'DOS 850' },
  { label: 'ibm437', script: 'western', page: 'DOS 437' },
  { label: 'ibm865', script: 'nordic', page: 'DOS 865' },
  { label: 'ibm861', script: 'is', page: 'DOS 861' },
  { label: 'ibm860', script: 'pt', page: 'DOS 860' },
  { label: 'ibm863', script: 'canadianFrench', page: 'DOS 863' },
  { label: 'windows-1250', script: 'central', page: 'Windows-1250' },
  { label: 'iso-8859-2', script: 'central', page: 'ISO 8859-2' },
  { label: 'ibm852', script: 'central', page: 'DOS 852' },
  { label: 'iso-8859-16', script: 'southEastern', page: 'ISO 8859-16' },
  { label: 'windows-1257', script: 'baltic', page: 'Windows-1257' },
  { label: 'iso-8859-13', script: 'baltic', page: 'ISO 8859-13' },
  { label: 'ibm775', script: 'baltic', page: 'DOS 775' },
  { label: 'windows-1251', script: 'Cyrl', page: 'Windows-1251' },
  { label: 'iso-8859-5', script: 'Cyrl', page: 'ISO 8859-5' },
  { label: 'koi8-r', script: 'Cyrl', page: 'KOI8-R' },
  { label: 'koi8-u', script: 'uk', page: 'KOI8-U' },
  { label: 'ibm866', script: 'Cyrl', page: 'DOS 866' },
  { label: 'ibm855', script: 'Cyrl', page: 'DOS 855' },
  { label: 'x-mac-cyrillic', script: 'Cyrl', page: 'Mac' },
  { label: 'windows-1253', script: 'el', page: 'Windows-1253' },
  { label: 'iso-8859-7', script: 'el', page: 'ISO 8859-7' },
  { label: 'ibm737', script: 'el', page: 'DOS 737' },
  { label: 'ibm869', script: 'el', page: 'DOS 869' },
  { label: 'windows-1254', script: 'tr', page: 'Windows-1254' },
  { label: 'ibm857', script: 'tr', page: 'DOS 857' },
  { label: 'windows-1255', script: 'he', page: 'Windows-1255' },
  { label: 'iso-8859-8', script: 'he', page: 'ISO 8859-8' },
  { label: 'ibm862', script: 'he', page: 'DOS 862' },
  { label: 'windows-1256', script: 'ar', page: 'Windows-1256' },
  { label: 'iso-8859-6', script: 'ar', page: 'ISO 8859-6' },
  { label: 'windows-874', script: 'thai', page: 'Windows-874' },
  { label: 'windows-1258', script: 'vi', page: 'Windows-1258' },
  { label: 'shift_jis', script: 'ja', page: 'Shift JIS' },
  { label: 'euc-jp', script: 'ja', page: 'EUC-JP' },
  { label: 'iso-2022-jp', script: 'ja', page: 'ISO 2022-JP' },
  { label: 'gbk', script: 'simplifiedChinese', page: 'GBK' },
  { label: 'gb18030', script: 'zh', page: 'GB 18030' },
  { label: 'big5', script: 'traditionalChinese', page: 'Big5' },
  { label: 'euc-kr', script: 'ko', page: 'EUC-KR' },
];

/** The encodings of old programs with their languages, after the WHATWG encoding sniffing table. */
const LEGACY: readonly (readonly [label: string, languages: string])[] = [
  ['euc-kr', 'ko'],
  ['shift_jis', 'ja'],
  ['windows-1250', 'bs cs hr hu pl ro sk sl sq'],
  ['windows-1251', 'ba be bg kk ky mk ru sr tg tt uk'],
  ['windows-1253', 'el'],
  ['windows-1254', 'az ku tr'],
  ['windows-1255', 'he'],
  ['windows-1256', 'ar fa'],
  ['windows-1257', 'et lt lv'],
  ['windows-1258', 'vi'],
  ['windows-874', 'th'],
];

/** The encoding of a text file that is not Unicode, by BCP 47 locale; windows-1252 in general. */
export function legacyEncoding(locale: string | undefined): string {
  const subtags = (locale ?? 'en').toLowerCase().split(/[-_]/);
  const language = subtags[0]!;
  if (language === 'zh') {
    const traditional = subtags.some((subtag) => ['hant', 'tw', 'hk', 'mo'].includes(subtag));
    return traditional ? 'big5' : 'gbk';
  }
  return LEGACY.find(([, languages]) => languages.split(' ').includes(language))?.[0] ?? 'windows-1252';
}

export function isOfferedEncoding(label: string): boolean {
  return ENCODINGS.some((choice) => choice.label === label);
}

export function encodingShown(label: string): EncodingShown {
  const encoding = ENCODINGS.find((choice) => choice.label === label);
  return encoding === undefined ? label : [encoding.script, encoding.page];
}
