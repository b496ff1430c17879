/** Countries whose zones `Intl` does not list. */
const unlisted: Readonly<Record<string, readonly string[]>> = {
  XK: ['Europe/Belgrade'],
  AC: ['Atlantic/St_Helena'],
  TA: ['Atlantic/St_Helena'],
};

/** `Intl.Locale.getTimeZones` is missing from the ES2023 types, but every runtime of this app has it. */
interface ZonedLocale {
  getTimeZones?(): string[] | undefined;
}

/** By ISO 3166 code; empty where unknown. */
export function countryZones(country: string): readonly string[] {
  if (!/^[A-Z]{2}$/.test(country)) return [];
  const zones = (new Intl.Locale(`und-${country}`) as Intl.Locale & ZonedLocale).getTimeZones?.();
  return zones !== undefined && zones.length > 0 ? zones : (unlisted[country] ?? []);
}
