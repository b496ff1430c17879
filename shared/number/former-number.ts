/** A form of a country's numbers that is out of use, each number of which has one successor and no more. */
interface FormerForm {
  readonly callingCode: string;
  /** The digits after the calling code as they were written, whose last group stays. */
  readonly written: RegExp;
  /** The same inside the country, where digits alone may mean more than one thing. */
  readonly athome: RegExp;
  readonly prefix: string;
}

const FORMS: readonly FormerForm[] = [
  // Mexico, until 2019: a 1 between the country and a mobile number, and 044 or 045 before it at home.
  { callingCode: '52', written: /^(?:0?1|04[45])(\d{10})$/, athome: /^(?:01|04[45])(\d{10})$/, prefix: '' },
  // Benin, until November 2024: eight digits; every number got 01 in front.
  { callingCode: '229', written: /^(\d{8})$/, athome: /^(\d{8})$/, prefix: '01' },
];

/**
 * Digits, with an optional leading `+`, in the present form of their country, likewise with a `+`; undefined when
 * they are in no former form that is known. Whether the result is a number in use is the caller's to ask.
 */
export function presentForm(digits: string, homeCode: string | undefined): string | undefined {
  const full = /^(?:\+|00|011)?(?=[1-9])/.exec(digits)?.[0];
  for (const { callingCode, written, athome, prefix } of FORMS) {
    const inFull = full !== undefined && digits.startsWith(callingCode, full.length);
    const after = inFull ? written.exec(digits.slice(full.length + callingCode.length)) : null;
    const match = after ?? (homeCode === callingCode ? athome.exec(digits) : null);
    if (match !== null) return `+${callingCode}${prefix}${match[1]}`;
  }
  return undefined;
}
