const PLAIN = { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' } as const;

/** Cuts a moment in UTC into the pieces of a day in the short form of a BCP 47 locale, with a four-digit year. */
export function shortDay(locale: string): (at: number) => { type: string; value: string }[] {
  const format = new Intl.DateTimeFormat(locale, { ...PLAIN, dateStyle: 'short' });
  return (at) =>
    format.formatToParts(at).map(({ type, value }) => {
      return { type, value: type === 'year' ? String(new Date(at).getUTCFullYear()) : value };
    });
}
