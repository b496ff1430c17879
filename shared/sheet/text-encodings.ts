/** Every encoding offered for a text file by its WHATWG label, or its number where it has none, the usual ones first. */
export const ENCODINGS: readonly { readonly label: string; readonly name: string }[] = [
  { label: 'utf-8', name: 'Unicode (UTF-8)' },
  { label: 'utf-16le', name: 'Unicode (UTF-16, little endian)' },
  { label: 'utf-16be', name: 'Unicode (UTF-16, big endian)' },
  { label: 'windows-1252', name: 'Western European (Windows-1252)' },
  { label: 'iso-8859-15', name: 'Western European (ISO 8859-15)' },
  { label: 'macintosh', name: 'Western European (Mac)' },
  { label: 'ibm850', name: 'Western European (DOS 850)' },
  { label: 'ibm437', name: 'Western European (DOS 437)' },
  { label: 'ibm865', name: 'Nordic (DOS 865)' },
  { label: 'ibm861', name: 'Icelandic (DOS 861)' },
  { label: 'ibm860', name: 'Portuguese (DOS 860)' },
  { label: 'ibm863', name: 'Canadian French (DOS 863)' },
  { label: 'windows-1250', name: 'Central European (Windows-1250)' },
  { label: 'iso-8859-2', name: 'Central European (ISO 8859-2)' },
  { label: 'ibm852', name: 'Central European (DOS 852)' },
  { label: 'iso-8859-16', name: 'South-Eastern European (ISO 8859-16)' },
  { label: 'windows-1257', name: 'Baltic (Windows-1257)' },
  { label: 'iso-8859-13', name: 'Baltic (ISO 8859-13)' },
  { label: 'ibm775', name: 'Baltic (DOS 775)' },
  { label: 'windows-1251', name: 'Cyrillic (Windows-1251)' },
  { label: 'iso-8859-5', name: 'Cyrillic (ISO 8859-5)' },
  { label: 'koi8-r', name: 'Cyrillic (KOI8-R)' },
  { label: 'koi8-u', name: 'Ukrainian (KOI8-U)' },
  { label: 'ibm866', name: 'Cyrillic (DOS 866)' },
  { label: 'ibm855', name: 'Cyrillic (DOS 855)' },
  { label: 'x-mac-cyrillic', name: 'Cyrillic (Mac)' },
  { label: 'windows-1253', name: 'Greek (Windows-1253)' },
  { label: 'iso-8859-7', name: 'Greek (ISO 8859-7)' },
  { label: 'ibm737', name: 'Greek (DOS 737)' },
  { label: 'ibm869', name: 'Greek (DOS 869)' },
  { label: 'windows-1254', name: 'Turkish (Windows-1254)' },
  { label: 'ibm857', name: 'Turkish (DOS 857)' },
  { label: 'windows-1255', name: 'Hebrew (Windows-1255)' },
  { label: 'iso-8859-8', name: 'Hebrew (ISO 8859-8)' },
  { label: 'ibm862', name: 'Hebrew (DOS 862)' },
  { label: 'windows-1256', name: 'Arabic (Windows-1256)' },
  { label: 'iso-8859-6', name: 'Arabic (ISO 8859-6)' },
  { label: 'windows-874', name: 'Thai (Windows-874)' },
  { label: 'windows-1258', name: 'Vietnamese (Windows-1258)' },
  { label: 'shift_jis', name: 'Japanese (Shift JIS)' },
  { label: 'euc-jp', name: 'Japanese (EUC-JP)' },
  { label: 'iso-2022-jp', name: 'Japanese (ISO 2022-JP)' },
  { label: 'gbk', name: 'Chinese, simplified (GBK)' },
  { label: 'gb18030', name: 'Chinese (GB 18030)' },
  { label: 'big5', name: 'Chinese, traditional (Big5)' },
  { label: 'euc-kr', name: 'Korean (EUC-KR)' },
];

/** The encodings that old programs use, and the languages of each, after the WHATWG encoding sniffing table. */
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

/** The encoding to believe of a text file that is not Unicode, for a BCP 47 locale; windows-1252 at large. */
export function legacyEncoding(locale: string | undefined): string {
  const subtags = (locale ?? 'en').toLowerCase().split(/[-_]/);
  const language = subtags[0]!;
  if (language === 'zh') {
    const traditional = subtags.some((subtag) => ['hant', 'tw', 'hk', 'mo'].includes(subtag));
    return traditional ? 'big5' : 'gbk';
  }
  return LEGACY.find(([, languages]) => languages.split(' ').includes(language))?.[0] ?? 'windows-1252';
}

/** Whether a label is one of those offered. */
export function isOfferedEncoding(label: string): boolean {
  return ENCODINGS.some((choice) => choice.label === label);
}

/** An encoding by the name that people see. */
export function encodingName(label: string): string {
  return ENCODINGS.find((choice) => choice.label === label)?.name ?? label;
}
