import { counted } from '../../format/counted.ts';
import { count, peopleWords } from '../../format/format-count.ts';
import { quoted } from '../../format/quoted.ts';
import type { Translation } from '../../language/language.ts';
import type { results as english } from '../en/results.ts';

export const results: Translation<typeof english> = {
  title: 'Ergebnisse',
  columnsAbout:
    'Welche Spalten der Ergebnisse zu sehen sind und in welcher Reihenfolge, bei allen Kampagnen. Ziehen Sie am Rand einer Überschrift, um eine breiter zu machen, oder drücken Sie Alt und eine Pfeiltaste.',
  columns: { row: 'Zeile', to: 'An', text: 'Fertige Nachricht', parts: 'Teile', id: 'ID' },
  filters: {
    all: 'Alle',
    accepted: 'Angenommen',
    different: 'Text weicht ab',
    unknown: 'Ungewiss',
    treatedAsSent: 'Als gesendet gewertet',
    ruledOn: 'Entschieden',
    unknownOrTreated: 'Ungewiss oder als gesendet gewertet',
    unknownOrRuled: 'Ungewiss oder entschieden',
    perhaps: 'Vielleicht erreicht',
    refused: 'Abgelehnt',
    notSent: 'Nicht gesendet',
    skipped: 'Übersprungen',
    waiting: 'Wartet',
  },
  onlyRequest: (request) => `Nur Anfrage ${count(request)}`,
  search: 'Ergebnisse durchsuchen',
  searchHint: 'Nummer oder Text',
  export: 'Exportieren',
  saving: {
    selected: 'ausgewählt',
    rows: (rows: number) =>
      `${counted(rows, { one: 'Zeile', other: 'Zeilen' })}, mit dem endgültigen Text jeder Person und allen Spalten der Liste`,
    title: 'Ergebnisse exportieren',
    who: (people, shown) => `Insgesamt ${peopleWords(people)}: ${shown}`,
    format: 'Datei',
    xlsx: 'Excel-Arbeitsmappe',
    csv: 'CSV',
    separator: 'Zellen getrennt durch',
    semicolons: 'Semikolon',
    commas: 'Komma',
    columns: 'Mit den Spalten der Liste',
    columnsHelp: 'Was die Liste jetzt über jede Person sagt, steht nach dem, was aus ihr wurde.',
    save: 'Datei speichern',
  },
  sending: {
    reached: (reached, people) =>
      `${count(reached)} von ${peopleWords(people)} haben diese SMS schon erhalten, oder vielleicht.`,
    about: 'Es entsteht ein neuer Entwurf, den Sie prüfen, bevor etwas gesendet wird.',
    toOthers: (people) => `An die anderen ${count(people)}`,
    toAll: (people) => `An alle ${count(people)}, noch einmal`,
  },
  summary: 'Übersicht',
  summaryPage: {
    about: 'Die ganze Kampagne auf einer Seite, zum Drucken oder Aufbewahren.',
    save: 'Als Datei speichern',
    print: 'Drucken',
  },
  nobody: 'Niemand passt dazu.',
  recipient: 'Empfänger',
  returned: 'Was der Dienst zurückgegeben hat',
  inRow: (row) => `Zeile ${count(row)}`,
  whatHappened: 'Was geschah',
  optOut: 'Abmelden',
  note: (campaign) => `Aus den Ergebnissen von ${quoted(campaign)}`,
  source: 'Ergebnisse',
  wasOut: (msisdn) => `${msisdn} war schon abgemeldet.`,
  isOut: (msisdn) => `${msisdn} bekommt nie wieder eine SMS.`,
};
