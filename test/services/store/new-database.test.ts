import assert from 'node:assert/strict';
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { openDatabase } from '../../../electron/store/open-database.ts';
import { schemaSteps } from '../../../electron/store/schema.ts';
import { killedBefore } from '../support/killed-before.ts';
import { tempFolder } from '../support/temp-folder.ts';

// Fault (app): the app is killed while it creates its database -> there is none, or a whole one; the next start
// creates it
test('a process that is killed while it makes the database leaves none, or a whole one', (t) => {
  let cut = 0;
  for (;;) {
    const folder = tempFolder(t);
    const path = join(folder, 'tagline.db');
    if (!killedBefore(cut + 1, 'store/open-database.ts', 'openDatabase', path)) break;
    cut += 1;
    if (existsSync(path)) {
      const found = new DatabaseSync(path);
      assert.deepEqual(
        { ...found.prepare('PRAGMA user_version').get() },
        { user_version: schemaSteps.length },
      );
      assert.deepEqual({ ...found.prepare('PRAGMA integrity_check').get() }, { integrity_check: 'ok' });
      found.close();
    }
    const again = openDatabase(path);
    assert.ok(again.ok);
    again.value.close();
    assert.deepEqual(readdirSync(folder), ['tagline.db']);
  }
  assert.ok(cut > 12, String(cut));
});

test('a new database takes nothing in from what is left of one that was taken away', (t) => {
  const old = openDatabase(join(tempFolder(t), 'tagline.db'));
  assert.ok(old.ok);
  old.value.exec("INSERT INTO opt_out VALUES (46701740605, '', 'by hand', 0)");
  const path = join(tempFolder(t), 'tagline.db');
  copyFileSync(`${old.value.location()}-wal`, `${path}-wal`);
  writeFileSync(`${path}.new-wal`, 'cut off');
  old.value.close();
  const made = openDatabase(path);
  assert.ok(made.ok);
  t.after(() => made.value.close());
  assert.equal(made.value.prepare('SELECT * FROM opt_out').get(), undefined);
  // Its pages can be given back one by one.
  assert.deepEqual({ ...made.value.prepare('PRAGMA auto_vacuum').get() }, { auto_vacuum: 2 });
});

test('a database that has our schema is opened without a write, which would wait for the disk', (t) => {
  const path = join(tempFolder(t), 'tagline.db');
  const made = openDatabase(path);
  assert.ok(made.ok);
  made.value.close();
  const before = readFileSync(path);
  const again = openDatabase(path);
  assert.ok(again.ok);
  t.after(() => again.value.close());
  assert.equal(statSync(`${path}-wal`).size, 0);
  assert.deepEqual(readFileSync(path), before);
});

test('a database behind a broken link gives its pages back one by one, too', (t) => {
  const folder = tempFolder(t);
  const path = join(folder, 'tagline.db');
  symlinkSync(join(folder, 'elsewhere.db'), path);
  const made = openDatabase(path);
  assert.ok(made.ok);
  t.after(() => made.value.close());
  assert.deepEqual({ ...made.value.prepare('PRAGMA auto_vacuum').get() }, { auto_vacuum: 2 });
});
