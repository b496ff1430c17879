import { dateAndTimeWithin } from '../../../format/format-time.ts';
import { counted, credits, pluralForm, quoted } from '../../../format/wording.ts';
import type { SaidTexts } from '../../translation/translation.ts';
import { common } from '../common.ts';

export const folder: SaidTexts<'folder'> = {
  nothingErased: 'Es wurde nichts gelöscht.',
  confirmation: 'Bestätigung',
  typeToErase: (word) => `Schreiben Sie ${quoted(word)}, um alles zu löschen.`,
  eraseWhileSending: (name) =>
    `${quoted(name || common.untitled)} wird gerade gesendet, deshalb wurde nichts gelöscht.`,
  eraseWhileSendingFix:
    'Halten Sie die Kampagne an oder lassen Sie sie zu Ende gehen und löschen Sie dann alles.',
  sendingNow: 'Gerade wird eine Kampagne gesendet.',
  sendingNowFix: 'Halten Sie sie zuerst an, damit die Datei alles enthält, was gesendet wurde.',
  beingMade: 'Eine Datei mit diesen Daten wird schon erstellt.',
  noLongerComing: 'Diese Datei ist nicht mehr unterwegs.',
  stillComing: 'Eine andere Datei wird noch eingelesen.',
  heldNoFile: 'Dieser Datenordner kommt von anderswo, deshalb wurde keine Datei daraus erstellt.',
  chooseHow: 'Geben Sie zuerst an, wie er hierherkam: ob er umgezogen ist oder kopiert wurde.',
  noFolderFile:
    'Diese Datei hat Tagline nicht aus seinen Daten erstellt, oder sie ist beschädigt, deshalb wurde nichts geöffnet.',
  noFolderFileFix:
    'Wählen Sie eine Datei, die mit „Sichern“ oder „Auf einen anderen Computer umziehen“ gespeichert wurde.',
  otherLayout:
    'Diese Datei hat eine andere Version von Tagline in einer Form erstellt, die diese nicht lesen kann, deshalb wurde nichts geöffnet.',
  otherLayoutFix: 'Öffnen Sie sie mit der Version von Tagline, die sie erstellt hat.',
  earlier:
    'Diese Daten sind eine frühere Kopie, und was seitdem gesendet wurde, ist nicht darin. Deshalb wird nichts gesendet.',
  earlierFix: 'Geben Sie zuerst im Fenster von Tagline an, ob seitdem etwas gesendet wurde.',
  unreadSource: 'eine beschädigte Zeile dieser Daten',
  unread: (unknown) =>
    `${counted(unknown, 'Angabe', 'Angaben')}, die jemanden vor einer SMS bewahrt haben ${pluralForm(unknown, 'kann, war', 'können, waren')} nicht lesbar. Deshalb wird nichts gesendet.`,
  unreadFix: 'Sehen Sie in Tagline nach, was fehlt, und entscheiden Sie dann.',
  teamFileAsks: 'Die Abmeldedatei des Teams kam mit einer geöffneten Datei und ist nicht verbunden.',
  teamFileAsksFix: 'Verbinden Sie die Datei oder geben Sie sie auf: Dann fehlen hier ihre Abmeldungen.',
  accountAsks: 'Dieses Konto kam mit einer geöffneten Datei.',
  accountAsksFix: 'Klicken Sie zuerst in Tagline auf „Zum Senden verwenden“.',
  campaignAsks: 'Die Kampagne kam mit einer geöffneten Datei, und noch niemand hat sie weitergehen lassen.',
  perhapsSent: {
    draft: (since) =>
      `Dieser Entwurf ist aus einer früheren Kopie Ihrer Daten${lastUsed(since)}. Er oder eine Kopie davon wurde seitdem vielleicht gesendet.`,
    source: (name, since) =>
      `Dieser Entwurf wurde aus ${quoted(name || common.untitled)} erstellt, aus einer früheren Kopie Ihrer Daten${lastUsed(since)}. An dieselben Personen wurde seitdem vielleicht eine SMS gesendet.`,
    list: (name, since) =>
      `Die Liste ${quoted(name)} ist aus einer früheren Kopie Ihrer Daten${lastUsed(since)}. An ihre Personen wurde seitdem vielleicht eine SMS gesendet.`,
    fix: 'Sehen Sie nach, was seitdem gesendet wurde. Wurde dies nicht gesendet, klicken Sie auf „Seitdem nicht gesendet“; sonst lassen Sie den Entwurf liegen oder löschen Sie ihn.',
  },
  foreign: 'Dieser Datenordner kommt von anderswo, wo seine Kampagnen weitergegangen sein können.',
  movedOut:
    'Dieser Datenordner wurde in eine Datei gepackt, um auf einem anderen Computer geöffnet zu werden. Deshalb wird von hier nichts gesendet.',
  noState: (isFull) =>
    `Tagline kann nicht festhalten, was von diesem Computer gesendet wurde, deshalb wird nichts gesendet. ${place(isFull)}`,
  noStateFix: (stateDir) =>
    `Sorgen Sie dafür, dass Sie in ${stateDir} schreiben dürfen und dass dort Platz ist, und starten Sie Tagline dann neu.`,
  markUnwritten: (isFull) =>
    `Was dieser Computer außerhalb des Datenordners darüber festhält, was gesendet wurde, konnte nicht geschrieben werden. Deshalb wird nichts mehr gesendet. ${place(isFull)}`,
  markUnwrittenFix: (isFull) =>
    isFull
      ? 'Schaffen Sie Platz auf dem Datenträger und klicken Sie dann auf „Fortsetzen“.'
      : 'Sorgen Sie dafür, dass Sie dort schreiben dürfen, und klicken Sie dann auf „Fortsetzen“.',
  balanceUnread:
    'Das Guthaben lässt sich gerade nicht abfragen, deshalb hilft es bei diesen Personen nicht weiter.',
  balanceBeforeUnknown:
    'Wie hoch das Guthaben war, als diese Kopie entstand, ist nicht bekannt, deshalb hilft es bei diesen Personen nicht weiter.',
  lost: (lost, expected) =>
    `Seit diese Kopie entstand, ist das Guthaben um ${credits(lost)} Credits gesunken.${cost(expected)} Andere Kampagnen und andere Benutzer des Kontos können einen Teil davon verbraucht haben.`,
  gained: (gained) =>
    `Seit diese Kopie entstand, ist das Guthaben um ${credits(gained)} Credits gestiegen: Jemand hat es aufgeladen, deshalb hilft es bei diesen Personen nicht weiter.`,
  lostNothing: (expected) =>
    `Seit diese Kopie entstand, ist das Guthaben nicht gesunken.${cost(expected)} Eine Aufladung kann verdecken, was gesendet wurde.`,
  practiceBalance:
    'Die Demo hat ihr Guthaben im Datenordner, deshalb hilft es bei diesen Personen nicht weiter.',
};

