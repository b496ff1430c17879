import fc from 'fast-check';

/** Ways in which a service, a proxy or their page quotes a text. */
export const writings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => JSON.stringify(text).slice(1, -1),
  (text) => Buffer.from(text).toString('base64'),
  (text) => Buffer.from(`token=${text}&x=1`).toString('base64url'),
  (text) => Buffer.from(`Bearer ${text}`).toString('base64'),
];
/** Ways to escape what is written. */
export const wrappings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => JSON.stringify(text),
  (text) => encodeURIComponent(text),
  (text) => encodeURIComponent(encodeURIComponent(text)),
  (text) => Array.from(text, (one) => `&#${one.charCodeAt(0)};`).join(''),
  (text) => Array.from(text, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
  (text) => Array.from(Buffer.from(text), (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
];
const visible = fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code));
const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789');
/** Tokens of letters and signs. */
export const tokens = fc
  .tuple(fc.array(letter, { minLength: 8, maxLength: 40 }), fc.array(visible, { maxLength: 6 }))
  .map(([letters, signs]) => [...letters.slice(0, 8), ...signs, ...letters.slice(8)].join(''));

/** Whether the letters and digits of a text hold those of what was written, which are more than chance brings about. */
export function holds(text: string, written: string): boolean {
  const bare = (one: string) => one.replace(/[^a-z0-9]/gi, '').toLowerCase();
  return bare(text).includes(bare(written)) && bare(written).length >= 8;
}
