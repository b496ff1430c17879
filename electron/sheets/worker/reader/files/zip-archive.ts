import { Readable, type TransformOptions } from 'node:stream';
import { crc32, createInflateRaw, type InflateRaw, type ZlibOptions } from 'node:zlib';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { say } from '../../../../../shared/texts/say.ts';
import { CHUNK_BYTES, MAX_ARCHIVE_ENTRIES, MAX_SMALL_PART_BYTES } from '../bounds/limits.ts';
import { damaged, locked, SheetFault, tooLarge } from '../bounds/sheet-fault.ts';
import type { ReadJob } from '../rows/read-job.ts';
import type { ByteSource } from './ole-file.ts';

type Bounds = Pick<ReadJob, 'signal' | 'budget'>;

const STORED = 0;
const DEFLATED = 8;

export type ZipArchive = Awaited<ReturnType<typeof openArchive>>;

/** Unpacked as streams, never to disk. Claimed sizes are not trusted: budget and checksum decide. Names ignore case. */
export async function openArchive(source: ByteSource, { signal, budget }: Bounds) {
  const { zip, entries } = await partsOf(source);

  /** `onPacked` is called with the number of packed bytes read so far. */
  async function* chunks(
    name: string,
    onPacked?: (bytes: number) => void,
  ): AsyncGenerator<Buffer, void, void> {
    const entry = entries.get(partName(name));
    if (!entry) throw damaged('missing part', name);
    if (entry.isEncrypted()) throw locked();
    const packed = await openPart(zip, entry, name);
    const inflater = entry.compressionMethod === STORED ? undefined : inflate(packed);
    const unpacked = inflater ?? packed;
    let size = 0;
    let checksum = 0;
    try {
      for await (const chunk of unpacked as AsyncIterable<Buffer>) {
        signal.throwIfAborted();
        size += chunk.length;
        checksum = crc32(chunk, checksum);
        budget.unpack(chunk.length, name);
        onPacked?.(inflater?.bytesWritten ?? size);
        yield chunk;
      }
    } catch (error) {
      if (signal.aborted || !isUnpackError(error)) throw error;
      throw damaged('cannot be unpacked', name);
    } finally {
      packed.destroy();
      unpacked.destroy();
    }
    if (checksum !== entry.crc32) throw damaged('wrong checksum', name);
  }

  async function text(name: string): Promise<string> {
    const pieces: Buffer[] = [];
    let size = 0;
    for await (const chunk of chunks(name)) {
      size += chunk.length;
      if (size > MAX_SMALL_PART_BYTES) throw tooLarge(say.sheets.largePart(), name);
      pieces.push(chunk);
    }
    return Buffer.concat(pieces).toString('utf8');
  }

  return {
    has: (name: string) => entries.has(partName(name)),
    /** In lower case, with forward slashes. */
    names: () => [...entries.keys()],
    /** In bytes, for progress; 0 for a missing part. */
    packedSize: (name: string) => entries.get(partName(name))?.compressedSize ?? 0,
    text,
    chunks,
  };
}

async function partsOf(source: ByteSource): Promise<{ zip: ZipFile; entries: ReadonlyMap<string, Entry> }> {
  try {
    const reader = new SourceReader(source);
    const zip = await fromRandomAccessReaderPromise(reader, source.size, { autoClose: false });
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) {
      entries.set(partName(entry.fileName), entry);
      if (entries.size > MAX_ARCHIVE_ENTRIES) throw tooLarge(say.sheets.manyParts());
    }
    return { zip, entries };
  } catch (error) {
    throw isUnpackError(error) ? damaged('archive: the list of its parts') : error;
  }
}

async function openPart(zip: ZipFile, entry: Entry, name: string): Promise<Readable> {
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED) {
    throw damaged(`packed with method ${entry.compressionMethod}`, name);
  }
  try {
    return await zip.openReadStreamPromise(entry, { decodeFileData: false });
  } catch {
    throw damaged('is not where the list of parts says', name);
  }
}

/** Lets yauzl read bytes that are no file. */
class SourceReader extends RandomAccessReader {
  readonly #source: ByteSource;

  constructor(source: ByteSource) {
    super();
    this.#source = source;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const source = this.#source;
    return Readable.from(
      (async function* () {
        for (let at = start; at < end; ) {
          const bytes = Buffer.alloc(Math.min(CHUNK_BYTES, end - at));
          const count = await source.read(at, bytes);
          if (count === 0) throw new Error('ends too early');
          yield bytes.subarray(0, count);
          at += count;
        }
      })(),
    );
  }
}

/** Pieces that another thread unpacks ahead while the one before is read. */
const PIECES_AHEAD = 4;

/** Uses larger pieces than yauzl, because each piece costs a turn of the event loop. */
function inflate(source: Readable): InflateRaw {
  const options: ZlibOptions & TransformOptions = {
    chunkSize: CHUNK_BYTES,
    readableHighWaterMark: PIECES_AHEAD * CHUNK_BYTES,
  };
  const inflater = createInflateRaw(options);
  source.on('error', (error) => inflater.destroy(error));
  source.pipe(inflater);
  return inflater;
}

function partName(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
}

/** TypeError and RangeError are bugs; unpacker and yauzl throw other errors. */
function isUnpackError(error: unknown): boolean {
  const isOwn = error instanceof SheetFault || error instanceof TypeError || error instanceof RangeError;
  return error instanceof Error && !isOwn;
}
