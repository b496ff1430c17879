import assert from 'node:assert/strict';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { listsToJudge, readJudgedAgain } from '../../../electron/audiences/records/judged-lists.ts';
import { readNumberColumn } from '../../../electron/audiences/worker/number-column.ts';
import { judgeAgain } from '../../../electron/audiences/worker/rejudge.ts';
import { isHalfChanged } from '../../../electron/store/audience-reader.ts';
import { openDatabase } from '../../../electron/store/open-database.ts';
import { addToCounts, DUPLICATE, noCounts, RECIPIENT } from '../../../shared/audience/audience-row.ts';
import { JUDGE_VERSION } from '../../../shared/audience/judge.ts';
import type { AudienceId } from '../../../shared/brand.ts';
import { judgedAgainWords } from '../../../shared/folder/folder-words.ts';
import { settle } from '../../support/until.ts';
import { deadlyWrites } from '../steps/deadly-writes.ts';
import { startTestApp, value } from '../support/app.ts';
import { addAudience, type TestRow } from '../support/audience.ts';
import { assertJudged } from '../support/judged.ts';
import { tempFolder } from '../support/temp-folder.ts';

const DAY = 46_701_740_605;

/** A folder as an earlier build left it: each list was judged by another judge. */
function earlierFolder(t: TestContext, lists: readonly (readonly TestRow[])[], column = 'Name') {
  const dataDir = tempFolder(t);
  const database = value(openDatabase(join(dataDir, 'tagline.db')));
  const audienceIds = lists.map((rows) => addAudience(database, [column], rows));
  for (const audienceId of audienceIds) countAgain(database, audienceId);
  database.exec(`UPDATE audience SET judge_version = ${JUDGE_VERSION - 1}`);
  return { dataDir, database, audienceIds };
}

function countAgain(database: DatabaseSync, audienceId: AudienceId): void {
  const counts = noCounts();
  for (const row of rowsOf(database, audienceId)) addToCounts(counts, row, 1);
  database.prepare('UPDATE audience SET counts = ? WHERE id = ?').run(JSON.stringify(counts), audienceId);
}

function rowsOf(database: DatabaseSync, audienceId: AudienceId) {
  const rows = database.prepare('SELECT status, flags FROM audience_row WHERE id >> 24 = ? ORDER BY id');
  return rows.all(audienceId).map(({ status, flags }) => ({ status: Number(status), flags: Number(flags) }));
}

const person = (msisdn: number, name: string, status: TestRow['status'] = 'recipient'): TestRow => ({
  ...{ msisdn, cells: [name], status },
});

test('lists that an earlier build judged are judged again at the first start, and what differs is said once', async (t) => {
  const { dataDir, database, audienceIds } = earlierFolder(t, [
    // One number was sent to twice, another one by nobody, and a row is left out that nobody left out.
    [
      person(DAY, 'Ada'),
      person(DAY, 'Bo'),
      person(DAY + 1, 'Cleo', 'duplicate'),
      person(DAY + 2, 'Dan'),
      person(DAY + 3, 'Eva', 'opted-out'),
    ],
    [person(DAY, 'Ada'), person(DAY + 1, 'Bo')],
  ]);
  const [differing, equal] = audienceIds as [AudienceId, AudienceId];
  assert.ok(isHalfChanged(database, differing));
  database.close();

  const { app, wire, when } = await startTestApp(dataDir);
  const told = await when('what differs', async () => {
    const { judgedAgain } = value(await wire.call('folder.status', {}));
    return judgedAgain.length > 0 && judgedAgain;
  });
  assert.deepEqual(told, [
    { audienceId: differing, name: 'Test', differences: { recipient: 2, duplicate: 1 } },
  ]);
  assert.equal(judgedAgainWords(told[0]!), '“Test”: Recipient (2), Duplicate (1)');
  const { counts } = value(await wire.call('audience.get', { audienceId: differing }));
  assert.deepEqual([counts.recipients, counts.duplicates, counts.optedOut], [4, 1, 0]);
  await app.close();

  const again = await startTestApp(dataDir);
  assert.equal(value(await again.wire.call('folder.status', {})).judgedAgain.length, 1);
  const seen = value(await again.wire.call('folder.judgedAgainSeen', { audienceIds: [differing] }));
  assert.deepEqual(seen.judgedAgain, []);
  const reader = new DatabaseSync(join(dataDir, 'tagline.db'), { readOnly: true });
  await again.when('both lists are judged', async () =>
    audienceIds.every((id) => !isHalfChanged(reader, id)),
  );
  reader.close();
  await again.app.close();

  const after = value(openDatabase(join(dataDir, 'tagline.db')));
  for (const audienceId of [differing, equal]) {
    assert.equal(isHalfChanged(after, audienceId), false);
    assertJudged(after, audienceId);
  }
  const revisions = after.prepare('SELECT revision FROM audience ORDER BY id').all();
  assert.deepEqual(
    revisions.map(({ revision }) => Number(revision) > 0),
    [true, false],
  );
  after.close();
});

