/** The two most common; a country's own is in its numbering plan. */
const COMMON = /^(?:00|011)(?=[1-9])/;

/** The digits behind a common international prefix; undefined where there is none. */
export function afterCommonPrefix(digits: string): string | undefined {
  const prefix = COMMON.exec(digits);
  return prefix === null ? undefined : digits.slice(prefix[0].length);
}
