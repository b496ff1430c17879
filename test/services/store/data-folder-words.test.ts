import assert from 'node:assert/strict';
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createApp } from '../../../electron/app.ts';
import { schemaSteps } from '../../../electron/store/schema.ts';
import { buildStale } from '../../../electron/tools/build.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { startBuiltLoopback } from '../../e2e/support/loopback.ts';
import { isFull } from '../../support/full.ts';
import { startTestApp, testHost } from '../support/app.ts';
import { cannotMount, withDisk } from '../support/small-disk.ts';
import { tempFolder } from '../support/temp-folder.ts';

const host = fileURLToPath(new URL('../../../dist/loopback/main.cjs', import.meta.url));
const onFullDisk = fileURLToPath(new URL('../support/start-on-full-disk.ts', import.meta.url));
const folder = tempFolder({ after });
const isWindows = process.platform === 'win32';
/** Root may do what others may not, so the program runs as nobody then. */
const asNobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const nobodyReads = spawnSync(process.execPath, ['--check', host], asNobody).status === 0;

before(() => buildStale(['main']));

function start(dataDir: string, as: object = {}): SpawnSyncReturns<string> {
  const args = [host, '--json', '--data-dir', dataDir];
  return spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 120_000, ...as });
}

/** Two lines and no more: what and where, and what to do. */
function isTold({ status, stdout, stderr }: SpawnSyncReturns<string>, what: RegExp, fix: RegExp): void {
  assert.equal(status, 1, stderr);
  assert.equal(stdout, '', stderr);
  const lines = stderr.split('\n');
  assert.equal(lines.length, 3, stderr);
  assert.match(lines[0] ?? '', what);
  assert.match(lines[1] ?? '', fix);
}

/** What the app answers, of which the program makes two lines. */
async function isRefused(dataDir: string, what: RegExp, fix: RegExp): Promise<void> {
  const opened = await createApp(testHost(dataDir));
  assert.ok(!opened.ok);
  assert.match(spoken(opened.error.message), what);
  assert.match(spoken(opened.error.fix ?? ''), fix);
}

describe('a data folder that cannot be used is told in words', () => {
  test('a file in its place, or in its path', () => {
    const file = join(folder, 'file');
    writeFileSync(file, 'mine');
    for (const dataDir of isFull
      ? [file, join(file, 'data'), join(file, 'data', 'deeper')]
      : [join(file, 'data')]) {
      isTold(
        start(dataDir),
        /^There is a file where the data folder should be, so nothing was started \(.*file\)\.$/,
        /^Move or rename/,
      );
    }
  });

  test('a link to a place that is not there, or back to itself', { skip: isWindows }, async () => {
    const gone = join(folder, 'link');
    symlinkSync(join(folder, 'unplugged'), gone);
    await isRefused(
      gone,
      /is a link to a place that is not there.*leads to .*unplugged/,
      /^Connect the disk/,
    );
    await isRefused(join(gone, 'data'), /is a link to a place that is not there/, /^Connect the disk/);
    const loop = join(folder, 'loop');
    symlinkSync('loop', loop);
    await isRefused(loop, /leads back to itself/, /^Remove the link/);
  });

  test('a link to a folder is one', { skip: isWindows }, async () => {
    const real = join(folder, 'real');
    mkdirSync(real);
    const link = join(folder, 'fine');
    symlinkSync(real, link);
    await (await startTestApp(link)).app.close();
    assert.ok(existsSync(join(real, 'tagline.db')));
  });

  test('a folder that is there keeps its mode', { skip: isWindows }, async () => {
    const shared = join(folder, 'shared');
    mkdirSync(shared);
    chmodSync(shared, 0o750);
    await (await startTestApp(shared)).app.close();
    assert.equal(statSync(shared).mode & 0o777, 0o750);
    for (const name of readdirSync(shared)) {
      assert.equal(statSync(join(shared, name)).mode & 0o077, 0, name);
    }
  });

  test('a place that takes no folder ends at once', { skip: process.platform !== 'linux' }, async () => {
    await isRefused('/proc/tagline/data', /so nothing was started/, /--data-dir/);
  });

  const noReader = nobodyReads ? false : 'nobody may not read the folder that this program stands in';
  test('no permission', { skip: isWindows || noReader }, () => {
    const ours = join(folder, 'ours');
    mkdirSync(ours, { mode: 0o500 });
    chmodSync(folder, 0o755);
    for (const dataDir of isFull ? [ours, join(ours, 'data')] : [ours]) {
      isTold(
        start(dataDir, asNobody),
        /^You may not read and write in the data folder/,
        /^Check that you own it/,
      );
    }
  });

  test('a disk that can only be read', { skip: cannotMount }, () => {
    const mounted = join(folder, 'mounted');
    mkdirSync(mounted);
    for (const dataDir of isFull ? [mounted, join(mounted, 'data')] : [mounted]) {
      isTold(
        withDisk(mounted, 'ro', [host, '--json', '--data-dir', dataDir]),
        /on a disk that can only be read/,
        /^Make the disk writable/,
      );
    }
  });

  // Fault (app): at the start: the folder cannot be created or written, a file or dead link is in its place, the disk
  // is full or read-only, or the database is damaged, newer or another program's -> nothing starts; the message says
  // what, where and what to do
  test('a disk that fills up after a clean close', { skip: cannotMount }, () => {
    const disk = join(folder, 'disk');
    mkdirSync(disk);
    const { status, stderr } = withDisk(disk, 'size=4m', [onFullDisk, disk, host]);
    assert.equal(status, 0, stderr);
  });
});

