import { count } from '../../format/format-count.ts';
import { listOf } from '../../format/lists.ts';
import { counted } from '../../format/words.ts';
import type { Translation } from '../../language/language.ts';
import type { person as english } from '../en/person.ts';

export const person: Translation<typeof english> = {
  erased: 'Gelöschte Person',
  erasedWords: '[gelöscht]',
  nothing: (msisdn) => `Über ${msisdn} ist nichts gespeichert.`,
  kept: (msisdn, what) => `Über ${msisdn} gespeichert: ${what}.`,
  leftOut: (rows) => `${counted(rows, 'Zeile', 'Zeilen')}, die Kampagnen ausließen`,
  what: (rows, lists, sent, practised, optOuts) =>
    listOf([
      rows > 0 && `${counted(rows, 'Zeile', 'Zeilen')} in ${counted(lists, 'Liste', 'Listen')}`,
      sent > 0 && `${count(sent)} SMS in Kampagnen`,
      practised > 0 && `${count(practised)} SMS im Übungs-Posteingang`,
      optOuts > 0 && 'eine Abmeldung',
    ]),
};
