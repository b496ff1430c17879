import { counted } from '../../format/counted.ts';
import { texts } from '../../language/language.ts';

/** Pasting rows in the place of a file. */
export const paste = texts('paste', {
  title: 'Paste rows',
  about: 'Copy the rows in your spreadsheet, with their header, and paste them here.',
  unsaved: 'The rows you pasted are not imported yet.',
  lines: (lines: number) => counted(lines, { one: 'line', other: 'lines' }),
  rows: 'Rows',
  import: 'Import',
});
