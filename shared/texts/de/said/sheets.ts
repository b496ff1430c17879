import { encodingWords } from '../../../format/display-names.ts';
import { count, counted, isolated, listOf, oneOfList, peopleWords, quoted } from '../../../format/wording.ts';
import type { SaidTexts } from '../../translation/translation.ts';
import { encodings } from '../sheets.ts';

export const sheets: SaidTexts<'sheets'> = {
  notThere: (file) => `${quoted(file)} ist nicht mehr am alten Ort.`,
  notThereFix: 'Suchen Sie, wo die Datei jetzt ist, und öffnen Sie sie von dort.',
  notThereForgotten:
    'Suchen Sie, wo die Datei jetzt ist, und öffnen Sie sie von dort. Bei den letzten Dateien steht sie nicht mehr.',
  mayNotRead: (file) => `Sie dürfen ${quoted(file)} nicht lesen.`,
  mayNotReadFix: 'Fragen Sie den Eigentümer der Datei, oder kopieren Sie sie in einen eigenen Ordner.',
  isFolder: (file) => `${quoted(file)} ist ein Ordner.`,
  isFolderFix: 'Öffnen Sie die Tabelle, die darin liegt.',
  isLink: (file) =>
    `${quoted(file)} verweist nur auf eine andere Datei. Solchen Verweisen folgt Tagline nicht.`,
  isLinkFix: 'Öffnen Sie die Datei selbst.',
  driveSilent: (file, seconds) =>
    `Das Laufwerk von ${quoted(file)} hat ${count(seconds)} Sekunden lang nicht geantwortet.`,
  driveSilentFix:
    'Prüfen Sie, ob das Laufwerk verbunden ist, oder kopieren Sie die Datei auf diesen Computer.',
  unreadable: (file) => `Tagline konnte ${quoted(file)} nicht lesen.`,
  unreadableFix:
    'Prüfen Sie, ob es eine Datei ist, die noch da ist und sich in einem anderen Programm öffnen lässt. Versuchen Sie es dann noch einmal.',
  changing: (file) => `${quoted(file)} wurde geändert, während Tagline die Datei las.`,
  changingFix:
    'Warten Sie, bis das andere Programm die Datei gespeichert hat, und öffnen Sie sie noch einmal.',
  notRecent: 'Diese Datei gehört nicht mehr zu den letzten.',
  chooseAgain: 'Wählen Sie sie noch einmal.',
  notGiven: 'Diese Datei wartet nicht mehr auf den Import.',
  openAgain: 'Öffnen Sie sie noch einmal.',
  notOpen: 'Diese Datei ist hier nicht mehr geöffnet.',
  notOpenFix: 'Ziehen Sie sie noch einmal in das Fenster.',
  notWhole: 'Diese Datei ist nicht vollständig.',
  stillRead: 'Die Datei wird noch gelesen.',
  stillReadFix: 'Warten Sie, bis sie gelesen ist.',
  tooBig: 'Die Datei ist größer als 4 GiB.',
  tooBigFix: 'Teilen Sie sie, oder speichern Sie nur die nötigen Spalten.',
  brokeOff: 'Das Lesen der Datei brach ab.',
  readAgain: 'Lesen Sie sie noch einmal.',
  busy: 'Tagline liest gerade andere Dateien und hat diese nicht gelesen.',
  busyFix: 'Lesen Sie sie gleich noch einmal.',
  readingFailed: 'Das Lesen der Datei scheiterte an einem Fehler in Tagline.',
  readingFailedFix:
    'Lesen Sie sie noch einmal. Tritt der Fehler wieder auf, speichern Sie sie in einem anderen Format.',
  stopped: 'Der Import wurde abgebrochen.',
  beingMade: 'Die Liste dieser Personen wird schon erstellt.',
  atRow: (row) => `Zeile ${row}`,
  atCard: (card) => `Visitenkarte ${card}`,
  atText: (text) => `Text Nr. ${text}`,
  noText: (file) => `${isolated(file)} hat in keiner Zeile Text.`,
  isEmpty: (file) => `${isolated(file)} ist leer.`,
  isEmptyArchive: (file) => `${isolated(file)} ist ein leeres Archiv.`,
  isOther: (file, what) => `${isolated(file)} ist ${what}.`,
  thisIsOther: (what) => `Diese Datei ist ${what}.`,
  isUnknown: (file) => `${isolated(file)} ist weder Text noch eine lesbare Arbeitsmappe.`,
  noTable: (file) => `${isolated(file)} ist eine Webseite ohne Tabelle.`,
  oldWorksheets: (file) =>
    `${isolated(file)} enthält mehrere Arbeitsblätter von Excel 4, die nicht gelesen werden können.`,
  onlyChart: (file) => `${isolated(file)} enthält ein Diagramm oder Makros, aber kein Arbeitsblatt.`,
  locked: (file) => `${isolated(file)} ist mit einem Passwort geschützt.`,
  lockedWorkbook: 'Diese Arbeitsmappe ist mit einem Passwort geschützt.',
  lockedFix:
    'Öffnen Sie sie in Ihrem Tabellenprogramm, entfernen Sie das Passwort, speichern Sie sie, und importieren Sie sie noch einmal.',
  damaged: 'Diese Arbeitsmappe ist beschädigt und lässt sich nicht bis zum Ende lesen.',
  saveAgain:
    'Öffnen Sie sie in Ihrem Tabellenprogramm, speichern Sie sie neu als .xlsx, und importieren Sie die neue Datei.',
  typeDeclared:
    'Diese Arbeitsmappe enthält eine Dokumenttyp-Deklaration, die kein Tabellenprogramm schreibt; sie wurde als unsicher abgelehnt.',
  saveAs:
    'Öffnen Sie sie in Ihrem Tabellenprogramm, wählen Sie „Speichern unter“, dann Excel-Arbeitsmappe (.xlsx) oder CSV UTF-8, und importieren Sie diese Datei.',
  notContacts: 'Wählen Sie die Tabelle oder CSV-Datei mit Ihren Kontakten.',
  chooseContacts: 'Wählen Sie die Datei mit Ihren Kontakten.',
  copyFirst:
    'Kopieren Sie die Kontakte in eine Tabelle, speichern Sie sie als .xlsx oder CSV UTF-8, und importieren Sie diese Datei.',
  exportFromProgram:
    'Exportieren Sie die Kontakte als CSV aus dem Programm, von dem die Datei stammt, und importieren Sie diese Datei.',
  exportAddresses:
    'Exportieren Sie die Kontakte als CSV aus Ihrem Adressbuch, und importieren Sie diese Datei.',
  exportFromIt: 'Exportieren Sie daraus die Kontakte als CSV, und importieren Sie diese Datei.',
  exportCards: 'Exportieren Sie die Kontakte noch einmal, und importieren Sie diese Datei.',
  unpack: 'Entpacken Sie sie zuerst, und importieren Sie dann die Tabelle darin.',
  saveAsUtf8: 'Speichern Sie ihn neu als CSV UTF-8, und importieren Sie diese Datei.',
  download:
    'Öffnen Sie ihn im Browser, wählen Sie Datei, Herunterladen, Kommagetrennte Werte, und importieren Sie diese Datei.',
  exportFromNumbers:
    'Öffnen Sie es in Numbers, wählen Sie Ablage, Exportieren, Excel oder CSV, und importieren Sie diese Datei.',
  keepContacts:
    'Lassen Sie nur die Kontakte in der Datei, löschen Sie alles andere, und importieren Sie sie noch einmal.',
  unpacksTooLarge: (megabytes) =>
    `Diese Arbeitsmappe enthält entpackt weit mehr Daten, als eine Kontaktliste haben kann (über ${count(megabytes)} MB), daher wurde das Lesen abgebrochen.`,
  contentTooLarge: (megabytes) =>
    `Die Zeilen brauchen weit mehr Platz, als eine Kontaktliste brauchen kann (über ${count(megabytes)} MB), daher wurde das Lesen abgebrochen.`,
  noWorksheet: 'Diese Arbeitsmappe hat kein Arbeitsblatt mit Zellen.',
  noSuchWorksheet: (name) => `Diese Arbeitsmappe hat kein Arbeitsblatt namens ${isolated(name)}.`,
  chooseWorksheet: 'Wählen Sie eines ihrer Arbeitsblätter.',
  noOrder: 'Die Zeilen des Arbeitsblatts sind ungeordnet.',
  longCell: 'Eine Zelle enthält viel zu viel Text.',
  longToken: 'Eine Zelle oder ein Tag der Arbeitsmappe ist über vier Millionen Zeichen lang.',
  longPageToken: 'Ein Tag oder Kommentar der Seite ist über vier Millionen Zeichen lang.',
  longPageRow: 'Eine Zeile der Seite ist viel zu lang.',
  longRow: 'Eine Zeile der Datei ist über 250.000 Zeichen lang.',
  longCard: 'Eine Visitenkarte enthält einen Text von mehr als 250.000 Zeichen.',
  manyOnCard: (most) => `Eine Visitenkarte enthält mehr als ${count(most)} Nummern oder Adressen.`,
  manyWorksheets: 'Die Arbeitsmappe hat zu viele Arbeitsblätter.',
  manyNumberFormats: 'Die Arbeitsmappe hat zu viele Zahlenformate.',
  manyCellFormats: 'Die Arbeitsmappe hat zu viele Zellformate.',
  manyParts: 'Die Arbeitsmappe hat zu viele Teile.',
  largePart: 'Ein Teil der Arbeitsmappe ist viel zu groß.',
  muchText: 'Die Arbeitsmappe enthält mehr Text, als eine Kontaktliste haben kann.',
  manyMerged: 'Es sind viel zu viele Zellen verbunden.',
  manyTables: 'Die Seite hat zu viele Tabellen.',
  deepTables: 'Die Tabellen der Seite sind zu tief ineinander verschachtelt.',
  manyPageCells: 'Die Seite hat zu viele Zellen.',
  manyColumns: (most) => `Eine Zeile hat mehr als ${count(most)} Spalten.`,
  manyRows: (most) => `Das Arbeitsblatt hat mehr als ${count(most)} Zeilen mit Text.`,
  manyCells: (most) => `Das Arbeitsblatt hat mehr als ${count(most)} Zellen.`,
  wideRow: (cells, most) =>
    `Eine Zeile hat ${count(cells)} Zellen; höchstens ${count(most)} können gelesen werden.`,
  charactersOfCell: (most) => `Eine Zelle enthält mehr als ${count(most)} Zeichen.`,
  charactersOfRow: (most) => `Eine Zeile enthält mehr als ${count(most)} Zeichen.`,
  farRow: (row) => `Das Arbeitsblatt soll eine Zeile ${row} haben.`,
  farRowOfFile: (row) => `Die Datei soll eine Zeile ${count(row)} haben.`,
  repeatedRow: (times) =>
    `Eine Zeile mit Text wird ${count(times)}-mal wiederholt; sie wurde einmal gelesen.`,
  noSuchDelimiter: 'Dieses Trennzeichen kann nicht verwendet werden.',
  noSuchEncoding: (label) => `Die Zeichencodierung ${label} ist unbekannt.`,
  byteOrderMarks: (marks) =>
    `Bytereihenfolge-Zeichen, die nur an den Anfang einer Datei gehören, wurden weggelassen (${count(marks)}).`,
  byteOrderMarksFix:
    'Vielleicht wurden mehrere Dateien zusammengefügt; prüfen Sie, ob unter den Personen Spaltenüberschriften stehen.',
  nuls: (nuls) => `NUL-Zeichen, die in keinen Text gehören, wurden weggelassen (${count(nuls)}).`,
  unreadableText: (characters) =>
    `Einige Zeichen der Datei (${count(characters)}) sind nicht lesbar und erscheinen als \ufffd.`,
  unreadableTextFix:
    'Wählen Sie eine andere Zeichencodierung, oder speichern Sie die Datei neu als CSV UTF-8.',
  unsureEncoding: (taken, instead, other, words) =>
    `Aus der Datei geht nicht hervor, in welcher Zeichencodierung ihre Wörter sind. Als ${encodingWords(encodings, taken)} gelesen sind es ${instead.map(quoted).join(', ')}, als ${encodingWords(encodings, other)} ${words.map(quoted).join(', ')}.`,
  chooseEncoding: 'Sehen Sie sich die Namen an, und wählen Sie die Zeichencodierung, in der sie stimmen.',
  otherEncoding: 'Wenn Namen falsch aussehen, wählen Sie eine andere Zeichencodierung.',
  unsureDelimiter: (taken, other) =>
    `Die Zellen der Datei sind durch ${signOf(taken)} oder durch ${signOf(other)} getrennt; ${signOf(taken)} wurde angenommen.`,
  chooseDelimiter: 'Wählen Sie das andere Trennzeichen, wenn die Spalten falsch aussehen.',
  numbersInLine: 'Die Nummern stehen in einer Zeile; jede wurde als eigene Zeile gelesen.',
  openQuote: (row, others) =>
    `Zeile ${row} hat ein Anführungszeichen ("), das nie geschlossen wird; es wurde als einfacher Text gelesen.${soHave(others)}`,
  openQuoteFix:
    'Prüfen Sie diese Zeile, und schließen oder löschen Sie das Anführungszeichen in der Datei, wenn ihre Zellen falsch aussehen.',
  uneven: (row, others) => `Zeile ${row} hat mehr Zellen als die erste Zeile.${soHave(others)}`,
  unevenFix:
    'Prüfen Sie, ob das Trennzeichen stimmt und ob Zellen, die es enthalten, in Anführungszeichen stehen.',
  tableChosen: (tables, name) =>
    `Die Seite hat ${count(tables)} Tabellen; gelesen wurde die mit den meisten Zeilen, ${isolated(name)}.`,
  tableChosenFix: 'Wählen Sie eine andere als Arbeitsblatt, wenn die Personen dort stehen.',
  tablesJoined: (tables) =>
    `Gleich breite Tabellen der Seite (${count(tables)}) wurden nacheinander gelesen.`,
  cutPage: 'Die Seite endet mitten in einer Tabelle; vielleicht ist sie abgeschnitten.',
  cutPageFix: 'Prüfen Sie, ob die letzten Personen da sind, oder exportieren Sie die Seite noch einmal.',
  cardsUnknown: (cards) =>
    `${counted(cards, 'Karte enthielt', 'Karten enthielten')} nichts, was Tagline kennt.`,
  cardsTaken: (names) =>
    `Was nach einem Namen oder einer Nummer aussieht, stammt aus ${listOf(names)}. Prüfen Sie die Spalten.`,
  cardGroups: (cards) =>
    `Visitenkarten, die andere aufzählen, sind keine Personen und wurden ausgeschlossen (${count(cards)}).`,
  cardSurplus: (most, cards) =>
    `${counted(cards, 'Visitenkarte hat', 'Visitenkarten haben')} mehr als ${most} Nummern oder Adressen einer Art; die ersten ${most} wurden genommen.`,
  cutCard:
    'Die letzte Visitenkarte hat kein Ende; vielleicht ist die Datei abgeschnitten, und es fehlen Personen.',
  hidesRows: (rows) => `Das Arbeitsblatt blendet ${counted(rows, 'Zeile', 'Zeilen')} mit Text aus.`,
  hidesColumns: (columns, letters) =>
    `Das Arbeitsblatt blendet ${counted(columns, 'Spalte', 'Spalten')} aus: ${letters.join(', ')}${columns > letters.length ? ' und weitere' : ''}.`,
  hidesWorksheets: (worksheets, names) =>
    `Die Arbeitsmappe blendet ${counted(worksheets, 'Arbeitsblatt', 'Arbeitsblätter')} aus: ${names.map(isolated).join(', ')}.`,
  takeHidden: 'Schalten Sie ausgeblendete Zeilen, Spalten und Arbeitsblätter ein, um auch sie zu nehmen.',
  unworked: (cells, columns, more) =>
    `Nie berechnete Formeln lassen ${counted(cells, 'Zelle', 'Zellen')} leer, in ${columnsOf(columns, more)}.`,
  perhapsUnworked: (cells, columns, more) =>
    `Vielleicht nie berechnete Formeln zeigen 0 oder nichts in ${counted(cells, 'Zelle', 'Zellen')}, in ${columnsOf(columns, more)}.`,
  unworkedFix:
    'Öffnen Sie die Datei einmal in Excel oder LibreOffice, speichern Sie sie dort, und importieren Sie sie erneut.',
  formulaErrors: (cells, shown) =>
    `Einige Zellen (${count(cells)}) enthalten einen Formelfehler wie ${isolated(shown)}.`,
  formulaErrorsFix:
    'Diese Zellen gelten als leer. Wenn Sie die Werte brauchen, korrigieren Sie die Formeln in der Arbeitsmappe, speichern Sie sie, und importieren Sie sie noch einmal.',
  merged: (cells, ranges) => `Das Arbeitsblatt hat ${mergedCells(cells, ranges)}.`,
  mergedFilled: (cells, ranges) =>
    `Das Arbeitsblatt hat ${mergedCells(cells, ranges)}. Ihr Text wurde in die Zeilen gefüllt, über die sie reichen.`,
  mergedFix:
    'Nur die erste Zeile jeder Zelle hat den Text; schalten Sie für die anderen „Verbundene Zellen nach unten ausfüllen“ ein.',
  showsCalendar: (shown) =>
    `Einige Zellen zeigen ihren Tag in einem hier unbekannten Kalender, etwa dem islamischen. Sie werden als ${isolated(shown)} und dergleichen gelesen.`,
  showsSigns: (shown) =>
    `Einige Zellen zeigen ihre Zahl mit Wörtern oder Zeichen einer anderen Schrift. Sie werden als ${isolated(shown)} und dergleichen gelesen.`,
  showsFix:
    'Um zu senden, was die Arbeitsmappe zeigt, geben Sie diesen Zellen ein anderes Format, oder schreiben Sie sie als Text.',
};

