import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { buildStale } from '../../../electron/tools/build.ts';
import { cannotMount, withDisk } from '../support/small-disk.ts';
import { tempFolder } from '../support/temp-folder.ts';

const host = fileURLToPath(new URL('../../../dist/loopback/main.cjs', import.meta.url));
const scenario = fileURLToPath(new URL('../support/on-full-disk.ts', import.meta.url));

await buildStale(['main']);

test('a disk that is full at the very start is told in words, and nothing is started', {
  skip: cannotMount,
}, (t) => {
  const folder = tempFolder(t);
  for (const size of ['4k', '16k', '64k']) {
    const { status, stdout, stderr } = withDisk(folder, `size=${size}`, [
      host,
      '--json',
      '--data-dir',
      `${folder}/data`,
    ]);
    assert.equal(status, 1, size);
    assert.equal(stdout, '', size);
    assert.match(stderr, /^The disk is full[^\n]*\nFree some[^\n]*\n$/, size);
  }
});

test('a disk that fills up refuses what it cannot keep, in words, and loses nothing', {
  skip: cannotMount,
}, (t) => {
  const folder = tempFolder(t);
  const { status, stderr } = withDisk(folder, 'size=4m', [scenario, folder]);
  assert.equal(status, 0, stderr);
});

// Fault (campaign): the drive of the team's opt-out file is nearly full -> no line is torn, the reason is shown, and it
// is written once there is space
test('what a full disk took only a part of is taken back, or not taken for whole', {
  skip: cannotMount,
}, (t) => {
  const program = fileURLToPath(new URL('../support/on-nearly-full-disk.ts', import.meta.url));
  const drive = tempFolder(t);
  const { status, stderr } = withDisk(drive, 'size=1m', [program, drive, tempFolder(t)]);
  assert.equal(status, 0, stderr);
});
