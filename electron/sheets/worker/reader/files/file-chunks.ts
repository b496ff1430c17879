import type { FileHandle } from 'node:fs/promises';
import { FILE_CHUNK_BYTES } from '../bounds/limits.ts';
import type { ReadJob } from '../rows/read-job.ts';
import type { ZipArchive } from './zip-archive.ts';

/** Reads the next piece while the last is worked on. A piece is valid only until the next is asked for. */
export async function* fileChunks(file: FileHandle, signal: AbortSignal): AsyncGenerator<Buffer, void, void> {
  const buffers = [Buffer.alloc(FILE_CHUNK_BYTES), Buffer.alloc(FILE_CHUNK_BYTES)] as const;
  let position = 0;
  let turn: 0 | 1 = 0;
  const readInto = (buffer: Buffer) => file.read(buffer, 0, buffer.length, position);
  let reading = readInto(buffers[turn]);
  try {
    for (;;) {
      const { buffer, bytesRead } = await reading;
      signal.throwIfAborted();
      if (bytesRead === 0) return;
      position += bytesRead;
      turn = turn === 0 ? 1 : 0;
      reading = readInto(buffers[turn]);
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    // A caller that stops early closes the file next, which must wait for the read under way.
    await reading.catch(() => {});
  }
}

/** A whole file in place of a part of an archive; each reading counts towards the budget. */
export function filePart({ file, signal, budget }: ReadJob): Pick<ZipArchive, 'chunks'> {
  return {
    async *chunks(part, onRead) {
      let read = 0;
      for await (const bytes of fileChunks(file, signal)) {
        read += bytes.length;
        budget.unpack(bytes.length, part);
        onRead?.(read);
        yield bytes;
      }
    },
  };
}
