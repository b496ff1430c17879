import { capital, count, counted, listOf, oneOfList, peopleWords, quoted } from '../../../format/wording.ts';
import { pluralForm } from '../../../language/current-language.ts';
import type { SaidTexts } from '../../translation/translation.ts';
import { common } from '../common.ts';

export const audiences: SaidTexts<'audiences'> = {
  edited: 'Von Hand geändert.',
  optedOut: 'Diese Nummer ist abgemeldet und bekommt nie eine SMS.',
  excluded: 'Von Hand ausgeschlossen.',
  numberExcluded: 'Diese Nummer wurde in einer anderen Zeile von Hand ausgeschlossen.',
  excludedFix: 'Nehmen Sie die Zeile wieder auf, um ihr eine SMS zu senden.',
  saidNo: (columns) => `Sagte nein in ${oneOfList(columns.map(quoted))}.`,
  consentOpen: (people, columns) =>
    `${peopleWords(people)} ${pluralForm(people, 'sagte', 'sagten')} nein in ${oneOfList(columns.map(quoted))}, und noch niemand hat darüber entschieden.`,
  consentUnclear: (columns) =>
    `Noch niemand hat entschieden, welche Werte in ${oneOfList(columns.map(quoted))} nein zu SMS bedeuten.`,
  consentOpenFix:
    'Haken Sie im Import die Werte an, die nein bedeuten, und schließen Sie diese Personen dann aus, oder schreiben Sie ihnen trotzdem.',
  countryOpen: 'Es ist noch nicht entschieden, aus welchem Land die Nummern ohne Ländervorwahl sind.',
  countryOpenFix: 'Wählen Sie deren Land.',
  recent: 'Ausgeschlossen, weil an diese Nummer kürzlich eine SMS ging.',
  undecided: (row) =>
    `Zeile ${row} hat dieselbe Nummer und bekommt bisher die SMS; die anderen Zellen weichen ab.`,
  undecidedFix: 'Wählen Sie, welche der Zeilen sie füllt.',
  differs: (row) => `Zeile ${row} hat dieselbe Nummer und wird verwendet; die anderen Zellen weichen ab.`,
  differsFix: 'Wählen Sie stattdessen diese Zeile, wenn ihre Werte stimmen.',
  same: (row) => `Zeile ${row} hat dieselbe Nummer und wird verwendet; die anderen Zellen sind gleich.`,
  joinedRows: (rows) => `Eine SMS aus ${counted(rows, 'Zeile', 'Zeilen')} mit dieser Nummer.`,
  joinedInto: (row) => `Verbunden: Die Werte stehen in der SMS der Zeile ${row}.`,
  joinTooLong: (column, most) =>
    `Die Werte von ${quoted(column)} sind zusammen länger als ${count(most)} Zeichen.`,
  joinNoNumber: (column) => `Nicht jeder Wert von ${quoted(column)} ist eine eindeutige Zahl.`,
  joinNoDate: (column) =>
    `Nicht jeder Wert von ${quoted(column)} ist ein eindeutiges Datum oder eine Uhrzeit.`,
  joinFix: 'Verbinden Sie die Spalte anders, oder wählen Sie eine der Zeilen.',
  busy: 'Tagline erstellt gerade andere Listen und hat diese nicht begonnen.',
  busyFix: 'Warten Sie, bis eine davon fertig ist, und versuchen Sie es dann noch einmal.',
  aboutToStart: 'Eine Kampagne, die gleich startet, braucht diese Personen.',
  aboutToStartFix: 'Warten Sie, bis die Kampagne gestartet ist, oder brechen Sie sie ab.',
  gone: 'Diese Personen sind hier nicht mehr vorhanden.',
  goneFix: 'Importieren Sie die Datei noch einmal oder wählen Sie andere Personen.',
  goneOther: 'Wählen Sie eine andere Liste.',
  noRow: 'Diese Zeile gibt es nicht mehr.',
  noColumn: 'Diese Spalte gibt es nicht.',
  notSendable: 'Sie können diese Zeile nicht wählen: Sie hat keine brauchbare Nummer oder keinen Text.',
  notSendableFix: 'Der Grund steht in den Hinweisen der Zeile.',
  nothingToUndo: 'Es gibt nichts rückgängig zu machen.',
  nothingToRedo: 'Es gibt nichts zu wiederholen.',
  noRowColumn: 'Aus der Datei geht nicht hervor, welche Zeilen sie korrigiert.',
  noRowColumnFix: (column) =>
    `Lassen Sie die Spalte ${quoted(column)}, wie sie exportiert wurde, oder erstellen Sie eine eigene Liste.`,
  tooManyCorrected: (most) => `Sie können höchstens ${count(most)} Zeilen auf einmal zurückschreiben.`,
  tooManyCorrectedFix: 'Erstellen Sie daraus eine eigene Liste.',
  correctedTwice: (first, second, row) => `Die Zeilen ${first} und ${second} korrigieren beide Zeile ${row}.`,
  correctedTwiceFix: 'Behalten Sie eine davon oder erstellen Sie eine eigene Liste.',
  notOurs: (row) => `Zeile ${row} dieser Datei ist keine Zeile der Liste.`,
  notOursFix: 'Nehmen Sie die Zeile heraus, wählen Sie eine andere Liste oder erstellen Sie eine eigene.',
  noNumberColumn: 'Es ist keine Spalte für die Nummer gewählt.',
  noNumberColumnFix: 'Wählen Sie eine.',
  columnNotInFile: 'Eine gewählte Spalte steht nicht in dieser Datei.',
  columnNotInList: 'Diese Liste hat keine solche Spalte.',
  chooseColumns: 'Wählen Sie die Spalten noch einmal.',
  manyDays: (most) => `Diese Zeilen verteilen sich auf mehr als ${count(most)} Tage.`,
  manyDaysFix: 'Machen Sie zuerst eine Liste mit weniger Tagen, mit „Filtern oder kombinieren …“.',
  otherDays: 'Die Tage dieser Zeilen sind nicht mehr die, die angezeigt wurden.',
  otherDaysFix: 'Sehen Sie sie noch einmal an, und legen Sie dann die Entwürfe an.',
  dayOrderOpen: (column, cell) =>
    `Die Daten in ${quoted(column)} können mit dem Tag oder dem Monat beginnen, wie in ${quoted(cell)}.`,
  dayOrderOpenFix: 'Wählen Sie neben der Bedingung Tag oder Monat.',
  nobodyChosen: 'Alle ausgewählten Zeilen sind ausgeschlossen.',
  nobodyChosenFix: 'Nehmen Sie einige wieder auf oder wählen Sie andere Zeilen.',
  madeBefore: (name: string) => `Tagline hat diese Liste schon erstellt: ${quoted(name)}.`,
  draftMadeBefore: (name: string) => `Es gibt schon einen Entwurf an diese Personen: ${quoted(name)}.`,
  madeBeforeFix: 'Öffnen Sie, was schon erstellt ist, oder löschen Sie es zuerst.',
  changed: 'Eine Liste wurde geändert, während eine andere daraus erstellt wurde.',
  changedFix: 'Versuchen Sie es noch einmal.',
  tooLarge: 'Zusammen haben diese Listen mehr Zeilen, als eine Liste fassen kann.',
  tooLargeFix: 'Legen Sie kleinere zusammen.',
  tooManyOut: (most) => `Sie können höchstens ${count(most)} Zeilen auf einmal ausschließen.`,
  tooManyOutFix:
    'Erstellen Sie mit „Filtern oder kombinieren …“ eine Liste ohne sie oder wählen Sie weniger aus.',
  tooManyIn: (most) => `Sie können höchstens ${count(most)} Zeilen auf einmal wieder aufnehmen.`,
  tooManyInFix: 'Machen Sie das Ausschließen rückgängig oder wählen Sie weniger aus.',
  tooDoubtful: (most) => `Mehr als ${count(most)} Nummern sehen zweifelhaft aus.`,
  tooDoubtfulFix: 'Importieren Sie die Datei noch einmal und prüfen Sie Land und Spalte der Nummer.',
};

