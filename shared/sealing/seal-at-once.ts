import { cipher, nonceBytes, tagBytes } from './seal.ts';
import type { PageSession } from './session.ts';
import { type Bytes, joined, randomBytes, subtle, utf8 } from './web-crypto.ts';

/** Seals one message at once, with what was made for it beforehand; null where it is too long. */
export type SealAtOnce = (plain: Bytes, context: string) => Bytes | null;

/**
 * Makes what one message of at most `most` bytes is sealed with at once, since WebCrypto gives nothing any more to a page that
 * closes. The result is what `seal` makes: what the cipher adds to each byte is got by sealing zeros with a nonce that nothing
 * else is ever sealed with, and the rest of the mode is sums. `blocks` is the same key as `page`, for AES-CBC.
 */
export async function sealerAtOnce(
  { page: key, blocks }: PageSession['keys'],
  most: number,
): Promise<SealAtOnce> {
  const iv = randomBytes(nonceBytes);
  const [stream, mask, hashed] = await Promise.all([
    subtle().encrypt({ name: cipher, iv }, key, new Uint8Array(most)),
    subtle().encrypt({ name: cipher, iv }, key, new Uint8Array(0)),
    subtle().encrypt({ name: 'AES-CBC', iv: new Uint8Array(16) }, blocks, new Uint8Array(16)),
  ]);
  const added = new Uint8Array(stream, 0, most);
  const multiples = multiplesOf(numberOf(new Uint8Array(hashed, 0, tagBytes)));
  let isUsed = false;
  return (plain, context) => {
    if (plain.length > most) return null;
    if (isUsed) throw new Error('Two messages would have one nonce.');
    isUsed = true;
    const sealed = plain.map((byte, at) => byte ^ added[at]!);
    const about = utf8(context);
    const lengths = (BigInt(about.length * 8) << 64n) | BigInt(sealed.length * 8);
    const sum = [...blocksOf(about), ...blocksOf(sealed), lengths].reduce(
      (before, block) => times(before ^ block, multiples),
      0n,
    );
    return joined(iv, sealed, bytesOf(sum ^ numberOf(new Uint8Array(mask))));
  };
}

/** In the field of GCM the highest bit is the lowest power; halving what is odd brings this back in. */
const back = 0xe1n << 120n;

/** A factor of each power, the highest bit first. */
function multiplesOf(factor: bigint): readonly bigint[] {
  const made: bigint[] = [];
  for (let next = factor; made.length < 128; next = (next >> 1n) ^ (next & 1n ? back : 0n)) made.push(next);
  return made;
}

function times(number: bigint, multiples: readonly bigint[]): bigint {
  let product = 0n;
  let bit = 1n << 127n;
  for (const multiple of multiples) {
    if (number & bit) product ^= multiple;
    bit >>= 1n;
  }
  return product;
}

function* blocksOf(bytes: Bytes): Generator<bigint> {
  for (let at = 0; at < bytes.length; at += 16)
    yield numberOf(joined(bytes.subarray(at, at + 16), new Uint8Array(Math.max(0, at + 16 - bytes.length))));
}

function numberOf(block: Bytes): bigint {
  const view = new DataView(block.buffer, block.byteOffset);
  return (view.getBigUint64(0) << 64n) | view.getBigUint64(8);
}

function bytesOf(number: bigint): Bytes {
  const view = new DataView(new ArrayBuffer(16));
  view.setBigUint64(0, number >> 64n);
  view.setBigUint64(8, BigInt.asUintN(64, number));
  return new Uint8Array(view.buffer);
}
