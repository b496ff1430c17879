import type { Translation } from '../../../language/language.ts';
import type { storage as english } from '../../en/said/storage.ts';

const otherFolder = 'geben Sie mit --data-dir einen anderen Ordner an';

export const storage: Translation<typeof english> = {
  full: (so, path) => `Der Datenträger ist voll, deshalb ${consequence(so, path)}.`,
  fullFix: 'Schaffen Sie Platz und versuchen Sie es noch einmal; es ging nichts verloren.',
  mayNotWrite: (so, path) =>
    `In den Datenordner darf nicht geschrieben werden, deshalb ${consequence(so, path)}.`,
  mayNotWriteFix:
    'Prüfen Sie, ob der Ordner Ihnen gehört und Sie darin schreiben dürfen, und versuchen Sie es noch einmal.',
  busy: (so, path) => `Die Datenbank war zu lange belegt, deshalb ${consequence(so, path)}.`,
  busyFix: 'Versuchen Sie es gleich noch einmal; es ging nichts verloren.',
  failed: (so, path) => `Der Datenträger hat versagt, deshalb ${consequence(so, path)}.`,
  failedFix: 'Prüfen Sie den Datenträger und seinen freien Platz, und versuchen Sie es noch einmal.',
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
  },
  people: {
    gone: 'Diese Personen sind hier nicht mehr gespeichert.',
    goneFix: 'Wählen Sie andere Personen für diese Nachricht.',
  },
};

function consequence(so: string, path: string): string {
  switch (so) {
    case 'not-started':
      return 'wurde nichts gestartet';
    case 'not-erased':
      return 'wurde nicht alles gelöscht';
    case 'no-settings':
      return `lassen sich die Einstellungen nicht lesen (${path})`;
    default:
      return 'konnte dies nicht festgehalten werden';
  }
}
