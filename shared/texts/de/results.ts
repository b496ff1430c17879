import { count } from '../../format/format-count.ts';
import { quoted } from '../../format/quoted.ts';
import type { Translation } from '../../language/language.ts';
import type { results as english } from '../en/results.ts';

/** The same in German. */
export const results: Translation<typeof english> = {
  title: 'Ergebnisse',
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
  exportCsv: 'CSV exportieren',
  exportXlsx: 'XLSX exportieren',
  summary: 'Übersicht',
  copyNumber: 'Nummer kopieren',
  nobody: 'Niemand passt dazu.',
  recipient: 'Empfänger',
  returned: 'Was der Dienst zurückgegeben hat',
  inRow: (row) => `Zeile ${count(row)}`,
  whatHappened: 'Was geschah',
  allTexts: 'Alle SMS',
  optOut: 'Abmelden',
  note: (campaign) => `Aus den Ergebnissen von ${quoted(campaign)}`,
  source: 'Ergebnisse',
  wasOut: (msisdn) => `${msisdn} war schon abgemeldet.`,
  isOut: (msisdn) => `${msisdn} bekommt nie wieder eine SMS.`,
};
