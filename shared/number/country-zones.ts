/** Countries whose zones `Intl` does not list by code. */
const unlisted: Readonly<Record<string, readonly string[]>> = {
  XK: ['Europe/Belgrade'],
  AC: ['Atlantic/St_Helena'],
  TA: ['Atlantic/St_Helena'],
};

/** `Intl.Locale.getTimeZones` is not in the ES2023 types, but in every runtime this app has. */
interface ZonedLocale {
  getTimeZones?(): string[] | undefined;
}

/** The IANA time zones of a country by its ISO 3166 code; empty when they are not known. */
export function countryZones(country: string): readonly string[] {
  if (!/^[A-Z]{2}$/.test(country)) return [];
  const zones = (new Intl.Locale(`und-${country}`) as Intl.Locale & ZonedLocale).getTimeZones?.();
  return zones !== undefined && zones.length > 0 ? zones : (unlisted[country] ?? []);
}
