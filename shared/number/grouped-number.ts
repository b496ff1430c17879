import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * The number as people of its country write it to strangers, such as `+45 52 21 52 79`. A plus and all digits if its
 * country is unknown or would write other digits.
 */
export function groupedNumber(msisdn: string): string {
  const grouped = parsePhoneNumberFromString(`+${msisdn}`)?.formatInternational();
  return grouped?.replace(/\D/g, '') === msisdn ? grouped : `+${msisdn}`;
}
