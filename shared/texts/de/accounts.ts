import { counted, credits, quoted } from '../../format/wording.ts';
import type { Texts } from '../translation/translation.ts';

export const accounts: Texts<'accounts'> = {
  about: 'Die Demo bleibt auf diesem Computer. Ein Live-Konto sendet über Ihren Anbieter an echte Telefone.',
  add: 'Konto hinzufügen',
  newAccount: 'Neues Konto',
  unsaved: (name) =>
    `Was Sie ${name === null ? 'im neuen Konto' : `in ${quoted(name)}`} geändert haben, ist noch nicht gespeichert.`,
  practice:
    'Der Demo-Dienst läuft in Tagline selbst und antwortet wie ein echter. Nichts verlässt diesen Computer; was an ihn ging, steht im Demo-Posteingang.',
  test: 'Verbindung testen',
  save: 'Konto speichern',
  testAndUse: 'Testen und fortfahren',
  connected: (credit, currency) => `Verbunden, ${credits(credit)} ${currency || 'Credits'}.`,
  ofAccount: (id) => `Konto ${id}.`,
  nameHint: 'Zum Beispiel Praxen Nord',
  needsName: 'Geben Sie dem Konto einen Namen.',
  baseUrl: 'Webadresse des Dienstes',
  baseUrlHelp:
    'Wie Ihr Anbieter sie nennt. Wenn Sie die Adresse ändern, geben Sie den API-Schlüssel noch einmal ein.',
  oddHost: (host) =>
    `Das ist die Adresse von ${quoted(host)}, deren Buchstaben anderen ähnlich sehen können. Wenn Sie die Adresse ändern, geben Sie den API-Schlüssel noch einmal ein.`,
  sendPath: 'Sendepfad',
  onlyIfAsked: 'Nur wenn Ihr Anbieter es sagt',
  afterQuiet: 'Fragen, bevor Kampagnen nach Ruhezeiten weitergehen',
  afterQuietHelp:
    'Sonst gehen sie von selbst weiter. Für eine einzelne Kampagne ändern Sie das in ihrer Prüfung.',
  asksForCode: 'Vor dem Live-Versand Prüfcode verlangen',
  asksForCodeHelp:
    'Eine zweite Person liest die gespeicherte Prüfung und gibt den Code am Ende weiter. Er zeigt, dass genau diese Prüfung geöffnet wurde, nicht von wem.',
  token: 'API-Schlüssel',
  pasteToken: 'Den API-Schlüssel Ihres Anbieters einfügen',
  replaceToken: 'Gespeichert. Zum Ersetzen einen anderen einfügen',
  forgetToken: 'API-Schlüssel entfernen',
  willBeKept: {
    keychain:
      'Tagline speichert den API-Schlüssel verschlüsselt im Schlüsselbund dieses Computers und zeigt ihn nie wieder an.',
    session:
      'Tagline behält den API-Schlüssel nur im Arbeitsspeicher, bis es geschlossen wird, weil dieser Computer keinen sicheren Ort dafür hat, und zeigt ihn nie wieder an.',
  },
  isKept: {
    'other-origin':
      'Es ist ein API-Schlüssel gespeichert, aber nicht für diese Adresse. Darum verwendet Tagline ihn nicht. Fügen Sie den API-Schlüssel für diese Adresse ein, oder geben Sie wieder die frühere Adresse ein.',
    keychain:
      'Der API-Schlüssel ist verschlüsselt im Schlüsselbund dieses Computers gespeichert. Tagline zeigt ihn nie wieder an.',
    session:
      'Der API-Schlüssel ist nur im Arbeitsspeicher, bis Tagline geschlossen wird, weil dieser Computer keinen sicheren Ort dafür hat. Tagline zeigt ihn nie wieder an.',
  },
  startWith: 'Neue Kampagnen beginnen mit',
  sender: 'Standardabsender',
  label: 'Standard-Rechnungsreferenz',
  labelHelp: 'Die Rechnungsreferenz geht mit jeder Nachricht mit und steht auf der Rechnung.',
  advanced: 'Erweitert',
  advancedAbout: 'Grenzen, Zeichencodierung, Antworten',
  balanceAndLimits: 'Guthaben und Grenzen',
  letters: 'Zeichen',
  warnBelow: 'Warnen unter',
  never: 'Nie',
  warnBelowHelp: 'In Credits. Leer heißt nie.',
  currency: 'Währung',
  currencyHint: 'Zum Beispiel EUR',
  currencyHelp: 'Die Währung wird nur neben Beträgen angezeigt.',
  campaignLimit: 'Grenze für eine Kampagne',
  campaignLimitHelp: 'In Credits. Wird sie überschritten, müssen Sie sie vor dem Senden erhöhen.',
  dayLimit: 'Grenze für einen Tag',
  dayLimitHelp: 'In Credits, für alle Kampagnen des Kontos zusammen.',
  encoding: 'Zeichencodierung für Unicode-Texte',
  encodingHint: 'Leer lassen für keine',
  takeEncoding: (word) => `${quoted(word)} verwenden, das viele Dienste erwarten`,
  encodingHelp:
    'Das Wort, das Ihr Anbieter in „encoding“ für Texte mit Zeichen außerhalb von GSM 03.38 erwartet, etwa ł oder Emoji.',
  encodingTest: {
    title: 'Test der Zeichencodierung',
    number: 'Ihre Telefonnummer',
    numberHelp: (encoding) =>
      `Ein Test mit der Zeichencodierung ${quoted(encoding)} geht über das Konto, wie es gespeichert ist.`,
    send: 'Test der Zeichencodierung senden',
    sent: 'Der Test der Zeichencodierung ist unterwegs.',
    look: 'Sehen Sie auf Ihr Telefon. Alle Zeichen müssen da sein, wie in diesem Text:',
    right: 'Alles richtig',
    wrong: 'Etwas ist falsch',
    unknown: 'Noch nicht bekannt',
  },
  arrived: {
    right: (encoding) => `Mit ${quoted(encoding)} waren auf Ihrem Telefon alle Zeichen richtig.`,
    wrong: (encoding) =>
      `Mit ${quoted(encoding)} waren auf Ihrem Telefon Zeichen falsch. Versuchen Sie einen anderen Wert, oder fragen Sie Ihren Anbieter.`,
    unknown: (encoding) => `Ob Zeichen mit ${quoted(encoding)} richtig ankommen, ist noch nicht bekannt.`,
  },
  answers: 'Was Ihr Anbieter über seine Antworten sagt',
  nobodyOn429: 'Eine Antwort 429 heißt, dass niemand eine SMS bekommen hat',
  nobodyOn429Help: 'Tagline sendet eine solche Sendung dann noch einmal. Sonst hält die Kampagne an.',
  noBalance: 'Dienst meldet kein Guthaben (kein /v2/balance)',
  noBalanceHelp: 'Die Prüfung zeigt dann kein Guthaben an.',
  isGood: (status) => `Eine Antwort ${status} mit einer ID für alle gilt als Erfolg`,
  isGoodHelp: 'Das haben Sie gesagt, als eine Kampagne deswegen angehalten hatte.',
  remove: 'Konto entfernen',
  removal: {
    sending: (campaigns) =>
      `${counted(campaigns, 'Kampagne wird gerade', 'Kampagnen werden gerade')} damit gesendet und vor der nächsten Sendung angehalten.`,
    paused: (campaigns) =>
      `${counted(campaigns, 'angehaltene Kampagne kann', 'angehaltene Kampagnen können')} nicht weitergehen.`,
    scheduled: (campaigns) =>
      `${counted(campaigns, 'geplante Kampagne beginnt', 'geplante Kampagnen beginnen')} nicht.`,
    copy: 'Ist eine Kampagne abgebrochen, können Sie über ein anderes Konto eine Kopie an die Übrigen senden.',
    token:
      'Tagline vergisst den API-Schlüssel des Kontos. Entwürfe damit brauchen ein anderes Konto; gesendete Kampagnen behalten ihre Ergebnisse.',
  },
};
