import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { createApp } from '../../../electron/app.ts';
import { schemaSteps } from '../../../electron/store/schema.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { startTestApp, testApp, testHost, value } from '../support/app.ts';
import { tempFolder } from '../support/temp-folder.ts';

function changeVersion(dataDir: string, sql: string): void {
  const database = new DatabaseSync(join(dataDir, 'tagline.db'));
  database.exec(sql);
  database.close();
}

/** Every file with its bytes, but for the lock, which is this process's, and the empty log of a reader. */
function bytesOf(dataDir: string): Map<string, string> {
  const names = readdirSync(dataDir).filter((name) => !name.startsWith('lock.db'));
  const files = names.map((name) => [name, readFileSync(join(dataDir, name)).toString('base64')] as const);
  return new Map(files.filter(([, bytes]) => bytes !== ''));
}

test('what an import that was cut off left behind is gone', async (t) => {
  const dataDir = tempFolder(t);
  const sheets = join(dataDir, 'sheets');
  mkdirSync(sheets);
  for (const name of ['cut-off.upload', 'cut-off.db', 'cut-off.db-wal'])
    writeFileSync(join(sheets, name), 'rows');
  await testApp(t, { dataDir });
  assert.deepEqual(readdirSync(sheets), []);
});

test('a folder of a newer version is refused in words and left untouched to the byte', async (t) => {
  const newer = schemaSteps.length + 1;
  const closed = tempFolder(t);
  const { app, wire } = await startTestApp(closed);
  value(await wire.call('settings.save', { settings: { recentDays: 3 } }));
  await app.close();
  const cases: readonly (readonly [string, (dataDir: string) => void])[] = [
    ['its database', (dataDir) => changeVersion(dataDir, `PRAGMA user_version = ${newer}`)],
    [
      'its database, of which a part is in the log that a crash left',
      (dataDir) => {
        const path = join(dataDir, 'tagline.db');
        const database = new DatabaseSync(path);
        database.exec(`PRAGMA journal_mode = WAL; PRAGMA user_version = ${newer}`);
        const left = ['tagline.db', 'tagline.db-wal'].map(
          (name) => [name, readFileSync(join(dataDir, name))] as const,
        );
        database.close();
        for (const [name, bytes] of left) writeFileSync(join(dataDir, name), bytes);
      },
    ],
    [
      'its settings',
      (dataDir) => {
        const path = join(dataDir, 'settings.json');
        const kept = JSON.parse(readFileSync(path, 'utf8')) as object;
        writeFileSync(path, JSON.stringify({ ...kept, version: 99, accounts: 'elsewhere' }));
      },
    ],
  ];
  for (const [what, change] of cases) {
    const dataDir = tempFolder(t);
    cpSync(closed, dataDir, { recursive: true });
    change(dataDir);
    const before = bytesOf(dataDir);
    const refused = await createApp(testHost(dataDir));
    assert.ok(!refused.ok, what);
    assert.equal(refused.error.kind, 'bad-input');
    assert.match(spoken(refused.error.message), /written by a newer Tagline and was left untouched/);
    assert.match(spoken(refused.error.fix) ?? '', /newest version/);
    assert.deepEqual(bytesOf(dataDir), before, what);
    // The folder is not held.
    rmSync(join(dataDir, 'lock.db'));
  }
});
