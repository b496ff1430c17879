import { counted } from '../../format/counted.ts';
import type { Translation } from '../../language/language.ts';
import type { creditsByMonth as english } from '../en/credits-by-month.ts';

export const creditsByMonth: Translation<typeof english> = {
  about:
    'Was echte Kampagnen verbraucht haben, nach Konto und Kennzeichen, wie es die Dienste angeben. Übungen zählen nicht, gelöschte Kampagnen schon.',
  period: 'Monate',
  recent: 'Die letzten 12 Monate',
  account: 'Konto',
  allAccounts: 'Alle Konten',
  label: 'Kennzeichen',
  allLabels: 'Alle Kennzeichen',
  noLabel: 'Ohne Kennzeichen',
  columns: {
    month: 'Monat',
    account: 'Konto',
    label: 'Kennzeichen',
    texts: 'SMS',
    parts: 'SMS-Teile',
    credits: 'Credits',
    unpriced: 'SMS ohne Angabe von Credits',
  },
  together: 'Zusammen',
  allTogether: 'Alles zusammen',
  unpriced: (unpriced) =>
    `Für ${counted(unpriced, { one: 'SMS', other: 'SMS' })} hat der Dienst keine Credits angegeben. Anfragen im Zweifel zählen nicht.`,
  none: 'In diesen Monaten wurde nichts gesendet',
  noneAbout: 'Hier steht Monat für Monat, was ein echtes Konto verbraucht.',
  exportCsv: 'CSV exportieren',
  exportXlsx: 'XLSX exportieren',
  file: (from, to) => `Credits ${from} bis ${to}`,
};
