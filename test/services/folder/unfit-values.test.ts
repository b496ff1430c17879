import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { kindOf } from '../support/app.ts';
import { readChangedBackup } from '../support/changed-backup.ts';
import { shared } from '../support/shared.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { wholeFolder } from '../support/whole-folder.ts';

const theFolder = shared((file) => wholeFolder(file));

const readChanged = async (t: TestContext, change: string) =>
  readChangedBackup(t, (await theFolder()).bytes, (file) => file.exec(change));

/** A sentence within sentences. */
const nested = (deep: number): string =>
  `${'{"say":"campaigns.notStarted","values":['.repeat(deep)}""${']}'.repeat(deep)}`;

/** A table in which a column may hold anything, as no table of ours. */
const loose = (table: string): string =>
  `CREATE TABLE kept AS SELECT * FROM ${table}; DROP TABLE ${table}; ALTER TABLE kept RENAME TO ${table};`;

// Threat: A changed backup
test('a number that its column cannot hold costs its own row, and the file is read', async (t) => {
  for (const [kind, change] of [
    ['opt-outs', 'UPDATE opt_out SET msisdn = 1 << 60'],
    ['opt-outs', `${loose('opt_out')} UPDATE opt_out SET msisdn = 0.5`],
    ['templates', `${loose('template')} UPDATE template SET id = 0.5`],
    ['templates', `UPDATE template SET id = ${Number.MAX_SAFE_INTEGER}`],
    ['lists', 'UPDATE audience SET revision = 1 << 50 WHERE id = (SELECT max(id) FROM audience)'],
    ['campaigns', "UPDATE campaign SET again_of = 1 << 40 WHERE phase = 'draft'"],
    [
      'campaigns',
      `UPDATE campaign SET options = rtrim(options, '}') || ',"more":${'['.repeat(50_000)}${']'.repeat(50_000)}}' WHERE phase = 'draft'`,
    ],
    [
      'campaigns',
      `UPDATE campaign SET pause = '{"kind":"quiet","message":${nested(20)}}' WHERE phase = 'paused'`,
    ],
    ['others', 'UPDATE timeline SET id = 1 << 52 WHERE id = 1'],
    // The window would show the message as it is, and the service would replace a part of it.
    ...[`'$.tags[0]', 'i'`, `'$.tags[0]', '{x}', '$.message', 'Hi {a?{x}b}'`].map(
      (set) =>
        [
          'campaigns',
          `UPDATE campaign SET frozen = json_set(frozen, ${set}) WHERE phase = 'paused'`,
        ] as const,
    ),
    [
      'campaigns',
      "UPDATE recipient SET msisdn = 12345 WHERE position = 5 AND campaign_id IN (SELECT id FROM campaign WHERE phase = 'paused')",
    ],
  ] as const) {
    const { result, unread } = await readChanged(t, change);
    assert.equal(kindOf(result), 'ok', change);
    assert.ok(
      unread?.left.some((one) => one.kind === kind && one.rows > 0),
      `${change}: ${JSON.stringify(unread)}`,
    );
  }
});

// Threat: A changed backup
test('all sending waits if nobody can read which file of a team has more opt-outs', async (t) => {
  const { unread } = await readChanged(
    t,
    "INSERT INTO team_file VALUES (1, '/share/team.csv', 'US', 'no delimiter', 0, '', NULL, 0)",
  );
  assert.deepEqual(unread, { left: [{ kind: 'opt-outs', rows: 1 }], unknown: 1 });
});

// Threat: A changed backup
test('a file whose folder already waits for somebody waits on after more of it is lost', async (t) => {
  const { unread } = await readChanged(
    t,
    `UPDATE folder SET unread = '{"left":[{"kind":"opt-outs","rows":0},{"kind":"templates","rows":2}],"unknown":1}';
     UPDATE template SET id = ${Number.MAX_SAFE_INTEGER}`,
  );
  assert.deepEqual(unread, {
    left: [
      { kind: 'templates', rows: 3 },
      { kind: 'opt-outs', rows: 0 },
    ],
    unknown: 1,
  });
});

// Threat: A changed backup
for (const [what, change] of [
  [
    'leads to a page twice',
    (bytes) => {
      assert.equal(bytes[100], 5, 'it names other pages');
      const last = bytes.readUInt16BE(112 + 2 * (bytes.readUInt16BE(103) - 1));
      bytes.writeUInt32BE(bytes.readUInt32BE(last), 108);
    },
  ],
  [
    'has a row longer than the file',
    (bytes, size) => {
      const leaf = bytes.readUInt32BE(108);
      const page = bytes.subarray((leaf - 1) * size, leaf * size);
      const at = page.readUInt16BE(8 + 2 * (page.readUInt16BE(3) - 1));
      assert.ok(page[at]! > 127 && page[at + 1]! > 127, 'its length takes three bytes');
      page[at] = 0xff;
    },
  ],
] as const satisfies readonly (readonly [string, (bytes: Buffer, size: number) => void])[])
  test(`a schema that ${what} is refused before SQLite reads it`, async (t) => {
    const path = join(tempFolder(t), 'written.tagline');
    writeFileSync(path, (await theFolder()).bytes);
    const file = new DatabaseSync(path);
    const filler = `/*${'more '.repeat(4000)}*/`;
    for (const name of ['one', 'two', 'three', 'four'])
      file.exec(`CREATE TABLE filler_${name} (a ${filler})`);
    const { page_size: size } = file.prepare('PRAGMA page_size').get()!;
    file.close();
    assert.equal(kindOf((await readChangedBackup(t, readFileSync(path), () => {})).result), 'ok');
    const bytes = readFileSync(path);
    change(bytes, Number(size));
    const { result } = await readChangedBackup(t, bytes, () => {});
    assert.equal(kindOf(result), 'bad-input');
  });
