import type { SheetFormat } from './sheet.ts';

const formats: Record<SheetFormat, string> = {
  csv: 'CSV',
  tsv: 'Tab-separated text',
  text: 'Plain text',
  xlsx: 'Excel workbook',
  ods: 'OpenDocument spreadsheet',
};

/** A file format by its usual name. */
export function formatName(format: SheetFormat): string {
  return formats[format];
}

/** The text encodings a person may choose from, most usual first, by WHATWG label. */
export const encodings: readonly { readonly label: string; readonly name: string }[] = [
  { label: 'utf-8', name: 'UTF-8' },
  { label: 'windows-1252', name: 'Western European (windows-1252)' },
  { label: 'utf-16le', name: 'UTF-16 LE' },
  { label: 'utf-16be', name: 'UTF-16 BE' },
  { label: 'windows-1250', name: 'Central European (windows-1250)' },
  { label: 'iso-8859-2', name: 'Central European (ISO 8859-2)' },
  { label: 'windows-1251', name: 'Cyrillic (windows-1251)' },
  { label: 'koi8-r', name: 'Cyrillic (KOI8-R)' },
  { label: 'windows-1253', name: 'Greek (windows-1253)' },
  { label: 'windows-1254', name: 'Turkish (windows-1254)' },
  { label: 'windows-1255', name: 'Hebrew (windows-1255)' },
  { label: 'windows-1256', name: 'Arabic (windows-1256)' },
  { label: 'windows-1257', name: 'Baltic (windows-1257)' },
  { label: 'windows-1258', name: 'Vietnamese (windows-1258)' },
  { label: 'iso-8859-15', name: 'Western European with euro (ISO 8859-15)' },
  { label: 'macintosh', name: 'Western European (old Mac)' },
  { label: 'windows-874', name: 'Thai (windows-874)' },
  { label: 'shift_jis', name: 'Japanese (Shift_JIS)' },
  { label: 'euc-jp', name: 'Japanese (EUC-JP)' },
  { label: 'gb18030', name: 'Chinese, simplified (GB18030)' },
  { label: 'big5', name: 'Chinese, traditional (Big5)' },
  { label: 'euc-kr', name: 'Korean (EUC-KR)' },
];

/** An encoding by its name; an unlisted one by its label. */
export function encodingName(label: string): string {
  return encodings.find((encoding) => encoding.label === label.toLowerCase())?.name ?? label;
}

/** The delimiters a person may choose from. */
export const delimiters: readonly { readonly delimiter: string; readonly name: string }[] = [
  { delimiter: ',', name: 'Comma' },
  { delimiter: ';', name: 'Semicolon' },
  { delimiter: '\t', name: 'Tab' },
  { delimiter: '|', name: 'Vertical bar' },
  { delimiter: ':', name: 'Colon' },
];

/** A delimiter by its name; an unlisted one as itself. */
export function delimiterName(delimiter: string): string {
  return delimiters.find((known) => known.delimiter === delimiter)?.name ?? `“${delimiter}”`;
}

/** A column's letters as a spreadsheet shows them: 0 is `A`, 26 is `AA`. */
export function columnLetters(index: number): string {
  let letters = '';
  for (let rest = index; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  }
  return letters;
}
