import { count, counted, isolated, peopleWords, pluralForm, quoted } from '../../format/wording.ts';
import type { Texts } from '../translation/translation.ts';

export const results: Texts<'results'> = {
  columnsAbout:
    'Wählen Sie, welche Spalten die Ergebnisse zeigen und in welcher Reihenfolge, bei allen Kampagnen. Ziehen Sie am Rand einer Überschrift, um eine Spalte breiter zu machen, oder drücken Sie Alt und eine Pfeiltaste.',
  onlyRequest: (request) => `Nur Anfrage ${count(request)}`,
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
    columnsHelp: 'Was die Liste jetzt über jede Person sagt, steht nach dem Ergebnis.',
    save: 'Datei speichern',
  },
  notSentTo: {
    about: (left, rows) => `${count(left)} von ${counted(rows, 'Zeile', 'Zeilen')} der Liste`,
    correct: 'Berichtigen Sie sie in der Liste. Senden Sie dann den berichtigten eine eigene Kampagne.',
    send: 'An seither berichtigte senden',
    none: 'Noch ist keine davon berichtigt: Berichtigen Sie sie zuerst in der Liste.',
    exported: 'Mit den ausgelassenen Zeilen',
    exportedHelp: 'Sie kommen zuletzt, jede mit ihrem Grund.',
  },
  sending: {
    reached: (reached, people) =>
      `${count(reached)} von ${peopleWords(people)} ${pluralForm(reached, 'hat', 'haben')} diese SMS schon bekommen, oder vielleicht.`,
    about: 'Das ergibt einen neuen Entwurf, den Sie vor dem Senden prüfen.',
    toOthers: (people) => `An die anderen ${count(people)}`,
    toAll: (people) => `An alle ${count(people)}, noch einmal`,
  },
  summary: 'Übersicht',
  summaryPage: {
    about: 'Die ganze Kampagne auf einer Seite, zum Drucken oder Speichern.',
    save: 'Als Datei speichern',
    print: 'Drucken',
  },
  nobody: 'Niemand passt dazu.',
  recipient: 'Empfänger',
  returned: 'Was der Dienst zurückgegeben hat',
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
    state: 'Status',
    request: 'Anfrage',
    id: 'ID',
    returned: 'Zurückgegebene SMS',
    reason: 'Grund',
    texted: 'Hat SMS bekommen',
  },
  textedAs: { no: 'nein', perhaps: 'vielleicht', yes: 'ja' },
  unnamed: 'Kampagne',
  practiceAccount: (name) => `${isolated(name)} (Übung: nichts hat den Computer verlassen)`,
  started: 'Gestartet',
  ended: 'Beendet',
  credits: 'Verbrauchte Credits',
  creditsNotGiven: 'vom Dienst nicht genannt',
  creditsPerPart: 'Credits pro SMS-Teil',
  notKnown: 'nicht bekannt',
  different: 'Anders zurückgegebene SMS',
  requests: 'Anfragen',
  rehearsalFor: (account) => `Probelauf für ${isolated(account)}`,
  nothingSent: (account) => `Über ${isolated(account)} wurde nichts gesendet.`,
  compared: (predicted, basis, seen, how) =>
    `vorhergesagt ${predicted}${basis === '' ? '' : ` (${basis})`}; gesehen ${seen} ${how}`,
};

export const creditsByMonth: Texts<'creditsByMonth'> = {
  about:
    'Was echte Kampagnen gekostet haben, nach Konto und Kennzeichen, wie es die Dienste angeben. Gelöschte Kampagnen zählen mit, Übungen nicht.',
  period: 'Monate',
  recent: 'Die letzten 12 Monate',
  allAccounts: 'Alle Konten',
  allLabels: 'Alle Kennzeichen',
  noLabel: 'Ohne Kennzeichen',
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
    `Für ${counted(unpriced, 'SMS', 'SMS')} hat der Dienst keine Credits angegeben. Wer ungeklärt ist, zählt nicht.`,
  none: 'In diesen Monaten haben Sie nichts gesendet',
  noneAbout: 'Hier steht Monat für Monat, was ein echtes Konto kostet.',
  exportCsv: 'CSV exportieren',
  exportXlsx: 'XLSX exportieren',
  file: (from, to) => `Credits ${from} bis ${to}`,
};
