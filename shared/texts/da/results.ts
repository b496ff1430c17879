import { counted } from '../../format/counted.ts';
import { count, peopleWords } from '../../format/format-count.ts';
import { quoted } from '../../format/quoted.ts';
import type { Translation } from '../../language/language.ts';
import type { results as english } from '../en/results.ts';

export const results: Translation<typeof english> = {
  title: 'Resultater',
  columnsAbout:
    'Hvilke kolonner der vises i resultaterne, og i hvilken rækkefølge, for alle kampagner. Træk i kanten af en overskrift for at gøre en kolonne bredere, eller tryk på Alt og en piletast.',
  columns: { row: 'Række', to: 'Til', text: 'Færdig besked', parts: 'Dele', id: 'Id' },
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
  export: 'Eksportér',
  saving: {
    selected: 'valgt',
    rows: (rows: number) =>
      `${counted(rows, { one: 'række', other: 'rækker' })}, med hver persons endelige tekst og alle listens kolonner`,
    title: 'Eksportér resultater',
    who: (people, shown) => `I alt ${peopleWords(people)}: ${shown}`,
    format: 'Fil',
    xlsx: 'Excel-projektmappe',
    csv: 'CSV',
    separator: 'Celler adskilles af',
    semicolons: 'Semikolon',
    commas: 'Komma',
    columns: 'Med listens kolonner',
    columnsHelp: 'Det, listen nu siger om hver person, står efter det, der blev af dem.',
    save: 'Gem fil',
  },
  sending: {
    reached: (reached, people) =>
      `${count(reached)} af ${peopleWords(people)} har allerede fået denne sms, eller har måske.`,
    about: 'Der laves en ny kladde, som du gennemser, før der sendes noget.',
    toOthers: (people) => `Til de andre ${count(people)}`,
    toAll: (people) => `Til alle ${count(people)} igen`,
  },
  summary: 'Oversigt',
  summaryPage: {
    about: 'Hele kampagnen på én side, til at udskrive eller gemme.',
    save: 'Gem som fil',
    print: 'Udskriv',
  },
  nobody: 'Ingen passer.',
  recipient: 'Modtager',
  returned: 'Det, tjenesten returnerede',
  inRow: (row) => `række ${count(row)}`,
  whatHappened: 'Hvad der skete',
  optOut: 'Frameld',
  note: (campaign) => `Fra resultaterne af ${quoted(campaign)}`,
  source: 'resultater',
  wasOut: (msisdn) => `${msisdn} var allerede frameldt.`,
  isOut: (msisdn) => `${msisdn} får aldrig en sms igen.`,
};
