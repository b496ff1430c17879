/**
 * Locales put thin no-break spaces and a minus of their own into numbers and times, which would turn a whole message into
 * Unicode.
 */
export function plainSigns(text: string): string {
  return text
    .replaceAll(/[\u00a0\u2009\u202f]/g, ' ')
    .replaceAll('\u2212', '-')
    .replaceAll(/[\u200e\u200f\u061c]/g, '');
}
