import assert from 'node:assert/strict';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { storedTables } from '../../../electron/folder/records/stored-columns.ts';
import { readFolder } from '../../../electron/folder/worker/reading/read-folder.ts';
import { DECISION_KINDS } from '../../../shared/audience/decided-row.ts';
import { kindOf, value, wordsOf } from '../support/app.ts';
import { readChangedBackup } from '../support/changed-backup.ts';
import { shared } from '../support/shared.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { wholeFolder } from '../support/whole-folder.ts';

const theFolder = shared((file) => wholeFolder(file));

/** Reads the backup after `change` changed it. */
const readChanged = async (t: TestContext, change: (file: DatabaseSync) => void) =>
  readChangedBackup(t, (await theFolder()).bytes, change);

test('a whole folder is read as it is, and what came in it is asked about', async (t) => {
  const folder = tempFolder(t);
  const path = join(folder, 'as-it-is.db');
  writeFileSync(path, (await theFolder()).bytes);
  const file = new DatabaseSync(path, { readOnly: true });
  const { all, unread } = await readChanged(t, () => {});
  for (const table of Object.keys(storedTables)) {
    if (table === 'folder' || table === 'opened_with') continue;
    const sorted = (rows: object[]) => rows.map((row) => JSON.stringify(row)).sort();
    assert.deepEqual(
      sorted(all(`SELECT * FROM ${table}`)),
      // The rows of a list are judged again.
      sorted(
        file
          .prepare(`SELECT * FROM ${table}`)
          .all()
          .map((row) => ('judge_version' in row ? { ...row, judge_version: 0 } : row)),
      ),
    );
  }
  file.close();
  assert.equal(unread, null);
  const { fixture } = await theFolder();
  const asked = all('SELECT kind, subject FROM opened_with ORDER BY kind').map(({ kind, subject }) => [
    kind,
    subject,
  ]);
  assert.deepEqual(asked, [
    ['account', fixture.accountId],
    ['campaign', String(fixture.scheduled)],
  ]);
});

// Threat: A changed backup
test('triggers, views, virtual tables and computed columns of a file do nothing', async (t) => {
  const { all, unread } = await readChanged(t, (file) => {
    file.exec(`
      CREATE TRIGGER evil AFTER INSERT ON attempt BEGIN UPDATE recipient SET tagvalues = '["evil"]'; END;
      CREATE VIEW endless AS WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n) SELECT n FROM n;
      CREATE VIRTUAL TABLE found USING fts5(text);`);
  });
  assert.equal(unread, null);
  const schema = all("SELECT name FROM sqlite_schema WHERE name IN ('evil', 'endless', 'found')");
  assert.deepEqual(schema, []);
});

// Threat: A changed backup
test('a virtual table or a computed column in place of our own is not read', async (t) => {
  const { all } = await readChanged(t, () => {});
  const [{ rows } = { rows: 0 }] = all('SELECT count(*) AS rows FROM opt_out');
  for (const [change, unread] of [
    [
      `PRAGMA writable_schema = ON; UPDATE sqlite_schema
         SET sql = 'CREATE VIRTUAL TABLE opt_out USING fts5(msisdn, note, source, added_at)' WHERE name = 'opt_out'`,
      { left: [{ kind: 'opt-outs', rows: 0 }], unknown: 1 },
    ],
    [
      `CREATE TABLE kept AS SELECT msisdn, note, source FROM opt_out; DROP TABLE opt_out;
       CREATE TABLE opt_out (msisdn, note, source, added_at AS (abs(-msisdn)));
       INSERT INTO opt_out SELECT * FROM kept`,
      { left: [{ kind: 'opt-outs', rows }], unknown: 0 },
    ],
  ] as const) {
    const read = await readChanged(t, (file) => file.exec(change));
    assert.deepEqual(read.unread, unread, change);
  }
});

// Threat: A changed backup
test('a list whose decisions say nothing, or lack one, goes as a whole', async (t) => {
  const { fixture } = await theFolder();
  const first = fixture.oddList * 2 ** 24;
  const number = DECISION_KINDS.indexOf('number');
  for (const change of [
    `INSERT INTO decision VALUES (${first}, 1, ${number}, -1, NULL, 'no JSON', NULL)`,
    `INSERT INTO decision VALUES (${first}, 1, 99, -1, NULL, NULL, NULL)`,
    `INSERT INTO decision VALUES (${first}, 1, 5, 4000, NULL, 'of no column', NULL)`,
    `UPDATE file_row SET cells = '["one"]' WHERE id >> 24 = ${fixture.oddList}`,
  ]) {
    const { all, unread } = await readChanged(t, (file) => file.exec(change));
    assert.notEqual(unread, null, change);
    for (const rows of ['audience WHERE id', 'decision WHERE id >> 24', 'audience_row WHERE id >> 24'])
      assert.deepEqual(all(`SELECT 1 FROM ${rows} = ${fixture.oddList}`), [], change);
  }
});

