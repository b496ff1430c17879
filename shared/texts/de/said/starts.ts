import { count, peopleWords } from '../../../format/format-count.ts';
import { isolated } from '../../../format/quoted.ts';
import type { Translation } from '../../../language/language.ts';
import type { starts as english } from '../../en/said/starts.ts';

export const starts: Translation<typeof english> = {
  fields: { message: 'Nachricht', number: 'Nummer', sender: 'Absender', start: 'Beginn' },
  busy: 'Tagline geht gerade die Personen anderer Kampagnen durch, deshalb muss diese warten.',
  busyFix: 'Versuchen Sie es gleich noch einmal.',
  busyRehearsing: 'Andere Probeläufe werden vorbereitet, deshalb wurde dieser nicht gestartet.',
  busyRehearsingFix: 'Warten Sie, bis einer davon gesendet wird, und versuchen Sie es dann noch einmal.',
  accountRemoved: (name) =>
    `Das Konto ${isolated(name)} gibt es nicht mehr, deshalb kann diese Kampagne nicht weitergehen.`,
  accountRemovedFix: 'Brechen Sie sie ab und senden Sie über ein anderes Konto eine Kopie an den Rest.',
  accountChanged: 'Das Konto wurde gerade geändert, deshalb wurde nichts gesendet.',
  accountChangedFix: 'Sehen Sie es sich an und versuchen Sie es dann noch einmal.',
  listDeleted:
    'Die Liste dieser Kampagne wurde gelöscht. Ihr Rest wurde aus dem neu erstellt, was beim Start festgehalten wurde: die Nummern und die Werte der Platzhalter.',
  listChanged:
    'Die Liste wurde nach dem Start dieser Kampagne geändert. Der neue Entwurf enthält den Rest, wie er beim Start festgehalten wurde, nicht wie die Liste jetzt ist.',
  chosenFrozen:
    'Die Liste wurde nach dem Start der Kampagne geändert oder gelöscht. Der neue Entwurf enthält die markierten Personen so, wie sie beim Start waren.',
  noneToChoose: 'Alle markierten Personen haben die SMS schon erhalten, oder vielleicht.',
  noneToChooseFix: 'Senden Sie nur dann noch einmal an sie, wenn sie die SMS zweimal bekommen sollen.',
  stillOpen: 'Diese Kampagne kann ihren Rest noch selbst erreichen.',
  stillOpenFix: 'Brechen Sie sie zuerst ab, damit niemand die SMS zweimal bekommt.',
  changedSince: 'An dieser Kampagne wurde nach dieser Prüfung etwas geändert, deshalb wurde nichts gesendet.',
  changedSinceFix: 'Sie wurde neu geprüft. Lesen Sie sie noch einmal, bevor Sie senden.',
  pastTime: 'Der Zeitpunkt für den Beginn ist vorbei.',
  pastTimeFix: 'Wählen Sie einen späteren Zeitpunkt oder starten Sie jetzt.',
  noAccount: 'Dieses Konto gibt es nicht mehr.',
  noNumber: 'Das ist keine Telefonnummer.',
  noNumberFix: 'Schreiben Sie sie mit Ländervorwahl, zum Beispiel +46.',
  optedOut: 'Diese Nummer ist abgemeldet und bekommt nie eine SMS.',
  optedOutFix: 'Verwenden Sie eine andere Nummer oder nehmen Sie diese zuerst von der Liste der Abmeldungen.',
  otherText: 'Diese SMS wurde geändert, seit sie gezeigt wurde, deshalb wurde nichts gesendet.',
  otherTextFix: 'Lesen Sie sie noch einmal, bevor Sie senden.',
  unsendable: 'Diese SMS kann nicht gesendet werden.',
  unfilled: 'Es ist noch niemand da, dessen Werte die Platzhalter füllen könnten.',
  unfilledFix: 'Wählen oder importieren Sie zuerst eine Liste von Personen.',
  otherPeople: (expected, found) =>
    found === expected
      ? 'Die Liste hat sich seit Ihrer Prüfung geändert.'
      : `Die Liste hat sich seit Ihrer Prüfung geändert: damals ${peopleWords(expected)}, jetzt ${count(found)}.`,
  otherPeopleFix: 'Prüfen Sie noch einmal und starten Sie dann.',
  closing: 'Tagline wird gerade geschlossen, deshalb wird nichts gestartet.',
  tooLate: 'Ihr Zeitpunkt ist vorbei.',
  startedAlready: 'Diese Kampagne wurde schon gestartet.',
  startedAlreadyFix: 'Kopieren Sie sie, um sie noch einmal zu senden.',
  numberTwice: 'Eine Nummer steht zweimal auf dieser Liste, deshalb wurde nichts gestartet.',
  numberTwiceFix: 'Importieren Sie die Liste noch einmal.',
  stopped: 'Die Vorbereitung wurde abgebrochen; es wurde nichts gesendet.',
  peopleGone: 'Die Personen dieses Entwurfs gibt es nicht mehr.',
  peopleGoneFix: 'Wählen Sie andere Personen für diese Nachricht.',
  restGone: 'Die Personen dieser Kampagne gibt es nicht mehr.',
  restGoneFix: 'Erstellen Sie eine Kopie und wählen Sie andere Personen dafür.',
};
