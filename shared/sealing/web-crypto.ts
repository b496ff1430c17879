/** Bytes in memory of their own, as WebCrypto takes and gives them. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** A key that WebCrypto keeps to itself. */
export type Key = object;

interface Subtle {
  importKey(
    format: 'raw',
    bytes: Bytes,
    algorithm: object | string,
    isExtractable: boolean,
    uses: readonly string[],
  ): Promise<Key>;
  exportKey(format: 'raw', key: Key): Promise<ArrayBuffer>;
  generateKey(
    algorithm: object,
    isExtractable: boolean,
    uses: readonly string[],
  ): Promise<{ readonly publicKey: Key; readonly privateKey: Key }>;
  deriveBits(algorithm: object, key: Key, bits: number): Promise<ArrayBuffer>;
  deriveKey(
    algorithm: object,
    key: Key,
    made: object,
    isExtractable: boolean,
    uses: readonly string[],
  ): Promise<Key>;
  encrypt(algorithm: object, key: Key, plain: Bytes): Promise<ArrayBuffer>;
  decrypt(algorithm: object, key: Key, sealed: Bytes): Promise<ArrayBuffer>;
}

// Both Node and pages have these, and neither's types are here.
declare const crypto: { readonly subtle: Subtle; getRandomValues(bytes: Bytes): Bytes };
declare const TextEncoder: new () => { encode(text: string): Bytes };
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string };

/** WebCrypto of wherever this runs; a page has it where it comes from this computer or over https. */
export const subtle = (): Subtle => crypto.subtle;

/** So many bytes that nobody can guess. */
export const randomBytes = (count: number): Bytes => crypto.getRandomValues(new Uint8Array(count));

/** A text as UTF-8. */
export const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

/** A text from UTF-8. */
export const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** Bytes one after the other. */
export function joined(...parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
