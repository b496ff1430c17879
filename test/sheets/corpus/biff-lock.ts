import { createHash } from 'node:crypto';
import { biffStream, record, u16, u32 } from './biff.ts';

const BLOCK = 1024;
const SALT = Buffer.from('0123456789abcdef');

/** The stream of a workbook with one worksheet, encrypted as Excel 2002 and later do, with keys of so many bits. */
export function encryptedStream(records: readonly Uint8Array[], password: string, bits: number): Buffer {
  const secret = sha1(SALT, Buffer.from(password, 'utf16le'));
  const keystream = (block: number) => {
    const key = sha1(secret, u32(block)).subarray(0, bits / 8);
    return rc4(bits === 40 ? Buffer.concat([key, Buffer.alloc(11)]) : key, BLOCK);
  };
  const random = Buffer.from('fedcba9876543210');
  const sealed = mixed(Buffer.concat([random, sha1(random)]), keystream(0));
  const provider = Buffer.from('Some Provider\0', 'utf16le');
  const header = [4, 0, 0x6801, 0x8004, bits, 1, 0, 0].map(u32);
  const filePass = record(
    0x2f,
    u16(1, 2, 2),
    u32(4),
    u32(32 + provider.length),
    ...header,
    provider,
    u32(16),
    SALT,
    sealed.subarray(0, 16),
    u32(20),
    sealed.subarray(16),
  );
  const stream = biffStream(8, [], [{ name: 'Sheet1', records }], [filePass]);
  for (let at = 0; at < stream.length; ) {
    const [id, length] = [stream.readUInt16LE(at), stream.readUInt16LE(at + 2)];
    const isPlain = id === 0x809 || id === 0x2f;
    for (let place = at + 4 + (id === 0x85 ? 4 : 0); !isPlain && place < at + 4 + length; place += 1) {
      stream[place] = stream[place]! ^ known(Math.floor(place / BLOCK), keystream)[place % BLOCK]!;
    }
    at += 4 + length;
  }
  blocks.clear();
  return stream;
}

const blocks = new Map<number, Buffer>();

function known(block: number, keystream: (block: number) => Buffer): Buffer {
  const stream = blocks.get(block) ?? keystream(block);
  blocks.set(block, stream);
  return stream;
}

function mixed(bytes: Buffer, stream: Buffer): Buffer {
  return Buffer.from(bytes.map((byte, at) => byte ^ stream[at]!));
}

function sha1(...parts: Uint8Array[]): Buffer {
  return createHash('sha1').update(Buffer.concat(parts)).digest();
}

/** The first bytes of RC4's stream for a key. */
function rc4(key: Buffer, length: number): Buffer {
  const box = Array.from({ length: 256 }, (_, at) => at);
  const swap = (one: number, other: number) => {
    const held = box[one]!;
    box[one] = box[other]!;
    box[other] = held;
  };
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + box[at]! + key[at % key.length]!) % 256;
    swap(at, other);
  }
  let other = 0;
  return Buffer.from(
    Array.from({ length }, (_, index) => {
      const at = (index + 1) % 256;
      other = (other + box[at]!) % 256;
      swap(at, other);
      return box[(box[at]! + box[other]!) % 256]!;
    }),
  );
}
