import { count, counted, isolated, peopleWords, pluralForm, quoted } from '../../format/wording.ts';
import type { Texts } from '../translation/translation.ts';

export const audiences: Texts<'audiences'> = {
  about: 'Lister, du har importeret. De bliver på denne computer.',
  none: 'Ingen lister endnu',
  importSpreadsheet: 'Importér et regneark',
  noneAbout: 'Importér et regneark én gang, og brug dets personer i så mange kampagner, du vil.',
  search: 'Søg i lister',
  notFound: 'Ingen liste har dette navn.',
  deleteAbout:
    'Det sletter listens rækker fra denne computer. Kladder, der bruger listen, skal have en anden liste; startede kampagner beholder deres egne personer.',
  inUse: 'I denne kampagne',
  takeThis: (list) => `Brug ${isolated(list)}`,
  counts: {
    repaired: (rows) => counted(rows, 'formateret', 'formaterede'),
    doubtful: (rows) => counted(rows, 'tvivlsom', 'tvivlsomme'),
    duplicates: (rows) => counted(rows, 'dublet', 'dubletter'),
    joined: (rows) => `${count(rows)} samlet med en anden række`,
    saidNo: (rows) => `${count(rows)} sagde nej`,
    optedOut: (rows) => `${count(rows)} afmeldt`,
    rejected: (rows) => counted(rows, 'ugyldig', 'ugyldige'),
    excluded: (rows) => `${count(rows)} udeladt manuelt`,
    recent: (rows) => `${count(rows)} med sms for nylig`,
    edited: (rows) => `${count(rows)} ændret`,
  },
  madeOf: {
    chosen: (of: string, rows: number) => `${counted(rows, 'valgt række', 'valgte rækker')} af ${quoted(of)}`,
    chosenResults: (of: string, people: number) =>
      `${peopleWords(people)} valgt i resultaterne af ${quoted(of)}`,
    some: (of, conditions) => `${quoted(of)}, hvor ${conditions}`,
    together: (of, other) => `${quoted(of)} og ${quoted(other)} sammen`,
    without: (of, other) => `${quoted(of)} uden dem i ${quoted(other)}`,
    inBoth: (of, other) => `dem i både ${quoted(of)} og ${quoted(other)}`,
  },
  named: {
    chosen: (of: string, rows: number) => `${of}, ${counted(rows, 'valgt række', 'valgte rækker')}`,
    chosenResults: (of: string, people: number) => `${of}, ${peopleWords(people)} valgt`,
    together: (of, other) => `${of} og ${other}`,
    without: (of, other) => `${of} uden ${other}`,
    inBoth: (of, other) => `${of} i ${other}`,
  },
  making: {
    title: (list) => `Opret en liste ud fra ${quoted(list)}`,
    about: 'Listerne, den bygger på, ændres ikke.',
    make: 'Opret listen',
    holds: 'Indhold',
    some: 'Nogle af dem',
    together: 'Med en anden liste',
    without: 'Uden en anden liste',
    inBoth: 'I begge lister',
    togetherHelp:
      'Alle fra begge, én gang hver. Den, der er udeladt manuelt i en af dem, forbliver udeladt, og rækker med samme nummer, der er forskellige, venter på dit valg.',
    withoutHelp: 'Alle, hvis nummer ikke er på den anden liste.',
    inBothHelp: 'Kun personer, hvis nummer også er på den anden liste.',
    other: 'Den anden liste',
    noOther: 'Der er ingen anden liste',
    choose: 'Vælg en liste',
    name: 'Den nye listes navn',
  },
  duplicates: {
    title: 'Samme nummer, flere rækker',
    about: 'Alle får én sms. Vælg, hvilken række den skrives ud fra, eller saml rækkerne.',
    none: 'Intet nummer står to gange',
    previous: 'Forrige',
    next: 'Næste',
    oneRule: 'Én regel for alle',
    keepFirst: 'Behold den første række',
    keepLast: 'Behold den sidste række',
    keepEarliest: (column) => `Behold den tidligste i ${quoted(column)}`,
    keepLatest: (column) => `Behold den seneste i ${quoted(column)}`,
    join: 'Saml deres rækker',
    joinThese: 'Saml disse rækker',
    joinLanguage: 'Sprog i opremsninger',
    notJoined: 'Kan ikke samles sådan',
    way: (column) => `Sådan samles ${quoted(column)}`,
    ways: {
      and: 'Alle, som en opremsning',
      first: 'Den første',
      last: 'Den sidste',
      earliest: 'Den tidligste',
      latest: 'Den seneste',
      sum: 'Summen',
      count: 'Hvor mange',
    },
    open: 'Mangler valg',
    place: (at, many) => `${count(at)} af ${count(many)}`,
    placeOpen: (at, many, open) =>
      `${count(at)} af ${count(many)}, ${peopleWords(open)} mangler stadig et valg`,
    reading: 'Læser rækkerne…',
    asWritten: 'Som skrevet',
    choice: 'Valg',
    more: (rows) => `Og ${counted(rows, 'række', 'rækker')} mere med dette nummer.`,
    takeRow: (row) => `Brug række ${row}`,
    soFar: 'Får indtil videre sms’en',
    getsText: 'Får sms’en',
  },
};

