import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';

/** Reads a file in pieces and removes it at the end, also if nobody reads to the end. */
export async function* filePieces(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path, { highWaterMark: 1024 * 1024 });
  } finally {
    await rm(path, { force: true });
  }
}
