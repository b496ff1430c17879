import { counted, listOf, quoted, texts } from '../../format/wording.ts';
import { common } from './common.ts';

export const drafts = texts('drafts', {
  copyOf: (campaign: string) => `Copy of ${campaign}`,
});

/** For what has no name in its file. */
export const unnamed = texts('unnamed', {
  column: (letters: string) => `Column ${letters}`,
  table: (number: number) => `Table ${number}`,
  worksheet: (number: number) => `Sheet${number}`,
  file: 'File',
  practice: 'Demo',
  card: {
    Name: 'Name',
    'First name': 'First name',
    'Middle name': 'Middle name',
    'Last name': 'Last name',
    Prefix: 'Prefix',
    Suffix: 'Suffix',
    Nickname: 'Nickname',
    Mobile: 'Mobile',
    'Home phone': 'Home phone',
    'Work phone': 'Work phone',
    'Main phone': 'Main phone',
    Phone: 'Phone',
    'Car phone': 'Car phone',
    Fax: 'Fax',
    Pager: 'Pager',
    Email: 'Email',
    Organization: 'Organization',
    Department: 'Department',
    'Job title': 'Job title',
    Street: 'Street',
    'Postal code': 'Postal code',
    City: 'City',
    Region: 'Region',
    Country: 'Country',
    Birthday: 'Birthday',
    Groups: 'Groups',
    Notes: 'Notes',
  },
  cardPhone: (label: string) => `Phone (${label})`,
});

/** Column headers and names of exported files. */
export const exported = texts('exported', {
  optOuts: { file: 'opt-outs.csv' },
  templates: { file: 'templates.json' },
  person: {
    name: (msisdn: string) => `Kept about ${msisdn}`,
    worksheet: 'Kept',
    where: 'Where',
    what: 'What',
    content: 'Content',
    row: (list: string, row: number) => `List ${quoted(list)}, row ${row}`,
    rowOfOther: (list: string, row: number) => `List ${quoted(list)}, row ${row} (of somebody else)`,
    campaign: (name: string) => `Campaign ${quoted(name || common.untitled)}`,
    practiceCampaign: (name: string) => `Campaign ${quoted(name || common.untitled)} (demo)`,
    deletedCampaign: 'A campaign that was deleted',
    optOutChanges: 'Opt-outs, changes',
    changes: { added: 'added', removed: 'removed' },
  },
  rejections: {
    file: (list: string) => `${list} - rejected rows`,
    people: 'people',
  },
  rows: { worksheet: 'Selected rows', notes: 'Notes' },
  folder: {
    moved: (day: string) => `Tagline to move ${day}.tagline`,
    backup: (day: string) => `Tagline backup ${day}.tagline`,
  },
});

export const person = texts('person', {
  erased: 'Erased person',
  erasedWords: '[erased]',
  nothing: (msisdn: string) => `Nothing is kept about ${msisdn}.`,
  kept: (msisdn: string, what: string) => `Kept about ${msisdn}: ${what}.`,
  leftOut: (rows: number) => `${counted(rows, 'row', 'rows')} left out of campaigns`,
  what: (rows: number, lists: number, sent: number, practised: number, optOuts: number) =>
    listOf([
      rows > 0 && `${counted(rows, 'row', 'rows')} in ${counted(lists, 'list', 'lists')}`,
      sent > 0 && `${counted(sent, 'text', 'texts')} in campaigns`,
      practised > 0 && `${counted(practised, 'text', 'texts')} in the demo inbox`,
      optOuts > 0 && 'an opt-out',
    ]),
});
