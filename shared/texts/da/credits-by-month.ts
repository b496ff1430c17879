import { counted } from '../../format/counted.ts';
import type { Translation } from '../../language/language.ts';
import type { creditsByMonth as english } from '../en/credits-by-month.ts';

export const creditsByMonth: Translation<typeof english> = {
  about:
    'Hvad rigtige kampagner har brugt, efter konto og mærke, som tjenesterne har oplyst det. Øvelser er ikke med; slettede kampagner er.',
  period: 'Måneder',
  recent: 'De seneste 12 måneder',
  account: 'Konto',
  allAccounts: 'Alle konti',
  label: 'Mærke',
  allLabels: 'Alle mærker',
  noLabel: 'Intet mærke',
  columns: {
    month: 'Måned',
    account: 'Konto',
    label: 'Mærke',
    texts: 'Sms’er',
    parts: 'Sms-dele',
    credits: 'Kreditter',
    unpriced: 'Sms’er uden oplyste kreditter',
  },
  together: 'Tilsammen',
  allTogether: 'Alt i alt',
  unpriced: (unpriced) =>
    `For ${counted(unpriced, { one: 'sms', other: 'sms’er' })} har tjenesten ikke oplyst kreditter. Forespørgsler i tvivl er ikke talt med.`,
  none: 'Der er ikke sendt noget i disse måneder',
  noneAbout: 'Her ser du måned for måned, hvad en rigtig konto bruger.',
  exportCsv: 'Eksportér CSV',
  exportXlsx: 'Eksportér XLSX',
  file: (from, to) => `Kreditter ${from} til ${to}`,
};
