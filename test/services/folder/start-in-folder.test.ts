import assert from 'node:assert/strict';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { createApp } from '../../../electron/app.ts';
import { openDatabase } from '../../../electron/store/open-database.ts';
import type { CampaignId } from '../../../shared/brand.ts';
import { startTestApp, testHost, value, wordsOf } from '../support/app.ts';
import { atEnd } from '../support/at-end.ts';
import { besideApp } from '../support/audience.ts';
import { fillStore } from '../support/large-store.ts';
import { watchMain } from '../support/main-watch.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** In rows between two turns of main's event loop. */
const mostRows = 600;
/** In one statement of main. */
const mostChanged = 2000;
/** In bytes: smaller than what main checks itself, and larger. */
const [small, large] = [1e6, 5e6];

/** A folder with as many campaigns, and as many lists. */
function filled(t: TestContext, count: number): string {
  const dataDir = tempFolder(t);
  const database = value(openDatabase(join(dataDir, 'tagline.db')));
  fillStore(database, {
    ...{ campaigns: count, people: 2, chunk: 2, rows: count, alike: 1 },
    ...{ optOuts: count, lists: count, steps: 1 },
  });
  database.close();
  return dataDir;
}

// Fault (app): the app starts in a folder with very many campaigns and lists -> another thread checks the database, and no
// read of it holds main
test('a start with very many campaigns and lists does not hold main', async (t) => {
  const dataDir = filled(t, 1500);
  assert.ok(statSync(join(dataDir, 'tagline.db')).size > large);
  const main = watchMain();
  t.after(main.stop);
  const { rows, ran } = await main.during(async () => {
    const { app, wire } = await startTestApp(dataDir);
    atEnd(t, () => app.close());
    value(await wire.call('campaign.list', { before: null }));
  });
  assert.deepEqual(
    ran.map(({ sql }) => sql).filter((sql) => /_check\b/.test(sql)),
    [],
  );
  assert.ok(rows <= mostRows, `main read ${rows} rows in one turn`);
  t.diagnostic(`main read ${rows} rows in one turn`);
});

// Fault (app): the app is killed while it prepares a campaign to very many people -> the next start makes it a draft
// again, and clears what was prepared without holding main
test('a start after a kill in the preparation of a large campaign does not hold main', async (t) => {
  const dataDir = filled(t, 1);
  const before = await startTestApp(dataDir);
  await before.app.close();
  const database = new DatabaseSync(join(dataDir, 'tagline.db'));
  const people = 3 * mostChanged;
  database.exec(`
    UPDATE campaign SET phase = 'preparing', owner = (SELECT computer FROM folder) WHERE id = 1;
    WITH RECURSIVE n(at) AS (SELECT 9 UNION ALL SELECT at + 1 FROM n WHERE at < ${people})
      INSERT INTO recipient SELECT 1, at, 878300000000000 + at, at, 1, '[]' FROM n;
    INSERT INTO left_out (campaign_id, n, row, reason, msisdn)
      SELECT 1, position, row, 'opted-out', msisdn FROM recipient WHERE position >= 9;
    INSERT OR IGNORE INTO recipient_number SELECT msisdn, 1, position, 0 FROM recipient WHERE campaign_id = 1`);
  database.close();
  const main = watchMain();
  t.after(main.stop);
  const { changed } = await main.during(async () => {
    const { app, wire } = await startTestApp(dataDir);
    atEnd(t, () => app.close());
    assert.equal(value(await wire.call('draft.get', { campaignId: 1 as CampaignId })).id, 1);
  });
  assert.ok(changed <= mostChanged, `main changed ${changed} rows in one statement`);
  const after = besideApp(t, dataDir);
  for (const table of ['recipient', 'left_out', 'recipient_number']) {
    const { left } = after.prepare(`SELECT count(*) AS left FROM ${table} WHERE campaign_id = 1`).get()!;
    assert.equal(left, 0, table);
  }
});

// Fault (app): pages of the database are damaged that no first screen reads -> the app does not start, says so, and
// writes nothing
for (const [what, count, isOfSize] of [
  ['small', 100, (size: number) => size < small],
  ['large', 1500, (size: number) => size > large],
] as const)
  test(`a ${what} database that is damaged inside is recognised by the start and left untouched`, async (t) => {
    const dataDir = filled(t, count);
    const path = join(dataDir, 'tagline.db');
    const database = new DatabaseSync(path);
    const { root } = database
      .prepare("SELECT rootpage AS root FROM sqlite_schema WHERE name = 'receipt'")
      .get()!;
    const { size } = database.prepare('SELECT page_size AS size FROM pragma_page_size').get()!;
    database.close();
    const bytes = readFileSync(path);
    assert.ok(isOfSize(bytes.length), `${bytes.length} bytes`);
    bytes.fill(0xff, (Number(root) - 1) * Number(size), Number(root) * Number(size));
    writeFileSync(path, bytes);
    const started = await createApp(testHost(dataDir));
    if (started.ok) atEnd(t, async () => void (await started.value.close()));
    assert.match(wordsOf(started), /damaged/);
    assert.deepEqual(readFileSync(path), bytes);
  });
