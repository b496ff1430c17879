import { count, counted, listOf, peopleWords, pluralForm, quoted } from '../../format/wording.ts';
import type { Texts } from '../translation/translation.ts';

export const command: Texts<'command'> = {
  help: `tagline prepare LISTE --campaign NAME [--country LL] [--worksheet BLATT]
  Erstellt einen Entwurf für die Personen in der Datei LISTE, mit der Nachricht, den Spalten, den
  Einstellungen und dem Konto von NAME: einem Entwurf oder einer beendeten Kampagne. Zeigt die
  Prüfung und einen Code. Sendet nichts.
  LL ist das Land der Nummern ohne Ländervorwahl, etwa DE. BLATT ist das Arbeitsblatt, das gelesen
  wird, wenn eine Arbeitsmappe mehrere hat.

tagline send --review CODE
  Sendet genau das, was geprüft wurde. Sendet nichts, wenn sich Liste, Nachricht, Konto,
  Einstellungen oder Tag geändert haben, wenn die Prüfung Fehler hat, in der Ruhezeit oder wenn das
  Guthaben nicht reicht.

tagline send --review CODE --continue
  Sendet an die Übrigen, wenn Sie die ersten SMS angesehen haben, oder nachdem Tagline beendet wurde.

  --urgent GRUND      bei prepare und send: auch in der Ruhezeit; der Grund bleibt bei der Kampagne
  --json              gibt ein JSON-Dokument aus
  --data-dir ORDNER   benutzt den Datenordner ORDNER statt Ihres eigenen
  --help              zeigt diese Seite

Ist Tagline offen, macht es die Arbeit. Sonst öffnet der Befehl den Datenordner selbst.

Er endet mit
  0  fertig
  1  in Tagline ging etwas schief
  2  der Befehl ist nicht so geschrieben wie oben
  3  die Liste, die Kampagne oder der Datenordner lässt sich nicht verwenden
  4  in der Prüfung ist zuerst etwas zu beheben
  5  der Code gehört zu einer anderen Prüfung
  6  es wird gewartet: auf einen Blick auf die ersten, eine zweite Person, den Zeitpunkt oder die Abmeldedatei
  7  angehalten: eine Person muss entscheiden, oder es wurde beendet
  8  der Datenordner wird benutzt, oder ein anderer Befehl läuft
  9  zurückgehalten: geben Sie zuerst in Tagline an, was mit dem Datenordner geschah`,
  misused: (typed) => `Tagline versteht ${quoted(typed)} nicht.`,
  onlyRows: (conditions) => `Nur Zeilen, für die gilt: ${conditions}.`,
  joinedRows: 'Zeilen mit derselben Nummer sind verbunden.',
  prepared: (name) => `${quoted(name)} kann gesendet werden. Es wurde nichts gesendet.`,
  blocked: (name) => `${quoted(name)} kann noch nicht gesendet werden. Es wurde nichts gesendet.`,
  nobody: 'Es ist niemand mehr übrig, an den gesendet werden kann.',
  nobodyFix: 'Sehen Sie unten nach, wer nichts bekommt.',
  endedBefore: 'Der Befehl wurde beendet, bevor etwas gesendet wurde.',
  toSend: 'Um genau das zu senden:',
  askAnother: (draft) =>
    `Dieses Konto verlangt eine zweite Person: Speichern Sie die Prüfung in Tagline und lassen Sie sie lesen. Dann: tagline send --review ${draft}-CODE, mit dem Code an ihrem Ende.`,
  toFix: 'Zuerst zu beheben',
  textOf: (people, to, text) => `${peopleWords(people)}, zum Beispiel ${to}:\n${text}`,
  wrongRows: 'Zeilen ohne brauchbare Nummer',
  wrongRow: (row, column, field, reason) => `Zeile ${row}, ${column}: ${quoted(field)}. ${reason}`,
  moreRows: (rows) => `und ${counted(rows, 'weitere Zeile', 'weitere Zeilen')}`,
  notThere: (name) => `Es gibt keinen Entwurf und keine beendete Kampagne mit dem Namen ${quoted(name)}.`,
  notThereFix: 'Schreiben Sie den Namen so, wie Tagline ihn zeigt.',
  sameName: (campaigns, name) =>
    `${counted(campaigns, 'Kampagne heißt', 'Kampagnen heißen')} ${quoted(name)}, es ist also nicht klar, welche Sie meinen.`,
  sameNameFix: 'Benennen Sie die gemeinte in Tagline um.',
  noList: (name) => `${quoted(name)} hat keine Liste, die Spalten sind also nicht bekannt.`,
  noListFix: 'Öffnen Sie sie in Tagline und wählen Sie eine Liste.',
  partOfList: (name) => `Die Liste von ${quoted(name)} ist keine ganze Datei.`,
  partOfListFix: 'Nehmen Sie eine Kampagne an eine Liste, die aus allen Zeilen einer Datei erstellt wurde.',
  lacksColumns: (columns) =>
    `In der Datei ${columns.length === 1 ? 'fehlt die Spalte' : 'fehlen die Spalten'} ${listOf(columns.map(quoted))}.`,
  lacksColumnsFix: 'Exportieren Sie sie noch einmal mit denselben Spalten wie vorher.',
  noHeadings: 'Die Datei hat keine Zeile mit Überschriften, also ist nicht klar, was jede Spalte ist.',
  noHeadingsFix:
    'Geben Sie ihr eine erste Zeile mit Überschriften. Wurde noch keine Datei mit diesen Überschriften importiert, importieren Sie sie einmal in Tagline.',
  otherColumns:
    'Noch niemand hat eine Datei mit diesen Spalten so importiert, wie diese Kampagne sie verwendet.',
  otherColumnsFix: 'Importieren Sie sie einmal in Tagline und prüfen Sie, wofür jede Spalte ist.',
  countryOpenFix:
    'Importieren Sie sie einmal in Tagline und wählen Sie das Land, oder nennen Sie es mit --country. Oder schreiben Sie die Nummern mit Ländervorwahl.',
  inDoubtFix:
    'Berichtigen Sie das in der Datei, oder speichern Sie die Liste als CSV UTF-8, und bereiten Sie sie noch einmal vor.',
  manyWorksheets: (names) =>
    `Die Arbeitsmappe hat die Arbeitsblätter ${names}, also ist nicht klar, in welchem die Personen stehen.`,
  manyWorksheetsFix: 'Nennen Sie das Arbeitsblatt mit --worksheet.',
  noReview: (code) => `Keine Prüfung hat den Code ${quoted(code)}.`,
  otherReview: (name) =>
    `Das ist nicht der jetzige Code von ${quoted(name)}. Liste, Nachricht, Konto, Einstellungen oder Tag haben sich geändert, deshalb wurde nichts gesendet.`,
  changedMeanwhile:
    'Jemand hat den neuen Entwurf geändert, während die Liste gelesen wurde, deshalb hat er keinen Code. Es wurde nichts gesendet.',
  prepareAgain: 'Bereiten Sie sie erneut vor, lesen Sie die Prüfung und nehmen Sie den neuen Code.',
  sent: (name, accepted, people) =>
    `${quoted(name)} ist gesendet: ${count(accepted)} von ${count(people)} SMS angenommen.`,
  firstFew: (people) =>
    `Der Dienst hat die SMS an ${pluralForm(people, 'die erste Person', `die ersten ${peopleWords(people)}`)} angenommen, alle anderen warten.`,
  firstFewFix: 'Sehen Sie sich diese SMS und ihre Kosten an. Senden Sie dann an die Übrigen:',
  scheduled: (name, moment) => `${quoted(name)} wird ${moment} gesendet.`,
  scheduledFix: 'Tagline muss dann offen sein.',
  stopped: (name) => `${quoted(name)} wurde vor dem Ende angehalten.`,
  goOn: 'An die Übrigen senden:',
  otherCommand: 'Ein anderer Befehl läuft, deshalb hat dieser nichts getan.',
  otherCommandFix: 'Führen Sie ihn noch einmal aus, wenn der andere beendet ist.',
  noAnswer: 'Der Datenordner wird benutzt, und Tagline antwortet dort nicht.',
  noAnswerFix:
    'Vielleicht läuft ein anderer Befehl. Führen Sie diesen erneut aus, wenn er beendet ist, oder schließen Sie zuerst Tagline.',
  appGoesOn: 'Der Befehl wurde beendet. Tagline ist geöffnet und setzt einen begonnenen Versand fort.',
  cutOff: 'Tagline wurde geschlossen, bevor es geantwortet hat.',
  cutOffFix:
    'Führen Sie denselben Befehl noch einmal aus: Er zeigt, was geschehen ist, und sendet niemandem zweimal etwas.',
};
