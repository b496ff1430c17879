import { count, counted, pluralForm, quoted, texts } from '../../format/wording.ts';

export const optOuts = texts('optOuts', {
  about: 'Tagline never texts these numbers, even if a list holds them.',
  columns: { note: 'Note', source: 'Source', added: 'Added' },
  numbers: 'Numbers',
  log: 'Log',
  search: 'Search opt-outs',
  searchHint: 'Number, note or source',
  found: (count: number) => counted(count, 'number', 'numbers'),
  addNumbers: 'Add numbers',
  nobody: 'Nobody has opted out',
  searchLooksAt: 'Search looks at numbers, notes and sources.',
  nobodyYet:
    'Add the numbers of people who do not want your texts. They override every import, even while a campaign is being sent.',
  addAbout: 'No campaign texts them again.',
  unsaved: 'You have not added the numbers you wrote.',
  byHand: 'added by hand',
  fromFile: 'From a file',
  numbersHelp: 'One per line or cell, in any form. You can paste a column from a spreadsheet.',
  noteHint: 'For example: replied STOP',
  file: (name: string, rows: number) => `${quoted(name)}, ${counted(rows, 'row', 'rows')}`,
  reading: (name: string) => `Reading ${quoted(name)}`,
  takeOut: 'Take out',
  added: (added: number, already: number) => {
    const said = `${counted(added, 'number was', 'numbers were')} added`;
    return already > 0 ? `${said}; ${counted(already, 'was', 'were')} on the list already.` : `${said}.`;
  },
  unread: (lines: number, left: number) =>
    lines > left
      ? `${counted(lines, 'line holds', 'lines hold')} no phone number. The first ${count(left)} are left below.`
      : `${counted(lines, 'line holds', 'lines hold')} no phone number and ${pluralForm(lines, 'is', 'are')} left below.`,
  nothingChanged: 'No changes yet.',
  changes: { added: 'Added', removed: 'Removed' },
  askRemove: (msisdn: string) => `Remove ${msisdn}?`,
  removeAbout: 'Campaigns can text this number again. The log records the removal.',
  why: 'Why',
  whyHint: 'For example: asked by e-mail to be added again',
});
