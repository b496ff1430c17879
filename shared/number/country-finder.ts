import { parseMsisdn } from './msisdn.ts';
import { plansAtStart } from './numbering-plan.ts';

/**
 * ISO 3166 code, for a number that is in use nowhere the main country of its calling code; ZZ if unknown. The first
 * seven digits decide the country, and there are far fewer such starts than people.
 */
export function createCountryFinder(): (msisdn: number) => string {
  const byStart = new Map<string, string>();
  return (msisdn) => {
    const digits = String(msisdn);
    const key = digits.slice(0, 7);
    let country = byStart.get(key);
    if (country === undefined) {
      const reading = parseMsisdn(`+${digits}`, undefined);
      country = (reading.ok && reading.country) || plansAtStart(digits)?.[0]?.country || 'ZZ';
      byStart.set(key, country);
    }
    return country;
  };
}
