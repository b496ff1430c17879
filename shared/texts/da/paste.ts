import { counted } from '../../format/counted.ts';
import type { Translation } from '../../language/language.ts';
import type { paste as english } from '../en/paste.ts';

export const paste: Translation<typeof english> = {
  title: 'Indsæt rækker',
  about: 'Kopiér rækkerne i dit regneark, med overskrifter, og indsæt dem her.',
  unsaved: 'De rækker, du har indsat, er ikke importeret endnu.',
  lines: (lines) => counted(lines, { one: 'linje', other: 'linjer' }),
  rows: 'Rækker',
  import: 'Importér',
};