export const people: SaidTexts<'people'> = {
  beingPrepared: (campaign) =>
    `${quoted(campaign || common.untitled)} wird gerade vorbereitet, deshalb wurde nichts gelöscht.`,
  beingPreparedFix: 'Versuchen Sie es noch einmal, wenn die Kampagne begonnen hat.',
  stillReviewed: (campaign) =>
    `Die Texte von ${quoted(campaign)} werden noch so gesendet, wie sie geprüft wurden; daher wurde nichts entfernt.`,
  stillReviewedFix: 'Lassen Sie die Kampagne enden, brechen Sie sie ab oder wählen Sie „Zurück zum Entwurf“.',
  stillToSend: (campaign) =>
    `Diese Person wartet noch auf ${quoted(campaign || common.untitled)}, deshalb wurde nichts gelöscht.`,
  stillToSendFix:
    'Lassen Sie die Kampagne zu Ende gehen, brechen Sie sie ab oder wählen Sie „Zurück zum Entwurf“, und löschen Sie die Person dann.',
  inDoubt: (campaign) =>
    `Noch weiß niemand, ob ${quoted(campaign || common.untitled)} an diese Person ging, deshalb wurde nichts gelöscht: Ihre Nummer verhindert, dass sie zwei SMS bekommt.`,
  inDoubtFix: 'Entscheiden Sie über die Sendung dieser Person, und löschen Sie die Person dann.',
};

