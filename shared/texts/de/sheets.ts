import { regionName } from '../../format/display-names.ts';
import { count, counted, listOf, oneOfList, peopleWords, pluralForm, quoted } from '../../format/wording.ts';
import type { Texts } from '../translation/translation.ts';

export const sheets: Texts<'sheets'> = {
  importFile: (file) => `${quoted(file)} importieren`,
  cancelImport: 'Import abbrechen',
  chooseAnother: 'Andere Datei wählen',
  couldNotBeRead: 'Tagline konnte diese Datei nicht lesen.',
  readingRows: 'Die Zeilen werden gelesen',
  receiving: 'Die Datei wird übernommen',
  formats: {
    csv: 'CSV',
    tsv: 'Text mit Tabulatoren',
    text: 'Einfacher Text',
    xlsx: 'Excel-Arbeitsmappe',
    xls: 'Excel-97–2003-Arbeitsmappe',
    'excel-xml': 'Excel-2003-XML-Arbeitsmappe',
    html: 'Tabelle einer Webseite',
    ods: 'OpenDocument-Tabelle',
    vcard: 'Visitenkarten (vCard)',
  },
  change: 'Ändern',
  choices: 'So wird die Datei gelesen',
  delimitedBy: (delimiter) => delimiter,
  ofSheets: (name, all) => `${quoted(name)}, eines von ${count(all)} Arbeitsblättern`,
  namesIn: (row) => `Spaltennamen in Zeile ${row}`,
  noNames: 'ohne Spaltennamen',
  numbersOf: (country) => `Nummern aus: ${country}`,
  making: 'Die Liste wird erstellt',
  rereading: 'Die Datei wird neu gelesen',
  putBackInto: (name) => `In ${quoted(name)} zurückschreiben`,
  use: (people) => {
    if (people === 0) return 'Diese Personen hinzufügen';
    return people === 1 ? 'Diese Person hinzufügen' : `Diese ${peopleWords(people)} hinzufügen`;
  },
  showFirst: 'Die ersten Zeilen anzeigen',
  found: {
    repaired: (rows, most) => `${firstOf(rows, most)} mit vereinheitlichter Nummer`,
    doubtful: (rows, most) => `${firstOf(rows, most)} mit zweifelhafter Nummer`,
    duplicates: (rows, most) => `${firstOf(rows, most)} mit einer Nummer, die eine andere Zeile auch hat`,
    rejected: (rows, most) => `${firstOf(rows, most)} ohne brauchbare Nummer`,
    saidNo: (rows, most) => `${firstOf(rows, most)} von Personen, die nein sagten`,
  },
  country: {
    home: 'Aus welchem Land sind die meisten Ihrer Nummern ohne Ländervorwahl?',
    homeAbout:
      'Tagline merkt sich die Antwort für Ihre nächsten Listen. Sie können sie in den Einstellungen ändern.',
    asked: 'Aus welchem Land sind die Nummern ohne Ländervorwahl?',
    about:
      'Jede Schaltfläche zeigt, wie viele dieser Nummern dort vergeben sind. Ein anderes Land wählen Sie unter „Ändern“.',
    choose: 'Land der Nummern',
    fit: (country, numbers, looked) => `${regionName(country)}: ${count(numbers)} von ${count(looked)}`,
    elsewhere: (country, rows, all) =>
      `${count(rows)} von ${count(all)} können Mobilnummern des Landes ${regionName(country)} sein.`,
    eachAbout:
      'Eine Nummer, die in Ihrem Land keine Mobilnummer ist, wird dann als Nummer des Landes gelesen, in dem sie eine ist.',
    each: 'Jede, wo sie passt',
    eachUndo: 'Alle aus einem Land',
    show: 'Zeigen',
  },
  consent: {
    said: (people, rows, columns) =>
      `${whoIn(people, rows)} ${pluralForm(people, 'sagte', 'sagten')} nein in ${oneOfList(columns.map(quoted))}`,
    unclear: (people, rows, columns) =>
      `${whoIn(people, rows)} ${pluralForm(people, 'sagte', 'sagten')} nein oder nichts Klares in ${oneOfList(columns.map(quoted))}`,
    asked: (columns) => `Bedeutet ein Wert in ${oneOfList(columns.map(quoted))} nein zu SMS?`,
    nobody: 'Nein, an alle senden',
    decide: 'Personen, die nein sagten',
    leaveOut: 'Diese ausschließen',
    textThem: 'Trotzdem an sie senden',
    optOut: 'Auch zu den Abmeldungen hinzufügen',
    values: 'Was nein bedeutet',
    valuesAbout: 'Haken Sie jeden Wert an, der nein zu SMS bedeutet.',
    blank: '(leer)',
    andOthers: (value) => `${value} und andere dieser Art`,
  },
  encoding: 'Zeichencodierung',
  delimiter: 'Trennzeichen',
  delimiters: {
    comma: 'Komma',
    semicolon: 'Semikolon',
    tab: 'Tabulator',
    bar: 'Senkrechter Strich',
    colon: 'Doppelpunkt',
    caret: 'Zirkumflex',
    tilde: 'Tilde',
  },
  worksheet: 'Arbeitsblatt',
  hidden: 'Ausgeblendet',
  headerRow: 'Spaltenüberschriften',
  includeHidden: (rows, columns, worksheets) =>
    `${listOf([
      ...(rows > 0 ? [counted(rows, 'ausgeblendete Zeile', 'ausgeblendete Zeilen')] : []),
      ...(columns > 0 ? [counted(columns, 'ausgeblendete Spalte', 'ausgeblendete Spalten')] : []),
      ...(worksheets > 0
        ? [counted(worksheets, 'ausgeblendetes Arbeitsblatt', 'ausgeblendete Arbeitsblätter')]
        : []),
    ])} mitnehmen`,
  fillMerged: 'Verbundene Zellen nach unten ausfüllen',
  notes: (notes) => counted(notes, 'Hinweis zu dieser Datei', 'Hinweise zu dieser Datei'),
  showFewer: 'Weniger anzeigen',
  showAll: 'Alle anzeigen',
  noteAt: (row, note) => `Zeile ${row}: ${note}`,
  firstRows: 'Erste Zeilen',
  roles: { number: 'Nummer', other: 'Ersatzweise', tag: 'Platzhalter', unused: 'Nicht verwendet' },
  chooseRole: { other: 'Ersatzweise', unused: 'Nicht verwenden' },
  whereNone: 'wo keine Nummer steht',
  useOf: (column) => `Verwendung von ${column}`,
  hiddenColumn: '(ausgeblendet)',
  moreColumns: (columns) => `Mehr anzeigen (${counted(columns, 'Spalte', 'Spalten')})`,
  asInFile: 'Wie in der Datei',
  shownAs: {
    'date-short': 'Kurzes Datum',
    'date-long': 'Langes Datum',
    time: 'Uhrzeit',
    number: 'Einfache Zahl',
  },
  tagAs: {
    'date-short': 'Platzhalter, kurzes Datum',
    'date-long': 'Platzhalter, langes Datum',
    time: 'Platzhalter, Uhrzeit',
    number: 'Platzhalter, einfache Zahl',
  },
  becomes: 'wird zu',
  empty: '(leer)',
  isKept: (row) => `Zeile ${row} bleibt`,
  isJoined: (row) => `verbunden mit Zeile ${row}`,
  from: (column) => `aus ${quoted(column)}`,
  corrected: 'Das sind korrigierte Zeilen',
  putThemBack: (name) => `In ${quoted(name)} zurückschreiben`,
  putThemBackAbout: 'Jede in ihre Zeile; Sie können es rückgängig machen',
  makeOwn: 'Eigene Liste erstellen',
  name: 'Name dieser Liste',
  countryOfRow: 'Land jeder Zeile',
  sameForAll: 'Dasselbe für alle Zeilen',
  asColumnSays: (column) => `Wie in ${quoted(column)} angegeben`,
  sameNumber: 'Gleiche Nummer zweimal',
  askMe: 'Nachfragen',
  askMeAbout: 'Einmal je Nummer, deren Zeilen sich unterscheiden',
  joinAbout: 'Eine SMS mit den Werten aller; fragt nach, wo Namen abweichen',
  skipRecent: 'Personen ausschließen, an die kürzlich gesendet wurde',
  chooseNumber:
    'Wählen Sie die Spalte mit den Telefonnummern: Stellen Sie das Menü unter ihrem Namen auf „Nummer“.',
  pickNumber: 'Wählen Sie „Nummer“ im Menü unter ihrem Namen.',
  counting: 'Wird gezählt',
  peopleOfRows: (people, rows) => `${peopleWords(people)} aus ${counted(rows, 'Zeile', 'Zeilen')}`,
  nobody:
    'Stehen die Telefonnummern in einer anderen Spalte? Stellen Sie das Menü unter deren Namen auf „Nummer“. Sind sie aus einem anderen Land? Wählen Sie es unter „Ändern“.',
  goneColumn: 'eine Spalte, die nicht mehr da ist',
  onlySome: 'Nur bestimmte Zeilen',
  onlyWhere: (conditions) => `Nur Zeilen, für die gilt: ${conditions}.`,
  notInSheet: 'Eine gewählte Spalte fehlt in diesem Arbeitsblatt. Wählen Sie eine andere.',
  earlierOnly: (conditions, joined) =>
    `Letztes Mal nur Zeilen, für die gilt: ${conditions}${joined ? '; Zeilen mit derselben Nummer verbunden' : ''}.`,
  doTheSame: 'Wieder so',
  onlySomeAbout: 'Alle anderen Zeilen bleiben in der Datei. Von mehreren Werten einer Spalte genügt einer.',
  takeAll: 'Alle Zeilen übernehmen',
  takeThese: 'Diese Zeilen übernehmen',
  matching: (rows) => counted(rows, 'Zeile passt', 'Zeilen passen'),
  firstMatching: 'Die ersten Zeilen, die passen',
  putBack: (rows, name) => `${counted(rows, 'Zeile', 'Zeilen')} in ${quoted(name)} korrigiert.`,
  stillRejected: (rows) => `${counted(rows, 'Zeile hat', 'Zeilen haben')} weiterhin keine brauchbare Nummer.`,
};

function firstOf(rows: number, most: number): string {
  return rows > most
    ? `Die ersten ${count(most)} von ${count(rows)} Zeilen`
    : counted(rows, 'Zeile', 'Zeilen');
}

export const encodings: Texts<'encodings'> = {
  unicode: 'Unicode',
  western: 'Westeuropäisch',
  nordic: 'Nordisch',
  canadianFrench: 'Kanadisches Französisch',
  central: 'Mitteleuropäisch',
  southEastern: 'Südosteuropäisch',
  baltic: 'Baltisch',
  thai: 'Thailändisch',
  simplifiedChinese: 'Chinesisch, vereinfacht',
  traditionalChinese: 'Chinesisch, traditionell',
};

/** One person may be in several rows, which the counts below are of. */
function whoIn(people: number, rows: number): string {
  return rows === people
    ? peopleWords(people)
    : `${peopleWords(people)} (in ${counted(rows, 'Zeile', 'Zeilen')})`;
}
