import { count } from '../../../format/format-count.ts';
import { quoted } from '../../../format/quoted.ts';
import type { Translation } from '../../../language/language.ts';
import type { audiences as english } from '../../en/said/audiences.ts';

/** The same in German. */
export const audiences: Translation<typeof english> = {
  row: (row) => `Zeile ${row}`,
  edited: 'Von Hand geändert.',
  optedOut: 'Diese Nummer ist abgemeldet und erhält nie eine SMS.',
  excluded: 'Von Hand ausgelassen.',
  excludedFix: 'Nehmen Sie die Zeile wieder auf, um ihr eine SMS zu senden.',
  recent: 'Ausgelassen, weil diese Nummer vor Kurzem eine SMS erhielt.',
  undecided: (row) =>
    `Zeile ${row} hat dieselbe Nummer und erhält bisher die SMS; die anderen Zellen weichen ab.`,
  undecidedFix: 'Wählen Sie, aus welcher der Zeilen sie geschrieben wird.',
  differs: (row) => `Zeile ${row} hat dieselbe Nummer und wird verwendet; die anderen Zellen weichen ab.`,
  differsFix: 'Wählen Sie stattdessen diese Zeile, wenn ihre Werte stimmen.',
  same: (row) => `Zeile ${row} hat dieselbe Nummer und wird verwendet; die anderen Zellen sind gleich.`,
  busy: 'Andere Listen werden gerade erstellt, daher wurde diese nicht begonnen.',
  busyFix: 'Warten Sie, bis eine davon fertig ist, und versuchen Sie es dann noch einmal.',
  aboutToStart: 'Eine Kampagne, die gleich startet, braucht diese Personen.',
  aboutToStartFix: 'Warten Sie, bis die Kampagne gestartet ist, oder brechen Sie sie ab.',
  gone: 'Diese Personen sind hier nicht mehr vorhanden.',
  goneFix: 'Importieren Sie die Datei noch einmal oder wählen Sie andere Personen.',
  goneOther: 'Wählen Sie eine andere Liste.',
  noRow: 'Diese Zeile gibt es nicht mehr.',
  noColumn: 'Diese Spalte gibt es nicht.',
  notSendable: 'An diese Zeile kann nicht gesendet werden, daher kann sie nicht gewählt werden.',
  notSendableFix: 'Den Grund nennen ihre Hinweise.',
  nothingToUndo: 'Es gibt nichts rückgängig zu machen.',
  nothingToRedo: 'Es gibt nichts zu wiederholen.',
  noRowColumn: 'Die Datei sagt nicht, welche Zeilen sie berichtigt.',
  noRowColumnFix: (column) =>
    `Lassen Sie die Spalte ${quoted(column)}, wie sie exportiert wurde, oder erstellen Sie eine eigene Liste.`,
  tooManyMended: (most) => `Höchstens ${count(most)} Zeilen können auf einmal zurückgelegt werden.`,
  tooManyMendedFix: 'Erstellen Sie daraus eine eigene Liste.',
  mendedTwice: (first, second, row) => `Die Zeilen ${first} und ${second} berichtigen beide Zeile ${row}.`,
  mendedTwiceFix: 'Behalten Sie eine davon oder erstellen Sie eine eigene Liste.',
  notOurs: (row) => `Zeile ${row} dieser Datei ist keine Zeile der Liste.`,
  notOursFix: 'Nehmen Sie die Zeile heraus, wählen Sie eine andere Liste oder erstellen Sie eine eigene.',
  noNumberColumn: 'Es ist keine Spalte für die Nummer gewählt.',
  noNumberColumnFix: 'Wählen Sie eine.',
  columnNotInFile: 'Eine gewählte Spalte steht nicht in dieser Datei.',
  columnNotInList: 'Diese Liste hat keine solche Spalte.',
  chooseColumns: 'Wählen Sie die Spalten noch einmal.',
  changed: 'Eine Liste wurde geändert, während eine andere daraus erstellt wurde.',
  changedFix: 'Versuchen Sie es noch einmal.',
  tooLarge: 'Zusammen haben diese Listen mehr Zeilen, als eine Liste fassen kann.',
  tooLargeFix: 'Legen Sie kleinere zusammen.',
  tooManyOut: (most) => `Höchstens ${count(most)} Zeilen können auf einmal ausgelassen werden.`,
  tooManyOutFix:
    'Erstellen Sie mit „Filtern oder kombinieren …“ eine Liste ohne sie oder wählen Sie weniger aus.',
  tooManyIn: (most) => `Höchstens ${count(most)} Zeilen können auf einmal wieder aufgenommen werden.`,
  tooManyInFix: 'Machen Sie das Auslassen rückgängig oder wählen Sie weniger aus.',
  tooDoubtful: (most) => `Mehr als ${count(most)} Nummern sehen zweifelhaft aus.`,
  tooDoubtfulFix: 'Importieren Sie die Datei noch einmal und prüfen Sie Land und Spalte der Nummer.',
};
