import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { listAudiences } from '../../../electron/audiences/records/audience-list.ts';
import { removeAudience } from '../../../electron/audiences/records/audience-writer.ts';
import { countUndecided } from '../../../electron/audiences/records/count-undecided.ts';
import { openDecisionRecords } from '../../../electron/audiences/records/decision-records.ts';
import { changeAudience } from '../../../electron/audiences/worker/audience-change.ts';
import { keepAll, readRepeated } from '../../../electron/audiences/worker/choose-duplicates.ts';
import { valuesOfAudience } from '../../../electron/audiences/worker/column-values.ts';
import { correctAudience } from '../../../electron/audiences/worker/correct-from-file.ts';
import { countDerived } from '../../../electron/audiences/worker/derive-audience.ts';
import { excludeRows, settleDoubtful } from '../../../electron/audiences/worker/leave-rows-out.ts';
import { moveSteps } from '../../../electron/audiences/worker/list-steps.ts';
import { readNumberColumn } from '../../../electron/audiences/worker/number-column.ts';
import { eraseListed } from '../../../electron/audiences/worker/person-rows.ts';
import { openList } from '../../../electron/audiences/worker/source-audience.ts';
import { createSheetStore } from '../../../electron/sheets/worker/sheet-store.ts';
import { readHead } from '../../../electron/store/audience-reader.ts';
import { openAudienceRows } from '../../../electron/store/audience-rows.ts';
import { openDatabase } from '../../../electron/store/open-database.ts';
import { countRows, rowKey } from '../../../electron/store/row-key.ts';
import { ROW_FLAGS, type RowStatus } from '../../../shared/audience/audience-row.ts';
import type { AudienceId } from '../../../shared/brand.ts';
import { reasonColumns } from '../../../shared/sheet/exported-columns.ts';
import type { Mapping } from '../../../shared/sheet/sheet.ts';
import { value } from '../support/app.ts';
import { addAudience, addNeighbour, type TestRow } from '../support/audience.ts';
import { tempFolder } from '../support/temp-folder.ts';

const NOW = Date.UTC(2026, 0, 15);
const NEVER = new AbortController().signal;
const watch = { signal: NEVER, progress: () => undefined };
const ADA = 46_701_740_605;
const NEIGHBOURS: readonly RowStatus[] = [
  'rejected',
  'undecided',
  'said-no',
  'excluded',
  'recent',
  'duplicate',
  'recipient',
];

function opened(t: TestContext) {
  const folder = tempFolder(t);
  const database = value(openDatabase(join(folder, 'tagline.db')));
  t.after(() => database.close());
  return { folder, database };
}

/** All that is stored of the list right after. */
function neighbourOf(database: DatabaseSync, id: AudienceId) {
  const range = [rowKey(id + 1, 0), rowKey(id + 2, 0)] as const;
  return ['audience_row', 'decision', 'file_row'].map((table) =>
    database.prepare(`SELECT * FROM ${table} WHERE id >= ? AND id < ?`).all(...range),
  );
}

/** What is said of a list. */
async function facts(database: DatabaseSync, id: AudienceId, other: AudienceId) {
  const head = value(readHead(database, id));
  const numbers = readNumberColumn(database, id);
  const records = openDecisionRecords(database, id);
  return {
    rows: countRows(database, id),
    numbers: numbers.count,
    undecided: countUndecided(database, id),
    repeated: await readRepeated(database, openAudienceRows(database), numbers, { head, at: 0 }),
    decided: records.decided(),
    ofNumber: records.ofNumber(ADA),
    values: await valuesOfAudience(database, head, 0, NEVER),
    inBoth: value(
      await countDerived(database, { kind: 'in-both', audienceId: other, otherId: id }, NOW, NEVER),
    ),
  };
}

const people: readonly TestRow[] = [
  { cells: ['Ada'], msisdn: ADA, status: 'recipient' },
  { cells: ['Bo'], status: 'excluded' },
  { cells: ['Cy'], status: 'rejected' },
];

test('nothing that is said of a list is of the one right after it, whatever its first row is', async (t) => {
  const { database } = opened(t);
  const other = addAudience(database, ['Name'], [people[0]!]);
  const id = addAudience(database, ['Name'], people);
  database.prepare('DELETE FROM audience_row WHERE id = ?').run(rowKey(id + 1, 0));
  database.prepare('DELETE FROM decision WHERE id = ?').run(rowKey(id + 1, 0));
  const alone = await facts(database, id, other);
  assert.deepEqual([alone.rows, alone.repeated.count, alone.inBoth.recipients], [3, 0, 1]);
  for (const status of NEIGHBOURS) {
    addNeighbour(database, id, status);
    assert.deepEqual(await facts(database, id, other), alone, status);
  }
});

