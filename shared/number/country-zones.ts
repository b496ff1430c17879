import { lazily } from '../lazily.ts';
import { COUNTRIES } from './numbering-plan.ts';

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

/** The zones of a country, by its ISO 3166 code; empty if unknown. */
export function countryZones(country: string): readonly string[] {
  if (!/^[A-Z]{2}$/.test(country)) return [];
  const zones = (new Intl.Locale(`und-${country}`) as Intl.Locale & ZonedLocale).getTimeZones?.();
  return zones !== undefined && zones.length > 0 ? zones : (unlisted[country] ?? []);
}

/** The countries of a zone, by its IANA name; empty for a zone of no country, such as UTC. */
export function countriesInZone(zone: string | undefined): readonly string[] {
  // The zones of all countries take 50 ms to list, and many a computer is set to UTC.
  if (!zone?.includes('/') || zone.startsWith('Etc/')) return [];
  // `Intl` lists zones by their former names, but a computer may know its own by the present one.
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions();
  return byZone().get(timeZone) ?? [];
}

const byZone = lazily(() => {
  const countriesByZone = new Map<string, string[]>();
  for (const country of COUNTRIES)
    for (const zone of countryZones(country))
      countriesByZone.set(zone, [...(countriesByZone.get(zone) ?? []), country]);
  return countriesByZone;
});