function place(isFull: boolean): string {
  return isFull ? 'Der Datenträger ist voll.' : 'An diesem Ort lässt sich nicht schreiben.';
}

function lastUsed(at: number | null): string {
  return at === null ? '' : `, zuletzt verwendet ${dateAndTimeWithin(at)}`;
}

function cost(expected: number | null): string {
  return expected === null
    ? ''
    : ` An alle hier zu senden, die unbestätigt sind, sollte ${credits(expected)} kosten.`;
}

const otherFolder = 'geben Sie mit --data-dir einen anderen Ordner an';

export const storage: SaidTexts<'storage'> = {
  so: {
    'not-recorded': 'konnte dies nicht festgehalten werden',
    'not-on-record': 'ist Ihre Entscheidung noch nicht festgehalten, und bis dahin wird nichts mehr gesendet',
    'not-read': 'konnte die Datei nicht gelesen werden',
    'not-started': 'wurde nichts gestartet',
    'not-erased': 'wurde nicht alles gelöscht',
    'no-settings': (path) => `lassen sich die Einstellungen nicht lesen (${path})`,
  },
  full: (so) => `Der Datenträger ist voll, deshalb ${so}.`,
  mayNotWrite: (so) => `In den Datenordner darf nicht geschrieben werden, deshalb ${so}.`,
  busy: (so) => `Die Datenbank war zu lange belegt, deshalb ${so}.`,
  failed: (so) => `Der Datenträger hat versagt, deshalb ${so}.`,
  fix: {
    full: 'Schaffen Sie Platz und versuchen Sie es noch einmal; es ging nichts verloren.',
    mayNotWrite:
      'Prüfen Sie, ob der Ordner Ihnen gehört und Sie darin schreiben dürfen, und versuchen Sie es noch einmal.',
    busy: 'Versuchen Sie es gleich noch einmal; es ging nichts verloren.',
    failed: 'Prüfen Sie den Datenträger und seinen freien Platz, und versuchen Sie es noch einmal.',
  },
  what: {
    full: 'Der Datenträger ist voll.',
    mayNotWrite: 'In den Datenordner darf nicht geschrieben werden.',
    busy: 'Die Datenbank war zu lange belegt.',
    failed: 'Der Datenträger hat versagt.',
  },
  erasesFirst: 'Starten Sie Tagline neu: Es löscht zuerst weiter.',
  folder: {
    isFile: (path) =>
      `Wo der Datenordner sein sollte, liegt eine Datei, deshalb wurde nichts gestartet (${path}).`,
    isFileFix: `Verschieben Sie die Datei oder benennen Sie sie um, oder ${otherFolder}.`,
    leadsNowhere: (path, target) =>
      `Der Datenordner ist eine Verknüpfung mit einem Ort, den es nicht gibt, deshalb wurde nichts gestartet (${path} führt zu ${target}).`,
    leadsNowhereFix: `Verbinden Sie den Datenträger oder das Netzlaufwerk, zu dem sie führt, entfernen Sie die Verknüpfung, oder ${otherFolder}.`,
    notThere: (path) =>
      `Der Datenträger oder das Netzlaufwerk mit dem Datenordner ist nicht da, deshalb wurde nichts gestartet (${path}).`,
    notThereFix: `Verbinden Sie ihn und starten Sie Tagline neu, oder ${otherFolder}.`,
    notAllowed: (path) =>
      `Sie dürfen im Datenordner nicht lesen und schreiben, deshalb wurde nichts gestartet (${path}).`,
    notAllowedFix: `Prüfen Sie, ob er Ihnen gehört und Sie darin schreiben dürfen, oder ${otherFolder}.`,
    readOnly: (path) =>
      `Der Datenordner liegt auf einem Datenträger, der nur gelesen werden kann, deshalb wurde nichts gestartet (${path}).`,
    readOnlyFix: `Machen Sie den Datenträger beschreibbar, oder ${otherFolder}.`,
    full: (path) => `Der Datenträger ist voll, deshalb wurde nichts gestartet (${path}).`,
    fullFix: 'Schaffen Sie Platz und starten Sie Tagline neu.',
    loop: (path) =>
      `Der Datenordner ist eine Verknüpfung, die zu sich selbst führt, deshalb wurde nichts gestartet (${path}).`,
    loopFix: `Entfernen Sie die Verknüpfung, oder ${otherFolder}.`,
    name: (path) =>
      `Der Datenträger nimmt keinen Ordner mit diesem Namen, deshalb wurde nichts gestartet (${path}).`,
    nameFix: `Prüfen Sie ihn, oder ${otherFolder}.`,
    unusable: (code, path) =>
      `Der Datenordner lässt sich nicht benutzen (${code}), deshalb wurde nichts gestartet (${path}).`,
    unusableFix: `Prüfen Sie den Datenträger, oder ${otherFolder}.`,
    alreadyOpen: 'Tagline ist mit diesem Datenordner schon offen, deshalb wurde nichts gestartet.',
    alreadyOpenFix: (path) =>
      `Benutzen Sie das offene Fenster, oder schließen Sie es zuerst. Der Ordner ist ${path}.`,
  },
  database: {
    full: (path) => `Der Datenträger ist voll, deshalb lässt sich nichts sicher festhalten (${path}).`,
    fullFix: 'Schaffen Sie Platz und starten Sie Tagline neu.',
    damaged: (path) => `Die Datenbank ist beschädigt und wurde nicht angerührt (${path}).`,
    damagedFix:
      'Stellen Sie den Ordner aus einer Sicherung wieder her, oder legen Sie diese Datei beiseite, um mit einer leeren zu beginnen.',
    notWritable: (path) => `Die Datenbank lässt sich nicht zum Schreiben öffnen (${path}).`,
    notWritableFix:
      'Prüfen Sie, ob sie eine Datei ist, ob sie und ihr Ordner Ihnen gehören und ob Sie in beide schreiben dürfen.',
    inUse: (path) =>
      `Tagline ist mit diesem Datenordner schon offen, oder ein anderes Programm benutzt seine Datenbank (${path}).`,
    inUseFix:
      'Benutzen Sie das offene Fenster, oder schließen Sie das andere Programm und starten Sie Tagline neu.',
    failed: (path) => `Der Datenträger hat beim Lesen oder Schreiben versagt (${path}).`,
    failedFix: 'Prüfen Sie den Datenträger und seine Verbindung, und starten Sie Tagline neu.',
    newer: (path) => `Diese Daten hat ein neueres Tagline geschrieben, sie wurden nicht angerührt (${path}).`,
    newerFix: 'Installieren Sie die neueste Version von Tagline, und öffnen Sie es dann wieder.',
    foreign: (path) => `Dies ist die Datenbank eines anderen Programms, sie wurde nicht angerührt (${path}).`,
    foreignFix: `Legen Sie sie beiseite, oder ${otherFolder}.`,
    otherLayout: (path) =>
      `Diese Daten hat eine andere Version von Tagline in einer Form geschrieben, die diese nicht lesen kann; sie wurden nicht angerührt (${path}).`,
    otherLayoutFix: (folder) =>
      `Öffnen Sie sie mit der Version von Tagline, die sie geschrieben hat. Oder benennen Sie den Ordner ${folder} um, was nichts löscht: Tagline beginnt dann mit einem leeren.`,
  },
};

