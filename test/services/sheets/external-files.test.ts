import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, readdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, type TestContext, test } from 'node:test';
import type { SheetId } from '../../../shared/brand.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { type TestApp, testApp, value } from '../support/app.ts';
import { tempFolder } from '../support/temp-folder.ts';

const PEOPLE = 'Name,Mobile\nAda,+12125550100\nGrace,+12125550101\n';

const folder = tempFolder({ after });

function fileHere(name: string, text = PEOPLE): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** Gives a file to the app as a system does, and has it read as the window does. */
async function openHere(app: TestApp, path: string) {
  app.app.give([path]);
  const [given] = value(await app.wire.call('sheet.external', {}));
  assert.ok(given);
  return app.wire.call('sheet.openExternal', { fileId: given.id });
}

/** The sheet as it is once its reading has ended. */
function ended({ events, when }: TestApp, id: SheetId) {
  return when('the end of the reading', () => {
    const told = events.flatMap((event) => (event.type === 'sheet' ? [event.sheet] : []));
    return told.findLast((sheet) => sheet.id === id && ['ready', 'failed'].includes(sheet.stage));
  });
}

test('a file that the system hands over is read as a dropped one, and its path stays in main', async (t) => {
  const app = await testApp(t);
  // Larger than one slice.
  const many = `Name,Mobile\n${'Somebody with a name,+12125550100\n'.repeat(60_000)}`;
  const path = fileHere('people.csv', many);
  const opened = value(await openHere(app, path));
  assert.deepEqual([opened.name, opened.size, opened.stage], ['people.csv', many.length, 'receiving']);
  const { stage, rows } = await ended(app, opened.id);
  assert.deepEqual([stage, rows], ['ready', 60_001]);
  assert.doesNotMatch(JSON.stringify([app.events, opened]), new RegExp(folder.replaceAll('\\', '.')));
  await app.wire.call('sheet.discard', { sheetId: opened.id });
  assert.deepEqual(readdirSync(join(app.dataDir, 'sheets')), []);
});

test('several files wait, are told once, and each is opened once', async (t) => {
  const app = await testApp(t);
  app.app.give([fileHere('a.csv'), fileHere('b.csv')]);
  app.app.give([]);
  const given = value(await app.wire.call('sheet.external', {}));
  assert.deepEqual(
    given.map(({ name }) => name),
    ['a.csv', 'b.csv'],
  );
  assert.deepEqual(
    app.events.filter(({ type }) => type === 'external-files').length,
    1,
    'no files are no news',
  );
  assert.deepEqual(value(await app.wire.call('sheet.external', {})), []);
  const fileId = given[1]?.id ?? '';
  const { id } = value(await app.wire.call('sheet.openExternal', { fileId }));
  await ended(app, id);
  const again = await app.wire.call('sheet.openExternal', { fileId });
  assert.ok(!again.ok && again.error.kind === 'not-found');
});

// Fault (window): a file from the system is gone, a folder, not readable, or changes while it is read -> a message
// says so, and nothing of it is taken
test('what is gone, a folder, no file or not to be read is said in words', async (t: TestContext) => {
  const app = await testApp(t);
  mkdirSync(join(folder, 'Contacts'), { recursive: true });
  const gone = fileHere('gone.csv');
  rmSync(gone);
  const cases: [string, RegExp][] = [
    [gone, /^“gone\.csv” is no longer where it was\.$/],
    [join(fileHere('file.csv'), 'inside.csv'), /^“inside\.csv” is no longer where it was\.$/],
    [join(folder, 'Contacts'), /^“Contacts” is a folder\.$/],
  ];
  if (process.platform !== 'win32') cases.push(['/dev/zero', /^Tagline could not read “zero”\.$/]);
  if (process.platform !== 'win32' && process.getuid?.() !== 0) {
    const path = fileHere('secret.csv');
    chmodSync(path, 0);
    cases.push([path, /^You may not read “secret\.csv”\.$/]);
  }
  if (process.platform === 'linux') {
    symlinkSync('loop.csv', join(folder, 'loop.csv'));
    cases.push([
      join(folder, 'loop.csv'),
      /^“loop\.csv” is a link to another file, which Tagline does not follow\.$/,
    ]);
  }
  for (const [path, words] of cases) {
    const opened = await openHere(app, path);
    assert.ok(!opened.ok, path);
    assert.match(spoken(opened.error.message), words);
    assert.ok('fix' in opened.error && opened.error.fix);
  }
  assert.deepEqual(readdirSync(join(app.dataDir, 'sheets')), []);
});

// Fault (window): a file from the system is gone, a folder, not readable, or changes while it is read
test('a file of another kind is said to be one, and one that changes while it is read is not taken by halves', async (t) => {
  const app = await testApp(t);
  const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const path = join(folder, 'picture.png');
  writeFileSync(path, picture);
  const kind = await ended(app, value(await openHere(app, path)).id);
  assert.equal(kind.stage, 'failed');
  assert.match(spoken(kind.error?.message) ?? '', /picture\.png/);

  const large = fileHere('large.csv', `Name,Mobile\n${'Ada,+12125550100\n'.repeat(400_000)}`);
  app.app.subscribe((event) => {
    if (event.type === 'sheet' && event.sheet.name === 'large.csv') truncateSync(large, 40);
  });
  const { stage, error } = await ended(app, value(await openHere(app, large)).id);
  assert.deepEqual([stage, spoken(error?.message)], ['failed', '“large.csv” changed while Tagline read it.']);
});

// Fault (window): something is removed while a file from the system is copied -> the file is read all the same
test('a file that is being copied is read to its end, whatever is removed meanwhile', async (t) => {
  const app = await testApp(t);
  const { id: templateId } = value(await app.wire.call('template.add', { name: 'Old', message: 'Hi' }));
  let removed: Promise<unknown> | null = null;
  app.app.subscribe(({ type }) => {
    if (type === 'sheet') removed ??= app.wire.call('template.remove', { templateId }).then(value);
  });
  // Larger than one slice, so that the first news of it comes in the middle.
  const path = fileHere(
    'in-pieces.csv',
    `Name,Mobile\n${'Somebody with a name,+12125550100\n'.repeat(60_000)}`,
  );
  const { stage, rows } = await ended(app, value(await openHere(app, path)).id);
  assert.ok(removed);
  await removed;
  assert.deepEqual([stage, rows], ['ready', 60_001]);
});
