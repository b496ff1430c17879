/** Of days and times as data holds them, in any locale. */
export const PLAIN_DAYS = { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' } as const;

/** The parts of a UTC day in a locale's short form, with a four-digit year. */
export function shortDay(locale: string): (at: number) => { type: string; value: string }[] {
  const format = new Intl.DateTimeFormat(locale, { ...PLAIN_DAYS, dateStyle: 'short' });
  return (at) =>
    format.formatToParts(at).map(({ type, value }) => {
      return { type, value: type === 'year' ? String(new Date(at).getUTCFullYear()) : value };
    });
}
