import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { buildAudience } from '../../../electron/audiences/worker/audience-build.ts';
import { changeAudience } from '../../../electron/audiences/worker/audience-change.ts';
import { countDerived, deriveAudience } from '../../../electron/audiences/worker/derive-audience.ts';
import { openJudgedRows } from '../../../electron/audiences/worker/judged-rows.ts';
import { excludeRows, settleDoubtful } from '../../../electron/audiences/worker/leave-rows-out.ts';
import { endSteps, moveSteps } from '../../../electron/audiences/worker/list-steps.ts';
import { openNumberColumns, readNumberColumn } from '../../../electron/audiences/worker/number-column.ts';
import { rejudge } from '../../../electron/audiences/worker/rejudge.ts';
import { openSheetJudgements } from '../../../electron/audiences/worker/sheet-judgements.ts';
import { followOptOuts } from '../../../electron/opt-outs/worker/opt-out-service.ts';
import { createSheetStore } from '../../../electron/sheets/worker/sheet-store.ts';
import { openDatabase } from '../../../electron/store/open-database.ts';
import type { AudienceChange } from '../../../shared/audience/audience.ts';
import { addToCounts, noCounts, ROW_STATUSES } from '../../../shared/audience/audience-row.ts';
import type { Derivation } from '../../../shared/audience/derivation.ts';
import type { AudienceId } from '../../../shared/brand.ts';
import type { Mapping } from '../../../shared/sheet/sheet.ts';
import { sized } from '../../support/full.ts';
import { value } from '../support/app.ts';
import { addNeighbour } from '../support/audience.ts';
import { tempFolder } from '../support/temp-folder.ts';

const NOW = Date.UTC(2026, 0, 15);
const NUMBERS = ['0701740605', '+46 70-174 06 05', '0701740606', '0701740607', '', '08-465 004 05'];
const PEOPLE = [46701740605, 46701740606, 46701740607];
const RULES = ['first', 'last', 'ask', 'join'] as const;
const watch = { signal: new AbortController().signal, progress: () => undefined };

type Row = readonly [number: string, name: string, time: string, consent: string];

async function listOf(
  database: DatabaseSync,
  folder: string,
  rows: readonly Row[],
  duplicates: Mapping['duplicates'],
) {
  const store = createSheetStore(join(folder, 'sheet.db'));
  for (const [at, cells] of [['Number', 'Name', 'Time', 'SMS consent'], ...rows].entries())
    store.add({ row: at + 1, cells, hidden: false });
  store.finish();
  const mapping: Mapping = {
    ...{
      headerRow: 1,
      numberColumn: 0,
      otherColumns: [],
      tagColumns: [1, 2],
      country: 'SE',
      skipRecentDays: 30,
    },
    ...{ duplicates, consent: { leaveOut: true, asked: [3], values: [] } },
  };
  const plan = {
    ...{ name: 'A', sheetName: 'a.csv', mapping, columns: ['Name', 'Time'], numberColumn: 'Number' },
    ...{ otherColumns: [], madeOf: null },
  };
  const made = { sheet: store, plan, and: (id: AudienceId) => id };
  const id = value(await buildAudience(database, openSheetJudgements(database), made, NOW, watch));
  store.close();
  addNeighbour(database, id);
  return id;
}

interface Concluded {
  readonly status: number;
  readonly flags: number;
}

/** All that is concluded. */
function rowsOf(database: DatabaseSync, id: AudienceId) {
  const found = database
    .prepare(
      'SELECT n, status, flags, number_flags, msisdn, original, cells, kept, joined FROM audience_row WHERE id >> 24 = ? ORDER BY id',
    )
    .all(id);
  return found.map((row) => ({ ...(row as unknown as Concluded), named: ROW_STATUSES[Number(row.status)] }));
}

