import { counted } from '../../format/counted.ts';
import { count, peopleWords } from '../../format/format-count.ts';
import { listOf } from '../../format/format-list.ts';
import { quoted } from '../../format/quoted.ts';
import type { Translation } from '../../language/language.ts';
import { pluralForm } from '../../language/plurals.ts';
import type * as english from '../en/sheets.ts';

export const sheets: Translation<typeof english.sheets> = {
  importFile: (file) => `Importér ${quoted(file)}`,
  cancelImport: 'Annuller import',
  chooseAnother: 'Vælg en anden fil',
  couldNotBeRead: 'Filen kunne ikke læses.',
  readingRows: 'Læser rækkerne',
  receiving: 'Modtager filen',
  rows: (rows) => counted(rows, { one: 'række', other: 'rækker' }),
  file: (format, size, rows) => `${format}, ${size}, ${counted(rows, { one: 'række', other: 'rækker' })}`,
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
  making: 'Laver listen',
  rereading: 'Læser filen igen',
  putBackInto: (name) => `Sæt tilbage i ${quoted(name)}`,
  use: (people) => {
    if (people === 0) return 'Brug disse personer';
    return people === 1 ? 'Brug denne person' : `Brug disse ${peopleWords(people)}`;
  },
  showFirst: 'Vis de første rækker',
  found: {
    repaired: (rows, most) => `${firstOf(rows, most)}, hvis nummer er rettet`,
    doubtful: (rows, most) => `${firstOf(rows, most)}, hvis nummer ser tvivlsomt ud`,
    duplicates: (rows, most) => `${firstOf(rows, most)} med et nummer, som en anden række også har`,
    rejected: (rows, most) => `${firstOf(rows, most)}, der ikke kan sendes til`,
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
  noHeader: 'Ingen',
  row: (row) => `Række ${row}`,
  includeHidden: (rows, columns, worksheets) =>
    `Tag ${listOf([
      ...(rows > 0 ? [counted(rows, { one: 'skjult række', other: 'skjulte rækker' })] : []),
      ...(columns > 0 ? [counted(columns, { one: 'skjult kolonne', other: 'skjulte kolonner' })] : []),
      ...(worksheets > 0 ? [counted(worksheets, { one: 'skjult ark', other: 'skjulte ark' })] : []),
    ])} med`,
  fillMerged: 'Udfyld flettede celler nedad',
  notes: (notes) => counted(notes, { one: 'ting at vide om filen', other: 'ting at vide om filen' }),
  showFewer: 'Vis færre',
  showAll: 'Vis alle',
  noteAt: (row, note) => `Række ${row}: ${note}`,
  firstRows: 'De første rækker',
  rowNumber: 'Række',
  roles: { number: 'Nummer', other: 'Ellers', tag: 'Flettefelt', unused: 'Bruges ikke' },
  chooseRole: { number: 'Nummer', other: 'Brug ellers', tag: 'Flettefelt', unused: 'Bruges ikke' },
  whereNone: 'hvor der ikke er et nummer',
  useOf: (column) => `Brug af ${column}`,
  hiddenColumn: '(skjult)',
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
  from: (column) => `fra ${quoted(column)}`,
  mended: 'Det er rettede rækker',
  putThemBack: (name) => `Sæt dem tilbage i ${quoted(name)}`,
  putThemBackAbout: 'Hver i sin række; kan fortrydes',
  makeOwn: 'Lav en liste for sig af dem',
  name: 'Listens navn',
  country: 'Standardland',
  countryHelp: 'Til numre, der er skrevet uden landekode.',
  countryOfRow: 'Land for hver række',
  theDefault: 'Standardlandet',
  asColumnSays: (column) => `Som der står i ${quoted(column)}`,
  sameNumber: 'Samme nummer to gange',
  keepFirst: 'Behold den første række',
  keepLast: 'Behold den sidste række',
  askMe: 'Spørg mig',
  askMeAbout: 'En gang for hvert nummer, hvis rækker er forskellige',
  skipRecent: 'Udelad dem, der lige har fået en sms',
  skipNone: '0 dage: Ingen udelades.',
  skipDays: 'Dage, efter kampagner sendt fra denne computer.',
  chooseNumber: 'Vælg kolonnen med telefonnumre: Sæt “Nummer” øverst i den.',
  counting: 'Tæller',
  peopleOfRows: (people, rows) =>
    `${pluralForm(people, { one: 'person', other: 'personer' })} af ${counted(rows, { one: 'række', other: 'rækker' })}`,
  nobody:
    'Står telefonnumrene i en anden kolonne? Sæt “Nummer” øverst i den. Er de fra et andet land? Vælg det nedenfor.',
  goneColumn: 'en kolonne, der er væk',
  onlySome: 'Kun nogle rækker',
  onlyWhere: (conditions) => `Kun rækker, hvor ${conditions}.`,
  notInSheet: 'En valgt kolonne findes ikke i dette ark. Vælg en anden.',
  onlySomeAbout:
    'Rækker, der ikke opfylder det, bliver i filen. Af flere værdier for samme kolonne er én nok.',
  takeAll: 'Tag alle rækker',
  takeThese: 'Tag disse rækker',
  putBack: (rows, name) => `${counted(rows, { one: 'række', other: 'rækker' })} er rettet i ${quoted(name)}.`,
  stillRejected: (rows) => `${counted(rows, { one: 'række', other: 'rækker' })} kan stadig ikke sendes til.`,
};

function firstOf(rows: number, most: number): string {
  return rows > most
    ? `De første ${count(most)} af ${count(rows)} rækker`
    : counted(rows, { one: 'række', other: 'rækker' });
}

export const encodings: Translation<typeof english.encodings> = {
  unicode: (page) => `Unicode (${page})`,
  western: (page) => `Vesteuropæisk (${page})`,
  nordic: (page) => `Nordisk (${page})`,
  icelandic: (page) => `Islandsk (${page})`,
  portuguese: (page) => `Portugisisk (${page})`,
  canadianFrench: (page) => `Canadisk fransk (${page})`,
  central: (page) => `Centraleuropæisk (${page})`,
  southEastern: (page) => `Sydøsteuropæisk (${page})`,
  baltic: (page) => `Baltisk (${page})`,
  cyrillic: (page) => `Kyrillisk (${page})`,
  ukrainian: (page) => `Ukrainsk (${page})`,
  greek: (page) => `Græsk (${page})`,
  turkish: (page) => `Tyrkisk (${page})`,
  hebrew: (page) => `Hebraisk (${page})`,
  arabic: (page) => `Arabisk (${page})`,
  thai: (page) => `Thailandsk (${page})`,
  vietnamese: (page) => `Vietnamesisk (${page})`,
  japanese: (page) => `Japansk (${page})`,
  simplifiedChinese: (page) => `Kinesisk, forenklet (${page})`,
  chinese: (page) => `Kinesisk (${page})`,
  traditionalChinese: (page) => `Kinesisk, traditionelt (${page})`,
  korean: (page) => `Koreansk (${page})`,
};
