import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';

/** Reads a file in pieces and removes it at the end, also if nobody reads to the end, or at all. */
export function filePieces(path: string): AsyncIterator<Uint8Array> {
  const stream = createReadStream(path, { highWaterMark: 1024 * 1024 });
  const pieces = stream[Symbol.asyncIterator]();
  const remove = async (): Promise<void> => {
    stream.destroy();
    await rm(path, { force: true });
  };
  return {
    async next() {
      const piece = await pieces.next();
      if (piece.done === true) await remove();
      return piece;
    },
    async return() {
      await pieces.return?.();
      await remove();
      return { done: true, value: undefined };
    },
  };
}