/** With the counts of it. */
function stored(database: DatabaseSync, id: AudienceId) {
  const rows = rowsOf(database, id);
  const counts = noCounts();
  for (const row of rows) addToCounts(counts, row, 1);
  const list = database.prepare('SELECT counts FROM audience WHERE id = ?').get(id);
  assert.deepEqual(JSON.parse(String(list?.counts)), counts);
  return rows;
}

/** Forgets every conclusion, and judges the list by its facts alone. */
async function fromScratch(database: DatabaseSync, id: AudienceId): Promise<void> {
  const before = stored(database, id);
  database.exec('BEGIN');
  database
    .prepare(
      `UPDATE audience_row SET status = 1, kept = 7, cells = coalesce(json_extract(joined, '$.own'), cells), joined = NULL
       WHERE id >> 24 = ?`,
    )
    .run(id);
  database
    .prepare(
      `UPDATE audience_row SET msisdn = f.msisdn, original = f.original, cells = f.cells, number_flags = f.number_flags
       FROM file_row f WHERE f.id = audience_row.id AND audience_row.id >> 24 = ?`,
    )
    .run(id);
  database.exec('COMMIT');
  const { counts } = database.prepare('SELECT counts FROM audience WHERE id = ?').get(id)!;
  const judged = openJudgedRows(database, readNumberColumn(database, id));
  await rejudge(database, judged, { rows: before.keys(), numbers: [], total: before.length });
  assert.deepEqual(rowsOf(database, id), before);
  // They follow changes, and these were none.
  database.prepare('UPDATE audience SET counts = ? WHERE id = ?').run(counts!, id);
}

type Act =
  | AudienceChange
  | { readonly kind: 'many'; readonly ns: readonly number[]; readonly excluded: boolean }
  | { readonly kind: 'undo' | 'redo' | 'check' | 'leave-doubtful' }
  | { readonly kind: 'opt-out'; readonly number: number; readonly out: boolean };

async function perform(database: DatabaseSync, id: AudienceId, act: Act): Promise<void> {
  const numbers = readNumberColumn(database, id);
  switch (act.kind) {
    case 'many':
      await excludeRows(database, numbers, { ns: Uint32Array.from(act.ns), excluded: act.excluded }, NOW);
      return;
    case 'undo':
    case 'redo':
      await moveSteps(database, numbers, act.kind);
      return;
    case 'check':
    case 'leave-doubtful':
      value(
        await settleDoubtful(
          database,
          numbers,
          act.kind === 'check' ? 'keep-doubtful' : 'leave-doubtful-out',
          NOW,
        ),
      );
      return;
    case 'opt-out': {
      const sql = act.out
        ? "INSERT OR IGNORE INTO opt_out VALUES (?, '', '', 0)"
        : 'DELETE FROM opt_out WHERE msisdn = ?';
      database.prepare(sql).run(act.number);
      await followOptOuts(database, openNumberColumns(database));
      return;
    }
    default:
      await changeAudience(database, numbers, act, NOW);
  }
}

const n = fc.nat(6);
const row: fc.Arbitrary<Row> = fc.tuple(
  fc.constantFrom(...NUMBERS, '0701740605'),
  fc.constantFrom('Ada', 'Ada', 'Bo'),
  fc.constantFrom('9', '10', '11'),
  fc.constantFrom('yes', 'yes', 'yes', 'no'),
);
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    kind: fc.constant('many' as const),
    ns: fc.uniqueArray(n, { maxLength: 4 }),
    excluded: fc.boolean(),
  }),
  fc.record({
    ...{ kind: fc.constant('edit' as const), n, column: fc.constantFrom('number' as const, 0, 1) },
    value: fc.constantFrom(...NUMBERS, 'Cia'),
  }),
  fc.record({ kind: fc.constant('exclude' as const), n, excluded: fc.boolean() }),
  fc.record({ kind: fc.constant('choose' as const), n }),
  fc.record({
    ...{ kind: fc.constant('join' as const), n },
    join: fc.constant({ language: 'en' as const, ways: ['and' as const, 'and' as const] }),
  }),
  fc.record({
    kind: fc.constantFrom('undo' as const, 'redo' as const, 'check' as const, 'leave-doubtful' as const),
  }),
  fc.record({ kind: fc.constant('opt-out' as const), number: fc.constantFrom(...PEOPLE), out: fc.boolean() }),
);
const rows = fc.array(row, { minLength: 1, maxLength: 7 });

