import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { sameThreads } from '../../support/same-threads.ts';

/** Runs a program with a disk of its own mounted on `folder`, which only it sees; the disk is gone with it. */
export function withDisk(folder: string, options: string, args: readonly string[]): SpawnSyncReturns<string> {
  const mount = 'mount -t tmpfs -o "$1" tmpfs "$2" && shift 2 && exec "$@"';
  const program = [process.execPath, ...sameThreads, ...args];
  return spawnSync('unshare', ['-Urm', 'sh', '-c', mount, 'sh', options, folder, ...program], {
    encoding: 'utf8',
    timeout: 120_000,
  });
}

/** Why no disk can be mounted here; false where it can. */
export const cannotMount =
  spawnSync('unshare', ['-Urm', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0
    ? false
    : 'this system lets nobody mount a small disk of their own';

/** Runs a program to which the signal of a file that grows too large does nothing, so that its writes fail instead. */
export function withFailingWrites(args: readonly string[]): SpawnSyncReturns<string> {
  const program = [process.execPath, ...sameThreads, ...args];
  return spawnSync('sh', ['-c', 'trap \'\' XFSZ; exec "$@"', 'sh', ...program], {
    encoding: 'utf8',
    timeout: 120_000,
  });
}

/** Why no write can be made to fail here; false where it can. */
export const cannotFail =
  spawnSync('prlimit', ['--fsize']).status === 0 ? false : 'this system cannot limit the files of a process';
