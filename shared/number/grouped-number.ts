import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * The number as people of its country write it to strangers, such as `+45 52 21 52 79`; a plus and all digits if no
 * grouping is known.
 */
export function groupedNumber(msisdn: string): string {
  const grouped =
    parsePhoneNumberFromString(`+${msisdn}`)
      ?.formatInternational()
      .replace(/[^\d+]+/g, ' ') ?? '';
  // The library leaves out a 0 that is dialled only within a country.
  return grouped.replace(/\D/g, '') === msisdn && grouped !== '' ? grouped : `+${msisdn}`;
}
