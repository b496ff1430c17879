import { count, counted, isolated, peopleWords, quoted } from '../../format/wording.ts';
import type { Texts } from '../translation/translation.ts';

export const audiences: Texts<'audiences'> = {
  about: 'Listen, die Sie importiert haben. Sie bleiben auf diesem Computer.',
  none: 'Noch keine Listen',
  importSpreadsheet: 'Tabelle importieren',
  noneAbout:
    'Importieren Sie eine Tabelle einmal und verwenden Sie ihre Personen in beliebig vielen Kampagnen.',
  search: 'Listen durchsuchen',
  notFound: 'Keine Liste hat diesen Namen.',
  deleteAbout:
    'Das löscht die Zeilen der Liste von diesem Computer. Entwürfe, die diese Liste verwenden, brauchen eine andere Liste; gestartete Kampagnen behalten ihre eigenen Personen.',
  inUse: 'In dieser Kampagne',
  takeThis: (list) => `${isolated(list)} verwenden`,
  counts: {
    repaired: (rows) => `${count(rows)} vereinheitlicht`,
    doubtful: (rows) => `${count(rows)} zweifelhaft`,
    duplicates: (rows) => counted(rows, 'Dublette', 'Dubletten'),
    joined: (rows) => `${count(rows)} mit einer anderen Zeile verbunden`,
    saidNo: (rows) => counted(rows, 'sagte nein', 'sagten nein'),
    optedOut: (rows) => `${count(rows)} abgemeldet`,
    rejected: (rows) => `${count(rows)} ungültig`,
    excluded: (rows) => `${count(rows)} von Hand ausgeschlossen`,
    recent: (rows) => `${count(rows)} kürzlich angeschrieben`,
    edited: (rows) => `${count(rows)} geändert`,
  },
  madeOf: {
    chosen: (of: string, rows: number) =>
      `${counted(rows, 'ausgewählte Zeile', 'ausgewählte Zeilen')} aus ${quoted(of)}`,
    chosenResults: (of: string, people: number) =>
      `${peopleWords(people)} aus den Ergebnissen von ${quoted(of)} ausgewählt`,
    results: (of, who) => `Personen in den Ergebnissen von ${quoted(of)}: ${who}`,
    some: (of, conditions) => `${quoted(of)} (nur wenn ${conditions})`,
    together: (of, other) => `${quoted(of)} und ${quoted(other)} zusammen`,
    without: (of, other) => `${quoted(of)} ohne die Personen in ${quoted(other)}`,
    inBoth: (of, other) => `Personen sowohl in ${quoted(of)} als auch in ${quoted(other)}`,
  },
  named: {
    chosen: (of: string, rows: number) =>
      `${of}, ${counted(rows, 'ausgewählte Zeile', 'ausgewählte Zeilen')}`,
    chosenResults: (of: string) => `${of}, ausgewählte Personen`,
    results: (of, who) => `${of}: ${who}`,
    together: (of, other) => `${of} und ${other}`,
    without: (of, other) => `${of} ohne ${other}`,
    inBoth: (of, other) => `${of} auch in ${other}`,
  },
  making: {
    title: (list) => `Liste aus ${quoted(list)} erstellen`,
    about: 'Die Listen, aus denen sie entsteht, bleiben unverändert.',
    make: 'Liste erstellen',
    holds: 'Was hineinkommt',
    some: 'Einen Teil davon',
    together: 'Mit einer anderen Liste',
    without: 'Ohne eine andere Liste',
    inBoth: 'In beiden Listen',
    togetherHelp:
      'Alle aus beiden, je einmal. Wer in einer davon von Hand ausgeschlossen ist, bleibt es, und abweichende Zeilen mit derselben Nummer warten auf Ihre Wahl.',
    withoutHelp: 'Alle, deren Nummer nicht in der anderen Liste steht.',
    inBothHelp: 'Nur Personen, deren Nummer auch in der anderen Liste steht.',
    other: 'Die andere Liste',
    noOther: 'Es gibt keine andere Liste',
    choose: 'Liste wählen',
    name: 'Name der neuen Liste',
  },
  duplicates: {
    title: 'Gleiche Nummer, mehrere Zeilen',
    about: 'Alle bekommen eine SMS. Wählen Sie, welche Zeile sie füllt, oder verbinden Sie die Zeilen.',
    none: 'Keine Nummer steht doppelt',
    previous: 'Vorherige',
    next: 'Nächste',
    oneRule: 'Eine Regel für alle',
    keepFirst: 'Die erste Zeile behalten',
    keepLast: 'Die letzte Zeile behalten',
    keepEarliest: (column) => `Die früheste in ${quoted(column)} behalten`,
    keepLatest: (column) => `Die späteste in ${quoted(column)} behalten`,
    join: 'Ihre Zeilen verbinden',
    joinLanguage: 'Sprache der Aufzählungen',
    notJoined: 'So nicht zu verbinden',
    way: (column) => `So wird ${quoted(column)} verbunden`,
    ways: {
      and: 'Alle, als Aufzählung',
      first: 'Der erste',
      last: 'Der letzte',
      earliest: 'Der früheste',
      latest: 'Der späteste',
      sum: 'Ihre Summe',
      count: 'Wie viele',
    },
    open: 'Noch zu wählen',
    place: (at, many) => `${count(at)} von ${count(many)}`,
    placeOpen: (at, many, open) => `${count(at)} von ${count(many)}, noch ${peopleWords(open)} zu wählen`,
    reading: 'Zeilen werden gelesen …',
    asWritten: 'Wie geschrieben',
    choice: 'Auswahl',
    more: (rows) => `Und ${counted(rows, 'weitere Zeile', 'weitere Zeilen')} mit dieser Nummer.`,
    takeRow: (row) => `Zeile ${row} verwenden`,
    soFar: 'Bekommt bisher die SMS',
    getsText: 'Bekommt die SMS',
  },
};

