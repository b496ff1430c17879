import { count, counted, isolated, peopleWords, quoted } from '../../format/wording.ts';
import type { Texts } from '../translation/translation.ts';

export const results: Texts<'results'> = {
  columnsAbout:
    'Vælg, hvilke kolonner resultaterne viser, og i hvilken rækkefølge, for alle kampagner. Træk i kanten af en overskrift for at gøre en kolonne bredere, eller tryk på Alt og en piletast.',
  onlyRequest: (request) => `Kun pulje ${count(request)}`,
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
    columnsHelp: 'Listens nuværende værdier for hver person står efter resultatet.',
    save: 'Gem fil',
  },
  writeTo: (people) => `Skriv til disse ${count(people)}`,
  notSentTo: {
    about: (leftOut, rows) => `${count(leftOut)} af listens ${counted(rows, 'række', 'rækker')}`,
    exported: 'Med de udeladte rækker',
    exportedHelp: 'Disse rækker kommer sidst, hver med sin grund.',
  },
  summary: 'Oversigt',
  summaryPage: {
    about: 'Hele kampagnen på én side, til at udskrive eller gemme.',
    save: 'Gem som fil',
    print: 'Udskriv',
  },
  nobody: 'Ingen passer.',
  recipient: 'Modtager',
  returned: 'Teksten hos tjenesten',
  inRow: (row) => `række ${count(row)}`,
  whatHappened: 'Hvad der skete',
  latest: (lines) => `De seneste ${count(lines)} linjer.`,
  optOut: 'Afmeld',
  note: (campaign) => `Fra resultaterne af ${quoted(campaign)}`,
  source: 'resultater',
  wasOut: (msisdn) => `${msisdn} var allerede afmeldt.`,
  isOut: (msisdn) => `${msisdn} får aldrig en sms igen.`,
};

export const exportedResults: Texts<'exportedResults'> = {
  worksheet: 'Resultater',
  columns: {
    id: 'Id',
    returned: 'Tekst hos tjenesten',
    reason: 'Årsag',
    texted: 'Sms sendt',
  },
  textedAs: { no: 'nej', perhaps: 'måske', yes: 'ja' },
  unnamed: 'kampagne',
  practiceAccount: (name) => `${isolated(name)} (demo: intet har forladt computeren)`,
  started: 'Startet',
  ended: 'Slut',
  credits: 'Forbrugte kreditter',
  creditsNotGiven: 'ikke oplyst af tjenesten',
  creditsPerPart: 'Kreditter pr. sms-del',
  notKnown: 'kendes ikke',
  different: 'Sms’er med anden tekst hos tjenesten',
  requests: 'Puljer',
  rehearsalFor: (account) => `Generalprøve for ${isolated(account)}`,
  nothingSent: (account) => `Intet blev sendt gennem ${isolated(account)}.`,
  compared: (predicted, basis, seen, how) =>
    `forudsagt ${predicted}${basis === '' ? '' : ` (${basis})`}; set ${seen} ${how}`,
};

export const creditsByMonth: Texts<'creditsByMonth'> = {
  about:
    'Hvad live-kampagner har kostet, fordelt på konto og fakturareference, som tjenesterne har oplyst det. Slettede kampagner er med; demoen er ikke.',
  period: 'Måneder',
  recent: 'De seneste 12 måneder',
  allAccounts: 'Alle konti',
  allLabels: 'Alle fakturareferencer',
  noLabel: 'Ingen fakturareference',
  madeOf: (answers, balance) => `${answers} efter svarene, ${balance} efter saldoen`,
  columns: {
    month: 'Måned',
    texts: 'Sms’er',
    unpriced: 'Sms’er uden oplyste kreditter',
    treated: 'Sms’er betragtet som sendt',
    balance: 'Kreditter efter saldoen',
  },
  treated: (treated) => `${counted(treated, 'sms', 'sms’er')} er betragtet som sendt.`,
  together: 'Tilsammen',
  allTogether: 'I alt',
  unpriced: (unpriced) =>
    `For ${counted(unpriced, 'sms', 'sms’er')} har tjenesten ikke oplyst kreditter. Ubekræftede personer er ikke talt med.`,
  none: 'Du har ikke sendt noget i disse måneder',
  noneAbout: 'Her ser du måned for måned, hvad en live-konto koster.',
  exportCsv: 'Eksportér CSV',
  exportXlsx: 'Eksportér XLSX',
  file: (from, to) => `Kreditter ${from} til ${to}`,
};
