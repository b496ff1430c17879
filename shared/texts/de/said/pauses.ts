import { peopleWords } from '../../../format/format-count.ts';
import { duration } from '../../../format/format-time.ts';
import type { Translation } from '../../../language/language.ts';
import type { Words } from '../../../language/said.ts';
import { spoken } from '../../../language/spoken.ts';
import type { pauses as english } from '../../en/said/pauses.ts';

export const pauses: Translation<typeof english> = {
  byUser: 'Sie haben diese Kampagne angehalten.',
  canary:
    'Die ersten Personen wurden vom Dienst angenommen. Lesen Sie deren zurückgegebene Texte und die Kosten.',
  canaryFix: 'Setzen Sie fort, um an alle anderen zu senden.',
  refused: 'Der Dienst hat eine Anfrage abgelehnt.',
  unknown: (people, observed) =>
    `Niemand weiß, ob eine Anfrage an ${peopleWords(people)} gesendet wurde.${after(observed)}`,
  unknownFix:
    'Sehen Sie sich an, was beobachtet wurde, und entscheiden Sie: als gesendet werten oder noch einmal senden.',
  different: (texts) =>
    `Der Dienst gab ${texts === 1 ? 'eine SMS' : `${texts} SMS`} zurück, die vom Gezeigten ${texts === 1 ? 'abweicht' : 'abweichen'}.`,
  differentFix:
    'Vergleichen Sie in den Ergebnissen. Setzen Sie nur fort, wenn Sie den Unterschied hinnehmen können.',
  mismatch: (observed) =>
    `Der Dienst hat die Anfrage angenommen, aber nicht genau eine Kennung für jede Person gegeben.${after(observed)}`,
  mismatchFix:
    'Sehen Sie sich die Ergebnisse dieser Anfrage an und fragen Sie im Zweifel Ihren Dienst. Wenn Sie fortsetzen, wird an die Übrigen gesendet.',
  oddAnswer: (observed) =>
    `Der Dienst gab allen in einer Anfrage eine Kennung, aber nicht in einer Antwort, wie sie sein soll.${after(observed)}`,
  oddAnswerFix: 'Sie gelten als angenommen. Wenn Sie fortsetzen, wird an die Übrigen gesendet.',
  balance: 'Das Guthaben reicht nicht für die nächste Anfrage.',
  balanceFix:
    'Laden Sie das Konto auf und setzen Sie dann fort. Ohne Aufladung geht die Kampagne so weit, wie der Dienst es zulässt.',
  leaveAlone:
    'Der Dienst bat, eine Weile in Ruhe gelassen zu werden, deshalb wurde von dieser Anfrage nichts gesendet.',
  leaveAloneFix:
    'Warten Sie einige Minuten und setzen Sie dann fort. Weniger Verbindungen oder ein langsameres Tempo können helfen.',
  unreachable: (observed) =>
    `Der Dienst war nicht erreichbar, deshalb wurde von dieser Anfrage nichts gesendet.${after(observed)}`,
  unreachableFix: 'Prüfen Sie das Netzwerk und die Adresse im Konto. Setzen Sie dann fort.',
  thenResume: (fix) => `${spoken(fix)} Setzen Sie dann fort.`,
  account: 'Das Konto dieser Kampagne wurde geändert.',
  accountFix: 'Sehen Sie sich das Konto an und setzen Sie dann fort.',
  restart: 'Tagline wurde beendet, während diese Kampagne lief.',
  restartFix: 'Setzen Sie fort, wenn Sie so weit sind; wer schon angenommen ist, wird ausgelassen.',
  slept: (seconds) =>
    `Der Computer hat ${duration(seconds)} geschlafen, währenddessen wurde nichts gesendet.`,
  sleptFix: 'Setzen Sie fort, wenn es noch eine gute Zeit ist, ihnen eine SMS zu senden.',
  otherComputer: 'Diese Kampagne wurde auf einem anderen Computer gestartet, der sie vielleicht noch sendet.',
  otherComputerFix:
    'Sorgen Sie dafür, dass Tagline dort geschlossen ist, und sagen Sie dann, wie dieser Datenordner hierherkam.',
  olderCopy:
    'Dieser Datenordner ist eine Kopie, und ein anderer kann ohne ihn weitergegangen sein: Alle, an die noch zu senden war, sind im Zweifel.',
  olderCopyFix:
    'Sehen Sie sich an, was bekannt ist, und entscheiden Sie: als gesendet werten oder noch einmal senden.',
  movedOut:
    'Dieser Datenordner wurde in einer Datei abgeschlossen, um auf einem anderen Computer geöffnet zu werden.',
  movedOutFix:
    'Machen Sie dort weiter, wo die Datei geöffnet wurde, oder sagen Sie, dass sie nicht benutzt wurde.',
  disk: (detail) =>
    `Der Ausgang konnte nicht auf den Datenträger geschrieben werden, deshalb wird nichts mehr gesendet.${after(detail)}`,
  diskFix: 'Schaffen Sie Platz auf dem Datenträger und setzen Sie dann fort.',
  internal: (detail) => `Es ist etwas Unerwartetes passiert.${after(detail)}`,
  internalFix: 'Setzen Sie fort, um es noch einmal zu versuchen.',
};

function after(more: Words | null): string {
  return more === null ? '' : ` ${spoken(more)}`;
}
