import { regionName } from '../../format/display-names.ts';
import { count, counted, listOf, oneOfList, peopleWords, quoted } from '../../format/wording.ts';
import type { Texts } from '../translation/translation.ts';

export const sheets: Texts<'sheets'> = {
  importFile: (file) => `Importér ${quoted(file)}`,
  cancelImport: 'Annuller import',
  chooseAnother: 'Vælg en anden fil',
  couldNotBeRead: 'Tagline kunne ikke læse filen.',
  readingRows: 'Læser rækkerne',
  receiving: 'Modtager filen',
  formats: {
    csv: 'CSV',
    tsv: 'Tabulatorsepareret tekst',
    text: 'Ren tekst',
    xlsx: 'Excel-projektmappe',
    xls: 'Excel 97–2003-projektmappe',
    'excel-xml': 'Excel 2003 XML-projektmappe',
    html: 'Tabel fra en webside',
    ods: 'OpenDocument-regneark',
    vcard: 'Kontaktkort (vCard)',
  },
  change: 'Ret',
  choices: 'Sådan læses filen',
  delimitedBy: (delimiter) => delimiter.toLowerCase(),
  ofSheets: (name, all) => `${quoted(name)} af ${count(all)} ark`,
  namesIn: (row) => `kolonnenavne i række ${row}`,
  noNames: 'ingen kolonnenavne',
  numbersOf: (country) => `numre fra ${country}`,
  making: 'Laver listen',
  rereading: 'Læser filen igen',
  putBackInto: (name) => `Sæt tilbage i ${quoted(name)}`,
  use: (people) => {
    if (people === 0) return 'Tilføj disse personer';
    return people === 1 ? 'Tilføj denne person' : `Tilføj disse ${peopleWords(people)}`;
  },
  showFirst: 'Vis de første rækker',
  found: {
    repaired: (rows, most) => `${firstOf(rows, most)}, hvis nummer er formateret`,
    doubtful: (rows, most) => `${firstOf(rows, most)}, hvis nummer ser tvivlsomt ud`,
    duplicates: (rows, most) => `${firstOf(rows, most)} med et nummer, som en anden række også har`,
    rejected: (rows, most) => `${firstOf(rows, most)} uden et brugbart nummer`,
    saidNo: (rows, most) => `${firstOf(rows, most)} for personer, der sagde nej`,
  },
  country: {
    home: 'Hvilket land er de fleste af dine numre uden landekode fra?',
    homeAbout: 'Tagline husker svaret til dine næste lister. Du kan ændre det i indstillingerne.',
    asked: 'Hvilket land er numrene uden landekode fra?',
    about:
      'Hver knap viser, hvor mange af numrene der er i brug i landet. Er det et andet land, så tryk på “Ret”.',
    choose: 'Numrenes land',
    fit: (country, numbers, looked) => `${regionName(country)}: ${count(numbers)} af ${count(looked)}`,
    elsewhere: (country, rows, all) =>
      `${count(rows)} af ${count(all)} kan være mobilnumre fra ${regionName(country)}.`,
    eachAbout:
      'Et nummer, der ikke er et mobilnummer i dit eget land, læses så som et nummer fra det land, hvor det er et mobilnummer.',
    each: 'Hvert, hvor det passer',
    eachUndo: 'Alle fra ét land',
    show: 'Vis',
  },
  consent: {
    said: (people, rows, columns) => `${whoIn(people, rows)} sagde nej i ${oneOfList(columns.map(quoted))}`,
    unclear: (people, rows, columns) =>
      `${whoIn(people, rows)} sagde nej eller svarede uklart i ${oneOfList(columns.map(quoted))}`,
    asked: (columns) => `Betyder en værdi i ${oneOfList(columns.map(quoted))} nej til sms’er?`,
    nobody: 'Nej, send til alle',
    decide: 'Personer, der sagde nej',
    leaveOut: 'Udelad dem',
    textThem: 'Send til dem alligevel',
    optOut: 'Føj dem også til afmeldinger',
    values: 'Hvad der betyder nej',
    valuesAbout: 'Sæt flueben ved hver værdi, der betyder nej til sms’er.',
    blank: '(tom)',
    andOthers: (value) => `${value} og andre som den`,
  },
  encoding: 'Tegnkodning',
  delimiter: 'Skilletegn',
  delimiters: {
    comma: 'Komma',
    semicolon: 'Semikolon',
    tab: 'Tabulator',
    bar: 'Lodret streg',
    colon: 'Kolon',
    caret: 'Cirkumfleks',
    tilde: 'Bølgestreg',
  },
  worksheet: 'Ark',
  hidden: 'Skjult',
  headerRow: 'Overskriftsrække',
  includeHidden: (rows, columns, worksheets) =>
    `Tag ${listOf([
      ...(rows > 0 ? [counted(rows, 'skjult række', 'skjulte rækker')] : []),
      ...(columns > 0 ? [counted(columns, 'skjult kolonne', 'skjulte kolonner')] : []),
      ...(worksheets > 0 ? [counted(worksheets, 'skjult ark', 'skjulte ark')] : []),
    ])} med`,
  fillMerged: 'Udfyld flettede celler nedad',
  notes: (notes) => counted(notes, 'oplysning om filen', 'oplysninger om filen'),
  showFewer: 'Vis færre',
  showAll: 'Vis alle',
  noteAt: (row, note) => `Række ${row}: ${note}`,
  firstRows: 'De første rækker',
  roles: { number: 'Nummer', other: 'Ellers', tag: 'Flettefelt', unused: 'Bruges ikke' },
  chooseRole: { other: 'Brug ellers', unused: 'Bruges ikke' },
  whereNone: 'hvor der ikke er et nummer',
  useOf: (column) => `Brug af ${column}`,
  hiddenColumn: '(skjult)',
  moreColumns: (columns) => `Vis flere (${counted(columns, 'kolonne', 'kolonner')})`,
  asInFile: 'Som i filen',
  shownAs: { 'date-short': 'Kort dato', 'date-long': 'Lang dato', time: 'Klokkeslæt', number: 'Rent tal' },
  tagAs: {
    'date-short': 'Flettefelt, kort dato',
    'date-long': 'Flettefelt, lang dato',
    time: 'Flettefelt, klokkeslæt',
    number: 'Flettefelt, rent tal',
  },
  becomes: 'bliver til',
  empty: '(tom)',
  isKept: (row) => `række ${row} beholdes`,
  isJoined: (row) => `samlet med række ${row}`,
  from: (column) => `fra ${quoted(column)}`,
  corrected: 'Det er rettede rækker',
  putThemBack: (name) => `Sæt dem tilbage i ${quoted(name)}`,
  putThemBackAbout: 'Hver i sin række; du kan fortryde',
  makeOwn: 'Opret en særskilt liste',
  name: 'Listens navn',
  countryOfRow: 'Land for hver række',
  sameForAll: 'Det samme for alle rækker',
  asColumnSays: (column) => `Som der står i ${quoted(column)}`,
  sameNumber: 'Samme nummer to gange',
  askMe: 'Spørg mig',
  askMeAbout: 'En gang for hvert nummer, hvis rækker er forskellige',
  joinAbout: 'Én sms med værdierne fra alle; spørger, hvor navnene er forskellige',
  skipRecent: 'Udelad dem, der for nylig er sendt sms til',
  chooseNumber: 'Vælg kolonnen med telefonnumre: Vælg “Nummer” i menuen under dens navn.',
  pickNumber: 'Vælg “Nummer” i menuen under dens navn.',
  counting: 'Tæller',
  peopleOfRows: (people, rows) => `${peopleWords(people)} af ${counted(rows, 'række', 'rækker')}`,
  nobody:
    'Står telefonnumrene i en anden kolonne? Vælg “Nummer” i menuen under dens navn. Er de fra et andet land? Vælg det under “Ret”.',
  goneColumn: 'en kolonne, der er væk',
  onlySome: 'Kun nogle rækker',
  onlyWhere: (conditions) => `Kun rækker, hvor ${conditions}.`,
  notInSheet: 'En valgt kolonne findes ikke i dette ark. Vælg en anden.',
  earlierOnly: (conditions, joined) =>
    `Sidst kun rækker, hvor ${conditions}${joined ? ', og rækker med samme nummer samlet' : ''}.`,
  doTheSame: 'Gør det samme',
  onlySomeAbout: 'Andre rækker bliver i filen. Har du valgt flere værdier i samme kolonne, er én nok.',
  takeAll: 'Tag alle rækker',
  takeThese: 'Tag disse rækker',
  matching: (rows) => counted(rows, 'række passer', 'rækker passer'),
  firstMatching: 'De første rækker, der passer',
  putBack: (rows, name) => `${counted(rows, 'række', 'rækker')} er rettet i ${quoted(name)}.`,
  stillRejected: (rows) => `${counted(rows, 'række', 'rækker')} har stadig intet brugbart nummer.`,
};

function firstOf(rows: number, most: number): string {
  return rows > most ? `De første ${count(most)} af ${count(rows)} rækker` : counted(rows, 'række', 'rækker');
}

export const encodings: Texts<'encodings'> = {
  unicode: 'Unicode',
  western: 'Vesteuropæisk',
  nordic: 'Nordisk',
  canadianFrench: 'Canadisk fransk',
  central: 'Centraleuropæisk',
  southEastern: 'Sydøsteuropæisk',
  baltic: 'Baltisk',
  thai: 'Thailandsk',
  simplifiedChinese: 'Kinesisk, forenklet',
  traditionalChinese: 'Kinesisk, traditionelt',
};

/** One person may be in several rows, which the counts below are of. */
function whoIn(people: number, rows: number): string {
  return rows === people
    ? peopleWords(people)
    : `${peopleWords(people)} (i ${counted(rows, 'række', 'rækker')})`;
}