for (const [table, isRefused] of [
  ['folder', true],
  ['carried_settings', true],
  ['opt_out', false],
] as const)
  test(`a view in place of ${table} that never ends holds nothing up`, async (t) => {
    const begun = performance.now();
    const { result, unread } = await readChanged(t, (file) => {
      file.exec(`ALTER TABLE ${table} RENAME TO other_${table};
        CREATE VIEW ${table} AS WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n)
          SELECT n AS msisdn, n AS text, n AS carried FROM n;`);
    });
    assert.ok(performance.now() - begun < 10_000);
    assert.equal(kindOf(result), isRefused ? 'bad-input' : 'ok');
    if (!isRefused) assert.ok(unread!.unknown > 0, 'nobody knows who opted out');
  });

// Threat: A changed backup
test('a lost row never costs protection: its number is an opt-out, or all sending waits', async (t) => {
  const { all, unread } = await readChanged(t, (file) => {
    file.exec(`
      UPDATE verdict SET verdict = 'no verdict';
      UPDATE attempt SET evidence = '{"kind":"nonsense"}' WHERE campaign_id = (SELECT min(campaign_id) FROM attempt);
      INSERT INTO opt_out_log (at, msisdn, change, note) VALUES (1, 1, 'nonsense', '');`);
  });
  assert.ok(unread !== null);
  assert.equal(unread.unknown, 0, JSON.stringify(unread));
  const kinds = unread.left.map(({ kind }) => kind);
  assert.ok(
    kinds.includes('batches') && kinds.includes('campaigns') && kinds.includes('others'),
    String(kinds),
  );
  const dropped = all("SELECT * FROM reached WHERE state = 'perhaps' AND at = 1000");
  assert.equal(dropped.length, 1);
  const people = all(
    `SELECT n.msisdn FROM recipient_number n WHERE campaign_id = ${dropped[0]!.campaign_id}`,
  );
  assert.ok(people.length > 0);
  const barred = new Set(all('SELECT msisdn FROM opt_out').map(({ msisdn }) => msisdn));
  assert.ok(people.some(({ msisdn }) => barred.has(msisdn as number)));
});

test('what is no database is said to be no folder in a file, and a damaged one at home', async (t) => {
  const from = join(tempFolder(t), 'from.tagline');
  writeFileSync(from, 'Name,Phone\n'.repeat(1000));
  const { signal } = new AbortController();
  const words = async (as: 'file' | 'own') =>
    wordsOf(await readFolder({ from, to: `${from}.read`, as, now: 0 }, signal));
  assert.match(await words('file'), /no file that Tagline made/);
  assert.match(await words('own'), /from\.tagline/, 'which file');
});

// Threat: A changed backup
test('a list of which a row, a decision or a step is lost is dropped, since it would be judged otherwise', async (t) => {
  for (const [table, key, of, wrong] of [
    ['audience_row', 'id', 'id >> 24', "cells = 'no JSON'"],
    ['file_row', 'id', 'id >> 24', "cells = 'no JSON'"],
    ['decision', 'id', 'id >> 24', 'kind = 99'],
    ['audience_step', 'step', 'audience_id', "act = 'nonsense'"],
  ] as const) {
    let id: unknown;
    const { all } = await readChanged(t, (file) => {
      id = file.prepare(`SELECT ${of} AS list FROM ${table} ORDER BY ${key} LIMIT 1`).get()?.list;
      assert.equal(typeof id, 'number', `${table} has rows`);
      file.exec(`UPDATE ${table} SET ${wrong} WHERE ${key} = (SELECT min(${key}) FROM ${table})`);
    });
    assert.deepEqual(all(`SELECT id FROM audience WHERE id = ${id}`), [], table);
  }
});

// Threat: A changed backup
test('no value of a file becomes a part of a request but as a value', async (t) => {
  const evil = '["x"],"sender":"Evil","x":["';
  const { unread, all } = await readChanged(t, (file) => {
    file
      .prepare(
        'UPDATE recipient SET tagvalues = ? WHERE campaign_id = (SELECT min(campaign_id) FROM recipient)',
      )
      .run(evil);
  });
  assert.ok((unread?.left.length ?? 0) > 0);
  assert.deepEqual(all(`SELECT 1 FROM recipient WHERE tagvalues LIKE '%Evil%'`), []);
});

