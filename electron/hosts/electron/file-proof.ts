import { createHmac, randomBytes } from 'node:crypto';
import { lookAtFile, openLookedAt } from '../../store/plain-file.ts';
import { SlowDrive } from '../../store/slow-drive.ts';
import type { FileParts } from './channels.ts';

/** In bytes: the size of each part, and the number of parts; a smaller file is asked for whole. */
const partBytes = 1024;
const partCount = 64;

/** After this many wrong answers, none is checked for a minute. */
const mostWrong = 5;
const minuteMs = 60_000;

/** In ms, for all questions about a file. */
const waitingMs = 5_000;

/**
 * Chromium lets a page read only what a person dropped or chose. So a page that knows bytes at places drawn by main was
 * handed the file. The places follow from the path and the size that the page gives, and stay the same while the app
 * runs: a page that was broken into cannot repeat the question until it gets bytes that it knows. No question reveals
 * whether there is a file.
 */
export function openFileProofs(now: () => number = () => performance.now()) {
  const key = randomBytes(32);
  const drive = new SlowDrive(waitingMs);
  let wrong: number[] = [];

  /** The one question about a file; null for an empty file. */
  function ask(path: string, size: number): FileParts | null {
    if (!Number.isSafeInteger(size) || size < 1) return null;
    if (size <= partBytes * partCount) return [[0, size]];
    return Array.from({ length: partCount }, (_, index) => {
      const drawn = createHmac('sha256', key).update(`${index} ${size} ${path}`).digest();
      const from = drawn.readUIntBE(0, 6) % (size - partBytes + 1);
      return [from, from + partBytes] as const;
    });
  }

  return {
    ask,
    /** True if these are the bytes that were asked for. */
    async check(path: string, size: number, bytes: unknown): Promise<boolean> {
      const parts = ask(path, size);
      if (parts === null || !(bytes instanceof Uint8Array)) return false;
      // One after the other, so that no answer is checked before the wrong ones are counted.
      const isRight = await drive.ask(async () => {
        wrong = wrong.filter((at) => now() - at < minuteMs);
        if (wrong.length >= mostWrong) return false;
        const own = await read(path, size, parts);
        if (own?.equals(bytes) === true) return true;
        wrong.push(now());
        return false;
      });
      return isRight === true;
    },
  };
}

/** Null if there is no file with this size. */
async function read(path: string, size: number, parts: FileParts): Promise<Buffer | null> {
  try {
    const looked = await lookAtFile(path);
    if (looked.size !== BigInt(size)) return null;
    await using file = await openLookedAt(path, looked);
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
