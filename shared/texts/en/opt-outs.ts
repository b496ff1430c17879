import { count, counted, listOf, pluralForm, quoted, texts } from '../../format/wording.ts';

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
    'Add the numbers of people who do not want your texts. These numbers override every import, even while a campaign is being sent.',
  addAbout: 'No campaign texts them again.',
  unsaved: 'You have not added the numbers you wrote.',
  unconfirmed: 'You have not chosen what some lines mean. Nothing of them was added.',
  byHand: 'added by hand',
  fromFile: 'From a file',
  numbersHelp: 'One per line or cell, in any form. You can paste a column from a spreadsheet.',
  noteHint: 'For example: replied STOP',
  ofFile: {
    title: (file: string) => `Opt-outs from ${quoted(file)}`,
    add: (numbers: number) =>
      numbers === 0 ? 'Add numbers' : `Add ${counted(numbers, 'number', 'numbers')}`,
    saysNo: (rows: number, column: string) =>
      `${counted(rows, 'row has', 'rows have')} a no to texts in ${quoted(column)}`,
    which: 'Rows to add',
    onlyThese: 'Only these rows',
    allRows: 'All rows',
    numbersOf: (numbers: number, rows: number) =>
      `${counted(numbers, 'number', 'numbers')} of ${counted(rows, 'row', 'rows')}`,
    inLists: (numbers: number) => `${count(numbers)} in your lists`,
    already: (numbers: number) => `${count(numbers)} opted out already`,
    toConfirm: (cells: number) => `${counted(cells, 'cell', 'cells')} to confirm afterwards`,
    withoutNumber: (rows: number) => `${counted(rows, 'row', 'rows')} without a usable number`,
  },
  added: (added: number, already: number) => {
    const addedNumbers = `${counted(added, 'number was', 'numbers were')} added`;
    return already > 0
      ? `${addedNumbers}; ${counted(already, 'was', 'were')} on the list already.`
      : `${addedNumbers}.`;
  },
  unread: (lines: number, remaining: number) =>
    lines > remaining
      ? `${counted(lines, 'line holds', 'lines hold')} no phone number. The first ${count(remaining)} are left below.`
      : `${counted(lines, 'line holds', 'lines hold')} no phone number and ${pluralForm(lines, 'is', 'are')} left below.`,
  nothingChanged: 'No changes yet.',
  open: (lines: number) =>
    lines === 1
      ? 'One line holds more than a number, or may be the number of different people. Nothing of it was added: choose what it means.'
      : `${count(lines)} lines hold more than a number, or may be the numbers of different people. Nothing of them was added: choose what they mean.`,
  addAlone: (numbers: number) => `Add all ${count(numbers)} that are alone in their line`,
  openLine: (line: string) => `${quoted(line)}:`,
  whose: (number: string, names: readonly string[], lists: readonly string[]) =>
    `${[number, ...names].join(', ')}${lists.length === 0 ? '' : ` in ${listOf(lists.map(quoted))}`}`,
  changes: { added: 'Added', removed: 'Removed' },
  askRemove: (msisdn: string) => `Remove ${msisdn}?`,
  removeAbout: 'Campaigns can text this number again. The log records the removal.',
  why: 'Why',
  whyHint: 'For example: asked by e-mail to be added again',
});
