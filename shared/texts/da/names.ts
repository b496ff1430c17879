import { counted, listOf, quoted } from '../../format/wording.ts';
import type { Texts } from '../translation/translation.ts';
import { common } from './common.ts';

export const drafts: Texts<'drafts'> = {
  copyOf: (campaign) => `Kopi af ${campaign}`,
};

export const unnamed: Texts<'unnamed'> = {
  column: (letters) => `Kolonne ${letters}`,
  table: (number) => `Tabel ${number}`,
  worksheet: (number) => `Ark${number}`,
  file: 'Fil',
  practice: 'Demo',
  card: {
    Name: 'Navn',
    'First name': 'Fornavn',
    'Middle name': 'Mellemnavn',
    'Last name': 'Efternavn',
    Prefix: 'Titel',
    Suffix: 'Efterstillet titel',
    Nickname: 'Kaldenavn',
    Mobile: 'Mobil',
    'Home phone': 'Telefon (privat)',
    'Work phone': 'Telefon (arbejde)',
    'Main phone': 'Hovednummer',
    Phone: 'Telefon',
    'Car phone': 'Biltelefon',
    Fax: 'Fax',
    Pager: 'Personsøger',
    Email: 'E-mail',
    Organization: 'Firma',
    Department: 'Afdeling',
    'Job title': 'Stilling',
    Street: 'Gade',
    'Postal code': 'Postnummer',
    City: 'By',
    Region: 'Region',
    Country: 'Land',
    Birthday: 'Fødselsdag',
    Groups: 'Grupper',
    Notes: 'Noter',
  },
  cardPhone: (label) => `Telefon (${label})`,
};

export const exported: Texts<'exported'> = {
  optOuts: { file: 'afmeldinger.csv' },
  templates: { file: 'skabeloner.json' },
  person: {
    name: (msisdn) => `Gemt om ${msisdn}`,
    worksheet: 'Gemt',
    where: 'Hvor',
    what: 'Hvad',
    content: 'Indhold',
    row: (list, row) => `Listen ${quoted(list)}, række ${row}`,
    rowOfOther: (list, row) => `Listen ${quoted(list)}, række ${row} (en andens)`,
    campaign: (name) => `Kampagnen ${quoted(name || common.untitled)}`,
    practiceCampaign: (name) => `Kampagnen ${quoted(name || common.untitled)} (demo)`,
    deletedCampaign: 'En slettet kampagne',
    optOutChanges: 'Afmeldinger, ændringer',
    changes: { added: 'tilføjet', removed: 'fjernet' },
  },
  rejections: {
    file: (list) => `${list} - ugyldige rækker`,
    people: 'personer',
  },
  rows: { worksheet: 'Valgte rækker', notes: 'Bemærkninger' },
  folder: {
    moved: (day) => `Tagline-flytning ${day}.tagline`,
    backup: (day) => `Tagline-sikkerhedskopi ${day}.tagline`,
  },
};

export const person: Texts<'person'> = {
  erased: 'Slettet person',
  erasedWords: '[slettet]',
  nothing: (msisdn) => `Intet er gemt om ${msisdn}.`,
  kept: (msisdn, what) => `Gemt om ${msisdn}: ${what}.`,
  leftOut: (rows) => `${counted(rows, 'række', 'rækker')} udeladt af kampagner`,
  what: (rows, lists, sent, practised, optOuts) =>
    listOf([
      rows > 0 && `${counted(rows, 'række', 'rækker')} på ${counted(lists, 'liste', 'lister')}`,
      sent > 0 && `${counted(sent, 'sms', 'sms’er')} i kampagner`,
      practised > 0 && `${counted(practised, 'sms', 'sms’er')} i demoindbakken`,
      optOuts > 0 && 'en afmelding',
    ]),
};
