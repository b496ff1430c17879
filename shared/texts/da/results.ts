import { count } from '../../format/format-count.ts';
import { quoted } from '../../format/quoted.ts';
import type { Translation } from '../../language/language.ts';
import type { results as english } from '../en/results.ts';

/** The same in Danish. */
export const results: Translation<typeof english> = {
  title: 'Resultater',
  columns: { row: 'Række', to: 'Til', text: 'Endelig besked', parts: 'Dele', id: 'Id' },
  filters: {
    all: 'Alle',
    accepted: 'Modtaget',
    different: 'Anden tekst',
    unknown: 'Uvist',
    treatedAsSent: 'Regnet som sendt',
    ruledOn: 'Afgjort',
    unknownOrTreated: 'Uvist eller regnet som sendt',
    unknownOrRuled: 'Uvist eller afgjort',
    perhaps: 'Har måske fået den',
    refused: 'Afvist',
    notSent: 'Ikke sendt',
    skipped: 'Sprunget over',
    waiting: 'Venter',
  },
  onlyRequest: (request) => `Kun forespørgsel ${count(request)}`,
  search: 'Søg i resultater',
  searchHint: 'Nummer eller tekst',
  exportCsv: 'Eksportér CSV',
  exportXlsx: 'Eksportér XLSX',
  summary: 'Oversigt',
  copyNumber: 'Kopiér nummer',
  nobody: 'Ingen passer.',
  recipient: 'Modtager',
  returned: 'Det, tjenesten returnerede',
  inRow: (row) => `række ${count(row)}`,
  whatHappened: 'Hvad der skete',
  allTexts: 'Alle sms’er',
  optOut: 'Frameld',
  note: (campaign) => `Fra resultaterne af ${quoted(campaign)}`,
  source: 'resultater',
  wasOut: (msisdn) => `${msisdn} var allerede frameldt.`,
  isOut: (msisdn) => `${msisdn} får aldrig en sms igen.`,
};
