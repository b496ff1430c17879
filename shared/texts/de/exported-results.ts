import { isolated } from '../../format/quoted.ts';
import type { Translation } from '../../language/language.ts';
import type { exportedResults as english } from '../en/exported-results.ts';

export const exportedResults: Translation<typeof english> = {
  worksheet: 'Ergebnisse',
  columns: {
    row: 'Zeile',
    number: 'Nummer',
    state: 'Zustand',
    text: 'SMS',
    parts: 'SMS-Teile',
    request: 'Anfrage',
    id: 'Kennung',
    returned: 'Zurückgegebene SMS',
    reason: 'Grund',
    time: 'Zeit',
    texted: 'Hat SMS bekommen',
  },
  textedAs: { no: 'nein', perhaps: 'vielleicht', yes: 'ja' },
  unnamed: 'Kampagne',
  account: 'Konto',
  practiceAccount: (name) => `${isolated(name)} (Übung: nichts hat den Computer verlassen)`,
  started: 'Gestartet',
  ended: 'Beendet',
  people: 'Personen',
  parts: 'SMS-Teile',
  credits: 'Verbrauchte Credits',
  creditsNotTold: 'vom Dienst nicht genannt',
  creditsPerPart: 'Credits pro SMS-Teil',
  notKnown: 'nicht bekannt',
  different: 'Anders zurückgegebene SMS',
  requests: 'Anfragen',
  happened: 'Was geschah',
  rehearsalFor: (account) => `Probelauf für ${isolated(account)}`,
  nothingSent: (account) => `Über ${isolated(account)} wurde nichts gesendet.`,
  compared: (predicted, basis, seen, how) =>
    `vorhergesagt ${predicted}${basis === '' ? '' : ` (${basis})`}; gesehen ${seen} ${how}`,
};
