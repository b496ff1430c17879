import { count } from '../../format/format-count.ts';
import { counted, quoted } from '../../format/words.ts';
import { texts } from '../../language/language.ts';

/** What stands on buttons and is said of things on many screens. */
export const common = texts('common', {
  add: 'Add',
  cancel: 'Cancel',
  close: 'Close',
  done: 'Done',
  remove: 'Remove',
  showMore: 'Show more',
  untitled: 'Untitled',
  nothingFound: 'Nothing found',
});

/** What the parts that several screens are made of say by themselves. */
export const components = texts('components', {
  modes: { live: 'LIVE', practice: 'PRACTICE' },
  choose: 'Choose',
  clear: 'Clear',
  dismiss: 'Dismiss',
  notices: 'Notices',
  tryAgain: 'Try again',
  reading: 'Reading…',
  showCountries: 'Show countries',
  askLeave: 'Leave without saving?',
  leave: 'Leave',
  keepEditing: 'Keep editing',
  value: 'Value',
  row: 'Row',
  hideColumn: (name: string) => `Hide column ${quoted(name)}`,
  selected: (rows: number) => counted(rows, 'row selected', 'rows selected'),
  clearSelection: 'Clear selection',
  copiedAtMost: (most: number) => `At most ${count(most)} rows can be copied at once.`,
  selectFewer: 'Select fewer of them.',
  sortBy: (column: string) => `Sort by ${quoted(column)}`,
  sortDown: (column: string) => `Sort by ${quoted(column)}, downwards`,
  listOrder: 'Order of the list',
  conditions: {
    column: 'Column',
    columnOf: (n: number) => `Column ${n}`,
    testOf: (n: number) => `Test ${n}`,
    valueOf: (n: number) => `Value ${n}`,
    remove: (n: number) => `Remove condition ${n}`,
    add: 'Add a condition',
  },
  phone: {
    title: 'Final message',
    chosen: 'Chosen by the service',
    to: (number: string) => `to ${number}`,
    noNumber: 'no number',
    none: 'Gets no message.',
    empty: 'No text yet.',
    size: (parts: number, units: number, most: number) =>
      `${counted(parts, 'part', 'parts')} · ${count(units)} of ${count(most)}`,
    mayBeLost: 'letters may be lost',
  },
});