const rowsWords = (rows: number): string => counted(rows, 'Zeile', 'Zeilen');

export const listHistory: Texts<'listHistory'> = {
  title: 'Änderungsverlauf',
  about: 'Alles, was Sie an dieser Liste von Hand geändert haben, das Neueste zuerst.',
  none: 'Sie haben nichts von Hand geändert',
  noneAbout:
    'Was Sie ausschließen, wieder aufnehmen, wählen oder ändern, steht hier und lässt sich rückgängig machen.',
  edit: (row, column) => `Zeile ${row}: ${quoted(column)} geändert`,
  editNumber: (row) => `Zeile ${row}: Nummer geändert`,
  editRow: (row) => `Zeile ${row} geändert`,
  leaveOut: (rows, row) => (rows === 1 ? `Zeile ${row} ausgeschlossen` : `${rowsWords(rows)} ausgeschlossen`),
  takeIn: (rows, row) =>
    rows === 1 ? `Zeile ${row} wieder aufgenommen` : `${rowsWords(rows)} wieder aufgenommen`,
  choose: (row) => `Zeile ${row} für ihre Nummer gewählt`,
  join: (row) => `Zeile ${row}: alle Zeilen mit ihrer Nummer verbunden`,
  joinAll: (rows) => `Offene Fälle entschieden, ${rowsWords(rows)} mit einer anderen verbunden`,
  keepFirst: (rows) => `Offene Fälle entschieden, ${rowsWords(rows)} ausgeschlossen`,
  keepDoubtful: (rows) => `Nummern von ${rowsWords(rows)} geprüft und beibehalten`,
  leaveDoubtfulOut: (rows) => `${rowsWords(rows)} mit zweifelhaften Nummern ausgeschlossen`,
  correct: (rows) => `${rowsWords(rows)} aus einer Datei korrigiert`,
  undone: 'Rückgängig gemacht',
  undoTo: 'Dies und alles Spätere rückgängig machen',
  redoTo: 'Bis hierher wiederholen',
};

