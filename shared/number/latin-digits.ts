import { normalized } from '../format/normalized.ts';

/** Digits of every script as 0 to 9, wide and other forms as the usual ones, dashes as hyphens. */
export function inLatin(text: string): string {
  if (!/[^ -~]/.test(text)) return text;
  return normalized(text, 'NFKC')
    .replace(/(?!\d)\p{Nd}/gu, latinDigit)
    .replace(/[\p{Pd}\u2212]/gu, '-');
}

function latinDigit(digit: string): string {
  // Unicode keeps the ten digits of a script together and in order.
  let zero = digit.codePointAt(0)!;
  const code = zero;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
}

export function digitsOf(text: string): string {
  // No letter becomes a digit, but one may become eighteen others.
  return inLatin(text.replace(/[\p{L}\p{M}]+/gu, ' ')).replace(/\D/g, '');
}
