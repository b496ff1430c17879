import { listOf } from '../../format/lists.ts';
import { counted } from '../../format/words.ts';
import type { Translation } from '../../language/language.ts';
import type { person as english } from '../en/person.ts';

export const person: Translation<typeof english> = {
  erased: 'Slettet person',
  erasedWords: '[slettet]',
  nothing: (msisdn) => `Intet er gemt om ${msisdn}.`,
  kept: (msisdn, what) => `Gemt om ${msisdn}: ${what}.`,
  leftOut: (rows) => `${counted(rows, 'række', 'rækker')} udeladt af kampagner`,
  what: (rows, lists, sent, practised, optOuts) =>
    listOf([
      rows > 0 && `${counted(rows, 'række', 'rækker')} på ${counted(lists, 'liste', 'lister')}`,
      sent > 0 && `${counted(sent, 'sms', 'sms’er')} i kampagner`,
      practised > 0 && `${counted(practised, 'sms', 'sms’er')} i øvelsesindbakken`,
      optOuts > 0 && 'en framelding',
    ]),
};
