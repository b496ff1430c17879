import { counted } from '../../format/counted.ts';
import type { Translation } from '../../language/language.ts';
import type { paste as english } from '../en/paste.ts';

export const paste: Translation<typeof english> = {
  title: 'Zeilen einfügen',
  about: 'Kopieren Sie die Zeilen in Ihrer Tabelle, mit der Kopfzeile, und fügen Sie sie hier ein.',
  unsaved: 'Die eingefügten Zeilen sind noch nicht importiert.',
  lines: (lines) => counted(lines, { one: 'Zeile', other: 'Zeilen' }),
  rows: 'Zeilen',
  import: 'Importieren',
};
