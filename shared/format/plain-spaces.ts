/** Locales put thin no-break spaces into numbers and times, which would turn a whole message into Unicode. */
export function plainSpaces(text: string): string {
  return text.replaceAll(/[\u00a0\u2009\u202f]/g, ' ').replaceAll(/[\u200e\u200f\u061c]/g, '');
}