// Threat: A changed backup
for (const [ending, mode, whileWriting] of [
  ['-wal', 'WAL', 'the log holds what is not in the file yet'],
  ['-journal', 'DELETE', 'the journal holds what was in the file before'],
] as const)
  test(`a ${ending} that somebody put beside a file is not read, though SQLite would use it`, async (t) => {
    const folder = tempFolder(t);
    const [path, written, to] = ['from.tagline', 'written.db', 'to.db'].map((name) => join(folder, name));
    const nameIn = (file: DatabaseSync) => file.prepare('SELECT name FROM template').get()?.name;
    writeFileSync(written!, (await theFolder()).bytes);
    const writer = new DatabaseSync(written!);
    // A page that does not fit in memory is written, and its journal before it.
    writer.exec(`PRAGMA journal_mode = ${mode}; PRAGMA wal_autocheckpoint = 0; PRAGMA cache_size = 1;
      UPDATE template SET name = 'Before'; PRAGMA wal_checkpoint(TRUNCATE)`);
    if (mode === 'WAL') copyFileSync(written!, path!);
    writer.exec(`BEGIN; UPDATE template SET name = 'After'; CREATE TABLE filler (a);
      INSERT INTO filler SELECT randomblob(900) FROM recipient, recipient LIMIT 500`);
    if (mode === 'DELETE') copyFileSync(`${written}${ending}`, `${path}${ending}`);
    writer.exec('COMMIT');
    if (mode === 'WAL') copyFileSync(`${written}${ending}`, `${path}${ending}`);
    else copyFileSync(written!, path!);
    writer.close();
    const planted = readFileSync(`${path}${ending}`);
    const asked = { from: path!, to: to!, as: 'file', now: 1_000 } as const;
    value(await readFolder(asked, new AbortController().signal));
    const read = new DatabaseSync(to!);
    const inFile = mode === 'WAL' ? 'Before' : 'After';
    assert.equal(nameIn(read), inFile);
    read.close();
    assert.deepEqual(readFileSync(`${path}${ending}`), planted);
    const opened = new DatabaseSync(path!);
    assert.notEqual(nameIn(opened), inFile, whileWriting);
    opened.close();
  });

// Threat: A changed backup
for (const [what, message] of [
  ['texts', 'hex(zeroblob(10000))'],
  ['bytes', 'zeroblob(20000)'],
] as const)
  test(`a table that leads to the same pages of ${what} again and again is refused before it ends`, async (t) => {
    const path = join(tempFolder(t), 'written.tagline');
    writeFileSync(path, (await theFolder()).bytes);
    const file = new DatabaseSync(path);
    file.exec(`DROP TABLE timeline; CREATE TABLE timeline (id INTEGER PRIMARY KEY, campaign_id, at, kind, message);
      INSERT INTO timeline (campaign_id, at, kind, message)
        SELECT 1, 1, 'created', ${message} FROM recipient a, recipient b LIMIT 60;
      CREATE TABLE again AS SELECT * FROM timeline`);
    const rootOf = file.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?');
    const [root, again] = ['timeline', 'again'].map((name) => Number(rootOf.get(name)?.rootpage));
    const { page_size: size } = file.prepare('PRAGMA page_size').get()!;
    file.close();
    const bytes = readFileSync(path);
    const page = (root! - 1) * Number(size);
    assert.equal(bytes[page], 5, 'it names other pages');
    const cells = bytes.readUInt16BE(page + 3);
    for (let at = 0; at < cells; at += 1)
      bytes.writeUInt32BE(again!, page + bytes.readUInt16BE(page + 12 + 2 * at));
    const { result } = await readChangedBackup(t, bytes, () => {});
    assert.equal(kindOf(result), 'bad-input');
  });

// Threat: A changed backup
test('a file that is none, or was never saved as one, is refused', async (t) => {
  const folder = tempFolder(t);
  const path = join(folder, 'none');
  writeFileSync(path, 'nothing of it');
  const asked = { from: path, to: join(folder, 'to.db'), as: 'file', now: 1 } as const;
  assert.equal(kindOf(await readFolder(asked, new AbortController().signal)), 'bad-input');
  for (const change of [
    'UPDATE folder SET carried = NULL',
    'DELETE FROM folder',
    `UPDATE folder SET unread = '{"left":[{"kind":"nonsense","rows":1}],"unknown":0}'`,
    'DROP TABLE carried_settings',
    'PRAGMA application_id = 7',
  ]) {
    const { result } = await readChanged(t, (file) => file.exec(change));
    assert.equal(kindOf(result), 'bad-input', change);
  }
});
