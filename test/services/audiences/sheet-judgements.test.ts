import assert from 'node:assert/strict';
import { join } from 'node:path';
import { StatementSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import fc from 'fast-check';
import { buildAudience } from '../../../electron/audiences/worker/audience-build.ts';
import { joinRows } from '../../../electron/audiences/worker/join-rows.ts';
import { openSheetJudgements } from '../../../electron/audiences/worker/sheet-judgements.ts';
import { createSheetStore } from '../../../electron/sheets/worker/sheet-store.ts';
import { openDatabase } from '../../../electron/store/open-database.ts';
import { statusCode } from '../../../shared/audience/audience-row.ts';
import { joinedCells, namesDiffer, ruleOf } from '../../../shared/audience/join.ts';
import { dayOrder } from '../../../shared/format/written-date.ts';
import { nameColumns } from '../../../shared/sheet/name-header.ts';
import type { JoinChoice, Mapping } from '../../../shared/sheet/sheet.ts';
import { value } from '../support/app.ts';
import { tempFolder } from '../support/temp-folder.ts';

const NOW = Date.UTC(2026, 0, 15);
const HEADER = ['Number', 'Name', 'Other', 'Country'];
const MAPPING: Mapping = {
  headerRow: 1,
  numberColumn: 0,
  otherColumns: [2],
  tagColumns: [1],
  country: 'SE',
  duplicates: 'ask',
  skipRecentDays: 0,
};
const NUMBERS = ['0701740605', '+46 70-174 06 05', '0701740606', '46701740607', '0207 946 0958', 'x', ''];

type Ways = JoinChoice['ways'];

function waysOf(...columns: readonly number[]) {
  const way = fc.constantFrom<Ways[number]['way']>('and', 'first', 'last', 'earliest', 'sum', 'count');
  return fc
    .tuple(...columns.map(() => way))
    .map((ways) => ways.map((one, at) => ({ column: columns[at]!, way: one })));
}

function openEmpty(t: TestContext) {
  const folder = tempFolder(t);
  const database = value(openDatabase(join(folder, 'tagline.db')));
  t.after(() => database.close());
  let sheets = 0;
  function sheetOf(rows: readonly (readonly string[])[]) {
    sheets += 1;
    const sheet = createSheetStore(join(folder, `${sheets}.sheet`));
    for (const [at, cells] of [HEADER, ...rows].entries()) sheet.add({ row: at + 1, cells, hidden: false });
    sheet.finish();
    return sheet;
  }
  return { database, sheetOf };
}

function watched() {
  const seen: number[] = [];
  const progress = (fraction: number) => void seen.push(fraction);
  return { seen, watch: { signal: new AbortController().signal, progress } };
}

test('what a sheet’s rows became is kept exactly as long as it holds', async (t) => {
  const { database, sheetOf } = openEmpty(t);
  const cell = fc.constantFrom(...NUMBERS);
  const row = fc.tuple(cell, fc.constantFrom('Ada', 'Bo', ''), cell, fc.constantFrom('Norway', 'SE', ''));
  const choices: readonly fc.Arbitrary<Partial<Mapping>>[] = [
    fc.record({ headerRow: fc.constantFrom(1, null) }),
    fc.record({ numberColumn: fc.constantFrom(0, 2) }),
    fc.record({ otherColumns: fc.constantFrom([], [2]) }),
    fc.record({ tagColumns: fc.constantFrom([1], [1, 3]) }),
    fc.record({ country: fc.constantFrom('SE', 'GB') }),
    fc.constant({ countryColumn: 3 }),
    fc.record({ duplicates: fc.constantFrom('first', 'last', 'ask', 'join') }),
    fc.record({ join: fc.record({ language: fc.constantFrom('en', 'da'), ways: waysOf(1) }) }),
    fc.record({ only: fc.constantFrom([], [{ column: 1, test: 'is', value: 'Ada' } as const]) }),
  ];
  const step = fc.record({
    sheet: fc.constantFrom(0, 0, 0, 1),
    chosen: fc.oneof(fc.constant({}), ...choices),
    optedOut: fc.option(fc.constantFrom([], [46701740605], [46701740606], [46701740606, 46701740607])),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(fc.array(row, { minLength: 4, maxLength: 12 }), fc.array(row, { maxLength: 4 })),
      fc.array(step, { minLength: 10, maxLength: 20 }),
      async (tables, steps) => {
        const sheets = tables.map(sheetOf);
        const judge = openSheetJudgements(database);
        const add = database.prepare("INSERT INTO opt_out VALUES (?, '', '', 0)");
        let mapping = MAPPING;
        for (const { sheet, chosen, optedOut } of steps) {
          mapping = { ...mapping, ...chosen };
          if (optedOut !== null) database.exec('DELETE FROM opt_out');
          for (const number of optedOut ?? []) add.run(number);
          const read = async (one: typeof judge) => {
            const judged = await one.of(sheets[sheet]!, mapping, NOW, watched().watch);
            const rows = Array.from({ length: judged.count }, (_, n) => [
              judged.at(n),
              judged.joinedRow(n, '["Own"]'),
            ]);
            return { rows, counts: judged.counts() };
          };
          assert.deepEqual(await read(judge), await read(openSheetJudgements(database)));
        }
        for (const sheet of sheets) sheet.close();
      },
    ),
    { numRuns: 15 },
  );
});

const PLAN = {
  name: 'A',
  sheetName: 'a.csv',
  columns: ['Name', 'Price'],
  numberColumn: 'Number',
  otherColumns: [],
  madeOf: null,
};

test('rows are joined as one number after the other would be, and counted so before', async (t) => {
  const { database, sheetOf } = openEmpty(t);
  const cell = (...cells: readonly string[]) => fc.constantFrom('', ...cells);
  const row = fc.tuple(
    fc.constantFrom('0701740605', '+46 70-174 06 05', '0701740606', '0701740607', 'x'),
    cell('Ada', 'Ada', 'Bo'),
    cell('1', '2', '2.5', '3/4/2026', '4/3/2026', '31/1/2026', 'x'),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 14 }), waysOf(1, 2), async (rows, ways) => {
      const join = { language: 'da', ways } as const;
      const mapping = { ...MAPPING, otherColumns: [], tagColumns: [1, 2], duplicates: 'join', join } as const;
      const groups = Map.groupBy(
        rows.map(([number, ...cells], n) => ({ number: number.replaceAll(/\D/g, '').slice(-9), cells, n })),
        ({ number, n }) => number || `row ${n}`,
      );
      const order = dayOrder(rows.map(([, , price]) => price)).dayFirst;
      const chosen = ruleOf(join, mapping.tagColumns);
      const rule = { ...chosen, dayFirst: [dayOrder(rows.map(([, name]) => name)).dayFirst, order] };
      const expected: string[] = [];
      for (const group of groups.values()) {
        const own = group.map(({ cells }) => cells);
        const made = namesDiffer(own, nameColumns(PLAN.columns), rule) ? null : joinedCells(own, rule);
        const isJoined = made !== null && 'cells' in made && (own.length > 1 || rule.ways.includes('count'));
        for (const [at, { number, n, cells }] of group.entries()) {
          const isSame = own[0]!.join('|') === cells.join('|');
          const others = isJoined ? 'joined' : isSame ? 'duplicate' : 'undecided';
          const status = number === '' ? 'rejected' : at === 0 ? 'recipient' : others;
          const isText = isJoined && status === 'recipient';
          const shown = isText ? { cells: made.cells, own: cells, rows: own.length } : { cells };
          expected[n] = JSON.stringify([statusCode(status), shown]);
        }
      }
      const sheet = sheetOf(rows.map(([number, name, price]) => [number, name, price, '']));
      const judge = openSheetJudgements(database);
      const { watch } = watched();
      const counts = (await judge.of(sheet, mapping, NOW, watch)).counts();
      const plan = { ...PLAN, mapping };
      const id = value(await buildAudience(database, judge, { sheet, plan, and: (id) => id }, NOW, watch));
      sheet.close();
      const stored = database
        .prepare('SELECT status, cells, joined FROM audience_row WHERE id >> 24 = ? ORDER BY id')
        .all(id)
        .map(({ status, cells, joined }) => {
          const { own, rows } = JSON.parse(String(joined)) ?? {};
          return JSON.stringify([status, { cells: JSON.parse(String(cells)), own, rows }]);
        });
      assert.deepEqual(stored, expected);
      const list = database.prepare('SELECT counts FROM audience WHERE id = ?').get(id);
      assert.deepEqual(JSON.parse(String(list?.counts)), counts);
    }),
    { numRuns: 60 },
  );
});

