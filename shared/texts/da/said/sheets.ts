import { encodingWords } from '../../../format/display-names.ts';
import { count, counted, isolated, listOf, oneOfList, peopleWords, quoted } from '../../../format/wording.ts';
import type { SaidTexts } from '../../translation/translation.ts';
import { encodings } from '../sheets.ts';

export const sheets: SaidTexts<'sheets'> = {
  notThere: (file) => `${quoted(file)} er ikke længere, hvor den var.`,
  notThereFix: 'Find ud af, hvor den er nu, og åbn den derfra.',
  notThereForgotten:
    'Find ud af, hvor den er nu, og åbn den derfra. Den er ikke længere blandt de seneste filer.',
  mayNotRead: (file) => `Du har ikke lov til at læse ${quoted(file)}.`,
  mayNotReadFix: 'Spørg den, der ejer filen, eller kopiér den til en mappe, der er din.',
  isFolder: (file) => `${quoted(file)} er en mappe.`,
  isFolderFix: 'Åbn det regneark, der ligger i den.',
  isLink: (file) => `${quoted(file)} er et link til en anden fil, og det følger Tagline ikke.`,
  isLinkFix: 'Åbn selve filen.',
  driveSilent: (file, seconds) =>
    `Drevet med ${quoted(file)} svarede ikke inden for ${count(seconds)} sekunder.`,
  driveSilentFix: 'Se efter, om drevet er forbundet, eller kopiér filen til computeren.',
  unreadable: (file) => `Tagline kunne ikke læse ${quoted(file)}.`,
  unreadableFix:
    'Se efter, om det er en fil, der stadig findes og kan åbnes i et andet program, og prøv igen.',
  changing: (file) => `${quoted(file)} blev ændret, mens Tagline læste den.`,
  changingFix: 'Vent, til det andet program har gemt den, og åbn den igen.',
  notRecent: 'Filen er ikke længere blandt de seneste.',
  chooseAgain: 'Vælg den igen.',
  notGiven: 'Filen venter ikke længere på at blive importeret.',
  openAgain: 'Åbn den igen.',
  notOpen: 'Filen er ikke længere åben her.',
  notOpenFix: 'Træk den ind i vinduet igen.',
  notWhole: 'Filen er ikke fuldstændig.',
  stillRead: 'Filen er ved at blive læst.',
  stillReadFix: 'Vent, til den er læst.',
  tooBig: 'Filen er større end 4 GiB.',
  tooBigFix: 'Del den op, eller gem kun de kolonner, du har brug for.',
  brokeOff: 'Læsningen af filen blev afbrudt.',
  readAgain: 'Læs den igen.',
  busy: 'Tagline er ved at læse andre filer og har ikke læst denne.',
  busyFix: 'Læs den igen om et øjeblik.',
  readingFailed: 'Tagline kunne ikke læse filen på grund af en intern fejl.',
  readingFailedFix: 'Læs den igen. Hvis det bliver ved, så gem den i et andet format.',
  stopped: 'Importen blev stoppet.',
  beingMade: 'Listen med disse personer er allerede ved at blive oprettet.',
  atRow: (row) => `række ${row}`,
  atCard: (card) => `kort ${card}`,
  atText: (text) => `tekst nr. ${text}`,
  noText: (file) => `${isolated(file)} har ingen tekst i nogen række.`,
  isEmpty: (file) => `${isolated(file)} er tom.`,
  isEmptyArchive: (file) => `${isolated(file)} er et tomt arkiv.`,
  isOther: (file, what) => `${isolated(file)} er ${what}.`,
  thisIsOther: (what) => `Filen er ${what}.`,
  isUnknown: (file) => `${isolated(file)} er hverken tekst eller en projektmappe, der kan læses.`,
  noTable: (file) => `${isolated(file)} er en webside uden en tabel.`,
  oldWorksheets: (file) => `${isolated(file)} har flere ark fra Excel 4, og dem kan Tagline ikke læse.`,
  onlyChart: (file) => `${isolated(file)} har et diagram eller makroer, men intet ark.`,
  locked: (file) => `${isolated(file)} er låst med en adgangskode.`,
  lockedWorkbook: 'Projektmappen er låst med en adgangskode.',
  lockedFix: 'Åbn den i dit regnearksprogram, fjern adgangskoden, gem den, og importér den igen.',
  damaged: 'Projektmappen er beskadiget og kan ikke læses til ende.',
  saveAgain: 'Åbn den i dit regnearksprogram, gem den igen som .xlsx, og importér den nye fil.',
  typeDeclared:
    'Projektmappen har en dokumenttypeerklæring, som intet regnearksprogram skriver; den blev afvist som usikker.',
  saveAs:
    'Åbn den i dit regnearksprogram, vælg Gem som, vælg Excel-projektmappe (.xlsx) eller CSV UTF-8, og importér den fil.',
  notContacts: 'Vælg det regneark eller den CSV-fil, hvor dine kontakter står.',
  chooseContacts: 'Vælg filen med dine kontakter.',
  copyFirst: 'Kopiér kontakterne til et regneark, gem det som .xlsx eller CSV UTF-8, og importér den fil.',
  exportFromProgram:
    'Eksportér kontakterne som CSV fra det program, der har lavet filen, og importér den fil.',
  exportAddresses: 'Eksportér kontakterne som CSV fra din adressebog, og importér den fil.',
  exportFromIt: 'Eksportér kontakterne fra den som CSV, og importér den fil.',
  exportCards: 'Eksportér kontakterne igen, og importér den fil.',
  unpack: 'Pak den ud først, og importér så regnearket i den.',
  saveAsUtf8: 'Gem den igen som CSV UTF-8, og importér den fil.',
  download: 'Åbn det i browseren, vælg Filer, Download, Kommaseparerede værdier, og importér den fil.',
  exportFromNumbers: 'Åbn den i Numbers, vælg Arkiv, Eksporter til, Excel eller CSV, og importér den fil.',
  keepContacts: 'Behold kun kontakterne i filen, slet alt andet, og importér den igen.',
  unpacksTooLarge: (megabytes) =>
    `Projektmappen pakker ud til langt flere data, end en kontaktliste kan have (over ${count(megabytes)} MB), så læsningen blev stoppet.`,
  contentTooLarge: (megabytes) =>
    `Arkets rækker fylder langt mere, end en kontaktliste kan (over ${count(megabytes)} MB), så læsningen blev stoppet.`,
  noWorksheet: 'Projektmappen har intet ark med celler.',
  noSuchWorksheet: (name) => `Projektmappen har intet ark, der hedder ${isolated(name)}.`,
  chooseWorksheet: 'Vælg et af dens ark.',
  noOrder: 'Arkets rækker står ikke i orden.',
  longCell: 'En celle har alt for meget tekst.',
  longToken: 'En celle eller et mærke i projektmappen er på over fire millioner tegn.',
  longPageToken: 'Et mærke eller en kommentar på siden er på over fire millioner tegn.',
  longPageRow: 'En række på siden er alt for lang.',
  longRow: 'En række i filen er på over 250.000 tegn.',
  longCard: 'Et kontaktkort har en tekst på over 250.000 tegn.',
  manyOnCard: (most) => `Et kontaktkort har mere end ${count(most)} numre eller adresser.`,
  manyWorksheets: 'Projektmappen har for mange ark.',
  manyNumberFormats: 'Projektmappen har for mange talformater.',
  manyCellFormats: 'Projektmappen har for mange celleformater.',
  manyParts: 'Projektmappen har for mange dele.',
  largePart: 'En del af projektmappen er alt for stor.',
  muchText: 'Projektmappen har mere tekst, end en kontaktliste kan have.',
  manyMerged: 'Alt for mange celler er flettet.',
  manyTables: 'Siden har for mange tabeller.',
  deepTables: 'Sidens tabeller ligger for dybt inde i hinanden.',
  manyPageCells: 'Siden har for mange celler.',
  manyColumns: (most) => `En række har mere end ${count(most)} kolonner.`,
  manyRows: (most) => `Arket har mere end ${count(most)} rækker med tekst.`,
  manyCells: (most) => `Arket har mere end ${count(most)} celler.`,
  wideRow: (cells, most) => `En række har ${count(cells)} celler; højst ${count(most)} kan læses.`,
  charactersOfCell: (most) => `En celle har mere end ${count(most)} tegn.`,
  charactersOfRow: (most) => `En række har mere end ${count(most)} tegn.`,
  farRow: (row) => `Arket har ifølge filen en række ${row}.`,
  farRowOfFile: (row) => `Ifølge filen selv har den en række ${count(row)}.`,
  repeatedRow: (times) => `En række med tekst er gentaget ${count(times)} gange; den er læst én gang.`,
  noSuchDelimiter: 'Skilletegnet kan ikke bruges.',
  noSuchEncoding: (label) => `Tegnkodningen ${label} er ukendt.`,
  byteOrderMarks: (marks) =>
    `Byterækkefølgemærker, som kun hører til i starten af en fil, er udeladt (${count(marks)}).`,
  byteOrderMarksFix:
    'Måske er flere filer sat sammen; se efter, at der ikke er en overskrift blandt personerne.',
  nuls: (nuls) => `NUL-tegn, som ingen tekst bør have, er udeladt (${count(nuls)}).`,
  unreadableText: (characters) =>
    `Nogle tegn i filen (${count(characters)}) kan ikke læses og vises som \ufffd.`,
  unreadableTextFix: 'Vælg en anden tegnkodning, eller gem filen igen som CSV UTF-8.',
  unsureEncoding: (taken, instead, other, words) =>
    `Det fremgår ikke af filen, hvilken tegnkodning dens ord er i. Læst som ${encodingWords(encodings, taken)} er de ${instead.map(quoted).join(', ')}, som ${encodingWords(encodings, other)} ${words.map(quoted).join(', ')}.`,
  chooseEncoding: 'Se på navnene, og vælg den tegnkodning, hvor de er læst rigtigt.',
  otherEncoding: 'Vælg en anden tegnkodning, hvis navne er læst forkert.',
  unsureDelimiter: (taken, other) =>
    `Cellerne i filen er adskilt af ${signOf(taken)} eller af ${signOf(other)}; ${signOf(taken)} blev brugt.`,
  chooseDelimiter: 'Vælg det andet skilletegn, hvis kolonnerne ser forkerte ud.',
  numbersInLine: 'Numrene står på én linje; hvert er læst som en række for sig.',
  openQuote: (row, others) =>
    `Række ${row} har et anførselstegn ("), der aldrig lukkes; det er læst som almindelig tekst.${soHave(others)}`,
  openQuoteFix: 'Se på rækken, og luk eller slet anførselstegnet i filen, hvis dens celler ser forkerte ud.',
  uneven: (row, others) => `Række ${row} har flere celler end den første række.${soHave(others)}`,
  unevenFix: 'Se efter, at skilletegnet er rigtigt, og at celler med et skilletegn i står i anførselstegn.',
  tableChosen: (tables, name) =>
    `Siden har ${count(tables)} tabeller; den med flest rækker, ${isolated(name)}, er læst.`,
  tableChosenFix: 'Vælg en anden som ark, hvis personerne står i den.',
  tablesJoined: (tables) => `Sidens tabeller, der er lige brede (${count(tables)}), er læst efter hinanden.`,
  cutPage: 'Siden slutter midt i en tabel; måske er den skåret af.',
  cutPageFix: 'Se efter, at de sidste personer er der, eller eksportér siden igen.',
  cardsUnknown: (cards) => `${counted(cards, 'kort', 'kort')} indeholdt intet, som Tagline kender.`,
  cardsTaken: (names) =>
    `Hvad der ligner et navn eller et nummer, er taget fra ${listOf(names)}. Tjek kolonnerne.`,
  cardGroups: (cards) => `Kort, der opregner andre kort, er ikke personer og er udeladt (${count(cards)}).`,
  cardSurplus: (most, cards) =>
    `${counted(cards, 'kort har', 'kort har')} mere end ${most} numre eller adresser af én slags; de første ${most} er taget med.`,
  cutCard: 'Det sidste kort har ingen ende; måske er filen skåret af, og der mangler personer.',
  hidesRows: (rows) => `Arket skjuler ${counted(rows, 'række', 'rækker')} med tekst.`,
  hidesColumns: (columns, letters) =>
    `Arket skjuler ${counted(columns, 'kolonne', 'kolonner')}: ${letters.join(', ')}${columns > letters.length ? ' og flere' : ''}.`,
  hidesWorksheets: (worksheets, names) =>
    `Projektmappen skjuler ${counted(worksheets, 'ark', 'ark')}: ${names.map(isolated).join(', ')}.`,
  takeHidden: 'Slå skjulte rækker, kolonner og ark til for også at tage dem med.',
  unworked: (cells, columns, more) =>
    `Formler, der aldrig er regnet ud, efterlader ${counted(cells, 'celle tom', 'celler tomme')} i ${columnsOf(columns, more)}.`,
  perhapsUnworked: (cells, columns, more) =>
    `Formler, der måske aldrig er regnet ud, viser 0 eller ingenting i ${counted(cells, 'celle', 'celler')} i ${columnsOf(columns, more)}.`,
  unworkedFix: 'Åbn filen én gang i Excel eller LibreOffice, gem den der, og importér den igen.',
  formulaErrors: (cells, shown) => `Nogle celler (${count(cells)}) har en formelfejl som ${isolated(shown)}.`,
  formulaErrorsFix:
    'Cellerne tæller som tomme. Vil du have deres værdier, så ret formlerne i projektmappen, gem den, og importér den igen.',
  merged: (cells, ranges) => `Arket har ${mergedCells(cells, ranges)}.`,
  mergedFilled: (cells, ranges) =>
    `Arket har ${mergedCells(cells, ranges)}. Deres tekst er sat ind i de rækker, de dækker.`,
  mergedFix:
    'Kun den første række af hver flettet celle har teksten; slå “Udfyld flettede celler nedad” til for de andre.',
  showsCalendar: (shown) =>
    `Nogle celler viser deres dag i en kalender, der er ukendt her, som den islamiske. De læses som ${isolated(shown)} og lignende.`,
  showsSigns: (shown) =>
    `Nogle celler viser deres tal med en anden skrifts ord eller tegn. De læses som ${isolated(shown)} og lignende.`,
  showsFix:
    'Vil du sende det, projektmappen viser, så giv cellerne et andet format, eller skriv dem som tekst.',
};