function recentlyTexted(database: DatabaseSync, msisdn: number): void {
  for (const [sql, ...values] of [
    ['INSERT INTO sending (campaign_id, family, is_live) VALUES (1, 1, 1)'],
    [
      "INSERT INTO recipient (campaign_id, position, msisdn, row, parts, tagvalues) VALUES (1, 0, ?, 1, 1, '[]')",
      msisdn,
    ],
    ['INSERT INTO recipient_number (campaign_id, position, msisdn, text) VALUES (1, 0, ?, 1)', msisdn],
    ["INSERT INTO reached VALUES (1, 0, 1, 'accepted', ?)", NOW - 1000],
  ] as const)
    database.prepare(sql).run(...values);
}

test('what is stored of a list is what the judge says of its facts, after an import and any changes', async (t) => {
  const folder = tempFolder(t);
  const database = value(openDatabase(join(folder, 'tagline.db')));
  t.after(() => database.close());
  recentlyTexted(database, PEOPLE[2]!);
  await fc.assert(
    fc.asyncProperty(
      rows,
      fc.array(act, { maxLength: 8 }),
      fc.constantFrom(...RULES),
      async (file, acts, rule) => {
        database.exec('DELETE FROM opt_out; DELETE FROM audience');
        const id = await listOf(database, folder, file, rule);
        await fromScratch(database, id);
        for (const one of acts) {
          await perform(database, id, one);
          await fromScratch(database, id);
        }
      },
    ),
    { numRuns: sized(40, 1000) },
  );
});

test('lists made of lists are counted as they are made, and judged by the facts and decisions of these', async (t) => {
  const folder = tempFolder(t);
  const database = value(openDatabase(join(folder, 'tagline.db')));
  t.after(() => database.close());
  recentlyTexted(database, PEOPLE[2]!);
  const kind = fc.constantFrom(
    'all' as const,
    'some' as const,
    'together' as const,
    'without' as const,
    'in-both' as const,
  );
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(rows, rows),
      fc.array(fc.tuple(fc.constantFrom(0, 1), act), { maxLength: 6 }),
      fc.array(fc.tuple(kind, fc.array(act, { maxLength: 3 })), { minLength: 1, maxLength: 3 }),
      fc.tuple(fc.constantFrom(...RULES), fc.constantFrom(...RULES)),
      async (files, acts, derivations, rules) => {
        database.exec('DELETE FROM opt_out; DELETE FROM audience');
        const sources = [
          await listOf(database, folder, files[0], rules[0]),
          await listOf(database, folder, files[1], rules[1]),
        ];
        for (const [of, one] of acts) await perform(database, sources[of]!, one);
        let audienceId = sources[0]!;
        const otherId = sources[1]!;
        for (const [as, more] of derivations) {
          const conditions = as === 'all' ? [] : [{ column: 1, test: 'is', value: '9' } as const];
          const derivation: Derivation =
            as === 'all' || as === 'some'
              ? { kind: 'some', audienceId, conditions }
              : { kind: as, audienceId, otherId };
          const counted = value(await countDerived(database, derivation, NOW, watch.signal));
          const before = stored(database, audienceId);
          const made = await deriveAudience(database, { derivation, name: 'B', draft: null }, NOW, watch);
          const { audienceId: id } = value(made);
          const list = database.prepare('SELECT counts FROM audience WHERE id = ?').get(id);
          assert.deepEqual(JSON.parse(String(list?.counts)), counted);
          if (as === 'all') assert.deepEqual(stored(database, id), before, 'all rows of a list are as in it');
          await fromScratch(database, id);
          for (const one of more) {
            await perform(database, id, one);
            await fromScratch(database, id);
          }
          audienceId = id;
        }
      },
    ),
    { numRuns: sized(40, 1000) },
  );
});