function signOf(delimiter: string): string {
  return delimiter === '\t' ? 'Tabulator' : quoted(delimiter);
}

function columnsOf(columns: readonly string[], more: number): string {
  const named = columns.length + more === 1 ? 'Spalte' : 'den Spalten';
  return `${named} ${columns.join(', ')}${more > 0 ? ` und ${count(more)} weiteren` : ''}`;
}

function soHave(others: number): string {
  if (others === 0) return '';
  return others === 1 ? ' Ebenso 1 weitere Zeile.' : ` Ebenso ${count(others)} weitere Zeilen.`;
}

function mergedCells(cells: number, ranges: readonly string[]): string {
  const more = cells > ranges.length ? ` und ${count(cells - ranges.length)} weitere` : '';
  return `${counted(cells, 'verbundene Zelle', 'verbundene Zellen')}: ${ranges.join(', ')}${more}`;
}

export const fileKinds: SaidTexts<'fileKinds'> = {
  pdf: 'ein PDF-Dokument',
  rtf: 'ein formatiertes Textdokument (RTF)',
  image: 'ein Bild',
  utf32: 'Text in UTF-32',
  database: 'eine Datenbank',
  access: 'eine Access-Datenbank',
  media: 'eine Ton- oder Videodatei',
  compressed: 'ein komprimiertes Archiv',
  program: 'ein Programm',
  lotus: 'eine Lotus-1-2-3-Arbeitsmappe',
  openDocument: 'eine OpenDocument-Datei, aber keine Tabelle',
  webArchive: 'ein Webarchiv (MHTML), gleich wie es heißt',
  email: 'eine E-Mail',
  ldif: 'ein LDIF-Adressbuch',
  calendar: 'ein Kalender',
  sylk: 'eine SYLK-Tabelle',
  dif: 'eine DIF-Tabelle',
  xml: 'eine XML-Datei',
  onlineLink: 'nur ein Link zu einer Online-Tabelle',
  json: 'eine JSON-Datei',
  word: 'ein Word-Dokument',
  presentation: 'eine Präsentation',
  oldOffice: 'eine alte Office-Datei, aber keine Tabelle',
  archive: 'ein Archiv, aber keine Tabelle',
  xlsb: 'eine binäre Excel-Arbeitsmappe (.xlsb)',
  numbers: 'ein Apple-Numbers-Dokument',
  oldOpenOffice: 'eine Tabelle von OpenOffice 1 (.sxc)',
  book: 'ein E-Book',
  zip: 'ein Archiv (zip), keine Tabelle',
};

