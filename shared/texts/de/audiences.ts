import { counted } from '../../format/counted.ts';
import { count, peopleWords } from '../../format/format-count.ts';
import { isolated, quoted } from '../../format/quoted.ts';
import type { Translation } from '../../language/language.ts';
import type { audiences as english } from '../en/audiences.ts';

export const audiences: Translation<typeof english> = {
  title: 'Listen',
  about: 'Listen, die Sie importiert haben. Sie bleiben auf diesem Computer.',
  none: 'Noch keine Listen',
  importSpreadsheet: 'Tabelle importieren',
  noneAbout:
    'Importieren Sie eine Tabelle einmal und verwenden Sie ihre Personen in beliebig vielen Kampagnen.',
  search: 'Listen durchsuchen',
  import: 'Importieren',
  notFound: 'Keine Liste hat diesen Namen.',
  askDelete: (list) => `${quoted(list)} löschen?`,
  delete: 'Löschen',
  deleteAbout:
    'Ihre Zeilen werden von diesem Computer gelöscht. Entwürfe, die sie verwenden, brauchen eine andere Liste; gestartete Kampagnen behalten ihre eigenen Personen.',
  inUse: 'In dieser Kampagne',
  newName: 'Neuer Name',
  use: 'Verwenden',
  takeThis: (list) => `${isolated(list)} verwenden`,
  moreFor: (list) => `Mehr zu ${isolated(list)}`,
  rename: 'Umbenennen',
  counts: {
    repaired: (rows) => `${count(rows)} berichtigt`,
    doubtful: (rows) => `${count(rows)} zweifelhaft`,
    duplicates: (rows) => counted(rows, { one: 'Dublette', other: 'Dubletten' }),
    optedOut: (rows) => `${count(rows)} abgemeldet`,
    rejected: (rows) => `${count(rows)} abgelehnt`,
    excluded: (rows) => `${count(rows)} von Hand ausgelassen`,
    recent: (rows) => `${count(rows)} vor Kurzem angeschrieben`,
    edited: (rows) => `${count(rows)} geändert`,
  },
  madeOf: {
    chosen: (of: string, rows: number) =>
      `${counted(rows, { one: 'ausgewählte Zeile', other: 'ausgewählte Zeilen' })} aus ${quoted(of)}`,
    chosenResults: (of: string, people: number) =>
      `${peopleWords(people)} aus den Ergebnissen von ${quoted(of)} ausgewählt`,
    some: (of, conditions) => `${quoted(of)}, wo ${conditions}`,
    together: (of, other) => `${quoted(of)} und ${quoted(other)} zusammen`,
    without: (of, other) => `${quoted(of)} ohne die Personen in ${quoted(other)}`,
    inBoth: (of, other) => `Personen sowohl in ${quoted(of)} als auch in ${quoted(other)}`,
  },
  named: {
    chosen: (of: string, rows: number) =>
      `${of}, ${counted(rows, { one: 'ausgewählte Zeile', other: 'ausgewählte Zeilen' })}`,
    chosenResults: (of: string, people: number) => `${of}, ${peopleWords(people)} ausgewählt`,
    together: (of, other) => `${of} und ${other}`,
    without: (of, other) => `${of} ohne ${other}`,
    inBoth: (of, other) => `${of} auch in ${other}`,
  },
  making: {
    title: (list) => `Liste aus ${quoted(list)} erstellen`,
    about: 'Die Listen, aus denen sie entsteht, bleiben unverändert.',
    make: 'Liste erstellen',
    holds: 'Was sie enthält',
    some: 'Einen Teil davon',
    together: 'Mit einer anderen Liste',
    without: 'Ohne eine andere Liste',
    inBoth: 'In beiden Listen',
    togetherHelp:
      'Alle aus beiden, je einmal. Wer in einer davon von Hand ausgelassen ist, bleibt es, und abweichende Zeilen mit derselben Nummer warten auf Ihre Wahl.',
    withoutHelp: 'Alle, deren Nummer nicht in der anderen Liste steht.',
    inBothHelp: 'Nur Personen, deren Nummer auch in der anderen Liste steht.',
    other: 'Die andere Liste',
    noOther: 'Es gibt keine andere Liste',
    choose: 'Liste wählen',
    name: 'Name der neuen Liste',
  },
  duplicates: {
    title: 'Gleiche Nummer, mehrere Zeilen',
    about: 'Alle erhalten eine SMS. Wählen Sie, aus welcher Zeile sie geschrieben wird.',
    none: 'Keine Nummer steht doppelt',
    previous: 'Zurück',
    next: 'Weiter',
    keepAll: 'Alle so lassen',
    open: 'Noch zu wählen',
    place: (at, many) => `${count(at)} von ${count(many)}`,
    placeOpen: (at, many, open) => `${count(at)} von ${count(many)}, noch ${count(open)} zu wählen`,
    reading: 'Zeilen werden gelesen …',
    row: (row) => `Zeile ${row}`,
    asWritten: 'Wie geschrieben',
    choice: 'Auswahl',
    more: (rows) =>
      `Und ${counted(rows, { one: 'weitere Zeile', other: 'weitere Zeilen' })} mit dieser Nummer.`,
    optedOut: 'Abgemeldet',
    recent: 'Vor Kurzem angeschrieben',
    takeRow: (row) => `Zeile ${row} nehmen`,
    soFar: 'Erhält bisher die SMS',
    getsText: 'Erhält die SMS',
    leftOut: 'Ausgelassen',
  },
};