test('the rows of numbers whose texts would fill the memory wait for a choice', async (t) => {
  const { database, sheetOf } = openEmpty(t);
  const sheet = sheetOf(
    ['5', '5', '6', '7', '6', '7', '8', '8'].map((end, at) => [`070174060${end}`, '', `${at}`, '']),
  );
  t.after(() => sheet.close());
  const mapping = { ...MAPPING, tagColumns: [1, 2], duplicates: 'join' } as const;
  const { watch } = watched();
  const judgements = await openSheetJudgements(database).of(sheet, mapping, NOW, watch);
  const waiting = async (most: number) => {
    const { waits } = await joinRows(sheet, mapping, judgements, watch.signal, most);
    return [0, 2, 3, 6].filter(waits);
  };
  assert.deepEqual(await waiting(1000), []);
  const [own, text] = ['["","2"]'.length, '["","0 and 1"]'.length];
  assert.deepEqual(await waiting(text + 2 * own + 1), [6]);
  assert.deepEqual(await waiting(text + 2 * own), [3, 6]);
});

test('another way to join, or other columns, gives other texts', async (t) => {
  const { database, sheetOf } = openEmpty(t);
  const sheet = sheetOf(['9', '10'].map((time) => ['0701740605', 'Ada', time, '']));
  t.after(() => sheet.close());
  const judge = openSheetJudgements(database);
  const text = async (tagColumns: readonly number[], ways: Ways) => {
    const join = { language: 'en', ways } as const;
    const mapping = { ...MAPPING, otherColumns: [], tagColumns, duplicates: 'join', join } as const;
    return (await judge.of(sheet, mapping, NOW, watched().watch)).joinedRow(0, '[]')?.cells;
  };
  assert.equal(await text([1, 2], []), '["Ada","9 and 10"]');
  assert.equal(await text([1, 2], [{ column: 2, way: 'sum' }]), '["Ada","19"]');
  assert.equal(await text([2], []), '["9 and 10"]');
});

