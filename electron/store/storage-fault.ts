import { statfsSync } from 'node:fs';
import type { AppError } from '../../shared/result.ts';

/** What failed underneath: SQLite's primary result code, or the file system's name for it. */
interface Fault {
  readonly errcode?: unknown;
  readonly code?: unknown;
}

function isOneOf(error: unknown, sqlite: readonly number[], fileSystem: readonly string[]): boolean {
  const { errcode, code } = (error ?? {}) as Fault;
  if (typeof errcode === 'number') return sqlite.includes(errcode & 0xff);
  return typeof code === 'string' && fileSystem.includes(code);
}

/** SQLite found no room for the index of its log: a full disk under another name. */
const noSpaceForIndex = 10 | (19 << 8);

/** True when there was no room left to write, in the database or any other file. */
export function isDiskFull(error: unknown): boolean {
  if ((error as Fault | null)?.errcode === noSpaceForIndex) return true;
  return isOneOf(error, [13], ['ENOSPC', 'EDQUOT', 'EFBIG']);
}

/** Less room than this, in bytes, is none: a database, its log and the index of its log do not begin in it. */
const leastSpace = 64 * 1024;

/** True when nothing more fits beside `path`: a full disk may show itself as another fault. */
export function hasNoSpace(path: string): boolean {
  try {
    const { bavail, bsize, ffree, files } = statfsSync(path);
    return bavail * bsize < leastSpace || (files > 0 && ffree === 0);
  } catch {
    return false;
  }
}

/** True for what the file system says of a file or folder; the database has codes of its own. */
export function isFileFault(error: unknown): boolean {
  return typeof (error as { syscall?: unknown } | null)?.syscall === 'string';
}

/** True when writing is not allowed at all. */
function isReadOnly(error: unknown): boolean {
  return isOneOf(error, [8], ['EROFS', 'EACCES', 'EPERM']);
}

/** True when another process held the database for longer than was waited. */
export function isLocked(error: unknown): boolean {
  return isOneOf(error, [5, 6, 15], []);
}

/** True for a fault of the disk or the database file that may pass: full, busy, read-only, failing. */
export function isStorageFault(error: unknown): boolean {
  return isOneOf(
    error,
    [5, 6, 8, 10, 13, 14, 15],
    ['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'ESTALE', 'EMFILE', 'ENFILE'],
  );
}

/** Says in words what the disk did. */
export function storageWords(error: unknown): string {
  return `${wordsOf(error).what}.`;
}

/** What a person is told where a storage fault kept something from being recorded, or from whatever `so` says. */
export function storageError(error: unknown, so = 'this could not be recorded'): AppError {
  const { what, fix } = wordsOf(error);
  return { kind: 'storage', message: `${what}, so ${so}.`, fix };
}

function wordsOf(error: unknown): { readonly what: string; readonly fix: string } {
  if (isDiskFull(error)) {
    return { what: 'The disk is full', fix: 'Free some space and try again; nothing was lost.' };
  }
  if (isReadOnly(error)) {
    const fix = 'Check that you own the folder and may write in it, then try again.';
    return { what: 'The data folder may not be written to', fix };
  }
  if (isLocked(error)) {
    return { what: 'The database was busy for too long', fix: 'Try again in a moment; nothing was lost.' };
  }
  return { what: 'The disk failed', fix: 'Check the disk and its free space, then try again.' };
}