// Fault (app): it ends while a list is judged again -> the next start judges the rest, and says all that differs
test('a list that was judged again in part is judged to its end at the next start, and each row is told of once', async (t) => {
  const people = 1000;
  const rows = Array.from({ length: people }, (_, n) => person(DAY + Math.floor(n / 2), `Person ${n}`));
  const { dataDir, database, audienceIds } = earlierFolder(t, [rows]);
  const [audienceId] = audienceIds as [AudienceId];
  // So that each transaction is the last within its time.
  let clock = 0;
  const time = t.mock.method(performance, 'now', () => (clock += 1000));
  const cut = assert.rejects(judgeAgain(database, readNumberColumn(database, audienceId)));
  const duplicates = () => rowsOf(database, audienceId).filter(({ status }) => status === DUPLICATE).length;
  for (let turns = 0; duplicates() < 100 && turns < 10_000; turns++) await settle();
  time.mock.restore();
  assert.ok(duplicates() >= 100 && duplicates() < people / 2);
  assert.ok(isHalfChanged(database, audienceId));
  database.close();
  await cut;

  const { app, wire, when } = await startTestApp(dataDir);
  const told = await when('what differs', async () => {
    const { judgedAgain } = value(await wire.call('folder.status', {}));
    return judgedAgain.length > 0 && judgedAgain;
  });
  assert.deepEqual(told[0]?.differences, { duplicate: people / 2 });
  await app.close();
  const after = value(openDatabase(join(dataDir, 'tagline.db')));
  assertJudged(after, audienceId);
  assert.equal(rowsOf(after, audienceId).filter(({ status }) => status === RECIPIENT).length, people / 2);
  after.close();
});

/** `ms` pass at each look at the clock; more rows of one number than are judged together are written in parts. */
const cutLists = [
  { name: 'pairs of rows with one number', people: 40, together: 2, ms: 7, duplicates: 'first' },
  { name: 'every number joined', people: 40, together: 2, ms: 7, duplicates: 'join' },
  { name: 'one number of many rows', people: 1010, together: 1010, ms: 0.2, duplicates: 'first' },
];

for (const { name, people, together, ms, duplicates } of cutLists) {
  // Fault (app): it is killed between any two writes of judging again -> the rest is judged, and each row is told of once
  test(`judging again that ends before any of its writes comes to the same list at last: ${name}`, async (t) => {
    const rows = Array.from({ length: people }, (_, n) =>
      person(DAY + Math.floor(n / together), `Person ${n % 3}`),
    );
    const { dataDir, database, audienceIds } = earlierFolder(t, [rows], 'Time');
    const [audienceId] = audienceIds as [AudienceId];
    const rule = `mapping = json_set(mapping, '$.duplicates', '${duplicates}')`;
    database.exec(`UPDATE audience SET ${rule}, join_rule = '{"language":"en","ways":[]}'`);
    const copies: string[] = [];
    let clock = 0;
    const time = t.mock.method(performance, 'now', () => (clock += ms));
    const { exec } = DatabaseSync.prototype;
    const writing = t.mock.method(DatabaseSync.prototype, 'exec', function (this: DatabaseSync, sql: string) {
      if (sql === 'COMMIT') {
        const copy = tempFolder(t);
        for (const file of ['tagline.db', 'tagline.db-wal'])
          copyFileSync(join(dataDir, file), join(copy, file));
        copies.push(copy);
      }
      return exec.call(this, sql);
    });
    await judgeAgain(database, readNumberColumn(database, audienceId));
    writing.mock.restore();
    time.mock.restore();
    const whole = judgedIn(database);
    database.close();
    const isJoined = whole.rows.some(({ cells }) => String(cells).includes(' and '));
    assert.equal(isJoined, duplicates === 'join');
    assert.ok(whole.told.length === 1 && copies.length > 4, `${copies.length} writes`);
    let begun = 0;
    for (const write of deadlyWrites(copies.length, 8)) {
      const cut = value(openDatabase(join(copies[write - 1]!, 'tagline.db')));
      if (rowsOf(cut, audienceId).some(({ status }) => status !== RECIPIENT)) begun += 1;
      for (const id of listsToJudge(cut)) await judgeAgain(cut, readNumberColumn(cut, id));
      assert.deepEqual(judgedIn(cut), whole, `before write ${write}`);
      assertJudged(cut, audienceId);
      cut.close();
    }
    assert.ok(begun > 2, `${begun} ended in the middle`);
  });
}

function judgedIn(database: DatabaseSync) {
  const rows = database.prepare('SELECT id, status, kept, cells FROM audience_row ORDER BY id').all();
  const counts = database.prepare('SELECT counts FROM audience').all();
  return { rows, counts, told: readJudgedAgain(database), waiting: listsToJudge(database) };
}
