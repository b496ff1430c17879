/** True for a fault of the disk or the database file that may pass: full, busy, read-only, failing. */
export function isStorageFault(error: unknown): boolean {
  const code = (error as { errcode?: unknown } | null)?.errcode;
  return typeof code === 'number' && [5, 6, 8, 10, 13, 14].includes(code & 0xff);
}

/** Says in words what the disk did. */
export function storageWords(error: unknown): string {
  const code = Number((error as { errcode?: unknown }).errcode) & 0xff;
  switch (code) {
    case 13:
      return 'The disk is full.';
    case 5:
    case 6:
      return 'The database was busy for too long.';
    case 8:
      return 'The database may not be written to.';
    default:
      return 'The disk failed.';
  }
}