export const mapping: SaidTexts<'mapping'> = {
  asLastFile: 'Eingerichtet wie für die letzte Datei mit diesen Spalten.',
  tooManyTags: (most, more) =>
    `${count(most)} Spalten können Platzhalter sein, die mit Werten zuerst; ${count(more)} weitere lassen sich von Hand hinzufügen.`,
  countryOfRows: (column) => `${quoted(column)} nennt zu jeder Zeile das Land der Nummer.`,
  byName: (column) => `${quoted(column)} wurde wegen des Namens als Nummer genommen.`,
  byNumbers: (column) => `${quoted(column)} wurde als Nummer genommen, weil nur dort Nummern stehen.`,
  byDifference: (column, others) =>
    `${quoted(column)} wurde als Nummer gewählt: In ${others.map(quoted).join(', ')} steht in jeder Zeile dieselbe Nummer.`,
  otherwise: (columns) =>
    `Wo dort keine Mobilnummer steht, wird sie in ${listOf(columns.map(quoted))} gesucht.`,
  couldBe: (columns) => `Auch ${oneOfList(columns.map(quoted))} könnte die Nummer sein.`,
  noNumbers: 'Keine Spalte sieht nach Nummern aus. Wählen Sie die, in der sie stehen.',
  chooseNumber: (columns) => `Wählen Sie die Nummer: ${oneOfList(columns.map(quoted))} sieht danach aus.`,
  otherHoldsAll: (source, missing) =>
    `In ${quoted(source)} stehen Nummern, in ${quoted(missing)} keine: Stellen Sie das Menü unter ${quoted(source)} auf „Nummer“.`,
  otherHoldsSome: (source, missing, people) =>
    `Stellen Sie das Menü unter ${quoted(source)} auf „Ersatzweise“: Aus den ersten Zeilen kämen ${peopleWords(people)} ohne Nummer unter ${quoted(missing)} dazu.`,
  otherCountries: (column) =>
    `${quoted(column)} nennt andere Länder, aber Nummern ohne Ländervorwahl werden alle als solche eines einzigen Landes gelesen. Wählen Sie die Spalte unter „Land jeder Zeile“, wenn sie das Land der Nummern nennt.`,
  writtenBlank: (cell, column, rows) =>
    `${quoted(cell)} steht unter ${quoted(column)} wie ein Wert (${counted(rows, 'Zeile', 'Zeilen')} mit solchen Werten) und käme in die Nachricht. Leeren Sie solche Zellen, damit stattdessen das Ersatzwort steht.`,
  twiceEncoded: (word, meant, column, rows) =>
    `${quoted(word)} unter ${quoted(column)} soll wohl ${quoted(meant)} heißen (${counted(rows, 'Zeile', 'Zeilen')} mit solchen Buchstaben): Die Buchstaben wurden mit falscher Zeichencodierung gespeichert, und die Nachricht würde sie so zeigen. Korrigieren Sie sie in dem Programm, aus dem die Datei kommt, und importieren Sie die Datei noch einmal.`,
  inColumn: (column, reason) => `${quoted(column)}: ${reason}`,
};
