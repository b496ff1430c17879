import { count, counted, isolated, peopleWords, quoted } from '../../format/wording.ts';
import type { Texts } from '../translation/translation.ts';

export const results: Texts<'results'> = {
  columnsAbout:
    'Wählen Sie, welche Spalten die Ergebnisse zeigen und in welcher Reihenfolge, bei allen Kampagnen. Ziehen Sie am Rand einer Überschrift, um eine Spalte breiter zu machen, oder drücken Sie Alt und eine Pfeiltaste.',
  onlyRequest: (request) => `Nur Sendung ${count(request)}`,
  search: 'Ergebnisse durchsuchen',
  searchHint: 'Nummer oder Text',
  saving: {
    selected: 'ausgewählt',
    rows: (rows: number) =>
      `${counted(rows, 'Zeile', 'Zeilen')}, mit der fertigen Nachricht jeder Person und allen Spalten der Liste`,
    title: 'Ergebnisse exportieren',
    who: (people, shown) => `${peopleWords(people)} angezeigt: ${shown}`,
    format: 'Datei',
    separator: 'Zellen getrennt durch',
    semicolons: 'Semikolon',
    commas: 'Komma',
    columns: 'Mit den Spalten der Liste',
    columnsHelp: 'Die jetzigen Werte der Liste für jede Person stehen nach dem Ergebnis.',
    save: 'Datei speichern',
  },
  writeTo: (people) => `Diesen ${count(people)} schreiben`,
  notSentTo: {
    about: (leftOut, rows) => `${count(leftOut)} von ${counted(rows, 'Zeile', 'Zeilen')} der Liste`,
    exported: 'Mit den ausgeschlossenen Zeilen',
    exportedHelp: 'Diese Zeilen kommen zuletzt, jede mit ihrem Grund.',
  },
  summary: 'Übersicht',
  summaryPage: {
    about: 'Die ganze Kampagne auf einer Seite, zum Drucken oder Speichern.',
    save: 'Als Datei speichern',
    print: 'Drucken',
  },
  nobody: 'Niemand passt dazu.',
  recipient: 'Empfänger',
  returned: 'Text laut Dienst',
  inRow: (row) => `Zeile ${count(row)}`,
  whatHappened: 'Was geschah',
  latest: (lines) => `Die letzten ${count(lines)} Zeilen.`,
  optOut: 'Abmelden',
  note: (campaign) => `Aus den Ergebnissen von ${quoted(campaign)}`,
  source: 'Ergebnisse',
  wasOut: (msisdn) => `${msisdn} war schon abgemeldet.`,
  isOut: (msisdn) => `${msisdn} bekommt nie wieder eine SMS.`,
};

export const exportedResults: Texts<'exportedResults'> = {
  worksheet: 'Ergebnisse',
  columns: {
    id: 'ID',
    returned: 'Text laut Dienst',
    reason: 'Grund',
    texted: 'SMS gesendet',
  },
  textedAs: { no: 'nein', perhaps: 'vielleicht', yes: 'ja' },
  unnamed: 'Kampagne',
  practiceAccount: (name) => `${isolated(name)} (Demo: nichts hat den Computer verlassen)`,
  started: 'Gestartet',
  ended: 'Beendet',
  credits: 'Verbrauchte Credits',
  creditsNotGiven: 'vom Dienst nicht gemeldet',
  creditsPerPart: 'Credits pro SMS-Teil',
  notKnown: 'nicht bekannt',
  different: 'SMS mit anderem Text laut Dienst',
  requests: 'Sendungen',
  rehearsalFor: (account) => `Probelauf für ${isolated(account)}`,
  nothingSent: (account) => `Über ${isolated(account)} wurde nichts gesendet.`,
  compared: (predicted, basis, seen, how) =>
    `vorhergesagt ${predicted}${basis === '' ? '' : ` (${basis})`}; gesehen ${seen} ${how}`,
};

export const creditsByMonth: Texts<'creditsByMonth'> = {
  about:
    'Was Live-Kampagnen gekostet haben, nach Konto und Rechnungsreferenz, wie es die Dienste angeben. Gelöschte Kampagnen zählen mit, die Demo nicht.',
  period: 'Monate',
  recent: 'Die letzten 12 Monate',
  allAccounts: 'Alle Konten',
  allLabels: 'Alle Rechnungsreferenzen',
  noLabel: 'Ohne Rechnungsreferenz',
  madeOf: (answers, balance) => `${answers} laut Antworten, ${balance} laut Guthaben`,
  columns: {
    month: 'Monat',
    texts: 'SMS',
    unpriced: 'SMS ohne Angabe von Credits',
    treated: 'Als gesendet gewertete SMS',
    balance: 'Credits laut Guthaben',
  },
  treated: (treated) => `${counted(treated, 'SMS wurde', 'SMS wurden')} als gesendet gewertet.`,
  together: 'Zusammen',
  allTogether: 'Alles zusammen',
  unpriced: (unpriced) =>
    `Für ${counted(unpriced, 'SMS', 'SMS')} hat der Dienst keine Credits gemeldet. Unbestätigte SMS zählen nicht mit.`,
  none: 'In diesen Monaten haben Sie nichts gesendet',
  noneAbout: 'Hier steht Monat für Monat, was ein Live-Konto kostet.',
  exportCsv: 'CSV exportieren',
  exportXlsx: 'XLSX exportieren',
  file: (from, to) => `Credits ${from} bis ${to}`,
};
