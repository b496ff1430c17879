import { quoted } from '../../format/quoted.ts';
import type { Translation } from '../../language/language.ts';
import type { exported as english } from '../en/exported.ts';
import { common } from './common.ts';

export const exported: Translation<typeof english> = {
  optOuts: { file: 'frameldinger.csv', number: 'Nummer', note: 'Note', source: 'Kilde', added: 'Tilføjet' },
  templates: { file: 'skabeloner.json' },
  person: {
    name: (msisdn) => `Gemt om ${msisdn}`,
    worksheet: 'Gemt',
    where: 'Hvor',
    what: 'Hvad',
    content: 'Indhold',
    time: 'Tidspunkt',
    row: (list, row) => `Listen ${quoted(list)}, række ${row}`,
    rowOfOther: (list, row) => `Listen ${quoted(list)}, række ${row} (en andens)`,
    campaign: (name) => `Kampagnen ${quoted(name || common.untitled)}`,
    practiceCampaign: (name) => `Kampagnen ${quoted(name || common.untitled)} (øvelse)`,
    deletedCampaign: 'En slettet kampagne',
    text: 'Sms',
    state: 'Tilstand',
    id: 'Id',
    whatHappened: 'Hvad der skete',
    inbox: 'Øvelsesindbakke',
    optOuts: 'Frameldinger',
    source: 'Kilde',
    note: 'Note',
    optOutChanges: 'Frameldinger, ændringer',
    changes: { added: 'tilføjet', removed: 'fjernet' },
  },
  rejections: {
    file: (list) => `${list} - udeladt`,
    worksheet: 'Udeladt',
    people: 'personer',
  },
  rows: { worksheet: 'Markerede rækker', notes: 'Bemærkninger' },
  folder: {
    moved: (day) => `Tagline til flytning ${day}.tagline`,
    backup: (day) => `Tagline sikkerhedskopi ${day}.tagline`,
  },
};
