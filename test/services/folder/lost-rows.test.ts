import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { storedTables } from '../../../electron/folder/records/stored-columns.ts';
import { readChangedBackup } from '../support/changed-backup.ts';
import { shared } from '../support/shared.ts';
import { wholeFolder } from '../support/whole-folder.ts';

const theFolder = shared((file) => wholeFolder(file));

/** Reads the backup after it was changed. */
const readChanged = async (t: TestContext, change: string) =>
  readChangedBackup(t, (await theFolder()).bytes, (file) => file.exec(change));

const requests = `SELECT g.account_id AS account, a.began_no AS began, c.parts, c.to_position - c.from_position AS people
  FROM attempt a JOIN chunk c ON c.campaign_id = a.campaign_id AND c.chunk = a.chunk JOIN campaign g ON g.id = a.campaign_id`;
const past =
  'SELECT account_id AS account, began_no AS began, parts, people FROM past_request ORDER BY began_no';

// Threat: A changed backup
test('the requests of a campaign that cannot be read still count for the limit of a day, the pace and the balance', async (t) => {
  const { fixture } = await theFolder();
  const { ended } = fixture;
  const before = await readChanged(t, '');
  const sent = before.all(`${requests} WHERE g.id = ${ended} ORDER BY a.began_no`);
  const [consumed] = before.all(
    `SELECT total(credit_consumed) AS credits FROM chunk WHERE campaign_id = ${ended}`,
  );
  assert.ok(sent.length > 0 && Number(consumed?.credits) > 0);
  for (const change of ["options = '{}'", "phase = 'nonsense'"]) {
    const { all } = await readChanged(t, `UPDATE campaign SET ${change} WHERE id = ${ended}`);
    assert.deepEqual(all(past), sent, change);
    assert.deepEqual(all('SELECT total(credits) AS credits FROM past_request'), [consumed], change);
    const addresses = all("SELECT DISTINCT live_url LIKE 'http%' AS isLive FROM past_request");
    assert.deepEqual(addresses, [{ isLive: 1 }], change);
  }
  const parts = sent.reduce((sum, one) => sum + Number(one.parts), 0);
  for (const change of [
    `UPDATE chunk SET state = 'nonsense' WHERE campaign_id = ${ended}`,
    `UPDATE attempt SET outcome = 'nonsense' WHERE campaign_id = ${ended}`,
  ]) {
    const { all } = await readChanged(t, change);
    assert.deepEqual(
      all('SELECT account_id AS account, total(parts) AS parts FROM past_request GROUP BY 1'),
      [{ account: fixture.accountId, parts }],
      change,
    );
  }
});

// Threat: A changed backup
test('requests whose account nothing names count for every account, and no balance tells of a request', async (t) => {
  const { fixture } = await theFolder();
  const before = await readChanged(t, '');
  const sent = before.all(`${requests} WHERE g.id = ${fixture.ended} ORDER BY a.began_no`);
  assert.ok(before.all('SELECT 1 FROM balance_reading').length > 0);
  const { all } = await readChanged(t, `DELETE FROM campaign WHERE id = ${fixture.ended}`);
  const rows = all(past);
  assert.ok(rows.some(({ account }) => account === fixture.accountId));
  for (const account of new Set(rows.map((row) => row.account)))
    assert.deepEqual(
      rows.filter((row) => row.account === account),
      sent.map((row) => ({ ...row, account })),
    );
  assert.deepEqual(all('SELECT DISTINCT credits FROM past_request'), [{ credits: null }]);
  assert.deepEqual(all('SELECT 1 FROM balance_reading'), []);
  assert.deepEqual(all('SELECT 1 FROM chunk WHERE balance_before IS NOT NULL'), []);
});

// Threat: A changed backup
test('of a table without one of its columns no row is made up: its numbers are opt-outs, or all sending waits', async (t) => {
  const { all } = await readChanged(t, '');
  for (const [table, { protects }] of Object.entries(storedTables)) {
    if (!protects || ['folder', 'opened_with'].includes(table)) continue;
    const [{ rows } = { rows: 0 }] = all(`SELECT count(*) AS rows FROM ${table}`);
    const columns = all(`SELECT name FROM pragma_table_info('${table}')`).map(({ name }) => String(name));
    for (const column of new Set([columns[0], columns.at(-1), 'msisdn'])) {
      if (!columns.includes(column!)) continue;
      const read = await readChanged(t, `ALTER TABLE ${table} RENAME COLUMN ${column} TO other`);
      if (rows === 0) continue;
      assert.ok(read.unread !== null, `${table}.${column}`);
      const isTold = read.unread.unknown > 0 || read.all('SELECT 1 FROM opt_out').length > 0;
      assert.ok(isTold, `${table}.${column}`);
      assert.deepEqual(read.all('SELECT 1 FROM opt_out WHERE msisdn < 1000'), []);
    }
  }
  const [{ rows } = { rows: 0 }] = all('SELECT count(*) AS rows FROM opt_out');
  for (const change of [
    'ALTER TABLE opt_out RENAME COLUMN msisdn TO other',
    'UPDATE opt_out SET msisdn = -msisdn',
    'ALTER TABLE opt_out RENAME TO other; CREATE TABLE opt_out AS SELECT CAST(msisdn AS TEXT) AS msisdn, note, source, added_at FROM other',
  ]) {
    const { unread } = await readChanged(t, change);
    assert.deepEqual(unread, { left: [{ kind: 'opt-outs', rows }], unknown: rows }, change);
  }
});

test('a lost draft is told and holds nothing, but a lost campaign does of which nothing is left', async (t) => {
  const { fixture } = await theFolder();
  const optOuts = 'SELECT msisdn FROM opt_out';
  const before = (await readChanged(t, '')).all(optOuts);
  const lost = `UPDATE campaign SET options = '{}' WHERE id =`;
  const { unread, all } = await readChanged(t, `${lost} ${fixture.draft}`);
  assert.deepEqual(unread, { left: [{ kind: 'campaigns', rows: 1 }], unknown: 0 });
  assert.deepEqual(all(optOuts), before);
  const tables = Object.keys(storedTables).filter((table) => 'campaign_id' in storedTables[table]!.columns);
  const deletes = tables.map((table) => `DELETE FROM ${table} WHERE campaign_id = ${fixture.ended};`);
  const alone = await readChanged(t, `${deletes.join(' ')} ${lost} ${fixture.ended}`);
  assert.deepEqual(alone.unread, { left: [{ kind: 'campaigns', rows: 1 }], unknown: 1 });
});

// Threat: A changed backup
test('a lost row of somebody left out is about nobody else of its campaign', async (t) => {
  const { fixture } = await theFolder();
  const optOuts = 'SELECT msisdn FROM opt_out ORDER BY msisdn';
  const before = (await readChanged(t, '')).all(optOuts);
  const msisdn = 878300000000009;
  for (const [number, unknown, more] of [
    ['NULL', 0, []],
    [String(msisdn), 0, [{ msisdn }]],
    ['0', 1, []],
  ] as const) {
    const { unread, all } = await readChanged(
      t,
      `INSERT INTO left_out (campaign_id, n, row, reason, msisdn) VALUES (${fixture.ended}, 900, 902, 'nonsense', ${number})`,
    );
    assert.deepEqual(unread, { left: [{ kind: 'people', rows: 1 }], unknown }, number);
    assert.deepEqual(all(optOuts), [...before, ...more], number);
  }
});
