import type { formatTexts as english } from '../../format/format-texts.ts';
import type { Translation } from '../../language/current-language.ts';
import { pluralForm } from '../../language/current-language.ts';

export const formatTexts: Translation<typeof english> = {
  people: (value, written) => `${written} ${pluralForm(value, 'person', 'personer')}`,
  bytes: (_, written) => `${written} byte`,
  under: (written) => `under ${written}`,
  seconds: (written) => `${written}\u00a0s`,
  minutes: (written) => `${written}\u00a0min`,
  hours: (written) => `${written}\u00a0t`,
  days: (value, written) => `${written} ${pluralForm(value, 'dag', 'dage')}`,
  onDate: (date) => date,
  at: (day, clock) => `${day} kl. ${clock}`,
  hereAndThem: (moment) => `${moment} her og hos dem`,
  hereThere: (moment, there) => `${moment} her, ${there} hos dem`,
  noValue: 'Ingen værdi',
};
