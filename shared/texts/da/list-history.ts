import { counted } from '../../format/counted.ts';
import { quoted } from '../../format/quoted.ts';
import type { Translation } from '../../language/language.ts';
import type { listHistory as english } from '../en/list-history.ts';

const rowsWords = (rows: number): string => counted(rows, { one: 'række', other: 'rækker' });

export const listHistory: Translation<typeof english> = {
  title: 'Ændringernes historik',
  about: 'Alt, hvad der er gjort ved listen i hånden, det seneste først.',
  none: 'Intet er ændret i hånden',
  noneAbout: 'Det, du udelader, tager med igen, vælger eller retter, står her og kan fortrydes.',
  edit: (row, column) => `Række ${row}: ${quoted(column)} rettet`,
  editNumber: (row) => `Række ${row}: nummer rettet`,
  editRow: (row) => `Række ${row} rettet`,
  leaveOut: (rows, row) => (rows === 1 ? `Række ${row} udeladt` : `${rowsWords(rows)} udeladt`),
  takeIn: (rows, row) => (rows === 1 ? `Række ${row} taget med igen` : `${rowsWords(rows)} taget med igen`),
  choose: (row) => `Række ${row} valgt for sit nummer`,
  keepFirst: (rows) => `Åbne valg afgjort, ${rowsWords(rows)} får ingen sms`,
  keepDoubtful: (rows) => `Numre på ${rowsWords(rows)} set efter og beholdt`,
  leaveDoubtfulOut: (rows) => `${rowsWords(rows)} med tvivlsomme numre udeladt`,
  mend: (rows) => `${rowsWords(rows)} rettet fra en fil`,
  undone: 'Fortrudt',
  undo: 'Fortryd',
  undoTo: 'Fortryd denne og alle senere',
  redo: 'Gentag',
  redoTo: 'Gentag til og med denne',
};
