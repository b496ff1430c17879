import type { formatTexts as english } from '../../format/format-texts.ts';
import type { Translation } from '../../language/current-language.ts';
import { pluralForm } from '../../language/current-language.ts';

export const formatTexts: Translation<typeof english> = {
  people: (value, written) => `${written} ${pluralForm(value, 'Person', 'Personen')}`,
  bytes: (value, written) => `${written} ${pluralForm(value, 'Byte', 'Bytes')}`,
  under: (written) => `unter ${written}`,
  seconds: (written) => `${written}\u00a0s`,
  minutes: (written) => `${written}\u00a0min`,
  hours: (written) => `${written}\u00a0h`,
  days: (value, written) => `${written} ${pluralForm(value, 'Tag', 'Tage')}`,
  onDate: (date) => `am ${date}`,
  at: (day, clock) => `${day} um ${clock} Uhr`,
  hereAndThem: (moment) => `${moment} (hier und bei ihnen)`,
  hereThere: (moment, there) => `${moment} (hier; bei ihnen ${there})`,
  noValue: 'Kein Wert',
};