function signOf(delimiter: string): string {
  return delimiter === '\t' ? 'tabulator' : quoted(delimiter);
}

function columnsOf(columns: readonly string[], more: number): string {
  const named = columns.length + more === 1 ? 'kolonne' : 'kolonnerne';
  return `${named} ${columns.join(', ')}${more > 0 ? ` og ${count(more)} til` : ''}`;
}

function soHave(others: number): string {
  if (others === 0) return '';
  return others === 1 ? ' Det har 1 anden række også.' : ` Det har ${count(others)} andre rækker også.`;
}

function mergedCells(cells: number, ranges: readonly string[]): string {
  const more = cells > ranges.length ? ` og ${count(cells - ranges.length)} mere` : '';
  return `${counted(cells, 'flettet celle', 'flettede celler')}: ${ranges.join(', ')}${more}`;
}

export const fileKinds: SaidTexts<'fileKinds'> = {
  pdf: 'et PDF-dokument',
  rtf: 'et formateret tekstdokument (RTF)',
  image: 'et billede',
  utf32: 'tekst i UTF-32',
  database: 'en database',
  access: 'en Access-database',
  media: 'en lyd- eller videofil',
  compressed: 'et komprimeret arkiv',
  program: 'et program',
  lotus: 'en Lotus 1-2-3-projektmappe',
  openDocument: 'en OpenDocument-fil, men ikke et regneark',
  webArchive: 'et webarkiv (MHTML), uanset hvad det hedder',
  email: 'en e-mail',
  ldif: 'en LDIF-adressebog',
  calendar: 'en kalender',
  sylk: 'et SYLK-regneark',
  dif: 'et DIF-regneark',
  xml: 'en XML-fil',
  onlineLink: 'kun et link til et online-regneark',
  json: 'en JSON-fil',
  word: 'et Word-dokument',
  presentation: 'en præsentation',
  oldOffice: 'en gammel Office-fil, der ikke er et regneark',
  archive: 'et arkiv, men ikke et regneark',
  xlsb: 'en binær Excel-projektmappe (.xlsb)',
  numbers: 'et Apple Numbers-dokument',
  oldOpenOffice: 'et OpenOffice 1-regneark (.sxc)',
  book: 'en e-bog',
  zip: 'et arkiv (zip), ikke et regneark',
};

