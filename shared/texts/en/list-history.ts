import { counted } from '../../format/counted.ts';
import { quoted } from '../../format/quoted.ts';
import { texts } from '../../language/language.ts';

const rowsWords = (rows: number): string => counted(rows, { one: 'row', other: 'rows' });

/** What was done to a list by hand, and the way back. */
export const listHistory = texts('listHistory', {
  title: 'History of changes',
  about: 'Everything that was done to this list by hand, the latest first.',
  none: 'Nothing was changed by hand',
  noneAbout: 'What you leave out, take back in, choose or edit will be here, and can be undone.',
  edit: (row: number, column: string) => `Row ${row}: ${quoted(column)} edited`,
  editNumber: (row: number) => `Row ${row}: number edited`,
  editRow: (row: number) => `Row ${row} edited`,
  leaveOut: (rows: number, row: number) =>
    rows === 1 ? `Row ${row} left out` : `${rowsWords(rows)} left out`,
  takeIn: (rows: number, row: number) =>
    rows === 1 ? `Row ${row} taken back in` : `${rowsWords(rows)} taken back in`,
  choose: (row: number) => `Row ${row} chosen for its number`,
  keepFirst: (rows: number) => `Open choices settled, ${rowsWords(rows)} not sent to`,
  keepDoubtful: (rows: number) => `Numbers of ${rowsWords(rows)} kept as looked at`,
  leaveDoubtfulOut: (rows: number) => `${rowsWords(rows)} with doubtful numbers left out`,
  mend: (rows: number) => `${rowsWords(rows)} mended from a file`,
  undone: 'Undone',
  undo: 'Undo',
  undoTo: 'Undo this and all later',
  redo: 'Redo',
  redoTo: 'Redo up to this',
});
