import { type FileHandle, open, rm } from 'node:fs/promises';

export type Upload = Awaited<ReturnType<typeof openUpload>>;

/**
 * A file that arrives in pieces; readable by its owner alone, and kept until `discard`. Created at once; throws file
 * system errors.
 */
export async function openUpload(path: string) {
  let file: FileHandle | null = await open(path, 'wx', 0o600);
  let written: Promise<void> = Promise.resolve();
  let received = 0;
  let last = 0;
  /** Pieces after a gap: their ends by their starts. */
  const beyond = new Map<number, number>();

  async function close(): Promise<void> {
    await written.catch(() => undefined);
    const handle = file;
    file = null;
    await handle?.close();
  }

  return {
    path,
    /** Bytes written from the start on without a gap. */
    get received() {
      return received;
    },
    /** Writes a piece at `at`, by default after all pieces so far; pieces may come in any order. */
    append(bytes: Uint8Array, at = last): Promise<void> {
      const end = at + bytes.byteLength;
      last = Math.max(last, end);
      written = written.then(async () => {
        for (let from = 0; file !== null && from < bytes.byteLength; ) {
          from += (await file.write(bytes, from, bytes.byteLength - from, at + from)).bytesWritten;
        }
        beyond.set(at, end);
        for (let next = beyond.get(received); next !== undefined; next = beyond.get(received)) {
          beyond.delete(received);
          received = next;
        }
      });
      return written;
    },
    /** Waits until everything is written; false if a piece is missing or came twice. */
    async end() {
      await written;
      await close();
      return received === last && beyond.size === 0;
    },
    /** Keeps the file as far as it has arrived. */
    close,
    async discard() {
      await close();
      await rm(path, { force: true });
    },
  };
}
