import { texts } from '../../language/language.ts';
import { pluralForm } from '../../language/plurals.ts';

/** The words of numbers, times and lengths of time. */
export const formatTexts = texts('format', {
  people: (value: number, written: string) =>
    `${written} ${pluralForm(value, { one: 'person', other: 'people' })}`,
  bytes: (value: number, written: string) =>
    `${written} ${pluralForm(value, { one: 'byte', other: 'bytes' })}`,
  under: (written: string) => `under ${written}`,
  seconds: (written: string) => `${written} s`,
  minutes: (written: string) => `${written} min`,
  hours: (written: string) => `${written} h`,
  days: (value: number, written: string) => `${written} ${pluralForm(value, { one: 'day', other: 'days' })}`,
  at: (day: string, clock: string) => `${day} at ${clock}`,
});