describe('what is in a data folder and cannot be used is told in words', () => {
  function prepared(name: string, prepare: (dataDir: string) => void): string {
    const dataDir = join(folder, name);
    mkdirSync(dataDir);
    prepare(dataDir);
    return dataDir;
  }

  test('a database that is none, is another program’s or a newer one’s', async () => {
    const none = prepared('none', (dataDir) =>
      writeFileSync(join(dataDir, 'tagline.db'), 'hello '.repeat(1000)),
    );
    await isRefused(none, /^The database is damaged and was left untouched \(.*tagline\.db\)\.$/, /backup/);
    for (const version of [0, -1]) {
      const foreign = prepared(`foreign ${version}`, (dataDir) => {
        const database = new DatabaseSync(join(dataDir, 'tagline.db'));
        database.exec(`CREATE TABLE recipes (name TEXT); PRAGMA user_version = ${version}`);
        database.close();
      });
      await isRefused(foreign, /^This is the database of another program/, /--data-dir/);
    }
    const newer = prepared('newer', (dataDir) => {
      const database = new DatabaseSync(join(dataDir, 'tagline.db'));
      database.exec(`PRAGMA user_version = ${schemaSteps.length + 1}`);
      database.close();
    });
    await isRefused(newer, /written by a newer Tagline.*tagline\.db/, /newest version/);
  });

  test('a folder in the place of a file', async () => {
    for (const name of ['tagline.db', 'lock.db']) {
      const taken = prepared(`taken-${name}`, (dataDir) => mkdirSync(join(dataDir, name)));
      await isRefused(taken, /nothing was started|cannot be opened for writing/, /./);
    }
  });

  test('a database of as many steps that are others, as an earlier build made', async () => {
    const other = prepared('other', (dataDir) => {
      const database = new DatabaseSync(join(dataDir, 'tagline.db'));
      database.exec(`PRAGMA user_version = ${schemaSteps.length}`);
      database.close();
    });
    await isRefused(
      other,
      /written by another build of Tagline.*tagline\.db/,
      /rename the folder .*other, which deletes/,
    );
  });
});

// Fault (app): the lock file is deleted or replaced while the app is open -> a second app is still refused
test('a lock file that is deleted or replaced lets no second app in', { skip: isWindows }, async () => {
  const dataDir = join(folder, 'held');
  const first = await startBuiltLoopback(dataDir);
  const lock = join(dataDir, 'lock.db');
  const already = /^Tagline is already open with this data folder/;
  rmSync(lock);
  isTold(start(dataDir), already, /^Use the window that is open/);
  const another = join(dataDir, 'another');
  writeFileSync(another, '');
  renameSync(another, lock);
  isTold(start(dataDir), already, /^Use the window that is open/);
  await first.kill();
  const second = await startBuiltLoopback(dataDir);
  await second.stop();
});
