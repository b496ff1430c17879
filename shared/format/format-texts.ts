import { pluralForm, texts } from '../language/current-language.ts';

export const formatTexts = texts('format', {
  people: (value: number, written: string) => `${written} ${pluralForm(value, 'person', 'people')}`,
  bytes: (value: number, written: string) => `${written} ${pluralForm(value, 'byte', 'bytes')}`,
  under: (written: string) => `under ${written}`,
  seconds: (written: string) => `${written}\u00a0s`,
  minutes: (written: string) => `${written}\u00a0min`,
  hours: (written: string) => `${written}\u00a0h`,
  days: (value: number, written: string) => `${written} ${pluralForm(value, 'day', 'days')}`,
  /** Of a date within a sentence, if a language puts a word before one. */
  onDate: (date: string) => date,
  at: (day: string, clock: string) => `${day} at ${clock}`,
  hereAndThem: (moment: string) => `${moment} here and for them`,
  hereThere: (moment: string, there: string) => `${moment} here, ${there} for them`,
  noValue: 'No value',
});
