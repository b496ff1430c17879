import { quoted } from '../format/quoted.ts';
import { DELIMITERS } from './delimiter.ts';
import type { SheetFormat } from './sheet.ts';

const formats: Record<SheetFormat, string> = {
  csv: 'CSV',
  tsv: 'Tab-separated text',
  text: 'Plain text',
  xlsx: 'Excel workbook',
  xls: 'Excel 97–2003 workbook',
  'excel-xml': 'Excel 2003 XML workbook',
  html: 'Table of a web page',
  ods: 'OpenDocument spreadsheet',
  vcard: 'Contact cards (vCard)',
};

/** A file format by its usual name. */
export function formatName(format: SheetFormat): string {
  return formats[format];
}

/** A delimiter by its name; an unlisted one as itself. */
export function delimiterName(delimiter: string): string {
  return DELIMITERS.find(({ value }) => value === delimiter)?.name ?? quoted(delimiter);
}