export const optOuts: SaidTexts<'optOuts'> = {
  notOnList: 'Diese Nummer steht nicht auf der Liste.',
  optOutKept: 'beim Löschen gespeichert',
  inTeamFile: 'Diese Nummer steht in der Abmeldedatei des Teams und bleibt deshalb auf der Liste.',
  inTeamFileFix: 'Entfernen Sie zuerst ihre Zeile aus der Datei und dann die Nummer hier.',
  noMapping: 'Noch niemand hat gewählt, welche Spalte der Datei die Nummern enthält.',
  noMappingFix:
    'Wählen Sie die Datei unter „Nummern hinzufügen“, sehen Sie sich ihre Spalten an, und fügen Sie dann die Nummern hinzu.',
};

export const teamFile: SaidTexts<'teamFile'> = {
  source: 'Abmeldedatei des Teams',
  line: (line) =>
    `Zeile ${count(line)} der Abmeldedatei des Teams enthält in ihrer Spalte keine ganze Telefonnummer.`,
  lineFix: 'Schreiben Sie dort eine Nummer mit + und Ländervorwahl, oder entfernen Sie die Zeile.',
  columnGone: (heading) =>
    `Die Spalte ${quoted(heading)} steht in der Abmeldedatei des Teams nicht mehr an ihrem Platz.`,
  newHeading: 'Die Abmeldedatei des Teams beginnt jetzt mit Spaltenüberschriften; vorher hatte sie keine.',
  columnGoneFix: 'Wählen Sie die Datei in den Einstellungen noch einmal, und ihre Spalte mit den Nummern.',
  tooLarge: (megabytes, numbers) =>
    `Die Abmeldedatei des Teams ist größer als ${count(megabytes)} MB oder ${count(numbers)} Nummern und wird deshalb nicht gelesen.`,
  tooLargeFix: 'Machen Sie eine neue Datei mit dem Nötigen und wählen Sie sie in den Einstellungen.',
  notText: 'Die Abmeldedatei des Teams ist keine Textdatei.',
  notTextFix: 'Speichern Sie sie als CSV oder wählen Sie in den Einstellungen eine andere Datei.',
  gone: 'Die Abmeldedatei des Teams ist nicht da.',
  goneFix: 'Verbinden Sie das Laufwerk, oder wählen Sie die Datei in den Einstellungen noch einmal.',
  notAFile: 'Wo die Abmeldedatei des Teams war, ist jetzt etwas anderes.',
  locked: 'Sie dürfen die Abmeldedatei des Teams nicht lesen, oder ein anderes Programm hat sie geöffnet.',
  lockedFix: 'Schließen Sie sie in anderen Programmen und sorgen Sie dafür, dass Sie sie lesen dürfen.',
  silent: (seconds) =>
    `Das Laufwerk mit der Abmeldedatei des Teams hat ${count(seconds)} Sekunden lang nicht geantwortet.`,
  silentFix:
    'Sehen Sie nach, ob das Laufwerk verbunden ist, oder wählen Sie in den Einstellungen eine andere Datei.',
  unended:
    'Die Abmeldedatei des Teams endet nicht mit einem Zeilenumbruch, ihre letzte Zeile ist also vielleicht unvollständig.',
  unendedFix:
    'Öffnen Sie die Datei, drücken Sie nach der letzten Zeile die Eingabetaste, und speichern Sie sie.',
  changing:
    'Die letzte Zeile der Abmeldedatei des Teams ist vielleicht erst halb geschrieben. Tagline liest sie gleich noch einmal.',
  failed: (code) => `Tagline kann die Abmeldedatei des Teams nicht lesen (${code}).`,
  mayNotWrite: 'Sie dürfen nicht in die Datei schreiben, oder ein anderes Programm hat sie geöffnet.',
  notWritten: (code) => `Tagline kann nicht in die Datei schreiben (${code}).`,
};

