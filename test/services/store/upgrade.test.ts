import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { createApp } from '../../../electron/app.ts';
import { noDesktop } from '../../../electron/host.ts';
import { migrations } from '../../../electron/store/migrations.ts';
import { isLongToUpgrade, openDatabase } from '../../../electron/store/open-database.ts';
import { testApp, testHost, value } from '../support/app.ts';
import { tempFolder } from '../support/temp-folder.ts';

const people = 20_000;
const number = (at: number): number => 878_100_000_000_000 + at;

/** A data folder of a version that had no table of numbers, and so much text that nobody is to wait for it on main. */
function earlierFolder(test: { after(work: () => void): void }): { dataDir: string; path: string } {
  const dataDir = tempFolder(test);
  const path = join(dataDir, 'tagline.db');
  const before = migrations.findIndex((step) => step.includes('CREATE TABLE recipient_number'));
  const database = value(openDatabase(path, migrations.slice(0, before)));
  database.exec(
    `PRAGMA synchronous = OFF;
     INSERT INTO campaign (id, name, phase, account_id, message, sender, label, options, created_at, updated_at, people)
     VALUES (1, 'Spring', 'cancelled', 'a', '', '', '', '{}', 0, 0, ${people});
     WITH RECURSIVE n(at) AS (SELECT 0 UNION ALL SELECT at + 1 FROM n WHERE at + 1 < ${people})
     INSERT INTO recipient SELECT 1, at, ${number(0)} + at, at + 2, 1, '["' || hex(zeroblob(1800)) || '"]' FROM n`,
  );
  database.close();
  return { dataDir, path };
}

function numbers(path: string): unknown[] {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    return database
      .prepare('SELECT min(msisdn) AS first, max(msisdn) AS last, count(*) AS people FROM recipient_number')
      .all()
      .map((row) => ({ ...row }));
  } finally {
    database.close();
  }
}

const whole = [{ first: number(0), last: number(people - 1), people }];

test('a large folder of an earlier version is brought to this one beside main, which the host says', async (t) => {
  const { dataDir, path } = earlierFolder(t);
  assert.ok(isLongToUpgrade(path));
  let said = 0;
  let turns = 0;
  const desktop = {
    ...noDesktop,
    upgrading() {
      said += 1;
      setImmediate(() => (turns += 1));
    },
  };
  const app = await testApp(t, { dataDir, desktop });
  assert.equal(said, 1);
  assert.equal(turns, 1, 'main had a turn meanwhile');
  assert.deepEqual(numbers(path), whole);
  assert.equal((value(await app.wire.call('campaign.list', {})) as readonly object[]).length, 1);
  assert.ok(!isLongToUpgrade(path));
});

test('one that is killed meanwhile takes all the steps at the next start', async (t) => {
  const { dataDir, path } = earlierFolder(t);
  const store = new URL('../../../electron/store/', import.meta.url);
  // The last step is there, and nothing of it is kept yet: where a power cut would hurt most.
  const killed = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { migrations } from '${new URL('migrations.ts', store)}';
       import { openDatabase, transact } from '${new URL('open-database.ts', store)}';
       const opened = openDatabase(${JSON.stringify(path)}, migrations.slice(0, ${versionOf(path)}));
       transact(opened.value, () => {
         for (const step of migrations.slice(${versionOf(path)})) opened.value.exec(step);
         process.kill(process.pid, 'SIGKILL');
       });`,
    ],
    { stdio: 'inherit' },
  );
  await once(killed, 'exit');
  assert.throws(() => numbers(path), /no such table/);
  await testApp(t, { dataDir });
  assert.deepEqual(numbers(path), whole);
});

test('one that another program has open is refused as at any start', async (t) => {
  const { dataDir, path } = earlierFolder(t);
  const other = new DatabaseSync(path);
  other.exec('BEGIN IMMEDIATE');
  const busy = await createApp(testHost(dataDir));
  other.exec('ROLLBACK');
  other.close();
  assert.ok(!busy.ok && busy.error.kind === 'elsewhere');
  assert.throws(() => numbers(path), /no such table/);
});

function versionOf(path: string): number {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    return Number(database.prepare('PRAGMA user_version').get()?.user_version);
  } finally {
    database.close();
  }
}
