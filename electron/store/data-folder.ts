import { accessSync, constants, lstatSync, mkdirSync, readlinkSync, type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { type AppError, fail, ok, type Result } from '../../shared/result.ts';

const { R_OK, W_OK, X_OK } = constants;

/** Makes the data folder, private to its owner, where there is none; says in words why it cannot be used. */
export function makeDataFolder(dataDir: string): Result<null> {
  try {
    const found = makeFolder(dataDir);
    if (found !== null) return fail(found);
    accessSync(dataDir, R_OK | W_OK | X_OK);
    // Its mode is left as it is: whoever made the folder may share it, and every file in it is private by itself.
    if (!isOwn(statSync(dataDir))) return fail(folderError({ code: 'EPERM' }, dataDir));
    return ok(null);
  } catch (error) {
    return fail(folderError(error, dataDir));
  }
}

/** One folder at a time: Node's own way never ends where a folder is there and takes no other. */
function makeFolder(path: string): AppError | null {
  const found = look(statSync, path);
  if (found !== null) return found.isDirectory() ? null : noFolder(path);
  if (look(lstatSync, path)?.isSymbolicLink()) return leadsNowhere(path);
  const parent = dirname(path);
  if (parent === path) return notThere(path);
  const above = makeFolder(parent);
  if (above !== null) return above;
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another program was quicker.
    if (!look(statSync, path)?.isDirectory()) throw error;
  }
  return null;
}

/** What is there; null for nothing, also where a part of the path is a file. */
function look(stat: (path: string) => Stats, path: string): Stats | null {
  try {
    return stat(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw error;
  }
}

function isOwn({ uid }: Stats): boolean {
  const user = process.getuid?.();
  return user === undefined || user === 0 || uid === user;
}

const otherFolder = 'name another folder with --data-dir';

type FolderTrouble = 'bad-input' | 'not-found' | 'storage';

function trouble(kind: FolderTrouble, what: string, path: string, fix: string): AppError {
  return { kind, message: `${what}, so nothing was started (${path}).`, fix };
}

function noFolder(path: string): AppError {
  const fix = `Move or rename that file, or ${otherFolder}.`;
  return trouble('bad-input', 'A file stands where the data folder should be', path, fix);
}

function leadsNowhere(path: string): AppError {
  const fix = `Connect the disk or network drive that it leads to, remove the link, or ${otherFolder}.`;
  const link = `${path} leads to ${readlinkSync(path)}`;
  return trouble('not-found', 'The data folder is a link to a place that is not there', link, fix);
}

function notThere(path: string): AppError {
  const fix = `Connect it, then start Tagline again, or ${otherFolder}.`;
  return trouble('not-found', 'The disk or network drive of the data folder is not there', path, fix);
}

/** Says in words why the file system does not give the folder; what it calls by another name is told by that name. */
function folderError(error: unknown, path: string): AppError {
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'EACCES':
    case 'EPERM': {
      const fix = `Check that you own it and may write in it, or ${otherFolder}.`;
      return trouble('storage', 'You may not read and write in the data folder', path, fix);
    }
    case 'EROFS': {
      const fix = `Make the disk writable, or ${otherFolder}.`;
      return trouble('storage', 'The data folder is on a disk that can only be read', path, fix);
    }
    case 'ENOSPC':
    case 'EDQUOT':
      return trouble('storage', 'The disk is full', path, 'Free some space, then start Tagline again.');
    case 'ELOOP': {
      const fix = `Remove the link, or ${otherFolder}.`;
      return trouble('bad-input', 'The data folder is a link that leads back to itself', path, fix);
    }
    case 'ENAMETOOLONG':
    case 'EINVAL':
    case 'ERR_INVALID_ARG_VALUE':
      return trouble(
        'bad-input',
        'The disk takes no folder of this name',
        path,
        `Check it, or ${otherFolder}.`,
      );
    case 'ENOENT':
    case 'ENOTDIR':
    case 'ENODEV':
    case 'ENXIO':
    case 'ESTALE':
    case 'ENOTCONN':
    case 'EHOSTDOWN':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ETIMEDOUT':
      return notThere(path);
    default: {
      const fix = `Check the disk, or ${otherFolder}.`;
      return trouble('storage', `The data folder cannot be used (${code})`, path, fix);
    }
  }
}
