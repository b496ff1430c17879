import { type BigIntStats, constants } from 'node:fs';
import { type FileHandle, lstat, open } from 'node:fs/promises';

/** Something other than a file; `replaced`: another file than before. */
export class NoPlainFile extends Error {
  readonly is: 'folder' | 'link' | 'other' | 'replaced';

  constructor(is: NoPlainFile['is']) {
    super(`There is no plain file: ${is}.`);
    this.is = is;
  }
}

/** Throws `NoPlainFile`; a link counts as none, because somebody else may lead it elsewhere. */
export async function lookAtFile(path: string): Promise<BigIntStats> {
  return plain(await lstat(path, { bigint: true }));
}

function plain(stats: BigIntStats): BigIntStats {
  if (stats.isFile()) return stats;
  throw new NoPlainFile(stats.isDirectory() ? 'folder' : stats.isSymbolicLink() ? 'link' : 'other');
}

/** Windows has neither flag: there `isSame` finds a link. With them, opening a pipe does not wait for its other end. */
const cautiously = (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Opens exactly the file that was looked at. */
export async function openLookedAt(
  path: string,
  looked: BigIntStats,
  flags: number = constants.O_RDONLY,
): Promise<FileHandle> {
  const file = await open(path, flags | cautiously).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ELOOP') throw new NoPlainFile('link');
    // The file is a pipe that nobody reads.
    if (error.code === 'ENXIO') throw new NoPlainFile('other');
    throw error;
  });
  try {
    const stats = plain(await file.stat({ bigint: true }));
    if (stats.ino !== looked.ino || stats.dev !== looked.dev) throw new NoPlainFile('replaced');
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}
