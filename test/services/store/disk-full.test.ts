import assert from 'node:assert/strict';
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { tempFolder } from '../support/temp-folder.ts';

const host = fileURLToPath(new URL('../../../electron/hosts/loopback/main.ts', import.meta.url));
const scenario = fileURLToPath(new URL('../support/on-full-disk.ts', import.meta.url));

/** Runs a program with a small disk mounted on `folder`, which only it sees; the disk is gone with it. */
function withDisk(folder: string, size: string, args: readonly string[]): SpawnSyncReturns<string> {
  const mount = 'mount -t tmpfs -o size="$1" tmpfs "$2" && shift 2 && exec "$@"';
  return spawnSync('unshare', ['-Urm', 'sh', '-c', mount, 'sh', size, folder, process.execPath, ...args], {
    encoding: 'utf8',
    timeout: 120_000,
  });
}

const cannot =
  spawnSync('unshare', ['-Urm', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0
    ? false
    : 'this system lets nobody mount a small disk of their own';

test('a disk that is full at the very start is told in words, and nothing is started', {
  skip: cannot,
}, (t) => {
  const folder = tempFolder(t);
  for (const size of ['4k', '16k', '64k']) {
    const { status, stdout, stderr } = withDisk(folder, size, [
      host,
      '--json',
      '--data-dir',
      `${folder}/data`,
    ]);
    assert.equal(status, 1, size);
    assert.equal(stdout, '', size);
    assert.match(stderr, /^The disk (is full|failed)[^\n]*\n(Free some|Check the disk)[^\n]*\n$/, size);
  }
});

test('a disk that fills up refuses what it cannot keep, in words, and loses nothing', {
  skip: cannot,
}, (t) => {
  const folder = tempFolder(t);
  const { status, stderr } = withDisk(folder, '4m', [scenario, folder]);
  assert.equal(status, 0, stderr);
});
