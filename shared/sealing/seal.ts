import { type Bytes, joined, type Key, randomBytes, subtle, utf8 } from './web-crypto.ts';

/** AES-GCM with a nonce of 96 bits that is drawn for each message, which is safe for four thousand million of them with one key. */
export const cipher = 'AES-GCM';

/** How many bytes a sealed message begins with that are its nonce. */
export const nonceBytes = 12;

/** How many bytes it ends with that prove it whole. */
export const tagBytes = 16;

/** Seals bytes: without the key nobody reads them, and opened they are only as what `context` says they are. */
export async function seal(key: Key, plain: Bytes, context: string): Promise<Bytes> {
  const iv = randomBytes(nonceBytes);
  const sealed = await subtle().encrypt({ name: cipher, iv, additionalData: utf8(context) }, key, plain);
  return joined(iv, new Uint8Array(sealed));
}

/** Opens what was sealed with the same key and context; null where it was not, or is not whole. */
export async function open(key: Key, sealed: Bytes, context: string): Promise<Bytes | null> {
  if (sealed.length < nonceBytes + tagBytes) return null;
  const way = { name: cipher, iv: sealed.subarray(0, nonceBytes), additionalData: utf8(context) };
  try {
    return new Uint8Array(await subtle().decrypt(way, key, sealed.subarray(nonceBytes)));
  } catch {
    return null;
  }
}
