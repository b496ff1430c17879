import { counted } from '../../format/counted.ts';
import { quoted } from '../../format/quoted.ts';
import type { Translation } from '../../language/language.ts';
import type { listHistory as english } from '../en/list-history.ts';

const rowsWords = (rows: number): string => counted(rows, { one: 'Zeile', other: 'Zeilen' });

export const listHistory: Translation<typeof english> = {
  title: 'Verlauf der Änderungen',
  about: 'Alles, was an dieser Liste von Hand geändert wurde, das Neueste zuerst.',
  none: 'Von Hand wurde nichts geändert',
  noneAbout:
    'Was Sie auslassen, wieder aufnehmen, wählen oder ändern, steht hier und lässt sich rückgängig machen.',
  edit: (row, column) => `Zeile ${row}: ${quoted(column)} geändert`,
  editNumber: (row) => `Zeile ${row}: Nummer geändert`,
  editRow: (row) => `Zeile ${row} geändert`,
  leaveOut: (rows, row) => (rows === 1 ? `Zeile ${row} ausgelassen` : `${rowsWords(rows)} ausgelassen`),
  takeIn: (rows, row) =>
    rows === 1 ? `Zeile ${row} wieder aufgenommen` : `${rowsWords(rows)} wieder aufgenommen`,
  choose: (row) => `Zeile ${row} für ihre Nummer gewählt`,
  keepFirst: (rows) => `Offene Auswahl entschieden, ${rowsWords(rows)} ohne SMS`,
  keepDoubtful: (rows) => `Nummern von ${rowsWords(rows)} geprüft und behalten`,
  leaveDoubtfulOut: (rows) => `${rowsWords(rows)} mit zweifelhaften Nummern ausgelassen`,
  mend: (rows) => `${rowsWords(rows)} aus einer Datei berichtigt`,
  undone: 'Rückgängig gemacht',
  undo: 'Rückgängig',
  undoTo: 'Dies und alles Spätere rückgängig machen',
  redo: 'Wiederholen',
  redoTo: 'Bis hierher wiederholen',
};
