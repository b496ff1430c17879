import { DELIMITERS } from './delimiter.ts';
import type { SheetFormat } from './sheet.ts';
import { ENCODINGS } from './text-encodings.ts';

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

/** An encoding by its name; an unlisted one by its label. */
export function encodingName(label: string): string {
  return ENCODINGS.find((encoding) => encoding.label === label.toLowerCase())?.name ?? label;
}

/** A delimiter by its name; an unlisted one as itself. */
export function delimiterName(delimiter: string): string {
  return DELIMITERS.find(({ value }) => value === delimiter)?.name ?? `“${delimiter}”`;
}
