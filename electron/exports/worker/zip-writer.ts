import { type FileHandle, open } from 'node:fs/promises';
import { crc32, createDeflateRaw, type DeflateRaw } from 'node:zlib';

const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Sizes follow the data (bit 3), and names are UTF-8 (bit 11). */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** Midnight on 1 January 1980: the same rows always give the same bytes. */
const DOS_DATE = 0x0021;
const MAX_32 = 0xffffffff;
const PIECE = 64 * 1024;

interface Part {
  readonly name: Buffer;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

/** Writes an archive part by part as a stream, each up to 4 GiB, so that no part is ever held in memory. */
export class ZipWriter {
  readonly #file: FileHandle;
  readonly #parts: Part[] = [];
  #offset = 0;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  /** Creates or replaces the file, readable by its owner alone. */
  static async create(path: string): Promise<ZipWriter> {
    return new ZipWriter(await open(path, 'w', 0o600));
  }

  /** Adds a part from pieces of text; `stored` leaves it unpacked, as a `mimetype` must be. */
  async add(name: string, pieces: Iterable<string>, stored = false): Promise<void> {
    const offset = this.#offset;
    const method = stored ? 0 : DEFLATED;
    const nameBytes = Buffer.from(name);
    const header = Buffer.alloc(30);
    header.writeUInt32LE(LOCAL, 0);
    header.writeUInt16LE(VERSION, 4);
    const whole = stored ? Buffer.from([...pieces].join('')) : undefined;
    header.writeUInt16LE(whole ? FLAGS & ~8 : FLAGS, 6);
    header.writeUInt16LE(method, 8);
    header.writeUInt16LE(DOS_DATE, 12);
    if (whole) sizes(header, 14, crc32(whole), whole.length, whole.length);
    header.writeUInt16LE(nameBytes.length, 26);
    await this.#write(Buffer.concat([header, nameBytes]));
    const from = this.#offset;
    let crc = 0;
    let size = 0;
    if (whole) {
      crc = crc32(whole);
      size = whole.length;
      await this.#write(whole);
    } else {
      ({ crc, size } = await this.#deflate(pieces));
    }
    const packed = this.#offset - from;
    if (size > MAX_32 || this.#offset > MAX_32)
      throw new RangeError('A workbook larger than 4 GiB cannot be written.');
    if (!whole) {
      const descriptor = Buffer.alloc(16);
      descriptor.writeUInt32LE(DESCRIPTOR, 0);
      sizes(descriptor, 4, crc, packed, size);
      await this.#write(descriptor);
    }
    this.#parts.push({ name: nameBytes, method, crc, packed, size, offset });
  }

  /** Writes the list of parts, flushes the file to disk and closes it. */
  async close(): Promise<void> {
    const from = this.#offset;
    for (const part of this.#parts) {
      const header = Buffer.alloc(46);
      header.writeUInt32LE(CENTRAL, 0);
      header.writeUInt16LE(VERSION, 4);
      header.writeUInt16LE(VERSION, 6);
      header.writeUInt16LE(part.method === 0 ? FLAGS & ~8 : FLAGS, 8);
      header.writeUInt16LE(part.method, 10);
      header.writeUInt16LE(DOS_DATE, 14);
      sizes(header, 16, part.crc, part.packed, part.size);
      header.writeUInt16LE(part.name.length, 28);
      header.writeUInt32LE(part.offset, 42);
      await this.#write(Buffer.concat([header, part.name]));
    }
    const end = Buffer.alloc(22);
    end.writeUInt32LE(END, 0);
    end.writeUInt16LE(this.#parts.length, 8);
    end.writeUInt16LE(this.#parts.length, 10);
    end.writeUInt32LE(this.#offset - from, 12);
    end.writeUInt32LE(from, 16);
    await this.#write(end);
    await this.#file.sync();
    await this.#file.close();
  }

  /** Closes the file without finishing it; the caller deletes it. */
  async abandon(): Promise<void> {
    await this.#file.close();
  }

  async #deflate(pieces: Iterable<string>): Promise<{ crc: number; size: number }> {
    const deflater = createDeflateRaw({ level: 6 });
    let crc = 0;
    let size = 0;
    const writing = this.#drain(deflater);
    for (const bytes of gather(pieces)) {
      crc = crc32(bytes, crc);
      size += bytes.length;
      if (!deflater.write(bytes)) await new Promise((resolve) => deflater.once('drain', resolve));
    }
    deflater.end();
    await writing;
    return { crc, size };
  }

  async #drain(deflater: DeflateRaw): Promise<void> {
    for await (const chunk of deflater) await this.#write(chunk);
  }

  async #write(bytes: Buffer): Promise<void> {
    await this.#file.write(bytes);
    this.#offset += bytes.length;
  }
}

/** Joins small pieces of text into larger ones of bytes, since each write costs a turn of the event loop. */
function* gather(pieces: Iterable<string>): Generator<Buffer> {
  let held: string[] = [];
  let length = 0;
  for (const piece of pieces) {
    held.push(piece);
    length += piece.length;
    if (length >= PIECE) {
      yield Buffer.from(held.join(''));
      held = [];
      length = 0;
    }
  }
  if (length > 0) yield Buffer.from(held.join(''));
}

function sizes(header: Buffer, at: number, crc: number, packed: number, size: number): void {
  header.writeUInt32LE(crc, at);
  header.writeUInt32LE(packed, at + 4);
  header.writeUInt32LE(size, at + 8);
}