const rowsWords = (rows: number): string => counted(rows, 'række', 'rækker');

export const listHistory: Texts<'listHistory'> = {
  title: 'Ændringshistorik',
  about: 'Alt, du har ændret manuelt på listen, det seneste først.',
  none: 'Du har ikke ændret noget manuelt',
  noneAbout: 'Det, du udelader, tager med igen, vælger eller retter, står her, og du kan fortryde det.',
  edit: (row, column) => `Række ${row}: ${quoted(column)} ændret`,
  editNumber: (row) => `Række ${row}: nummer ændret`,
  editRow: (row) => `Række ${row} ændret`,
  leaveOut: (rows, row) => (rows === 1 ? `Række ${row} udeladt` : `${rowsWords(rows)} udeladt`),
  takeIn: (rows, row) => (rows === 1 ? `Række ${row} taget med igen` : `${rowsWords(rows)} taget med igen`),
  choose: (row) => `Række ${row} valgt for sit nummer`,
  join: (row) => `Række ${row}: alle rækker med dens nummer samlet`,
  joinAll: (rows) => `Åbne valg afgjort, ${rowsWords(rows)} samlet med en anden`,
  keepFirst: (rows) => `Åbne valg afgjort, ${rowsWords(rows)} udeladt`,
  keepDoubtful: (rows) => `Numre på ${rowsWords(rows)} tjekket og beholdt`,
  leaveDoubtfulOut: (rows) => `${rowsWords(rows)} med tvivlsomme numre udeladt`,
  correct: (rows) => `${rowsWords(rows)} rettet fra en fil`,
  undone: 'Fortrudt',
  undoTo: 'Fortryd denne og alle senere',
  redoTo: 'Gentag til og med denne',
};

export const columns: Texts<'columns'> = {
  about:
    'Vælg, hvilke kolonner listen viser, og i hvilken rækkefølge. Træk i kanten af en overskrift for at gøre en kolonne bredere, eller tryk på Alt og en piletast.',
  left: (name) => `Flyt ${quoted(name)} til venstre`,
  right: (name) => `Flyt ${quoted(name)} til højre`,
  reset: 'Nulstil',
};

export const conditions: Texts<'conditions'> = {
  tests: {
    is: 'er',
    'is-not': 'er ikke',
    contains: 'indeholder',
    'says-no': 'er et nej til sms’er',
    'is-empty': 'er tom',
    'is-filled': 'er ikke tom',
    'is-today': 'er i dag',
    'is-tomorrow': 'er i morgen',
    'is-this-week': 'er i denne uge',
    'is-within': 'er inden for de næste (dage)',
    'is-older': 'er ældre end (dage)',
    'is-on': 'er den',
    'is-before': 'er før',
    'is-after': 'er efter',
    'has-no-date': 'er ingen dato',
  },
  within: (days) => `er inden for de næste ${counted(days, 'dag', 'dage')}`,
  older: (days) => `er ældre end ${counted(days, 'dag', 'dage')}`,
  fromTo: (from, to) => `er fra ${from} til ${to}`,
  withValue: (test, value) => `${test} ${value}`,
  ofColumn: (column, test) => `${column} ${test}`,
  either: (one, other) => `${one} eller ${other}`,
  both: (one, other) => `${one}, og ${other}`,
};

export const paste: Texts<'paste'> = {
  about: 'Kopiér rækkerne i dit regneark, med overskrifter, og indsæt dem her.',
  unsaved: 'De rækker, du har indsat, er ikke importeret endnu.',
  lines: (lines) => counted(lines, 'linje', 'linjer'),
  rows: 'Rækker',
};

export const byDay: Texts<'byDay'> = {
  title: 'En kampagne for hver dag',
  about:
    'Opretter en liste og en kladde for hver dag i en kolonne. Intet sendes: Du gennemgår og starter hver enkelt.',
  column: 'Kolonne med dagene',
  time: 'Hvornår hver enkelt sendes',
  byHand: 'Når jeg starter den',
  atTime: 'På et tidspunkt',
  before: 'Dage før',
  earlier: 'Før i dag',
  none: 'Ingen dato',
  goes: (when) => `sat til ${when}`,
  noTime: 'intet tidspunkt',
  passed: 'tidspunktet er passeret, intet sat',
  undated: (rows) =>
    `${counted(rows, 'række', 'rækker')} har ingen dato i denne kolonne og får ${pluralForm(rows, 'sin', 'deres')} egen kladde:`,
  row: (row, cell) => `række ${row} ${quoted(cell)}`,
  more: (rows) => `og ${count(rows)} til`,
  several: (numbers) =>
    `${counted(numbers, 'nummer', 'numre')} er på flere dage. Er teksterne ens, udelades ${numbers === 1 ? 'det' : 'de'} ved gennemgangen af den senere dag, som tilbyder at sende igen.`,
  replaces: 'Denne kladde bliver den første af dem. Listen forbliver, som den er.',
  make: (drafts) => `Opret ${counted(drafts, 'kladde', 'kladder')}`,
  made: (drafts) => `${counted(drafts, 'kladde', 'kladder')} oprettet. Ingen er startet.`,
};