export const columns: Texts<'columns'> = {
  about:
    'Wählen Sie, welche Spalten diese Liste zeigt und in welcher Reihenfolge. Ziehen Sie am Rand einer Überschrift, um eine Spalte breiter zu machen, oder drücken Sie Alt und eine Pfeiltaste.',
  left: (name) => `${quoted(name)} nach links`,
  right: (name) => `${quoted(name)} nach rechts`,
  reset: 'Zurücksetzen',
};

export const conditions: Texts<'conditions'> = {
  tests: {
    is: 'ist',
    'is-not': 'ist nicht',
    contains: 'enthält',
    'says-no': 'ist ein Nein zu SMS',
    'is-empty': 'ist leer',
    'is-filled': 'ist nicht leer',
    'is-today': 'ist heute',
    'is-tomorrow': 'ist morgen',
    'is-this-week': 'ist diese Woche',
    'is-within': 'ist in den nächsten (Tagen)',
    'is-older': 'ist älter als (Tage)',
    'is-on': 'ist am',
    'is-before': 'ist vor dem',
    'is-after': 'ist nach dem',
    'has-no-date': 'ist kein Datum',
  },
  within: (days) => `ist in den nächsten ${counted(days, 'Tag', 'Tagen')}`,
  older: (days) => `ist älter als ${counted(days, 'Tag', 'Tage')}`,
  fromTo: (from, to) => `ist vom ${from} bis ${to}`,
  withValue: (test, value) => `${test} ${value}`,
  ofColumn: (column, test) => `${column} ${test}`,
  either: (one, other) => `${one} oder ${other}`,
  both: (one, other) => `${one}, und ${other}`,
};

export const paste: Texts<'paste'> = {
  about: 'Kopieren Sie die Zeilen in Ihrer Tabelle, mit den Überschriften, und fügen Sie sie hier ein.',
  unsaved: 'Die eingefügten Zeilen sind noch nicht importiert.',
  lines: (lines) => counted(lines, 'Zeile', 'Zeilen'),
  rows: 'Zeilen',
};

export const byDay: Texts<'byDay'> = {
  title: 'Eine Kampagne für jeden Tag',
  about:
    'Erstellt für jeden Tag einer Spalte eine Liste und einen Entwurf. Es wird nichts gesendet: Sie prüfen und starten jeden einzeln.',
  column: 'Spalte mit den Tagen',
  time: 'Wann jeder gesendet wird',
  byHand: 'Wenn ich ihn starte',
  atTime: 'Zu einer Uhrzeit',
  before: 'Tage vorher',
  earlier: 'Vor heute',
  none: 'Kein Datum',
  goes: (when) => `vorgesehen ${when}`,
  noTime: 'kein Zeitpunkt',
  passed: 'Zeitpunkt vorbei, keiner gewählt',
  undated: (rows) =>
    `${counted(rows, 'Zeile hat', 'Zeilen haben')} kein Datum in dieser Spalte und ${rows === 1 ? 'bekommt' : 'bekommen'} einen eigenen Entwurf:`,
  row: (row, cell) => `Zeile ${row} ${quoted(cell)}`,
  more: (rows) => `und ${count(rows)} weitere`,
  several: (numbers) =>
    `${counted(numbers, 'Nummer steht', 'Nummern stehen')} an mehreren Tagen. Sind die Texte gleich, schließt die Prüfung des späteren Tages sie aus und bietet an, noch einmal zu senden.`,
  replaces: 'Dieser Entwurf wird der erste davon. Die Liste bleibt, wie sie ist.',
  make: (drafts) => `${counted(drafts, 'Entwurf', 'Entwürfe')} erstellen`,
  made: (drafts) => `${counted(drafts, 'Entwurf', 'Entwürfe')} erstellt. Keiner wurde gestartet.`,
};
