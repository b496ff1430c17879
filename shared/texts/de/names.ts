import { count, counted, listOf, quoted } from '../../format/wording.ts';
import type { Texts } from '../translation/translation.ts';
import { common } from './common.ts';

export const drafts: Texts<'drafts'> = {
  copyOf: (campaign) => `Kopie von ${campaign}`,
};

export const unnamed: Texts<'unnamed'> = {
  column: (letters) => `Spalte ${letters}`,
  table: (number) => `Tabelle ${number}`,
  worksheet: (number) => `Tabelle${number}`,
  file: 'Datei',
  practice: 'Demo',
  card: {
    Name: 'Name',
    'First name': 'Vorname',
    'Middle name': 'Weitere Vornamen',
    'Last name': 'Nachname',
    Prefix: 'Titel',
    Suffix: 'Namenszusatz',
    Nickname: 'Spitzname',
    Mobile: 'Mobil',
    'Home phone': 'Telefon (privat)',
    'Work phone': 'Telefon (geschäftlich)',
    'Main phone': 'Haupttelefon',
    Phone: 'Telefon',
    'Car phone': 'Autotelefon',
    Fax: 'Fax',
    Pager: 'Pager',
    Email: 'E-Mail',
    Organization: 'Firma',
    Department: 'Abteilung',
    'Job title': 'Position',
    Street: 'Straße',
    'Postal code': 'Postleitzahl',
    City: 'Ort',
    Region: 'Region',
    Country: 'Land',
    Birthday: 'Geburtstag',
    Groups: 'Gruppen',
    Notes: 'Notizen',
  },
  cardPhone: (label) => `Telefon (${label})`,
};

export const exported: Texts<'exported'> = {
  optOuts: { file: 'abmeldungen.csv' },
  templates: { file: 'vorlagen.json' },
  person: {
    name: (msisdn) => `Gespeichert über ${msisdn}`,
    worksheet: 'Gespeichert',
    where: 'Wo',
    what: 'Was',
    content: 'Inhalt',
    row: (list, row) => `Liste ${quoted(list)}, Zeile ${row}`,
    rowOfOther: (list, row) => `Liste ${quoted(list)}, Zeile ${row} (von jemand anderem)`,
    campaign: (name) => `Kampagne ${quoted(name || common.untitled)}`,
    practiceCampaign: (name) => `Kampagne ${quoted(name || common.untitled)} (Demo)`,
    deletedCampaign: 'Eine gelöschte Kampagne',
    optOutChanges: 'Abmeldungen, Änderungen',
    changes: { added: 'hinzugefügt', removed: 'entfernt' },
  },
  rejections: {
    file: (list) => `${list} - ungültige Zeilen`,
    people: 'Personen',
  },
  rows: { worksheet: 'Ausgewählte Zeilen', notes: 'Hinweise' },
  folder: {
    moved: (day) => `Tagline-Umzug ${day}.tagline`,
    backup: (day) => `Tagline-Sicherung ${day}.tagline`,
  },
};

export const person: Texts<'person'> = {
  erased: 'Gelöschte Person',
  erasedWords: '[gelöscht]',
  nothing: (msisdn) => `Über ${msisdn} ist nichts gespeichert.`,
  kept: (msisdn, what) => `Über ${msisdn} gespeichert: ${what}.`,
  leftOut: (rows) => `${counted(rows, 'Zeile', 'Zeilen')} aus Kampagnen ausgeschlossen`,
  what: (rows, lists, sent, practised, optOuts) =>
    listOf([
      rows > 0 && `${counted(rows, 'Zeile', 'Zeilen')} in ${counted(lists, 'Liste', 'Listen')}`,
      sent > 0 && `${count(sent)} SMS in Kampagnen`,
      practised > 0 && `${count(practised)} SMS im Demo-Posteingang`,
      optOuts > 0 && 'eine Abmeldung',
    ]),
};
