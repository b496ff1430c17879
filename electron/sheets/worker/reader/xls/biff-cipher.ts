import { hashing, KNOWN_PASSWORD, numberOf } from '../files/encrypted-package.ts';
import { isBegin, RECORD, type RecordBounds } from './biff-records.ts';

/** The key changes after this many bytes of the workbook, including those not encrypted. */
const BLOCK = 1024;
/** Records that are never encrypted, besides those that begin a part. */
const PLAIN: ReadonlySet<number> = new Set([RECORD.filePass, 0xe1, 0x138, 0x194, 0x195, 0x196]);
/** The place in a worksheet's entry is not encrypted. */
const PLACE = 4;

const md5 = hashing('md5');
const sha1 = hashing('sha1');

type KeyOfBlock = (block: number) => Buffer;

/**
 * How to decrypt the records of a workbook as they are read ([MS-XLS] 2.2.10), by the record that describes the
 * encryption; undefined unless Excel opens the workbook without a password.
 */
export function biffDecryption(filePass: Buffer): RecordBounds['decrypt'] {
  const sealed = readSealed(filePass);
  if (sealed === undefined) return undefined;
  const first = new Rc4(sealed.keyOf(0));
  const verifier = first.apply(Buffer.from(sealed.verifier));
  const hash = first.apply(Buffer.from(sealed.hash));
  if (!sealed.hashed(verifier).equals(hash)) return undefined;
  let stream: Rc4 | undefined;
  let block = -1;
  let position = 0;
  const streamAt = (place: number): Rc4 => {
    const wanted = Math.floor(place / BLOCK);
    if (stream === undefined || wanted !== block || place < position) {
      stream = new Rc4(sealed.keyOf(wanted));
      block = wanted;
      position = wanted * BLOCK;
    }
    stream.skip(place - position);
    return stream;
  };
  return (id, body, from) => {
    if (isBegin(id) || PLAIN.has(id)) return;
    const skipped = id === RECORD.boundSheet ? Math.min(PLACE, body.length) : 0;
    for (let at = skipped; at < body.length; ) {
      const place = from + at;
      const length = Math.min(body.length - at, BLOCK - (place % BLOCK));
      streamAt(place).apply(body.subarray(at, at + length));
      position = place + length;
      at += length;
    }
  };
}

interface Sealed {
  readonly hashed: typeof md5;
  readonly keyOf: KeyOfBlock;
  /** Random bytes and their hash, both encrypted, to recognise the right password. */
  readonly verifier: Buffer;
  readonly hash: Buffer;
}

/** RC4 as of Excel 97 or Excel 2002; undefined for the older XOR. */
function readSealed(filePass: Buffer): Sealed | undefined {
  if (filePass.length < 54 || filePass.readUInt16LE(0) !== 1) return undefined;
  if (filePass.readUInt16LE(4) === 1) {
    const salt = filePass.subarray(6, 22);
    const short = md5(KNOWN_PASSWORD).subarray(0, 5);
    const mixed = Buffer.concat(Array.from({ length: 16 }, () => Buffer.concat([short, salt])));
    const secret = md5(mixed).subarray(0, 5);
    return {
      hashed: md5,
      keyOf: (block) => md5(secret, numberOf(block)),
      verifier: filePass.subarray(22, 38),
      hash: filePass.subarray(38, 54),
    };
  }
  const header = filePass.readUInt32LE(10);
  const at = 14 + header;
  if (filePass.readUInt16LE(4) !== 2 || header < 20 || filePass.length < at + 60) return undefined;
  const bits = filePass.readUInt32LE(14 + 16) || 40;
  const salt = filePass.subarray(at + 4, at + 20);
  const secret = sha1(salt, KNOWN_PASSWORD);
  return {
    hashed: sha1,
    keyOf(block) {
      const key = sha1(secret, numberOf(block)).subarray(0, Math.min(16, bits / 8));
      return key.length > 5 ? key : Buffer.concat([key], 16);
    },
    verifier: filePass.subarray(at + 20, at + 36),
    hash: filePass.subarray(at + 40, at + 60),
  };
}

/** Today's systems no longer include this cipher. */
class Rc4 {
  readonly #state = Uint8Array.from({ length: 256 }, (_, at) => at);
  #first = 0;
  #second = 0;

  constructor(key: Buffer) {
    const state = this.#state;
    let mixed = 0;
    for (let at = 0; at < 256; at += 1) {
      mixed = (mixed + state[at]! + key[at % key.length]!) & 0xff;
      [state[at], state[mixed]] = [state[mixed]!, state[at]!];
    }
  }

  apply(bytes: Buffer): Buffer {
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = bytes[at]! ^ this.#next();
    return bytes;
  }

  skip(count: number): void {
    for (let bytesLeft = count; bytesLeft > 0; bytesLeft -= 1) this.#next();
  }

  #next(): number {
    const state = this.#state;
    this.#first = (this.#first + 1) & 0xff;
    const one = state[this.#first]!;
    this.#second = (this.#second + one) & 0xff;
    const other = state[this.#second]!;
    state[this.#first] = other;
    state[this.#second] = one;
    return state[(one + other) & 0xff]!;
  }
}