test('a person on one row gets the count, also where another column is added up and holds no number', async (t) => {
  const { database, sheetOf } = openEmpty(t);
  const sheet = sheetOf([['0701740605', '09:00', 'free', '']]);
  t.after(() => sheet.close());
  const ways = [
    { column: 1, way: 'count' },
    { column: 2, way: 'sum' },
  ] as const;
  const join = { language: 'en', ways } as const;
  const mapping = { ...MAPPING, otherColumns: [], tagColumns: [1, 2], duplicates: 'join', join } as const;
  const judged = await openSheetJudgements(database).of(sheet, mapping, NOW, watched().watch);
  assert.equal(judged.joinedRow(0, '["09:00","free"]')?.cells, '["1","free"]');
});

test('a mapping that was counted is not read again to use it, nor with other tags, another rule for duplicates or a decision on those who said no', async (t) => {
  const { database, sheetOf } = openEmpty(t);
  const sheet = sheetOf([['0701740605', 'Ada', '', '']]);
  t.after(() => sheet.close());
  const judge = openSheetJudgements(database);
  const isRead = async (mapping: Mapping) => {
    const { seen, watch } = watched();
    await judge.of(sheet, mapping, NOW, watch);
    return seen.length > 0;
  };
  assert.equal(await isRead(MAPPING), true);
  assert.equal(await isRead(MAPPING), false);
  assert.equal(await isRead({ ...MAPPING, tagColumns: [1, 3], duplicates: 'last' }), false);
  const { country, ...columns } = MAPPING;
  assert.equal(await isRead({ ...columns, consent: { leaveOut: true, values: [] }, country }), false);
  assert.equal(await isRead({ ...MAPPING, country: 'NO' }), true);
  assert.equal(await isRead(MAPPING), true);
});

test('of a sheet that is still being read what was counted before counts for nothing', async (t) => {
  const { database } = openEmpty(t);
  const sheet = createSheetStore(join(tempFolder(t), 'growing.sheet'));
  t.after(() => sheet.close());
  const judge = openSheetJudgements(database);
  const recipients = async (one = judge) => {
    const judgements = await one.of(sheet, MAPPING, NOW, watched().watch);
    return judgements.counts().recipients;
  };
  sheet.add({ row: 1, cells: HEADER, hidden: false });
  for (const more of [1, 2200, 1]) {
    const before = sheet.count;
    for (let row = before + 1; row <= before + more; row++)
      sheet.add({ row, cells: [`+4670${1000000 + row}`, 'Ada', '', ''], hidden: false });
    assert.equal(await recipients(), sheet.count - 1);
  }
  const isDone = recipients(openSheetJudgements(database));
  sheet.add({ row: 2204, cells: ['+46701999999', 'Bo', '', ''], hidden: false });
  assert.equal(await isDone, 2202, 'a row that comes meanwhile is none of it');
  assert.equal(await recipients(), sheet.count - 1);
});

test('a row that is the same as the one it gave way to asks nothing, however far apart they are, and only it is compared in full', async (t) => {
  const { database, sheetOf } = openEmpty(t);
  const people = Array.from({ length: 9000 }, (_, at) => {
    const person = at % 7 === 0 ? Math.floor(at / 2) : at;
    return [`+4670${1000000 + (person % 5500)}`, `Name ${person % (at % 3 === 0 ? 5500 : 11_000)}`, '', ''];
  });
  const sheet = sheetOf(people);
  t.after(() => sheet.close());
  const plan = { ...PLAN, columns: ['Name'], otherColumns: ['Other'], mapping: MAPPING };
  const { seen, watch } = watched();
  const judge = openSheetJudgements(database);
  const reads = t.mock.method(StatementSync.prototype, 'get');
  const built = await buildAudience(database, judge, { sheet, plan, and: (id) => id }, NOW, watch);
  const read = reads.mock.callCount();
  const id = value(built);
  const first = new Map<string, string>();
  const expected = people.map(([number, name]) => {
    const before = first.get(number!);
    if (before === undefined) first.set(number!, name!);
    if (before === undefined) return statusCode('recipient');
    return statusCode(before === name ? 'duplicate' : 'undecided');
  });
  const rows = database.prepare('SELECT status FROM audience_row WHERE id >> 24 = ? ORDER BY id').all(id);
  assert.deepEqual(
    rows.map(({ status }) => status),
    expected,
  );
  assert.equal(new Set(expected).size, 3);
  const same = expected.filter((status) => status === statusCode('duplicate')).length;
  assert.ok(read <= same, `${read} reads for ${same} rows`);
  assert.deepEqual(
    seen,
    seen.toSorted((a, b) => a - b),
    'it goes forward',
  );
  assert.equal(seen.at(-1), 1);
});
