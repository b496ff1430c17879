import { accessSync, constants, lstatSync, mkdirSync, readlinkSync, type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { type AppError, appError, fail, ok, type Result } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';

const { R_OK, W_OK, X_OK } = constants;

/** Private to its owner; an error tells why the folder cannot be used. */
export function makeDataFolder(dataDir: string): Result<null> {
  try {
    const madeFolder = makeFolder(dataDir);
    if (madeFolder !== null) return fail(madeFolder);
    accessSync(dataDir, R_OK | W_OK | X_OK);
    // An existing mode stays: the owner may share the folder, and every file in it is private.
    if (!isOwn(statSync(dataDir))) return fail(folderError({ code: 'EPERM' }, dataDir));
    return ok(null);
  } catch (error) {
    return fail(folderError(error, dataDir));
  }
}

/** Makes one folder at a time: a recursive mkdir never ends in a folder that cannot take another. */
function makeFolder(path: string): AppError | null {
  const stats = look(statSync, path);
  if (stats !== null)
    return stats.isDirectory() ? null : appError('bad-input', words.isFile(path), words.isFileFix());
  if (look(lstatSync, path)?.isSymbolicLink())
    return appError('not-found', words.leadsNowhere(path, readlinkSync(path)), words.leadsNowhereFix());
  const parent = dirname(path);
  if (parent === path) return notThere(path);
  const above = makeFolder(parent);
  if (above !== null) return above;
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another program may have made the folder first.
    if (!look(statSync, path)?.isDirectory()) throw error;
  }
  return null;
}

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

const { folder: words } = say.storage;

function notThere(path: string): AppError {
  return appError('not-found', words.notThere(path), words.notThereFix());
}

/** Networks and disks report a missing folder by many codes. */
function folderError(error: unknown, path: string): AppError {
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  if (['EACCES', 'EPERM'].includes(code))
    return appError('storage', words.notAllowed(path), words.notAllowedFix());
  if (code === 'EROFS') return appError('storage', words.readOnly(path), words.readOnlyFix());
  if (['ENOSPC', 'EDQUOT'].includes(code)) return appError('storage', words.full(path), words.fullFix());
  if (code === 'ELOOP') return appError('bad-input', words.loop(path), words.loopFix());
  if (wrongNames.includes(code)) return appError('bad-input', words.name(path), words.nameFix());
  if (missing.test(code)) return notThere(path);
  return appError('storage', words.unusable(code, path), words.unusableFix());
}

const wrongNames = ['ENAMETOOLONG', 'EINVAL', 'ERR_INVALID_ARG_VALUE'];
const missing =
  /^(?:ENOENT|ENOTDIR|ENODEV|ENXIO|ESTALE|ENOTCONN|EHOSTDOWN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/;
