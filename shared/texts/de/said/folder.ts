import { credits } from '../../../format/format-count.ts';
import { quoted } from '../../../format/quoted.ts';
import type { Translation } from '../../../language/language.ts';
import type { folder as english } from '../../en/said/folder.ts';
import { common } from '../common.ts';

export const folder: Translation<typeof english> = {
  nothingErased: 'Es wurde nichts gelöscht.',
  confirmation: 'Bestätigung',
  typeToErase: (word) => `Schreiben Sie ${quoted(word)}, um alles zu löschen.`,
  eraseWhileSending: (name) =>
    `${quoted(name || common.untitled)} wird gerade gesendet, deshalb wurde nichts gelöscht.`,
  eraseWhileSendingFix: 'Halten Sie sie an oder lassen Sie sie zu Ende gehen und löschen Sie dann alles.',
  sendingNow: 'Gerade wird eine Kampagne gesendet.',
  sendingNowFix: 'Halten Sie sie zuerst an, damit die Datei alles enthält, was gesendet wurde.',
  beingMade: 'Eine Datei mit diesen Daten wird schon erstellt.',
  noLongerComing: 'Diese Datei ist nicht mehr unterwegs.',
  chooseAgain: 'Wählen Sie sie noch einmal.',
  stillComing: 'Eine andere Datei wird noch eingelesen.',
  heldNoFile: 'Dieser Datenordner kommt von anderswo, deshalb wurde keine Datei daraus erstellt.',
  sayHow: 'Sagen Sie zuerst, wie er hierherkam: Er wurde verschoben oder kopiert.',
  noFolderFile:
    'Diese Datei hat Tagline nicht aus seinen Daten erstellt, oder sie ist beschädigt, deshalb wurde nichts geöffnet.',
  noFolderFileFix:
    'Wählen Sie eine Datei, die mit „Sichern“ oder „Auf einen anderen Computer umziehen“ gespeichert wurde.',
  foreign: 'Dieser Datenordner kommt von anderswo, wo seine Kampagnen weitergegangen sein können.',
  movedOut:
    'Dieser Datenordner wurde in einer Datei abgeschlossen, um auf einem anderen Computer geöffnet zu werden. Deshalb wird von hier nichts gesendet.',
  movedOutFix:
    'Machen Sie dort weiter, wo die Datei geöffnet wurde, oder sagen Sie, dass sie nicht benutzt wurde.',
  noState: (isFull) =>
    `Tagline kann nicht festhalten, was von diesem Computer gesendet wurde, deshalb wird nichts gesendet. ${place(isFull)}`,
  noStateFix: (stateDir) =>
    `Sorgen Sie dafür, dass Sie in ${stateDir} schreiben dürfen und dass dort Platz ist, und starten Sie Tagline dann neu.`,
  markUnwritten: (isFull) =>
    `Was dieser Computer außerhalb des Datenordners darüber festhält, was gesendet wurde, konnte nicht geschrieben werden. Deshalb wird nichts mehr gesendet. ${place(isFull)}`,
  markUnwrittenFix: (isFull) =>
    isFull
      ? 'Schaffen Sie Platz auf dem Datenträger und setzen Sie dann fort.'
      : 'Sorgen Sie dafür, dass Sie dort schreiben dürfen, und setzen Sie dann fort.',
  balanceUnread: 'Das Guthaben lässt sich gerade nicht abfragen, deshalb sagt es nichts über sie.',
  balanceBeforeUnknown:
    'Wie hoch das Guthaben war, als diese Kopie entstand, ist nicht bekannt, deshalb sagt es nichts über sie.',
  lost: (lost, expected) =>
    `Seit diese Kopie entstand, hat das Konto ${credits(lost)} Credits verloren.${cost(expected)} Andere Kampagnen und andere Benutzer des Kontos können einen Teil davon verbraucht haben.`,
  gained: (gained) =>
    `Seit diese Kopie entstand, hat das Konto ${credits(gained)} Credits gewonnen: Jemand hat es aufgeladen, deshalb sagt es nichts über sie.`,
  lostNothing: (expected) =>
    `Seit diese Kopie entstand, hat das Konto keine Credits verloren.${cost(expected)} Eine Aufladung kann verdecken, was gesendet wurde.`,
  practiceBalance: 'Die Übung hat ihr Guthaben im Datenordner, deshalb sagt es nichts über sie.',
};

function place(isFull: boolean): string {
  return isFull ? 'Der Datenträger ist voll.' : 'An diesem Ort lässt sich nicht schreiben.';
}

function cost(expected: number | null): string {
  return expected === null
    ? ''
    : ` An alle hier zu senden, die im Zweifel sind, sollte ${credits(expected)} kosten.`;
}
