import raw from 'libphonenumber-js/min/metadata';
import type { RawMetadata } from './numbering-plan.ts';

interface Format {
  readonly pattern: RegExp;
  readonly starts: RegExp | undefined;
  readonly international: string;
}

const metadata = raw as unknown as RawMetadata;
const LONGEST_CALLING_CODE = 3;
const byCallingCode = new Map<string, readonly Format[] | undefined>();

/**
 * The number as people of its country write it to strangers, such as `+45 52 21 52 79`. If no grouping is known, only the
 * calling code is set apart; if no calling code is known either, the result is a plus and all digits.
 */
export function groupedNumber(msisdn: string): string {
  for (let length = 1; length <= LONGEST_CALLING_CODE; length++) {
    const code = msisdn.slice(0, length);
    const formats = formatsOf(code);
    if (formats === undefined) continue;
    const national = msisdn.slice(length);
    const format = formats.find(
      ({ pattern, starts }) => (starts === undefined || starts.test(national)) && pattern.test(national),
    );
    return `+${code} ${format === undefined ? national : inGroups(national, format)}`.trimEnd();
  }
  return `+${msisdn}`;
}

function inGroups(national: string, { pattern, international }: Format): string {
  return national
    .replace(pattern, international)
    .replace(/[^\d]+/g, ' ')
    .trim();
}

/** The grouping of the calling code's main country, as in the library; undefined for an unknown code. */
function formatsOf(code: string): readonly Format[] | undefined {
  if (!byCallingCode.has(code)) byCallingCode.set(code, compile(code));
  return byCallingCode.get(code);
}

function compile(code: string): readonly Format[] | undefined {
  const main = Object.hasOwn(metadata.country_calling_codes, code)
    ? metadata.country_calling_codes[code]![0]!
    : undefined;
  const plan = main === undefined ? metadata.nonGeographic?.[code] : metadata.countries[main];
  if (plan === undefined) return undefined;
  return (plan[4] || []).map(([pattern, format, leading, , , international]) => ({
    pattern: new RegExp(`^(?:${pattern})$`),
    starts: leading ? new RegExp(`^(?:${leading.at(-1)})`) : undefined,
    international: international || format,
  }));
}
