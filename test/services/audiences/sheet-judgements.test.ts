import assert from 'node:assert/strict';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import fc from 'fast-check';
import { buildAudience } from '../../../electron/audiences/worker/audience-build.ts';
import { openSheetJudgements } from '../../../electron/audiences/worker/sheet-judgements.ts';
import { createSheetStore } from '../../../electron/sheets/worker/sheet-store.ts';
import { openDatabase } from '../../../electron/store/open-database.ts';
import { statusCode } from '../../../shared/audience/audience-row.ts';
import type { Mapping } from '../../../shared/sheet/sheet.ts';
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
    fc.record({ duplicates: fc.constantFrom('first', 'last', 'ask') }),
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
            const rows = Array.from({ length: judged.count }, (_, n) => judged.at(n));
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

test('a mapping that was counted is not read again to use it, nor with other tags or another rule for duplicates', async (t) => {
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

test('a row that is the same as the one it gave way to asks nothing, however far apart they are', async (t) => {
  const { database, sheetOf } = openEmpty(t);
  const people = Array.from({ length: 3500 }, (_, at) => {
    const person = at % 7 === 0 ? Math.floor(at / 2) : at;
    return [`+4670${1000000 + (person % 1100)}`, `Name ${person % (at % 3 === 0 ? 1100 : 2200)}`, '', ''];
  });
  const sheet = sheetOf(people);
  t.after(() => sheet.close());
  const plan = {
    name: 'A',
    sheetName: 'a.csv',
    mapping: MAPPING,
    columns: ['Name'],
    numberColumn: 'Number',
    otherColumns: ['Other'],
    madeOf: null,
  };
  const { seen, watch } = watched();
  const built = await buildAudience(
    database,
    openSheetJudgements(database),
    { sheet, plan, and: (id) => id },
    NOW,
    watch,
  );
  assert.ok(built.ok);
  const id = built.value;
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
  assert.deepEqual(
    seen,
    seen.toSorted((a, b) => a - b),
    'it goes forward',
  );
  assert.equal(seen.at(-1), 1);
});
