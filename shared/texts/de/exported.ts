import { quoted } from '../../format/quoted.ts';
import type { Translation } from '../../language/language.ts';
import type { exported as english } from '../en/exported.ts';
import { common } from './common.ts';

export const exported: Translation<typeof english> = {
  optOuts: {
    file: 'abmeldungen.csv',
    number: 'Nummer',
    note: 'Notiz',
    source: 'Quelle',
    added: 'Hinzugefügt',
  },
  templates: { file: 'vorlagen.json' },
  person: {
    name: (msisdn) => `Aufbewahrt über ${msisdn}`,
    worksheet: 'Aufbewahrt',
    where: 'Wo',
    what: 'Was',
    content: 'Inhalt',
    time: 'Zeit',
    row: (list, row) => `Liste ${quoted(list)}, Zeile ${row}`,
    rowOfOther: (list, row) => `Liste ${quoted(list)}, Zeile ${row} (von jemand anderem)`,
    campaign: (name) => `Kampagne ${quoted(name || common.untitled)}`,
    practiceCampaign: (name) => `Kampagne ${quoted(name || common.untitled)} (Übung)`,
    deletedCampaign: 'Eine gelöschte Kampagne',
    text: 'SMS',
    state: 'Status',
    id: 'ID',
    whatHappened: 'Was geschah',
    inbox: 'Übungs-Posteingang',
    optOuts: 'Abmeldungen',
    source: 'Quelle',
    note: 'Notiz',
    optOutChanges: 'Abmeldungen, Änderungen',
    changes: { added: 'hinzugefügt', removed: 'entfernt' },
  },
  rejections: {
    file: (list) => `${list} - ausgelassen`,
    worksheet: 'Ausgelassen',
    people: 'Personen',
  },
  rows: { worksheet: 'Markierte Zeilen', notes: 'Hinweise' },
  folder: {
    moved: (day) => `Tagline Umzug ${day}.tagline`,
    backup: (day) => `Tagline Sicherung ${day}.tagline`,
  },
};
