/** None that is taken for another one: no 0 and O, no 1 and I. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Of a hash of all that a review says, for one person to read out to another, such as `K7QF-2M9X`; 40 bits. */
export function reviewCode(hash: Uint8Array): string {
  let bits = 0n;
  for (const byte of hash.subarray(0, 5)) bits = (bits << 8n) | BigInt(byte);
  const letters = Array.from({ length: 8 }, (_, at) => LETTERS[Number((bits >> BigInt(5 * (7 - at))) & 31n)]);
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

/** As a person types it: small letters, with or without the hyphen. */
export function isReviewCode(typed: string, code: string): boolean {
  return bare(typed) === bare(code);
}

/** Whether it has as many letters as a code. */
export function isWholeCode(typed: string): boolean {
  return bare(typed).length === 8;
}

function bare(typed: string): string {
  return typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
}
