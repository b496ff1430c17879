import { randomInt, randomUUID } from 'node:crypto';
import { open, stat } from 'node:fs/promises';
import type { FileQuestion } from './channels.ts';

type Part = FileQuestion['parts'][number];

/** Bytes of each part, and how many; a smaller file is asked for whole. */
const partBytes = 4 * 1024;
const partCount = 16;

/** Unanswered ones that are kept. */
const most = 100;

/**
 * Chromium lets a page read only what a person dropped or chose. So a page that knows bytes at places that main draws
 * was handed the file, and one that was broken into learns of no other.
 */
export function openFileProofs() {
  const asked = new Map<string, { readonly path: string; readonly parts: readonly Part[] }>();
  return {
    /** Null for what holds nothing to know. */
    async ask(path: string): Promise<FileQuestion | null> {
      const size = await sizeOf(path);
      if (size === 0) return null;
      const id = randomUUID();
      const parts = partsOf(size);
      asked.set(id, { path, parts });
      for (const old of [...asked.keys()].slice(0, -most)) asked.delete(old);
      return { id, parts };
    },
    /** The path of the file whose asked bytes these are, else null. */
    async check(id: unknown, bytes: unknown): Promise<string | null> {
      const question = asked.get(String(id));
      asked.delete(String(id));
      if (question === undefined || !(bytes instanceof Uint8Array)) return null;
      const own = await read(question.path, question.parts);
      return own?.equals(bytes) ? question.path : null;
    },
  };
}

async function sizeOf(path: string): Promise<number> {
  try {
    const found = await stat(path);
    return found.isFile() ? found.size : 0;
  } catch {
    return 0;
  }
}

function partsOf(size: number): Part[] {
  if (size <= partBytes * partCount) return [[0, size]];
  return Array.from({ length: partCount }, () => {
    const from = randomInt(size - partBytes + 1);
    return [from, from + partBytes];
  });
}

/** Null for a file that cannot be read any more. */
async function read(path: string, parts: readonly Part[]): Promise<Buffer | null> {
  try {
    await using file = await open(path, 'r');
    const read = await Promise.all(
      parts.map(async ([from, to]) => {
        const { bytesRead, buffer } = await file.read(Buffer.alloc(to - from), 0, to - from, from);
        return buffer.subarray(0, bytesRead);
      }),
    );
    return Buffer.concat(read);
  } catch {
    return null;
  }
}
