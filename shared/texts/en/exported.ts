import { quoted } from '../../format/quoted.ts';
import { texts } from '../../language/language.ts';
import { common } from './common.ts';

/** The heads of columns, and the names, of files that are exported. */
export const exported = texts('exported', {
  optOuts: { file: 'opt-outs.csv', number: 'Number', note: 'Note', source: 'Source', added: 'Added' },
  templates: { file: 'templates.json' },
  person: {
    name: (msisdn: string) => `Kept of ${msisdn}`,
    worksheet: 'Kept',
    where: 'Where',
    what: 'What',
    content: 'Content',
    time: 'Time',
    row: (list: string, row: number) => `List ${quoted(list)}, row ${row}`,
    rowOfOther: (list: string, row: number) => `List ${quoted(list)}, row ${row} (of somebody else)`,
    campaign: (name: string) => `Campaign ${quoted(name || common.untitled)}`,
    practiceCampaign: (name: string) => `Campaign ${quoted(name || common.untitled)} (practice)`,
    deletedCampaign: 'A campaign that was deleted',
    text: 'Text',
    state: 'State',
    id: 'Id',
    whatHappened: 'What happened',
    inbox: 'Practice inbox',
    optOuts: 'Opt-outs',
    source: 'Source',
    note: 'Note',
    optOutChanges: 'Opt-outs, changes',
    changes: { added: 'added', removed: 'removed' },
  },
  rejections: {
    file: (list: string) => `${list} - left out`,
    worksheet: 'Left out',
    people: 'people',
  },
  rows: { worksheet: 'Selected rows', notes: 'Notes' },
  folder: {
    moved: (day: string) => `Tagline to move ${day}.tagline`,
    backup: (day: string) => `Tagline backup ${day}.tagline`,
  },
});
