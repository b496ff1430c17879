import { isolated } from '../../format/quoted.ts';
import type { Translation } from '../../language/language.ts';
import type { exportedResults as english } from '../en/exported-results.ts';

export const exportedResults: Translation<typeof english> = {
  worksheet: 'Resultater',
  columns: {
    row: 'Række',
    number: 'Nummer',
    state: 'Tilstand',
    text: 'Sms',
    parts: 'Sms-dele',
    request: 'Forespørgsel',
    id: 'Id',
    returned: 'Returneret sms',
    reason: 'Årsag',
    time: 'Tid',
    texted: 'Har fået sms',
  },
  textedAs: { no: 'nej', perhaps: 'måske', yes: 'ja' },
  unnamed: 'kampagne',
  account: 'Konto',
  practiceAccount: (name) => `${isolated(name)} (øvelse: intet har forladt computeren)`,
  started: 'Startet',
  ended: 'Slut',
  people: 'Personer',
  parts: 'Sms-dele',
  credits: 'Forbrugte kreditter',
  creditsNotTold: 'ikke oplyst af tjenesten',
  creditsPerPart: 'Kreditter pr. sms-del',
  notKnown: 'kendes ikke',
  different: 'Sms’er returneret anderledes',
  requests: 'Forespørgsler',
  happened: 'Hvad der skete',
  rehearsalFor: (account) => `Generalprøve for ${isolated(account)}`,
  nothingSent: (account) => `Intet blev sendt gennem ${isolated(account)}.`,
  compared: (predicted, basis, seen, how) =>
    `forudsagt ${predicted}${basis === '' ? '' : ` (${basis})`}; set ${seen} ${how}`,
};