export const mapping: SaidTexts<'mapping'> = {
  asLastFile: 'Sat op som ved den sidste fil med disse kolonner.',
  tooManyTags: (most, more) =>
    `${count(most)} kolonner kan bruges som flettefelter, dem med værdier først; ${count(more)} mere kan tilføjes manuelt.`,
  countryOfRows: (column) => `${quoted(column)} viser, hvilket land hver rækkes nummer er fra.`,
  byName: (column) => `${quoted(column)} er valgt som nummer på grund af sit navn.`,
  byNumbers: (column) => `${quoted(column)} er valgt som nummer, fordi kun den har numre.`,
  byDifference: (column, others) =>
    `${quoted(column)} blev valgt som nummer: ${others.map(quoted).join(', ')} har samme nummer i alle rækker.`,
  otherwise: (columns) =>
    `Er der ikke et mobilnummer i kolonnen, ledes der i ${listOf(columns.map(quoted))}.`,
  couldBe: (columns) => `${listOf(columns.map(quoted))} kunne også være nummeret.`,
  noNumbers: 'Ingen kolonne ligner numre. Vælg den, der har dem.',
  chooseNumber: (columns) => `Vælg nummeret: ${oneOfList(columns.map(quoted))} ligner det.`,
  otherHoldsAll: (source, missing) =>
    `${quoted(source)} har numre, og ${quoted(missing)} har ingen: Vælg “Nummer” i menuen under ${quoted(source)}.`,
  otherHoldsSome: (source, missing, people) =>
    `Vælg “Brug ellers” i menuen under ${quoted(source)}: Alene de første rækker giver så ${peopleWords(people)} mere, som ikke har et nummer under ${quoted(missing)}.`,
  otherCountries: (column) =>
    `${quoted(column)} nævner andre lande, men numre uden landekode læses alle som ét lands. Vælg kolonnen under “Land for hver række”, hvis det er numrenes land.`,
  writtenBlank: (cell, column, rows) =>
    `${quoted(cell)} står under ${quoted(column)} som en værdi (${counted(rows, 'række', 'rækker')} med sådanne værdier) og ville komme med i beskeden. Tøm sådanne celler, så erstatningsordet bruges.`,
  twiceEncoded: (word, meant, column, rows) =>
    `${quoted(word)} under ${quoted(column)} betyder nok ${quoted(meant)} (${counted(rows, 'række', 'rækker')} med sådanne bogstaver): Bogstaverne er gemt med forkert tegnkodning, og beskeden ville vise dem sådan. Ret dem i det program, filen kommer fra, og importér den igen.`,
  inColumn: (column, reason) => `${quoted(column)}: ${reason}`,
};
