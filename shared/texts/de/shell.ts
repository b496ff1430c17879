import { counted, isolated, listOf, quoted } from '../../format/wording.ts';
import type { Texts } from '../translation/translation.ts';

export const shell: Texts<'shell'> = {
  goTo: 'Gehe zu',
  loading: 'Wird geladen',
  practice: 'Demo',
  accountRemoved: 'Konto entfernt',
  accountUnread: 'Konto nicht lesbar',
  accountIs: (kind, name) => `Konto: ${kind} ${isolated(name)}`,
  accounts: 'Konten …',
  balance: 'Guthaben',
  practiceCredit: 'Demo-Guthaben',
  balanceComing: 'Guthaben …',
  refreshBalance: 'Guthaben aktualisieren',
  noBalance: 'Guthaben unbekannt',
  low: ' · niedrig',
  balanceRead: (moment, id) => `Abgefragt ${moment}. Konto-ID: ${id}.`,
  noToken: 'Kein API-Schlüssel',
  noTokenOpen: 'Kein API-Schlüssel: Konten öffnen',
  balanceUnread: 'Guthaben nicht abrufbar',
  campaignName: 'Kampagnenname',
  nameCampaign: 'Kampagne benennen',
  saved: 'Gespeichert',
  saving: 'Wird gespeichert …',
  notSaved: 'Nicht gespeichert',
  notSavedFor: (why, tries) =>
    `Nicht gespeichert: ${why} ${tries ? 'Wird noch einmal versucht.' : ''}`.trim(),
  tryNow: 'Jetzt versuchen',
  drop: 'Loslassen, um die Kontakte zu importieren',
  noScreens: 'Tagline kann diesen Teil nicht anzeigen',
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
      `Korrigieren Sie ${isAll ? '' : 'mindestens '}${counted(tags, 'unbekannten Platzhalter', 'unbekannte Platzhalter')}.`,
    correctSender: 'Korrigieren Sie den Absender.',
    nobody: 'Noch kann niemand auf dieser Liste die Nachricht bekommen.',
  },
  unsaved: {
    is: (name) =>
      `Ihre letzten Änderungen an ${name === '' ? 'dieser Kampagne' : quoted(name)} sind nicht gespeichert.`,
    letGo: 'Verwerfen',
    keep: 'In einer neuen Kampagne speichern',
    whatYouWrote: 'Was Sie geschrieben haben',
    leave: 'Ohne Speichern verlassen',
    keepTrying: 'Weiter versuchen',
    stay: 'Bleiben',
    keepsTrying:
      'Tagline versucht weiter, Ihre Änderungen zu speichern, und geht von selbst weiter, sobald es gelingt.',
    late: 'Tagline hat eine Weile nicht geantwortet, daher ist vielleicht noch nicht gespeichert, was Sie geschrieben haben.',
    lateFix: 'Lassen Sie dieses Fenster offen: Ihr Text wird gespeichert, sobald Tagline antwortet.',
  },
  files: {
    isFolder: (name) => `${quoted(name)} ist ein Ordner.`,
    openFolder: 'Öffnen Sie ihn und ziehen Sie die Tabelle darin hierher.',
    oneAtATime: 'Nur eine Datei auf einmal.',
    onlyTaken: (name) => `Tagline hat nur ${quoted(name)} genommen.`,
    waits: (name) => `${quoted(name)} wartet darauf, importiert zu werden.`,
    pasted: 'Eingefügte Zeilen.txt',
    finishFirst: 'Schließen Sie zuerst ab oder schließen Sie, was hier geöffnet ist.',
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
  notified: 'Die Kampagne aus der Mitteilung wartet auf Sie.',
  restarted: 'Das Fenster ist abgestürzt und wurde neu geladen.',
  restartedMore: 'Ihre Arbeit ist gespeichert, und das Senden ging weiter.',
  fault: 'Im Fenster ist etwas schiefgegangen.',
  faultMore:
    'Das Senden ist davon nicht betroffen. Wenn etwas fehlt oder nicht reagiert, laden Sie das Fenster neu: Was Sie geschrieben haben, wird vorher gespeichert.',
  loadAgain: 'Neu laden',
  noSandbox: 'Tagline läuft hier ohne eine seiner Schutzfunktionen.',
  noSandboxFix:
    'Ein Fehler beim Anzeigen einer Datei könnte dann mehr auf diesem Computer erreichen. Installieren Sie unter Ubuntu und Debian statt des AppImage das .deb-Paket.',
  closed: 'Tagline wurde geschlossen.',
  closedFix: 'Öffnen Sie es noch einmal.',
  noSecret: 'Dieser Seite fehlt ihr Sicherheitscode.',
  noSecretFix: 'Gehen Sie zu dem Fenster, das Tagline geöffnet hat, oder starten Sie Tagline noch einmal.',
};

export const externalFiles: Texts<'externalFiles'> = {
  wait: (files) => `${listOf(files.map(quoted))} ${files.length === 1 ? 'wartet' : 'warten'} auf den Import.`,
  moreWait: (files, more) => `${listOf([...files.map(quoted), `${more} weitere`])} warten auf den Import.`,
};
