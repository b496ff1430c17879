import { counted } from '../../format/counted.ts';
import { texts } from '../../language/language.ts';

/** What live campaigns took, month by month. */
export const creditsByMonth = texts('creditsByMonth', {
  about:
    'What live campaigns took, by account and label, as the services told it. Practice is left out; deleted campaigns are not.',
  period: 'Months',
  recent: 'The last 12 months',
  account: 'Account',
  allAccounts: 'All accounts',
  label: 'Label',
  allLabels: 'All labels',
  noLabel: 'No label',
  columns: {
    month: 'Month',
    account: 'Account',
    label: 'Label',
    texts: 'Texts',
    parts: 'Parts',
    credits: 'Credits',
    unpriced: 'Texts without credits told',
  },
  together: 'Together',
  allTogether: 'All together',
  unpriced: (unpriced: number) =>
    `For ${counted(unpriced, { one: 'text', other: 'texts' })} the service told no credits. Requests in doubt are not counted.`,
  none: 'Nothing was sent in these months',
  noneAbout: 'What a live account takes shows here, month by month.',
  exportCsv: 'Export CSV',
  exportXlsx: 'Export XLSX',
  file: (from: string, to: string) => `Credits ${from} to ${to}`,
});
