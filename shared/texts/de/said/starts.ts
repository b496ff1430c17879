import { count, isolated, listOf, peopleWords } from '../../../format/wording.ts';
import type { SaidTexts } from '../../translation/translation.ts';
import { audiences } from '../audiences.ts';

export const starts: SaidTexts<'starts'> = {
  fields: { message: 'Nachricht', number: 'Nummer', start: 'Beginn', code: 'Prüfcode' },
  busy: 'Tagline geht gerade die Personen anderer Kampagnen durch, deshalb muss diese warten.',
  busyFix: 'Versuchen Sie es gleich noch einmal.',
  halfChanged: 'Eine Änderung vieler Zeilen dieser Liste ist nicht abgeschlossen.',
  halfChangedFix:
    'Warten Sie, bis die Änderung abgeschlossen ist, oder machen Sie sie in der Liste rückgängig oder wiederholen Sie sie, und prüfen Sie dann noch einmal.',
  busyRehearsing: 'Tagline bereitet andere Probeläufe vor und hat diesen nicht gestartet.',
  busyRehearsingFix: 'Warten Sie, bis einer davon gesendet wird, und versuchen Sie es dann noch einmal.',
  accountRemoved: (name) =>
    `Das Konto ${isolated(name)} gibt es nicht mehr, deshalb kann diese Kampagne nicht weitergehen.`,
  accountRemovedFix:
    'Brechen Sie die Kampagne ab und senden Sie über ein anderes Konto eine Kopie an die Übrigen.',
  accountChanged: 'Das Konto wurde gerade geändert, deshalb wurde nichts gesendet.',
  accountChangedFix: 'Sehen Sie es sich an und versuchen Sie es dann noch einmal.',
  listDeleted:
    'Die Liste dieser Kampagne wurde gelöscht. Tagline hat die Übrigen aus dem neu ermittelt, was die Kampagne gespeichert hat: die Nummern und die Werte der Platzhalter.',
  listChanged:
    'Die Liste hat sich seit dem Start dieser Kampagne geändert. Der neue Entwurf enthält die Übrigen, wie sie damals waren, nicht wie die Liste jetzt ist.',
  chosenFrozen:
    'Die Liste wurde nach dem Start der Kampagne geändert oder gelöscht. Der neue Entwurf enthält die ausgewählten Personen so, wie sie beim Start waren.',
  noneToChoose:
    'Eine andere Kampagne hat allen diesen Personen schon gesendet, bei einigen vielleicht unbestätigt.',
  noneToChooseFix:
    'Suchen Sie diese Kampagne und schreiben Sie ihnen aus deren Ergebnissen, wenn sie eine weitere SMS bekommen sollen.',
  noneToText: (optedOut, saidNo, excluded, recent, rejected) =>
    optedOut + saidNo + excluded + recent + rejected === 0
      ? 'Eine andere Zeile mit ihrer Nummer hat die SMS bekommen, oder andere Kampagnen haben allen schon gesendet, bei einigen vielleicht unbestätigt.'
      : `Keine davon kann eine SMS bekommen: ${whoGetsNothing(optedOut, saidNo, excluded, recent, rejected)}.`,
  noneToTextFix: 'Korrigieren Sie sie zuerst in der Liste.',
  keptOut: (optedOut, saidNo, excluded, recent) =>
    `Einige dieser Personen bekommen nichts: ${whoGetsNothing(optedOut, saidNo, excluded, recent, 0)}.`,
  reachedElsewhere: (people) =>
    `Der Entwurf lässt ${peopleWords(people)} weg, an die eine andere Kampagne schon gesendet hat, vielleicht unbestätigt.`,
  reachedBefore: (people) =>
    `An ${peopleWords(people)} ist die SMS dieser Kampagne schon gesendet, vielleicht unbestätigt. Schreiben Sie eine andere.`,
  noneLeft:
    'Es ist niemand mehr übrig: Andere Kampagnen haben allen schon gesendet, bei einigen vielleicht unbestätigt.',
  stillOpen: 'Diese Kampagne kann noch selbst an die Übrigen senden.',
  stillOpenFix: 'Brechen Sie sie zuerst ab, damit niemand die SMS zweimal bekommt.',
  changedSince: 'An dieser Kampagne wurde nach dieser Prüfung etwas geändert, deshalb wurde nichts gesendet.',
  changedSinceFix: 'Tagline hat eine neue Prüfung erstellt. Lesen Sie sie, bevor Sie senden.',
  otherQuiet: (people) =>
    `Die Ruhezeiten halten jetzt ${peopleWords(people)} zurück, andere als in dieser Prüfung, deshalb wurde nichts gesendet.`,
  pastTime: 'Der Zeitpunkt für den Beginn ist vorbei.',
  pastTimeFix: 'Wählen Sie einen späteren Zeitpunkt oder starten Sie jetzt.',
  nothingCompared: 'Es gibt keine frühere Kampagne, mit der diese Liste verglichen werden kann.',
  nothingComparedFix: 'Wählen Sie Zeilen stattdessen mit einem Filter.',
  otherCode: 'Der Code gehört nicht zur jetzigen Prüfung, deshalb wurde nichts gesendet.',
  otherCodeFix: 'Speichern Sie die Prüfung erneut, lassen Sie sie lesen und geben Sie den Code am Ende ein.',
  noNumber: 'Das ist keine Telefonnummer.',
  twoNumbers: (one, other) => `Das ist in zwei Ländern eine Nummer: +${one} oder +${other}.`,
  noNumberFix: 'Schreiben Sie sie mit Ländervorwahl, zum Beispiel +46.',
  optedOut: 'Diese Nummer ist abgemeldet und bekommt nie eine SMS.',
  optedOutFix: 'Verwenden Sie eine andere Nummer oder nehmen Sie diese zuerst von der Liste der Abmeldungen.',
  otherText: 'Diese SMS wurde geändert, seit sie gezeigt wurde, deshalb wurde nichts gesendet.',
  otherTextFix: 'Lesen Sie sie noch einmal, bevor Sie senden.',
  unsendable: 'Diese SMS kann nicht gesendet werden.',
  unfilled: 'Es ist noch niemand da, dessen Werte die Platzhalter füllen könnten.',
  unfilledFix: 'Wählen oder importieren Sie zuerst eine Liste von Personen.',
  otherPeople: (expected, present) =>
    present === expected
      ? 'Die Liste hat sich seit Ihrer Prüfung geändert.'
      : `Die Liste hat sich seit Ihrer Prüfung geändert: damals ${peopleWords(expected)}, jetzt ${count(present)}.`,
  otherPeopleFix: 'Prüfen Sie noch einmal und starten Sie dann.',
  closing: 'Tagline wird gerade geschlossen, deshalb wird nichts gestartet.',
  tooLate: 'Der Zeitpunkt ist vorbei.',
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

function whoGetsNothing(
  optedOut: number,
  saidNo: number,
  excluded: number,
  recent: number,
  rejected: number,
): string {
  const { counts: words } = audiences;
  return listOf([
    optedOut > 0 && words.optedOut(optedOut),
    saidNo > 0 && words.saidNo(saidNo),
    excluded > 0 && words.excluded(excluded),
    recent > 0 && words.recent(recent),
    rejected > 0 && words.rejected(rejected),
  ]);
}
