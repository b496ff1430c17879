import { createDecipheriv, createHash } from 'node:crypto';
import { MAX_ENCRYPTION_BYTES } from '../bounds/limits.ts';
import { locked } from '../bounds/sheet-fault.ts';
import type { ByteSource, OleFile } from './ole-file.ts';

/** Excel encrypts with this password if only the structure is protected, and opens the workbook without asking. */
export const KNOWN_PASSWORD = Buffer.from('VelvetSweatshop', 'utf16le');
/** Bytes of a package that are encrypted together, each segment separately. */
const SEGMENT = 4096;
/** Excel hashes a password 100,000 times; a file that asks for far more only wants to keep us busy. */
const MOST_SPINS = 200_000;
const SPINS_OF_2007 = 50_000;
const BLOCK = 16;
const AES_2007: ReadonlySet<number> = new Set([0x660e, 0x660f, 0x6610]);
const HASHES: ReadonlySet<string> = new Set(['sha1', 'sha256', 'sha384', 'sha512']);
/** Hashed with the password for each of three keys ([MS-OFFCRYPTO] 2.3.4.13). */
const VERIFIER = Buffer.from('fea7d2763b4b9e79', 'hex');
const VERIFIER_HASH = Buffer.from('d7aa0f6d3061344e', 'hex');
const PACKAGE_KEY = Buffer.from('146e0be7abacd0d6', 'hex');

const SIZE = 8;

/** Decrypts whole segments, the first of them number `segment`; the last may be shorter, in blocks of 16 bytes. */
type PackageCipher = (bytes: Buffer, segment: number) => Buffer;

/** Decrypted while it is read; undefined if there is no package. Throws `locked` if a password is needed. */
export async function unlockedPackage(container: OleFile, fileName: string): Promise<ByteSource | undefined> {
  if (!container.has('EncryptedPackage')) return undefined;
  if (!container.has('EncryptionInfo')) throw locked(fileName);
  const info = await container.stream('EncryptionInfo');
  const infoBytes = Buffer.alloc(Math.min(info.size, MAX_ENCRYPTION_BYTES));
  await info.read(0, infoBytes);
  const cipher = packageCipher(infoBytes);
  if (cipher === undefined) throw locked(fileName);
  return decryptedPackage(await container.stream('EncryptedPackage'), cipher);
}

async function decryptedPackage(packed: ByteSource, cipher: PackageCipher): Promise<ByteSource> {
  const head = Buffer.alloc(SIZE);
  await packed.read(0, head);
  const size = Math.min(Number(head.readBigUInt64LE(0)), Math.max(0, packed.size - SIZE));
  return {
    size,
    async read(position, into) {
      const wanted = Math.max(0, Math.min(into.length, size - position));
      if (wanted === 0) return 0;
      const first = Math.floor(position / SEGMENT);
      const skipped = position - first * SEGMENT;
      const segments = Buffer.alloc(Math.ceil((skipped + wanted) / SEGMENT) * SEGMENT);
      const count = await packed.read(SIZE + first * SEGMENT, segments);
      const plain = cipher(segments.subarray(0, count), first);
      return plain.copy(into, 0, skipped, skipped + wanted);
    },
  };
}

/** Undefined unless Excel opens the workbook without a password. */
function packageCipher(info: Buffer): PackageCipher | undefined {
  if (info.length < 8) return undefined;
  const [major, minor] = [info.readUInt16LE(0), info.readUInt16LE(2)];
  if (minor === 2 && major >= 2 && major <= 4) return of2007(info);
  return major === 4 && minor === 4 ? ofXml(info.toString('utf8', 8)) : undefined;
}

/** Excel 2007, and Apache POI's protect.xlsx: AES, 50,000 rounds of SHA-1 ([MS-OFFCRYPTO] 2.3.4.5 to 2.3.4.9). */
function of2007(info: Buffer): PackageCipher | undefined {
  const header = info.length < 12 ? 0 : info.readUInt32LE(8);
  const at = 12 + header;
  if (header < 32 || info.length < at + 72 || !AES_2007.has(info.readUInt32LE(12 + 8))) return undefined;
  const keyBytes = info.readUInt32LE(12 + 16) / 8;
  if (![16, 24, 32].includes(keyBytes)) return undefined;
  const hash = hashing('sha1');
  const spun = spin(hash, info.subarray(at + 4, at + 20), SPINS_OF_2007);
  const final = hash(spun, numberOf(0));
  const filled = (fill: number) =>
    hash(Buffer.from(Array.from({ length: 64 }, (_, place) => fill ^ (final[place] ?? 0))));
  const key = Buffer.concat([filled(0x36), filled(0x5c)]).subarray(0, keyBytes);
  const decrypt = (bytes: Buffer) => decrypted(`aes-${keyBytes * 8}-ecb`, key, null, bytes);
  const verifier = hash(decrypt(info.subarray(at + 20, at + 36)));
  if (
    !decrypt(info.subarray(at + 40, at + 72))
      .subarray(0, 20)
      .equals(verifier)
  )
    return undefined;
  return decrypt;
}