export const savedFiles: SaidTexts<'savedFiles'> = {
  tooManyRows: 'Es sind mehr Zeilen, als ein Arbeitsblatt fassen kann.',
  asCsv: 'Speichern Sie sie stattdessen als CSV.',
  notBeingMade: 'Diese Datei wird nicht mehr erstellt.',
  startAgain: 'Starten Sie den Export noch einmal.',
};

export const app: SaidTexts<'app'> = {
  stopped: 'Abgebrochen.',
  closing: 'Tagline wird geschlossen.',
  unfit: 'Dieser Wert kann nicht verwendet werden.',
  unfitFor: (why) => `Die Eingabe passt nicht: ${why}.`,
  noOperation: 'Diesen Vorgang gibt es nicht.',
  inside: 'In Tagline ist etwas schiefgegangen.',
  insideRestart:
    'Starten Sie Tagline neu, um es noch einmal zu versuchen; was gespeichert wurde, ist sicher.',
  insideFix:
    'Versuchen Sie es noch einmal. Bleibt der Fehler, starten Sie Tagline neu; was gespeichert wurde, ist sicher.',
  listClosed: 'Diese Liste ist nicht mehr offen.',
  tooMuch: 'Das ist zu viel auf einmal.',
  tooLarge: 'Das ist zu viel auf einmal.',
  tooBusy: 'Tagline hat zu viel zu tun. Versuchen Sie es noch einmal.',
  noSecret: 'Der Sicherheitscode fehlt oder ist falsch. Öffnen Sie Tagline noch einmal.',
  noAddress: (code) =>
    `Dieser Computer gibt Tagline keine lokale Adresse, unter der es seinem Fenster antworten kann (${code}).`,
  noAddressFix: 'Prüfen Sie, ob Programme auf 127.0.0.1 horchen dürfen, und starten Sie Tagline neu.',
  notStarted: (code) => `Beim Start ist in Tagline etwas schiefgegangen (${code}).`,
  notStartedFix: (folder) =>
    `Starten Sie Tagline neu. Bleibt der Fehler, sehen Sie in tagline.log in ${folder} nach; was gespeichert wurde, ist sicher.`,
  notStartedAtAllFix:
    'Starten Sie Tagline neu. Bleibt der Fehler, installieren Sie die neueste Version; was gespeichert wurde, ist sicher.',
  sendingBroke: 'Das Senden wurde in Tagline abgebrochen.',
  sendingBrokeFix: 'Sehen Sie sich die Kampagne an: Ohne Sie wird nichts noch einmal gesendet.',
  readingBrokeFix:
    'Ziehen Sie die Datei noch einmal auf das Fenster. Wenn es wieder geschieht, speichern Sie die Datei in einem anderen Format.',
  textsBroke: 'Die Texte konnten nicht erstellt werden.',
  textsBrokeFix: 'Ändern Sie die Nachricht ein wenig, oder starten Sie Tagline neu.',
  practiceBroke: 'Der Demo-Dienst ist abgestürzt.',
  practiceBrokeFix: 'Versuchen Sie es noch einmal: Er beginnt neu, mit allem, was er gespeichert hat.',
  faults: 'Fehler',
  faultsFix: 'Wählen Sie Fehler aus der Liste, mit Kommas getrennt.',
  ledgerFix:
    'Schließen Sie das Programm, das die Datei benutzt, oder legen Sie die Datei beiseite, um neu zu beginnen.',
  otherPlan: 'Inzwischen würde etwas anderes entfernt als angezeigt, deshalb wurde nichts entfernt.',
  otherPlanFix: 'Sehen Sie sich die Zahlen noch einmal an.',
};
