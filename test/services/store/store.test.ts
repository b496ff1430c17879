import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { lockFolder } from '../../../electron/folder/folder-lock.ts';
import { openConnection, openDatabase, transact } from '../../../electron/store/open-database.ts';
import { schemaSteps } from '../../../electron/store/schema.ts';
import { copyLog } from '../../../electron/store/write-ahead-log.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { wordsOf } from '../support/app.ts';
import { tempFolder } from '../support/temp-folder.ts';

function opened(path: string): DatabaseSync {
  const result = openDatabase(path);
  assert.ok(result.ok, wordsOf(result));
  return result.value;
}

// Threat: Another user of this computer
test('a fresh database has the newest schema, WAL, full sync and a mode for its owner alone', (t) => {
  const path = join(tempFolder(t), 'tagline.db');
  const database = opened(path);
  t.after(() => database.close());
  assert.deepEqual({ ...database.prepare('PRAGMA journal_mode').get() }, { journal_mode: 'wal' });
  assert.deepEqual({ ...database.prepare('PRAGMA synchronous').get() }, { synchronous: 2 });
  assert.ok(
    (database.prepare('SELECT count(*) AS tables FROM sqlite_schema').get() as { tables: number }).tables >
      10,
  );
  if (process.platform !== 'win32') {
    database.exec("INSERT INTO opt_out VALUES (46701740605, '', 'by hand', 0)");
    for (const name of [path, `${path}-wal`, `${path}-shm`])
      assert.equal(statSync(name).mode & 0o777, 0o600, name);
  }
});

test('opening a database again keeps what is in it', (t) => {
  const path = join(tempFolder(t), 'tagline.db');
  const first = opened(path);
  first.exec("INSERT INTO opt_out VALUES (46701740605, 'asked', 'by hand', 7)");
  first.close();
  const second = opened(path);
  t.after(() => second.close());
  assert.deepEqual(
    { ...second.prepare('SELECT * FROM opt_out').get() },
    {
      msisdn: 46701740605,
      note: 'asked',
      source: 'by hand',
      added_at: 7,
    },
  );
});

test('a later version takes its further step once, keeps what is there, and takes none where one fails', (t) => {
  const path = join(tempFolder(t), 'tagline.db');
  const first = opened(path);
  first.exec("INSERT INTO opt_out VALUES (46701740605, 'asked', 'by hand', 7)");
  first.close();
  const later = [
    ...schemaSteps,
    'CREATE TABLE later (msisdn INTEGER) STRICT; INSERT INTO later SELECT msisdn FROM opt_out;',
  ];
  const broken = [...later, 'INSERT INTO nowhere VALUES (1);'];
  assert.throws(() => openDatabase(path, broken), /nowhere/);
  // Of several steps none is left, so that the version that wrote it opens it still.
  opened(path).close();
  for (let times = 0; times < 2; times++) {
    const second = openDatabase(path, later);
    assert.ok(second.ok);
    const rows = second.value.prepare('SELECT msisdn FROM later').all();
    assert.deepEqual(
      rows.map((row) => row.msisdn),
      [46701740605],
    );
    second.value.close();
  }
  assert.equal(openDatabase(path).ok, false);
});

test('a database from a newer version is refused in words and left untouched to the byte', (t) => {
  const path = join(tempFolder(t), 'tagline.db');
  const newer = new DatabaseSync(path);
  newer.exec('PRAGMA user_version = 9999; CREATE TABLE future (x);');
  newer.close();
  const before = readFileSync(path);
  const result = openDatabase(path);
  assert.ok(!result.ok);
  assert.match(spoken(result.error.message), /newer Tagline/);
  assert.match(spoken(result.error.fix) ?? '', /newest version/);
  assert.deepEqual(readFileSync(path), before);
});

test('a damaged database is refused in words and left untouched to the byte', (t) => {
  const folder = tempFolder(t);
  const path = join(folder, 'tagline.db');
  const database = opened(path);
  transact(database, () => {
    for (let n = 0; n < 2000; n += 1) database.exec(`INSERT INTO opt_out VALUES (${n}, 'note', 'source', 0)`);
  });
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  const whole = readFileSync(path);

  for (const [name, damage] of [
    ['header', (bytes: Buffer) => bytes.fill(0x41, 0, 40)],
    ['inside', (bytes: Buffer) => bytes.fill(0xff, 8192, bytes.length - 4096)],
    ['not a database', (bytes: Buffer) => bytes.fill('hello ')],
  ] as const) {
    const damaged = join(folder, `${name}.db`);
    copyFileSync(path, damaged);
    const bytes = Buffer.from(whole);
    damage(bytes);
    writeFileSync(damaged, bytes);
    const result = openDatabase(damaged);
    assert.ok(!result.ok, name);
    assert.match(spoken(result.error.message), /damaged/, name);
    assert.deepEqual(readFileSync(damaged), bytes, name);
  }
});

test('a transaction that throws leaves nothing', (t) => {
  const database = opened(join(tempFolder(t), 'tagline.db'));
  t.after(() => database.close());
  assert.throws(() =>
    transact(database, () => {
      database.exec("INSERT INTO opt_out VALUES (1, '', '', 0)");
      throw new Error('on purpose');
    }),
  );
  assert.deepEqual({ ...database.prepare('SELECT count(*) AS n FROM opt_out').get() }, { n: 0 });
});

test('the store itself refuses a number twice in one campaign', (t) => {
  const database = opened(join(tempFolder(t), 'tagline.db'));
  t.after(() => database.close());
  const add = database.prepare(
    'INSERT INTO recipient_number (campaign_id, position, msisdn, text) VALUES (?, ?, ?, 0)',
  );
  add.run(1, 0, 46701740605);
  add.run(2, 0, 46701740605);
  assert.throws(() => add.run(1, 1, 46701740605), /UNIQUE/);
});

test('a data folder that is held is refused in words, and free again once released', (t) => {
  const folder = tempFolder(t);
  const first = lockFolder(folder);
  assert.ok(first.ok);
  const second = lockFolder(folder);
  assert.ok(!second.ok);
  assert.match(spoken(second.error.message), /already open/);
  first.value.release();
  const third = lockFolder(folder);
  assert.ok(third.ok);
  third.value.release();
});

test('a data folder held by another process is refused, and free again once that process is killed', async (t) => {
  const folder = tempFolder(t);
  const source = fileURLToPath(new URL('../../../electron/folder/folder-lock.ts', import.meta.url));
  const holder = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { pathToFileURL } from 'node:url';
       const { lockFolder } = await import(pathToFileURL(process.argv[1]).href);
       // A lock that nothing refers to is let go by the garbage collector.
       globalThis.held = lockFolder(process.argv[2]);
       console.log(globalThis.held.ok);
       process.stdin.resume();`,
      source,
      folder,
    ],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  t.after(() => holder.kill('SIGKILL'));
  const [line] = (await once(holder.stdout, 'data')) as [Buffer];
  assert.equal(line.toString().trim(), 'true');
  assert.equal(lockFolder(folder).ok, false);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const mine = lockFolder(folder);
  assert.ok(mine.ok);
  mine.value.release();
});

test('a log that cannot be copied now is left for another time', (t) => {
  const path = join(tempFolder(t), 'tagline.db');
  const database = opened(path);
  t.after(() => database.close());
  database.exec("INSERT INTO opt_out VALUES (1, '', '', 0)");
  const reader = openConnection(path, { readOnly: true });
  t.after(() => reader.close());
  assert.throws(() => reader.exec('PRAGMA wal_checkpoint(PASSIVE)'));
  copyLog(reader);
});