/** As Excel 2010 and later encrypt, described in XML ([MS-OFFCRYPTO] 2.3.4.10 to 2.3.4.15). */
function ofXml(xml: string): PackageCipher | undefined {
  const data = sealOf(xml, 'keyData');
  const lock = sealOf(xml, 'encryptedKey');
  const spins = Number(lock?.attribute('spinCount'));
  if (data === undefined || lock === undefined || !(spins >= 0 && spins <= MOST_SPINS)) return undefined;
  const spun = spin(lock.hash, lock.salt, spins);
  const opened = (name: string, purpose: Buffer) => {
    const key = fitted(lock.hash(spun, purpose), lock.keyBytes);
    return lock.decrypt(key, lock.salt, Buffer.from(lock.attribute(name), 'base64'));
  };
  const verifier = lock.hash(opened('encryptedVerifierHashInput', VERIFIER));
  const stated = opened('encryptedVerifierHashValue', VERIFIER_HASH).subarray(0, verifier.length);
  if (!stated.equals(verifier)) return undefined;
  const key = opened('encryptedKeyValue', PACKAGE_KEY).subarray(0, data.keyBytes);
  if (key.length !== data.keyBytes) return undefined;
  return (bytes, segment) => {
    const segments: Buffer[] = [];
    for (let at = 0; at < bytes.length; at += SEGMENT) {
      const start = data.hash(data.salt, numberOf(segment + at / SEGMENT));
      segments.push(data.decrypt(key, start, bytes.subarray(at, at + SEGMENT)));
    }
    return Buffer.concat(segments);
  };
}

interface Seal {
  readonly attribute: (name: string) => string;
  readonly salt: Buffer;
  readonly keyBytes: number;
  readonly hash: Hashing;
  readonly decrypt: (key: Buffer, start: Buffer, bytes: Buffer) => Buffer;
}

/** Undefined if the element is missing or names an unknown method. */
function sealOf(xml: string, element: string): Seal | undefined {
  const elements = [...xml.matchAll(/<(?:\w+:)?(\w+)\s([^<>]*)>/g)];
  const written = elements.find(([, name]) => name === element)?.[2] ?? '';
  const attributes = new Map(
    [...written.matchAll(/\b(\w+)\s*=\s*"([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
  );
  const attribute = (name: string) => attributes.get(name) ?? '';
  const algorithm = attribute('hashAlgorithm').toLowerCase().replace('-', '');
  const keyBits = Number(attribute('keyBits'));
  const isKnown =
    attribute('cipherAlgorithm') === 'AES' &&
    attribute('cipherChaining') === 'ChainingModeCBC' &&
    Number(attribute('blockSize')) === BLOCK &&
    [128, 192, 256].includes(keyBits) &&
    HASHES.has(algorithm);
  if (!isKnown) return undefined;
  return {
    attribute,
    salt: Buffer.from(attribute('saltValue'), 'base64'),
    keyBytes: keyBits / 8,
    hash: hashing(algorithm),
    decrypt: (key, start, bytes) => decrypted(`aes-${keyBits}-cbc`, key, fitted(start, BLOCK), bytes),
  };
}

type Hashing = (...parts: readonly Buffer[]) => Buffer;

export function hashing(algorithm: string): Hashing {
  return (...parts) => {
    const hash = createHash(algorithm);
    for (const part of parts) hash.update(part);
    return hash.digest();
  };
}

function spin(hash: Hashing, salt: Buffer, times: number): Buffer {
  let spun = hash(salt, KNOWN_PASSWORD);
  for (let round = 0; round < times; round += 1) spun = hash(numberOf(round), spun);
  return spun;
}

/** Shortened, or padded as the format requires. */
function fitted(bytes: Buffer, length: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(length, 0x36)]).subarray(0, length);
}

function decrypted(cipher: string, key: Buffer, start: Buffer | null, bytes: Buffer): Buffer {
  const decipher = createDecipheriv(cipher, key, start).setAutoPadding(false);
  const whole = bytes.subarray(0, bytes.length - (bytes.length % BLOCK));
  return Buffer.concat([decipher.update(whole), decipher.final()]);
}

export function numberOf(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
