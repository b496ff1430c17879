import { statfsSync } from 'node:fs';
import { assertNever } from '../../shared/assert-never.ts';
import { type AppError, appError } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';
import { spoken } from '../../shared/texts/spoken.ts';

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

/** What a storage fault kept from coming about. */
export type KeptBack = 'not-recorded' | 'not-started' | 'not-erased' | 'no-settings';

/** Says in words what the disk did. */
export function storageWords(error: unknown): string {
  return spoken(say.storage.what[whatOf(error)]());
}

/** What a person is told where a storage fault kept something from coming about, with the `path` where that has one. */
export function storageError(error: unknown, so: KeptBack = 'not-recorded', path = ''): AppError {
  const { storage: words } = say;
  const what = whatOf(error);
  switch (what) {
    case 'full':
      return appError('storage', words.full(so, path), words.fullFix());
    case 'mayNotWrite':
      return appError('storage', words.mayNotWrite(so, path), words.mayNotWriteFix());
    case 'busy':
      return appError('storage', words.busy(so, path), words.busyFix());
    case 'failed':
      return appError('storage', words.failed(so, path), words.failedFix());
    default:
      return assertNever(what);
  }
}

function whatOf(error: unknown): 'full' | 'mayNotWrite' | 'busy' | 'failed' {
  if (isDiskFull(error)) return 'full';
  if (isReadOnly(error)) return 'mayNotWrite';
  return isLocked(error) ? 'busy' : 'failed';
}
