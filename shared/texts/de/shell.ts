import { listOf } from '../../format/lists.ts';
import { counted, isolated, quoted } from '../../format/words.ts';
import type { Translation } from '../../language/language.ts';
import type * as english from '../en/shell.ts';

export const shell: Translation<typeof english.shell> = {
  goTo: 'Gehe zu',
  loading: 'Wird geladen',
  practice: 'Übung',
  accountRemoved: 'Konto entfernt',
  accountUnread: 'Konto nicht gelesen',
  accountIs: (kind, name) => `Konto: ${kind} ${isolated(name)}`,
  accounts: 'Konten …',
  balance: 'Guthaben',
  practiceCredit: 'Übungsguthaben',
  balanceComing: 'Guthaben …',
  refreshBalance: 'Guthaben aktualisieren',
  noBalance: 'Guthaben unbekannt',
  low: ' · niedrig',
  balanceRead: (moment, id) => `Abgefragt ${moment}. ID des Kontos: ${id}.`,
  noToken: 'Kein Schlüssel',
  noTokenOpen: 'Kein Schlüssel: Konten öffnen',
  balanceUnread: 'Guthaben nicht abgefragt',
  campaignName: 'Name der Kampagne',
  nameCampaign: 'Kampagne benennen',
  saved: 'Gespeichert',
  saving: 'Wird gespeichert …',
  notSaved: 'Nicht gespeichert',
  notSavedFor: (why, tries) =>
    `Nicht gespeichert: ${why} ${tries ? 'Wird noch einmal versucht.' : ''}`.trim(),
  tryNow: 'Jetzt versuchen',
  drop: 'Loslassen, um die Kontakte zu importieren',
  noScreens: 'Dieser Teil von Tagline wurde nicht geladen',
  noScreensFix:
    'Sie haben nichts verloren. Prüfen Sie, ob Tagline noch läuft, und versuchen Sie es noch einmal.',
  footer: {
    accountRemoved: 'Jemand hat das Konto dieses Entwurfs entfernt. Wählen Sie ein anderes.',
    accountsUnread: 'Tagline konnte die Konten nicht lesen.',
    staysHere: 'Nichts verlässt diesen Computer.',
    through: (account) => `Über ${isolated(account)}.`,
    counting: 'Wird gezählt …',
    parts: (parts) => `, ${counted(parts, 'SMS-Teil', 'SMS-Teile')}`,
    credits: (parts) => `, etwa ${counted(parts, 'Credit', 'Credits')}`,
    noAudience: 'Wählen Sie, wer die Nachricht bekommt.',
    noMessage: 'Schreiben Sie die Nachricht.',
    correctMessage: (tags, isAll) =>
      `Berichtigen Sie ${isAll ? '' : 'mindestens '}${counted(tags, 'unbekannten Platzhalter', 'unbekannte Platzhalter')}.`,
    correctSender: 'Berichtigen Sie den Absender.',
    nobody: 'Noch kann niemand auf dieser Liste die Nachricht bekommen.',
  },
  unsaved: {
    is: (name) =>
      `${name === '' ? 'Diese Kampagne' : quoted(name)} ist nicht so gespeichert, wie Sie sie geschrieben haben.`,
    letGo: 'Verwerfen',
    keep: 'In einer neuen Kampagne speichern',
    whatYouWrote: 'Was Sie geschrieben haben',
    leave: 'Ohne Speichern verlassen',
    keepTrying: 'Weiter versuchen',
    stay: 'Bleiben',
    keepsTrying: 'Tagline versucht weiter, sie zu speichern, und geht von selbst weiter, sobald es gelingt.',
    late: 'Tagline hat eine Weile nicht geantwortet, daher ist vielleicht noch nicht gespeichert, was Sie geschrieben haben.',
    lateFix: 'Lassen Sie dieses Fenster offen: Es wird gespeichert, sobald Tagline antwortet.',
  },
  files: {
    isFolder: (name) => `${quoted(name)} ist ein Ordner.`,
    openFolder: 'Öffnen Sie ihn und ziehen Sie die Tabelle darin hierher.',
    oneAtATime: 'Eine Datei nach der anderen.',
    onlyTaken: (name) => `Tagline hat nur ${quoted(name)} genommen.`,
    waits: (name) => `${quoted(name)} wartet darauf, importiert zu werden.`,
    pasted: 'Eingefügte Zeilen.txt',
    finishFirst: 'Beenden oder schließen Sie zuerst, was hier offen ist.',
    import: 'Importieren',
    importFirst: 'Die erste importieren',
    unread: (name) => `Tagline konnte ${quoted(name)} nicht lesen.`,
    unreadFix:
      'Prüfen Sie, dass es kein Ordner ist, dass sie noch da ist und kein anderes Programm sie gerade ändert, und versuchen Sie es noch einmal.',
    unreadAnyMore: (name) => `Tagline kann ${quoted(name)} nicht mehr lesen.`,
    chooseAgain: 'Wählen Sie sie noch einmal.',
    saved: (name) => `${quoted(name)} ist gespeichert.`,
    ready: (name) => `${quoted(name)} kann jetzt gespeichert werden.`,
    unwritten: (name) => `Tagline konnte ${quoted(name)} dort nicht speichern.`,
    unwrittenFix:
      'Speichern Sie sie noch einmal an einem anderen Ort, oder schaffen Sie Platz auf diesem Datenträger.',
  },
  notified: 'Die Kampagne der Mitteilung wartet.',
  restarted: 'Das Fenster ist abgestürzt und wurde neu geladen.',
  restartedMore: 'Ihre Arbeit ist gespeichert, und das Senden ging weiter.',
  noSandbox: 'Tagline läuft hier ohne Sandbox.',
  noSandboxFix:
    'Ein Fehler beim Anzeigen einer Datei könnte dann mehr auf diesem Computer erreichen. Installieren Sie unter Ubuntu und Debian statt des AppImage das .deb-Paket.',
  closed: 'Tagline wurde geschlossen.',
  closedFix: 'Öffnen Sie es noch einmal.',
  noSecret: 'Diese Seite wurde ohne das Geheimnis ihrer Sitzung geöffnet.',
  noSecretFix: 'Gehen Sie zu dem Fenster, das Tagline geöffnet hat, oder starten Sie Tagline noch einmal.',
};

export const externalFiles: Translation<typeof english.externalFiles> = {
  wait: (files) => `${listOf(files.map(quoted))} ${files.length === 1 ? 'wartet' : 'warten'} auf den Import.`,
  moreWait: (files, more) => `${listOf([...files.map(quoted), `${more} weitere`])} warten auf den Import.`,
};
