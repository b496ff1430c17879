import { count, counted, isolated, peopleWords, pluralForm } from '../../format/wording.ts';
import type { Texts } from '../translation/translation.ts';

export const desktop: Texts<'desktop'> = {
  openRecent: 'Zuletzt verwendet',
  recentFiles: 'Zuletzt verwendete Dateien',
  forgetRecent: 'Zuletzt verwendete vergessen',
  cut: 'Ausschneiden',
  copy: 'Kopieren',
  paste: 'Einfügen',
  selectAll: 'Alles auswählen',
  fullScreen: 'Vollbild',
  close: 'Fenster schließen',
  quit: 'Tagline beenden',
  window: 'Fenster',
  minimize: 'Minimieren',
  zoom: 'Zoomen',
  toFront: 'Alle nach vorne bringen',
  services: 'Dienste',
  hide: 'Tagline ausblenden',
  hideOthers: 'Andere ausblenden',
  showAll: 'Alle einblenden',
  addToDictionary: 'Zum Wörterbuch hinzufügen',
  noSuggestions: 'Keine Vorschläge',
  open: 'Tagline öffnen',
  waits: 'Eine Kampagne wartet auf Ihre Entscheidung.',
  cannotStart: 'Tagline kann nicht starten',
  fault: {
    message: 'In Tagline ist etwas schiefgegangen.',
    detail:
      'Ihre Daten sind sicher. Sehen Sie nach, was gerade gesendet wird, schließen Sie dann Tagline und starten Sie es neu. Wenn es wiederkommt, melden Sie es im Menü „Hilfe“.',
    ok: 'OK',
  },
  hung: {
    message: 'Das Fenster antwortet nicht.',
    detail:
      'Das Senden geht weiter. Warten Sie ein wenig, oder laden Sie das Fenster neu: Sie verlieren höchstens, was Sie in der letzten Sekunde geschrieben haben.',
    wait: 'Warten',
    loadAgain: 'Neu laden',
  },
  breaking: {
    message: 'Das Fenster stürzt immer wieder ab.',
    detail:
      'Das Senden geht weiter, und Ihre Arbeit ist gespeichert. Versuchen Sie es noch einmal, oder schließen Sie Tagline und starten Sie es neu.',
    tryAgain: 'Noch einmal versuchen',
    close: 'Tagline schließen',
  },
  notLoaded: {
    message: 'Tagline konnte nicht geladen werden',
    detail: 'Sie haben nichts verloren. Laden Sie neu. Hilft das nicht, installieren Sie Tagline neu.',
  },
  closing: {
    title: 'Tagline wird geschlossen',
    waits:
      'Tagline wartet auf die Antwort des Dienstes auf die Sendung, die unterwegs ist, höchstens eine halbe Minute. Keine weitere Sendung beginnt.',
    after: 'Dann schließt sich Tagline von selbst und Sie können es wieder öffnen.',
  },
  mayClose: {
    sending: (running) => `${beingSent(running)}.`,
    scheduled: (scheduled) => `${planned(scheduled)}.`,
    both: (running, scheduled) =>
      `${beingSent(running)}, und ${pluralForm(scheduled, 'eine Kampagne ist', `${count(scheduled)} Kampagnen sind`)} geplant.`,
    whileSending:
      'Wenn Sie jetzt schließen, bringt Tagline die Sendung zu Ende, die unterwegs ist, und hört dann auf. Es wartet eine halbe Minute auf die Antwort; ohne sie fragt es Sie nach dieser Sendung, wenn Sie es wieder öffnen. Dann können Sie fortsetzen: Niemand bekommt die SMS zweimal, und niemand geht verloren.',
    whileOneScheduled:
      'Eine geplante Kampagne beginnt nur, solange Tagline offen ist. Ist Tagline dann geschlossen, wird nichts gesendet, und Sie wählen einen neuen Zeitpunkt.',
    whileScheduled:
      'Geplante Kampagnen beginnen nur, solange Tagline offen ist. Ist Tagline zum Zeitpunkt einer Kampagne geschlossen, wird sie nicht gesendet, und Sie wählen einen neuen Zeitpunkt.',
    keepSending: 'Weiter senden',
    stop: 'Anhalten und schließen',
    keepOpen: 'Offen lassen',
  },
};

function beingSent(running: number): string {
  return pluralForm(running, 'Eine Kampagne wird gesendet', `${count(running)} Kampagnen werden gesendet`);
}

function planned(scheduled: number): string {
  return pluralForm(scheduled, 'Eine Kampagne ist geplant', `${count(scheduled)} Kampagnen sind geplant`);
}

export const campaignNews: Texts<'campaignNews'> = {
  scheduled: (campaigns) =>
    `${counted(campaigns, 'Kampagne ist', 'Kampagnen sind')} geplant. Lassen Sie Tagline geöffnet.`,
  more: (campaigns) => `${campaigns} weitere`,
  finished: (name) => `${isolated(name)} ist beendet`,
  accepted: (people) => `SMS an ${peopleWords(people)} vom Dienst angenommen.`,
  stands: (name, word) => `${isolated(name)}: ${word}`,
  refused: 'Der Dienst hat eine Sendung abgelehnt.',
  didNotStart: (name) => `${isolated(name)} ist nicht gestartet`,
  rehearsalOf: (campaign) => `Probelauf von ${campaign}`,
  testOf: (campaign) => `Test von ${campaign}`,
  testOfEncoding: (encoding) => `Test der Zeichencodierung ${encoding}`,
  restOf: (campaign) => `Die Übrigen von ${campaign}`,
  removedAccount: 'Entferntes Konto',
};
