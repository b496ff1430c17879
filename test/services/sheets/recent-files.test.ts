import assert from 'node:assert/strict';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { after, type TestContext, test } from 'node:test';
import { noDesktop } from '../../../electron/host.ts';
import { openRecentFiles } from '../../../electron/sheets/recent-files.ts';
import type { Msisdn } from '../../../shared/brand.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { type TestApp, testApp, value } from '../support/app.ts';
import { tempFolder } from '../support/temp-folder.ts';

const folder = tempFolder({ after });

function fileHere(name: string, text = 'Name,Mobile\nAda,+12125550100\n'): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** An app with what the system was told of recent files. */
async function start(t: TestContext, dataDir: string) {
  const told: (readonly string[])[] = [];
  const desktop = { ...noDesktop, recentFiles: (paths: readonly string[]) => void told.push(paths) };
  const app = await testApp(t, { dataDir, desktop });
  return {
    app,
    told,
    recent: async () => value(await app.wire.call('sheet.recent', {})),
    read: (path: string, stage = 'ready') => readGiven(app, path, stage),
  };
}

async function readGiven(app: TestApp, path: string, stage: string): Promise<void> {
  app.app.give([path]);
  const [given] = value(await app.wire.call('sheet.external', {}));
  const { id } = value(await app.wire.call('sheet.openExternal', { fileId: given?.id ?? '' }));
  await app.when('the end of the reading', () =>
    app.events.some(
      (event) => event.type === 'sheet' && event.sheet.id === id && event.sheet.stage === stage,
    ),
  );
}

test('what was read is a recent file, by its name and folder alone, also at the next start, and can be read again', async (t) => {
  const dataDir = join(folder, 'data');
  const first = await start(t, dataDir);
  const [a, b] = [fileHere('a.csv'), fileHere('b.csv')];
  await first.read(a);
  await first.read(b);
  await first.read(a);
  await first.read(fileHere('picture.png', '\x89PNG\r\n\x1a\n\0\0'), 'failed');
  assert.deepEqual(first.told, [[a], [b, a], [a, b]]);
  const listed = await first.recent();
  assert.deepEqual(
    listed.map((file) => [file.name, file.folder, Object.keys(file).length]),
    ['a.csv', 'b.csv'].map((name) => [name, basename(folder), 4]),
  );
  assert.ok(!JSON.stringify([listed, first.app.events]).includes(folder.slice(1, -1)));
  const kept = join(dataDir, 'recent-files.json');
  if (process.platform !== 'win32') assert.equal(statSync(kept).mode & 0o777, 0o600);
  assert.doesNotMatch(readFileSync(kept, 'utf8'), /Ada|2125550100/);
  await first.app.app.close();

  const again = await start(t, dataDir);
  const [latest] = await again.recent();
  assert.equal(latest?.name, 'a.csv');
  const opened = value(await again.app.wire.call('sheet.openRecent', { recentId: latest?.id ?? '' }));
  assert.equal(opened.name, 'a.csv');
});

// Fault (window): a recent file is gone -> a message says so, and it leaves the list
test('a recent file that is gone is said and taken off; all of them can be forgotten, by the system too', async (t) => {
  const { app, told, recent, read } = await start(t, join(folder, 'gone'));
  const [a, b] = [fileHere('a.csv'), fileHere('moved.csv')];
  await read(a);
  await read(b);
  rmSync(b);
  const [latest] = await recent();
  const opened = await app.wire.call('sheet.openRecent', { recentId: latest?.id ?? '' });
  assert.ok(!opened.ok && 'fix' in opened.error);
  assert.match(
    `${spoken(opened.error.message)} ${spoken(opened.error.fix)}`,
    /^“moved\.csv” is no longer where .* among the recent files\.$/,
  );
  assert.deepEqual(told.at(-1), [a]);
  assert.deepEqual(value(await app.wire.call('sheet.forgetRecent', { recentId: null })), []);
  assert.deepEqual([told.at(-1), await recent()], [[], []]);
  assert.equal(
    app.events.filter((event) => event.type === 'changed' && event.what === 'recent').length,
    told.length,
  );
  await read(a);
  rmSync(a);
  app.app.give([a]);
  const [given] = value(await app.wire.call('sheet.external', {}));
  assert.ok(!(await app.wire.call('sheet.openExternal', { fileId: given?.id ?? '' })).ok);
  assert.deepEqual(await recent(), [], 'also where the system’s own list led to it');
  const gone = await app.wire.call('sheet.openRecent', { recentId: latest?.id ?? '' });
  assert.ok(!gone.ok && gone.error.kind === 'not-found');
});

// Threat: Contacts at rest
test('a person who is erased is in the name of no recent file, and erasing everything empties the system’s list', async (t) => {
  const { app, told, recent, read } = await start(t, join(folder, 'erased'));
  await read(fileHere('+1 212 555 0177.csv'));
  const other = fileHere('others.csv');
  await read(other);
  value(await app.wire.call('person.erase', { msisdn: '12125550177' as Msisdn, keepOptOut: false }));
  assert.deepEqual(told.at(-1), [other]);
  value(await app.wire.call('folder.erase', { typed: 'erase everything' }));
  assert.deepEqual([told.at(-1), await recent()], [[], []]);
});

test('ten are kept, and a list that cannot be understood is empty', (t) => {
  const dataDir = tempFolder(t);
  const open = () => openRecentFiles({ dataDir, now: () => 7, changed() {} });
  const files = open();
  for (let n = 0; n < 12; n += 1) files.add(join(folder, `${n}.csv`));
  assert.deepEqual(
    open()
      .list()
      .map(({ name }) => name),
    Array.from({ length: 10 }, (_, n) => `${11 - n}.csv`),
  );
  for (const broken of [
    '{"files":[7,null,{"path":7,"at":1},{"path":"/a"}]}',
    '[]',
    '{"half',
    'null',
    '{"files":{}}',
  ]) {
    writeFileSync(join(dataDir, 'recent-files.json'), broken);
    assert.deepEqual(open().list(), [], broken);
  }
});