test('nothing that is done to a list is done to the one right after it', async (t) => {
  const { database } = opened(t);
  const doubtful = people.map((row) => ({ ...row, flags: ROW_FLAGS.doubtful }));
  for (const status of NEIGHBOURS) {
    const id = addAudience(database, ['Name'], doubtful);
    addNeighbour(database, id, status);
    const before = neighbourOf(database, id);
    const numbers = readNumberColumn(database, id);
    value(await settleDoubtful(database, numbers, 'leave-doubtful-out', NOW));
    const step = database.prepare('SELECT rows FROM audience_step WHERE audience_id = ?').get(id);
    assert.equal(step?.rows, 1, `${status}: only the own row`);
    value(await moveSteps(database, numbers, 'undo'));
    const head = value(readHead(database, id));
    await keepAll(database, numbers, { keep: 'first' }, head, { now: NOW, progress: () => undefined });
    assert.deepEqual(neighbourOf(database, id), before, status);
    await eraseListed(database, `${ADA}`);
    assert.deepEqual(neighbourOf(database, id), before, `${status}: somebody is erased`);
    await removeAudience(database, id, async () => undefined);
    assert.deepEqual(neighbourOf(database, id), before, `${status}: the list is removed`);
  }
});

test('a corrected file corrects the rows of its own list', async (t) => {
  const { folder, database } = opened(t);
  for (const status of NEIGHBOURS) {
    const id = addAudience(database, ['Name'], people);
    addNeighbour(database, id, status);
    const store = createSheetStore(join(folder, `${status}.db`));
    const names = ['Number', 'Name', ...reasonColumns()];
    for (const [at, cells] of [names, ['0701740609', 'Cy', '4', '', '']].entries())
      store.add({ row: at + 1, cells, hidden: false });
    store.finish();
    const mapping: Mapping = {
      ...{ headerRow: 1, numberColumn: 0, otherColumns: [], tagColumns: [1], country: 'SE' },
      ...{ duplicates: 'first', skipRecentDays: 0 },
    };
    const sheet = { store, names, mapping };
    const done = value(await correctAudience(database, readNumberColumn(database, id), sheet, NOW, watch));
    store.close();
    assert.deepEqual(done, { corrected: 1, stillRejected: 0 }, status);
    const rows = [...openAudienceRows(database).slice(id, 0, 3)];
    assert.deepEqual(
      rows.map(({ status, msisdn }) => `${status} ${msisdn}`),
      [`recipient ${ADA}`, 'excluded 46701740606', 'recipient 46701740609'],
    );
  }
});

test('a list that is longer than a page, or ends with one, has each row once', async (t) => {
  const { database } = opened(t);
  for (const rows of [2000, 2001, 4000]) {
    const id = addAudience(
      database,
      ['Name'],
      Array.from({ length: rows }, (_, n) => ({ cells: [n % 2 === 0 ? 'even' : 'odd'] })),
    );
    const list = openList(database, id)!;
    const ns = [...list.pages()].flat().map(({ n }) => n);
    assert.deepEqual([ns.length, new Set(ns).size], [rows, rows]);
    const { values } = await valuesOfAudience(database, value(readHead(database, id)), 0, NEVER);
    assert.equal(
      values.reduce((sum, one) => sum + one.rows, 0),
      rows,
    );
  }
});

test('a page of lists begins after the last one of the page before', (t) => {
  const { database } = opened(t);
  const ids = [1, 2, 3].map(() => addAudience(database, ['Name'], people));
  const idsOf = (before: number | null) => listAudiences(database, before).rows.map(({ id }) => id);
  assert.deepEqual(idsOf(null), ids.toReversed());
  assert.deepEqual(idsOf(ids[2]!), [ids[1], ids[0]]);
});

test('steps are undone and done again as far as asked, and no further', async (t) => {
  const { database } = opened(t);
  const rows = Array.from({ length: 5 }, (_, n) => ({ cells: [`Person ${n}`], flags: ROW_FLAGS.doubtful }));
  const id = addAudience(database, ['Name'], rows);
  const numbers = readNumberColumn(database, id);
  for (const n of [0, 1, 2, 3])
    value(await excludeRows(database, numbers, { ns: Uint32Array.of(n), excluded: true }, NOW));
  const out = () =>
    [...openAudienceRows(database).slice(id, 0, 5)].flatMap(({ n, status }) =>
      status === 'excluded' ? [n] : [],
    );
  const steps = database
    .prepare('SELECT step FROM audience_step WHERE audience_id = ? ORDER BY step')
    .all(id);
  const [, second, third] = steps.map(({ step }) => Number(step));
  assert.deepEqual(out(), [0, 1, 2, 3]);
  value(await moveSteps(database, numbers, 'undo', { to: second }));
  assert.deepEqual(out(), [0]);
  value(await moveSteps(database, numbers, 'redo', { to: third }));
  assert.deepEqual(out(), [0, 1, 2]);
  value(await moveSteps(database, numbers, 'undo', { to: third }));
  assert.deepEqual(out(), [0, 1]);
});

test('a row that was left out by hand is not the one that a rule keeps', async (t) => {
  const { database } = opened(t);
  const rows = ['A', 'B', 'C'].map((name) => ({ cells: [name], msisdn: ADA, status: 'undecided' as const }));
  const id = addAudience(database, ['Name'], rows);
  database
    .prepare("UPDATE audience SET mapping = json_set(mapping, '$.duplicates', 'ask') WHERE id = ?")
    .run(id);
  const numbers = readNumberColumn(database, id);
  value(await changeAudience(database, numbers, { kind: 'exclude', n: 2, excluded: true }, NOW));
  const head = value(readHead(database, id));
  await keepAll(database, numbers, { keep: 'last' }, head, { now: NOW, progress: () => undefined });
  const kept = [...openAudienceRows(database).slice(id, 0, 3)].map(({ status }) => status);
  assert.deepEqual(kept, ['duplicate', 'recipient', 'excluded']);
});
