import type { Translation } from '../../language/language.ts';
import type { common as english } from '../en/common.ts';

export const common: Translation<typeof english> = {
  add: 'Hinzufügen',
  cancel: 'Abbrechen',
  close: 'Schließen',
  done: 'Fertig',
  remove: 'Entfernen',
  showMore: 'Mehr anzeigen',
  untitled: 'Ohne Namen',
  nothingFound: 'Nichts gefunden',
};
