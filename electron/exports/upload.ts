import { type FileHandle, open, rm } from 'node:fs/promises';

/** A file that arrives piece by piece; its bytes are kept, readable by their owner alone, until `discard`. */
export interface Upload {
  readonly path: string;
  readonly received: number;
  /** Pieces are written in the order of the calls. */
  append(bytes: Uint8Array): Promise<void>;
  /** Waits until everything is written. */
  end(): Promise<void>;
  /** Stops and removes the file. */
  discard(): Promise<void>;
}

/** Makes the file at once; fails as the file system fails. */
export async function openUpload(path: string): Promise<Upload> {
  let file: FileHandle | null = await open(path, 'wx', 0o600);
  let written: Promise<void> = Promise.resolve();
  let received = 0;

  async function close(): Promise<void> {
    const handle = file;
    file = null;
    await handle?.close();
  }

  return {
    path,
    get received() {
      return received;
    },
    append(bytes) {
      written = written.then(async () => {
        await file?.writeFile(bytes);
        received += bytes.byteLength;
      });
      return written;
    },
    async end() {
      await written;
      await close();
    },
    async discard() {
      await written.catch(() => undefined);
      await close();
      await rm(path, { force: true });
    },
  };
}
