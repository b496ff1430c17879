import { count, counted, isolated, peopleWords, quoted } from '../../format/wording.ts';
import type { Texts } from '../translation/translation.ts';

export const results: Texts<'results'> = {
  columnsAbout:
    'Vælg, hvilke kolonner resultaterne viser, og i hvilken rækkefølge, for alle kampagner. Træk i kanten af en overskrift for at gøre en kolonne bredere, eller tryk på Alt og en piletast.',
  onlyRequest: (request) => `Kun forespørgsel ${count(request)}`,
  search: 'Søg i resultater',
  searchHint: 'Nummer eller tekst',
  saving: {
    selected: 'valgt',
    rows: (rows: number) =>
      `${counted(rows, 'række', 'rækker')}, med hver persons færdige besked og alle listens kolonner`,
    title: 'Eksportér resultater',
    who: (people, shown) => `${peopleWords(people)} vist: ${shown}`,
    format: 'Fil',
    separator: 'Celler adskilles af',
    semicolons: 'Semikolon',
    commas: 'Komma',
    columns: 'Med listens kolonner',
    columnsHelp: 'Det, listen nu siger om hver person, står efter resultatet.',
    save: 'Gem fil',
  },
  notSentTo: {
    about: (left, rows) => `${count(left)} af listens ${counted(rows, 'række', 'rækker')}`,
    correct: 'Ret dem på listen. Send så en kampagne til dem, du har rettet.',
    send: 'Send til dem, der er rettet siden',
    none: 'Du har ikke rettet nogen af dem endnu: Ret dem først på listen.',
    exported: 'Med de udeladte rækker',
    exportedHelp: 'De kommer sidst, hver med sin grund.',
  },
  sending: {
    reached: (reached, people) =>
      `${count(reached)} af ${peopleWords(people)} har allerede fået denne sms, eller har måske.`,
    about: 'Det laver en ny kladde, som du gennemser, før du sender.',
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
  latest: (lines) => `De seneste ${count(lines)} linjer.`,
  optOut: 'Frameld',
  note: (campaign) => `Fra resultaterne af ${quoted(campaign)}`,
  source: 'resultater',
  wasOut: (msisdn) => `${msisdn} var allerede frameldt.`,
  isOut: (msisdn) => `${msisdn} får aldrig en sms igen.`,
};

export const exportedResults: Texts<'exportedResults'> = {
  worksheet: 'Resultater',
  columns: {
    state: 'Tilstand',
    request: 'Forespørgsel',
    id: 'Id',
    returned: 'Returneret sms',
    reason: 'Årsag',
    texted: 'Har fået sms',
  },
  textedAs: { no: 'nej', perhaps: 'måske', yes: 'ja' },
  unnamed: 'kampagne',
  practiceAccount: (name) => `${isolated(name)} (øvelse: intet har forladt computeren)`,
  started: 'Startet',
  ended: 'Slut',
  credits: 'Forbrugte kreditter',
  creditsNotGiven: 'ikke oplyst af tjenesten',
  creditsPerPart: 'Kreditter pr. sms-del',
  notKnown: 'kendes ikke',
  different: 'Sms’er returneret anderledes',
  requests: 'Forespørgsler',
  rehearsalFor: (account) => `Generalprøve for ${isolated(account)}`,
  nothingSent: (account) => `Intet blev sendt gennem ${isolated(account)}.`,
  compared: (predicted, basis, seen, how) =>
    `forudsagt ${predicted}${basis === '' ? '' : ` (${basis})`}; set ${seen} ${how}`,
};

export const creditsByMonth: Texts<'creditsByMonth'> = {
  about:
    'Hvad rigtige kampagner har kostet, efter konto og reference, som tjenesterne har oplyst det. Slettede kampagner er med; øvelser er ikke.',
  period: 'Måneder',
  recent: 'De seneste 12 måneder',
  allAccounts: 'Alle konti',
  allLabels: 'Alle referencer',
  noLabel: 'Ingen reference',
  madeOf: (answers, balance) => `${answers} efter svarene, ${balance} efter saldoen`,
  columns: {
    month: 'Måned',
    texts: 'Sms’er',
    unpriced: 'Sms’er uden oplyste kreditter',
    treated: 'Sms’er regnet som sendt',
    balance: 'Kreditter efter saldoen',
  },
  treated: (treated) => `${counted(treated, 'sms', 'sms’er')} er regnet som sendt.`,
  together: 'Tilsammen',
  allTogether: 'I alt',
  unpriced: (unpriced) =>
    `For ${counted(unpriced, 'sms', 'sms’er')} har tjenesten ikke oplyst kreditter. Personer i tvivl er ikke talt med.`,
  none: 'Du har ikke sendt noget i disse måneder',
  noneAbout: 'Her ser du måned for måned, hvad en rigtig konto koster.',
  exportCsv: 'Eksportér CSV',
  exportXlsx: 'Eksportér XLSX',
  file: (from, to) => `Kreditter ${from} til ${to}`,
};