export const numbers: SaidTexts<'numbers'> = {
  faults: {
    empty: 'Hier steht keine Nummer.',
    'no-digits': 'Hier stehen keine Ziffern.',
    lossy: 'Die Tabelle hat Ziffern dieser Nummer abgeschnitten; sie stehen nicht in der Datei.',
    fraction: 'Das ist eine Zahl mit Nachkommastellen.',
    date: 'Das ist ein Datum.',
    identity: 'Das ist eine Personennummer.',
    unclear:
      'Das ist weder eine einzelne Nummer noch mehrere Nummern, die durch dasselbe Zeichen getrennt sind.',
    erased: 'Wer hier stand, wurde gelöscht.',
    'no-country': 'Der Nummer ist kein Land anzusehen.',
    'too-short': 'Die Nummer ist zu kurz.',
    'too-long': 'Die Nummer ist zu lang.',
    'unknown-country-code': 'Kein Land hat diese Ländervorwahl.',
    impossible: 'Keine Nummer in diesem Land hat so viele Ziffern.',
  },
  fixes: {
    empty: 'Tragen Sie eine ein oder schließen Sie die Zeile aus.',
    'no-digits': 'Schreiben Sie die Nummer in ihre Spalte.',
    lossy:
      'Formatieren Sie die Spalte in der Tabelle als Zahl ohne Nachkommastellen (oder als Text), prüfen Sie die Nummern und speichern Sie neu.',
    fraction: 'Schreiben Sie die ganze Telefonnummer.',
    date: 'Wählen Sie eine andere Spalte für die Nummer oder korrigieren Sie die Zelle.',
    identity: 'Wählen Sie eine andere Spalte für die Nummer oder korrigieren Sie die Zelle.',
    unclear: 'Lassen Sie nur die Nummer in der Zelle stehen; ein O oder l steht vielleicht für 0 oder 1.',
    erased: 'Hier ist nichts mehr zu korrigieren.',
    'no-country':
      'Wählen Sie das Land, zu dem solche Nummern gehören, oder beginnen Sie die Nummer mit + und der Ländervorwahl.',
    'too-short': 'Es fehlen Ziffern, vielleicht die Ortsvorwahl.',
    'too-long': 'Vielleicht sind es zwei Nummern, oder eine Ziffer ist doppelt getippt.',
    'unknown-country-code': 'Prüfen Sie die Ziffern gleich nach dem Plus.',
    impossible: 'Prüfen Sie sie Ziffer für Ziffer.',
  },
  doubts: {
    invalid: 'Eine solche Nummer ist in diesem Land nicht in Gebrauch.',
    landline: 'Das sieht nach einem Festnetzanschluss aus, der vielleicht keine SMS empfängt.',
    special: 'Das ist eine Servicenummer und nicht das Telefon einer Person.',
    several: 'In der Zelle stehen mehrere Nummern; Tagline hat die wahrscheinlichste genommen.',
    words: 'Neben der Nummer standen Wörter; Tagline hat sie übergangen.',
    plusAssumed: 'Als internationale Nummer gelesen, der das Plus fehlt.',
    zeroAssumed: 'Als Nummer gelesen, der die 0 am Anfang fehlt.',
    ambiguous: 'Das kann auch die Nummer eines anderen Landes ohne Plus sein.',
    unknownCountry:
      'Das Land in dieser Zeile ist unbekannt; die Nummer wurde als eine des Landes der Liste gelesen.',
    elsewhere:
      'In einem anderen Land, aus dem die Liste Nummern zu enthalten scheint, ist dies eine Mobilnummer.',
  },
  repairs: {
    invisible: 'unsichtbare Zeichen entfernt',
    digits: 'Ziffern einer anderen Schrift als 0 bis 9 geschrieben',
    wrapper: 'umgebenden Text entfernt',
    decimals: 'Nachkommastellen entfernt',
    punctuation: 'Leerzeichen und Satzzeichen entfernt',
    prefix: 'Auslandsvorwahl entfernt',
    country: 'Ländervorwahl ergänzt',
    trunk: 'Ziffern für Anrufe im Inland entfernt',
    former: 'veraltete Form der Nummer aktualisiert',
  },
  repaired: (done) => `${capital(listOf(done))}.`,
  insteadOfLandline: (column, insteadOf) =>
    `Aus ${quoted(column)} genommen; die Festnetznummer in ${quoted(insteadOf)} wurde nicht verwendet.`,
  byLabel: (column, insteadOf) =>
    `Aus ${quoted(column)} genommen, dem Namen nach; die Nummer in ${quoted(insteadOf)} wurde nicht verwendet.`,
  noMobile: (column, insteadOf) =>
    `Aus ${quoted(column)} genommen, da in ${quoted(insteadOf)} keine Mobilnummer steht.`,
};
