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

/** True when there was no room left to write, in the database or any other file. */
export function isDiskFull(error: unknown): boolean {
  return isOneOf(error, [13], ['ENOSPC', 'EDQUOT', 'EFBIG']);
}

/** True when writing is not allowed at all. */
export function isReadOnly(error: unknown): boolean {
  return isOneOf(error, [8], ['EROFS', 'EACCES', 'EPERM']);
}

/** True for a fault of the disk or the database file that may pass: full, busy, read-only, failing. */
export function isStorageFault(error: unknown): boolean {
  return isOneOf(
    error,
    [5, 6, 8, 10, 13, 14],
    ['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EACCES', 'EPERM', 'EIO'],
  );
}

/** Says in words what the disk did. */
export function storageWords(error: unknown): string {
  if (isDiskFull(error)) return 'The disk is full.';
  if (isReadOnly(error)) return 'The database may not be written to.';
  return isOneOf(error, [5, 6], []) ? 'The database was busy for too long.' : 'The disk failed.';
}
