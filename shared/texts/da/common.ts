import type { Translation } from '../../language/language.ts';
import type { common as english } from '../en/common.ts';

export const common: Translation<typeof english> = {
  add: 'Tilføj',
  cancel: 'Annuller',
  close: 'Luk',
  done: 'Færdig',
  remove: 'Fjern',
  showMore: 'Vis flere',
  untitled: 'Uden navn',
  nothingFound: 'Intet fundet',
};