// Fault (app): it is killed between any two writes of a step -> the step was taken as a whole or not at all
test('a step that is cut short at any of its writes is taken as a whole or not at all, and its list follows', async (t) => {
  const folder = tempFolder(t);
  const database = value(openDatabase(join(folder, 'tagline.db')));
  t.after(() => database.close());
  /** Each transaction is over after one number, and the one after so many is the last. */
  async function cutShort(writes: number, work: () => Promise<void>): Promise<void> {
    let [clock, left] = [0, writes];
    const time = t.mock.method(performance, 'now', () => (clock += 1000));
    const { exec } = DatabaseSync.prototype;
    const commits = t.mock.method(DatabaseSync.prototype, 'exec', function (this: DatabaseSync, sql: string) {
      if (sql === 'COMMIT' && left-- <= 0) throw new Error('Killed');
      exec.call(this, sql);
    });
    await work().catch(() => undefined);
    time.mock.restore();
    commits.mock.restore();
  }

  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 4, maxLength: 7 }),
      fc.array(act, { maxLength: 4 }),
      act,
      fc.constantFrom(...RULES),
      fc.nat(4),
      async (file, acts, last, rule, writes) => {
        database.exec('DELETE FROM opt_out; DELETE FROM audience');
        const id = await listOf(database, folder, file, rule);
        for (const one of acts) await perform(database, id, one);
        const before = stored(database, id);
        await cutShort(writes, () => perform(database, id, last));
        await endSteps(database, openNumberColumns(database));
        await followOptOuts(database, openNumberColumns(database));
        const after = stored(database, id);
        await fromScratch(database, id);
        const half = 'SELECT 1 FROM audience_step WHERE undone > 1 AND audience_id = ?';
        assert.equal(database.prepare(half).get(id), undefined);
        // Taken as a whole, another time changes nothing more; not at all, nothing was.
        if (last.kind === 'undo' || last.kind === 'redo' || last.kind === 'opt-out') return;
        if (isDeepStrictEqual(after, before)) return;
        await moveSteps(database, readNumberColumn(database, id), 'undo');
        assert.deepEqual(stored(database, id), before);
      },
    ),
    { numRuns: sized(60, 400) },
  );
});

test('a number of very many rows is sent to once at most while it is judged, a part of its rows at a time', async (t) => {
  const folder = tempFolder(t);
  const database = value(openDatabase(join(folder, 'tagline.db')));
  t.after(() => database.close());
  const many = Array.from({ length: 3000 }, (_, at): Row => ['0701740605', 'Ada', String(at % 50), 'yes']);
  const twice = 'SELECT count(*) AS people FROM audience_row WHERE id >> 24 = ? AND status = 0';
  for (const rule of RULES) {
    const id = await listOf(database, folder, many, rule);
    const { exec } = DatabaseSync.prototype;
    const watched = t.mock.method(DatabaseSync.prototype, 'exec', function (this: DatabaseSync, sql: string) {
      exec.call(this, sql);
      if (sql !== 'COMMIT') return;
      const people = Number(database.prepare(twice).get(id)?.people);
      assert.ok(people <= 1, `${people} are sent to`);
    });
    for (const one of [
      { kind: 'choose', n: 2900 },
      { kind: 'exclude', n: 2900, excluded: true },
      { kind: 'choose', n: 7 },
      { kind: 'opt-out', number: PEOPLE[0]!, out: true },
      { kind: 'opt-out', number: PEOPLE[0]!, out: false },
      { kind: 'undo' },
    ] as const)
      await perform(database, id, one);
    watched.mock.restore();
    const after = stored(database, id);
    await fromScratch(database, id);
    assert.equal(after.filter(({ named }) => named === 'recipient').length, 0, 'left out with its row');
  }
});
