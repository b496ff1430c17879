import type { EncodingShown, encodings } from '../texts/en/sheets.ts';

/**
 * Encodings of text files by what is written in them, which is a text or the code of a language or script. They are
 * WHATWG labels, or numbers if there is none, and the usual ones come first. Old programs write the first one of a line
 * in these scripts and, in Latin letters, in these languages, after the WHATWG encoding sniffing table.
 */
const SCRIPTS: readonly (readonly [
  script:
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
    | 'Cyrl',
  labels: string,
  written?: string,
])[] = [
  ['unicode', 'utf-8 utf-16le utf-16be'],
  ['western', 'windows-1252 iso-8859-15 macintosh ibm850 ibm437'],
  ['nordic', 'ibm865'],
  ['is', 'ibm861'],
  ['pt', 'ibm860'],
  ['canadianFrench', 'ibm863'],
  ['central', 'windows-1250 iso-8859-2 ibm852', 'bs cs hr hu pl ro sk sl sq sr'],
  ['southEastern', 'iso-8859-16'],
  ['baltic', 'windows-1257 iso-8859-13 ibm775', 'et lt lv'],
  ['Cyrl', 'windows-1251 iso-8859-5 koi8-r ibm866 ibm855 x-mac-cyrillic', 'Cyrl'],
  ['uk', 'koi8-u'],
  ['el', 'windows-1253 iso-8859-7 ibm737 ibm869', 'Grek'],
  ['tr', 'windows-1254 ibm857', 'az ku tr'],
  ['he', 'windows-1255 iso-8859-8 ibm862', 'Hebr'],
  ['ar', 'windows-1256 iso-8859-6', 'Arab'],
  ['thai', 'windows-874', 'Thai'],
  ['vi', 'windows-1258', 'vi'],
  ['ja', 'shift_jis euc-jp iso-2022-jp', 'Jpan'],
  ['simplifiedChinese', 'gbk', 'Hans'],
  ['zh', 'gb18030'],
  ['traditionalChinese', 'big5', 'Hant'],
  ['ko', 'euc-kr', 'Kore'],
];

/** Each with what is written in it and its own name. */
export const ENCODINGS: readonly { readonly label: string; readonly shown: EncodingShown }[] =
  SCRIPTS.flatMap(([script, labels]) =>
    labels.split(' ').map((label) => ({ label, shown: [script, pageOf(label)] as const })),
  );

/** `Windows-1252`, `DOS 850`, `ISO 8859-15` */
function pageOf(label: string): string {
  if (label.includes('mac')) return 'Mac';
  return label.toUpperCase().replace('WINDOWS', 'Windows').replace('IBM', 'DOS ').replace('ISO-', 'ISO ');
}

/** The encoding of a text file that is not Unicode, by BCP 47 locale; windows-1252 in general. */
export function legacyEncoding(locale: string | undefined): string {
  const first = (code = '') =>
    SCRIPTS.find(([, , written]) => written?.split(' ').includes(code))?.[1].split(' ')[0];
  try {
    const { language, script } = new Intl.Locale(locale ?? 'en').maximize();
    return first(script) ?? first(language) ?? 'windows-1252';
  } catch {
    return 'windows-1252';
  }
}

export function isOfferedEncoding(label: string): boolean {
  return ENCODINGS.some((choice) => choice.label === label);
}

export function encodingShown(label: string): EncodingShown {
  return ENCODINGS.find((choice) => choice.label === label)?.shown ?? label;
}
