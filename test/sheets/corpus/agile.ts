import { createCipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { oleFile } from './ole.ts';

const SEGMENT = 4096;

/** What a workbook is encrypted with, as Excel does it unless said otherwise. */
export interface AgileChoice {
  readonly password?: string;
  readonly spins?: number;
  readonly hash?: string;
  readonly keyBits?: number;
}

/** A workbook's archive encrypted as Excel 2010 and later do ([MS-OFFCRYPTO] 2.3.4.10 to 2.3.4.15). */
export function agile(archive: Uint8Array, choice: AgileChoice = {}): Buffer {
  const { password = 'VelvetSweatshop', spins = 100_000, hash = 'SHA512', keyBits = 256 } = choice;
  const digest = (...parts: Uint8Array[]) => {
    const made = createHash(hash.toLowerCase());
    for (const part of parts) made.update(part);
    return made.digest();
  };
  const fit = (bytes: Buffer, length: number) =>
    Buffer.concat([bytes, Buffer.alloc(length, 0x36)]).subarray(0, length);
  const encrypt = (key: Buffer, start: Buffer, bytes: Buffer) => {
    const cipher = createCipheriv(`aes-${keyBits}-cbc`, key, fit(start, 16)).setAutoPadding(false);
    const padded = Buffer.concat([bytes, Buffer.alloc((16 - (bytes.length % 16)) % 16)]);
    return Buffer.concat([cipher.update(padded), cipher.final()]);
  };
  const [salt, dataSalt, verifier] = [randomBytes(16), randomBytes(16), randomBytes(16)];
  const key = randomBytes(keyBits / 8);
  let spun = digest(salt, Buffer.from(password, 'utf16le'));
  for (let round = 0; round < spins; round += 1) spun = digest(u32(round), spun);
  const sealed = (purpose: string, bytes: Buffer) =>
    encrypt(fit(digest(spun, Buffer.from(purpose, 'hex')), keyBits / 8), salt, bytes).toString('base64');
  const how = `saltSize="16" blockSize="16" keyBits="${keyBits}" hashSize="${digest().length}" cipherAlgorithm="AES" cipherChaining="ChainingModeCBC" hashAlgorithm="${hash}"`;
  const size = Buffer.alloc(8);
  size.writeBigUInt64LE(BigInt(archive.length));
  const segments: Buffer[] = [size];
  for (let at = 0; at < archive.length; at += SEGMENT) {
    const start = digest(dataSalt, u32(at / SEGMENT));
    segments.push(encrypt(key, start, Buffer.from(archive.subarray(at, at + SEGMENT))));
  }
  const packed = Buffer.concat(segments);
  const hmacKey = randomBytes(digest().length);
  const hmac = createHmac(hash.toLowerCase(), hmacKey).update(packed).digest();
  const whole = (purpose: string, bytes: Buffer) =>
    encrypt(key, digest(dataSalt, Buffer.from(purpose, 'hex')), bytes).toString('base64');
  const xml = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n<encryption xmlns="http://schemas.microsoft.com/office/2006/encryption" xmlns:p="http://schemas.microsoft.com/office/2006/keyEncryptor/password"><keyData ${how} saltValue="${dataSalt.toString('base64')}"/><dataIntegrity encryptedHmacKey="${whole('5fb2ad010cb9e1f6', hmacKey)}" encryptedHmacValue="${whole('a0677f02b22c8433', hmac)}"/><keyEncryptors><keyEncryptor uri="http://schemas.microsoft.com/office/2006/keyEncryptor/password"><p:encryptedKey spinCount="${spins}" ${how} saltValue="${salt.toString('base64')}" encryptedVerifierHashInput="${sealed('fea7d2763b4b9e79', verifier)}" encryptedVerifierHashValue="${sealed('d7aa0f6d3061344e', digest(verifier))}" encryptedKeyValue="${sealed('146e0be7abacd0d6', key)}"/></keyEncryptor></keyEncryptors></encryption>`;
  const head = Buffer.from([4, 0, 4, 0, 0x40, 0, 0, 0]);
  return oleFile({
    EncryptionInfo: Buffer.concat([head, Buffer.from(xml)]),
    EncryptedPackage: packed,
  });
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
