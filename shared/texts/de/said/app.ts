import type { Translation } from '../../../language/language.ts';
import type { app as english } from '../../en/said/app.ts';

export const app: Translation<typeof english> = {
  stopped: 'Angehalten.',
  closing: 'Tagline wird geschlossen.',
  unfit: 'Die Eingabe passt nicht.',
  unfitFor: (why) => `Die Eingabe passt nicht: ${why}.`,
  noOperation: 'Diesen Vorgang gibt es nicht.',
  inside: 'In Tagline ist etwas schiefgegangen.',
  insideFix:
    'Versuchen Sie es noch einmal. Wenn es bleibt, starten Sie die App neu; was festgehalten wurde, ist sicher.',
  listClosed: 'Diese Liste ist nicht mehr offen.',
  listClosedFix: 'Öffnen Sie sie noch einmal.',
  tooMuch: 'Das ist zu viel auf einmal.',
  tooLarge: 'Diese Anfrage ist zu groß.',
  tooBusy: 'Tagline hat zu viel zu tun. Versuchen Sie es noch einmal.',
  noSecret: 'Das Geheimnis dieser Sitzung fehlt oder ist falsch. Öffnen Sie die App noch einmal.',
  noAddress: (code) =>
    `Dieser Computer gibt Tagline keine eigene Adresse, an der es seinem Fenster antworten kann (${code}).`,
  noAddressFix: 'Prüfen Sie, ob Programme auf 127.0.0.1 horchen dürfen, und starten Sie Tagline neu.',
  notStarted: (code) => `Beim Start ist in Tagline etwas schiefgegangen (${code}).`,
  notStartedFix: (folder) =>
    `Starten Sie es neu. Wenn es bleibt, sehen Sie in tagline.log in ${folder} nach; was festgehalten wurde, ist sicher.`,
  notStartedAtAllFix:
    'Starten Sie es neu. Wenn es bleibt, installieren Sie die neueste Version; was festgehalten wurde, ist sicher.',
  sendingBroke: 'Das Senden ist in Tagline abgebrochen.',
  sendingBrokeFix: 'Sehen Sie sich die Kampagne an: Ohne Sie wird nichts noch einmal gesendet.',
  readingBroke: 'Das Lesen der Datei ist abgebrochen.',
  readingBrokeFix:
    'Ziehen Sie sie noch einmal auf das Fenster. Wenn es wieder geschieht, speichern Sie sie in einem anderen Format.',
  textsBroke: 'Die Texte konnten nicht erstellt werden.',
  textsBrokeFix: 'Ändern Sie die Nachricht ein wenig, oder starten Sie Tagline neu.',
  practiceBroke: 'Der Dienst für die Übung ist abgebrochen.',
  practiceBrokeFix: 'Versuchen Sie es noch einmal: Er beginnt neu, mit allem, was er gespeichert hat.',
  faults: 'Fehler',
  faultsFix: 'Wählen Sie Fehler aus der Liste, mit Kommas getrennt.',
  ledgerFix: 'Schließen Sie, was sie benutzt, oder legen Sie die Datei beiseite, um neu zu beginnen.',
  otherPlan: 'Inzwischen würde etwas anderes entfernt als angezeigt, deshalb wurde nichts entfernt.',
  otherPlanFix: 'Sehen Sie es sich noch einmal an.',
};
