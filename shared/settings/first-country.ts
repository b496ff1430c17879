/** The ISO 3166 country of a BCP 47 locale, guessed from its language if it names no region, else `US`. */
export function firstCountry(locale: string): string {
  try {
    const named = new Intl.Locale(locale);
    // Guessing takes a tenth of a start.
    const region = named.region ?? named.maximize().region;
    return region !== undefined && /^[A-Z]{2}$/.test(region) ? region : 'US';
  } catch {
    return 'US';
  }
}
