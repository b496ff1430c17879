import { statfsSync } from 'node:fs';
import { type AppError, appError } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';
import { spoken } from '../../shared/texts/spoken-with-texts.ts';

/** SQLite's result code, or the file system's name for the fault. */
interface Fault {
  readonly errcode?: unknown;
  readonly code?: unknown;
}

function isOneOf(error: unknown, sqlite: readonly number[], fileSystem: readonly string[]): boolean {
  const { errcode, code } = (error ?? {}) as Fault;
  if (typeof errcode === 'number') return sqlite.includes(errcode & 0xff);
  return typeof code === 'string' && fileSystem.includes(code);
}

/** There is no space for the index of SQLite's log: a full disk under another code. */
const noSpaceForIndex = 10 | (19 << 8);

export function isDiskFull(error: unknown): boolean {
  if ((error as Fault | null)?.errcode === noSpaceForIndex) return true;
  return isOneOf(error, [13], ['ENOSPC', 'EDQUOT', 'EFBIG']);
}

/** In bytes: a database, its log and the log's index need more. */
const leastSpace = 64 * 1024;

/** A full disk may report another fault. */
export function hasNoSpace(path: string): boolean {
  try {
    const { bavail, bsize, ffree, files } = statfsSync(path);
    return bavail * bsize < leastSpace || (files > 0 && ffree === 0);
  } catch {
    return false;
  }
}

/** The error of a write that the disk took only in part. */
export function cutShort(): Error {
  return Object.assign(new Error('The disk took a part of a line.'), { code: 'ENOSPC', syscall: 'write' });
}

/** True for an error of the file system; the database has codes of its own. */
export function isFileFault(error: unknown): boolean {
  return typeof (error as { syscall?: unknown } | null)?.syscall === 'string';
}

function isReadOnly(error: unknown): boolean {
  return isOneOf(error, [8], ['EROFS', 'EACCES', 'EPERM']);
}

/** True if another process held the database longer than the timeout. */
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

export function storageWords(error: unknown): string {
  return spoken(say.storage.what[whatOf(error)]());
}

export function storageError(
  error: unknown,
  so: keyof typeof say.storage.so = 'not-recorded',
  path = '',
): AppError {
  const { storage: words } = say;
  const what = whatOf(error);
  return appError('storage', words[what](words.so[so](path)), words.fix[what]());
}

function whatOf(error: unknown): 'full' | 'mayNotWrite' | 'busy' | 'failed' {
  if (isDiskFull(error)) return 'full';
  if (isReadOnly(error)) return 'mayNotWrite';
  return isLocked(error) ? 'busy' : 'failed';
}
