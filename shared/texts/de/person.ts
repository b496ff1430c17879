import { counted } from '../../format/counted.ts';
import { listOf } from '../../format/format-list.ts';
import type { Translation } from '../../language/language.ts';
import type { person as english } from '../en/person.ts';

export const person: Translation<typeof english> = {
  erased: 'Gelöschte Person',
  erasedWords: '[gelöscht]',
  nothing: (msisdn) => `Über ${msisdn} wird nichts aufbewahrt.`,
  kept: (msisdn, what) => `Über ${msisdn} aufbewahrt: ${what}.`,
  what: (rows, lists, sent, practised, optOuts) =>
    listOf(
      [
        rows > 0 &&
          `${counted(rows, { one: 'Zeile', other: 'Zeilen' })} in ${counted(lists, { one: 'Liste', other: 'Listen' })}`,
        sent > 0 && `${counted(sent, { other: 'SMS' })} in Kampagnen`,
        practised > 0 && `${counted(practised, { other: 'SMS' })} im Übungs-Posteingang`,
        optOuts > 0 && 'eine Abmeldung',
      ].filter((words) => words !== false),
    ),
};
