import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export type ArchivePart = readonly [name: string, text: string | Iterable<string> | AsyncIterable<string>];

const PIECE = 64 * 1024;

/** Readable by its owner alone. No part made in pieces is ever whole in memory. Deletes the file on failure. */
export async function writeArchive(path: string, parts: Iterable<ArchivePart>): Promise<void> {
  // Archives keep local time, and this midnight is the same everywhere, so equal text gives equal bytes.
  const options = { mtime: new Date(2000, 0, 1), forceDosTimestamp: true };
  const zip = new ZipFile();
  const stop = new AbortController();
  const file = createWriteStream(path, { mode: 0o600, flush: true });
  const written = pipeline(zip.outputStream, file, { signal: stop.signal });
  try {
    for (const [name, text] of parts) {
      const source = Readable.from(typeof text === 'string' ? [Buffer.from(text)] : gather(text));
      zip.addReadStream(source, name, options);
      await Promise.race([finished(source), written]);
    }
    zip.end();
    await written;
  } catch (error) {
    stop.abort();
    await written.catch(() => {});
    await rm(path, { force: true });
    throw error;
  }
}

/** Joins small pieces, because each piece costs a turn of the event loop. */
async function* gather(pieces: Iterable<string> | AsyncIterable<string>): AsyncGenerator<Buffer> {
  let held: string[] = [];
  let length = 0;
  for await (const piece of pieces) {
    held.push(piece);
    length += piece.length;
    if (length < PIECE) continue;
    yield Buffer.from(held.join(''));
    held = [];
    length = 0;
  }
  yield Buffer.from(held.join(''));
}
