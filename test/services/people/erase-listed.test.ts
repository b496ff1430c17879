import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
import { findListed, mentionsInLists } from '../../../electron/audiences/records/person-find.ts';
import { changeAudience } from '../../../electron/audiences/worker/audience-change.ts';
import { openJudgedRows } from '../../../electron/audiences/worker/judged-rows.ts';
import { openNumberColumns } from '../../../electron/audiences/worker/number-column.ts';
import { eraseListed, eraseMention, type ListPlace } from '../../../electron/audiences/worker/person-rows.ts';
import { rejudge } from '../../../electron/audiences/worker/rejudge.ts';
import { openDatabase } from '../../../electron/store/open-database.ts';
import { rowKey } from '../../../electron/store/row-key.ts';
import { addToCounts, noCounts, statusCode } from '../../../shared/audience/audience-row.ts';
import { DECISION_KINDS } from '../../../shared/audience/decided-row.ts';
import { sized } from '../../support/full.ts';
import { value } from '../support/app.ts';
import { addAudience } from '../support/audience.ts';
import { fictionalNumber, guestColumns, guests } from '../support/people.ts';
import { tempFolder } from '../support/temp-folder.ts';

test('a row that follows an opt-out while its person is being erased counts once', async (t) => {
  const database = value(openDatabase(join(tempFolder(t), 'tagline.db')));
  const audienceId = addAudience(database, guestColumns, guests(3));
  const keep = (status: number): void => {
    const counts = noCounts();
    for (const own of [status, 0, 0]) addToCounts(counts, { status: own, flags: 0 }, 1);
    database.prepare('UPDATE audience SET counts = ?').run(JSON.stringify(counts));
    database.prepare('UPDATE audience_row SET status = ? WHERE id = ?').run(status, rowKey(audienceId, 0));
  };
  keep(statusCode('recipient'));
  // Its rows are found before it waits for the first time.
  const erasing = eraseListed(database, fictionalNumber(0));
  keep(statusCode('opted-out'));
  await erasing;
  const { counts } = database.prepare('SELECT counts FROM audience').get()!;
  const { recipients, optedOut, rejected } = JSON.parse(String(counts)) as Record<string, number>;
  assert.deepEqual({ recipients, optedOut, rejected }, { recipients: 2, optedOut: 0, rejected: 1 });
  database.close();
});

test('a number in a list is found and erased whatever stands between its digits', async (t) => {
  const database = value(openDatabase(join(tempFolder(t), 'tagline.db')));
  t.after(() => database.close());
  const blanks = '\t\n\v\f\r \u00a0\u1680\u2000\u2009\u2028\u2029\u202f\u205f\u3000\ufeff';
  const between = fc
    .array(fc.constantFrom(...blanks, ...'().-/x,'), { maxLength: 3 })
    .map((some) => some.join(''));
  const betweens = fc.array(between, { minLength: 9, maxLength: 9 });
  await fc.assert(
    fc.asyncProperty(betweens, async (signs) => {
      // What is no sign of a number may stand between the last seven digits.
      const sign = (at: number) => (at < 3 ? signs[at]?.replace(/[x,]/g, '') : signs[at]) ?? '';
      const written = [...'0701740605'].map((digit, at) => digit + sign(at)).join('');
      database.exec('DELETE FROM audience_row; DELETE FROM audience');
      addAudience(
        database,
        ['Name', 'Notes'],
        [
          { cells: ['Bo', `call ${written} now`], msisdn: 46_701_740_699 },
          { cells: ['Ada', ''], status: 'rejected', original: `\u0000070-174 06 05` },
          { cells: ['Cy', '070174 and 0606'], msisdn: 46_701_740_698 },
          { cells: ['Di', '0731740605'], msisdn: 46_731_740_605, original: '073-174 06 05' },
        ],
      );
      database.prepare('UPDATE audience SET counts = ?').run(JSON.stringify(noCounts()));
      database.exec('DELETE FROM decision');
      const number = JSON.stringify({
        original: '070-174 06 05',
        msisdn: null,
        numberFlags: 0,
        flags: 0,
        recent: false,
      });
      const decide = database.prepare(
        'INSERT INTO decision SELECT (id << 24) + 2, ?, ?, -1, NULL, ?, NULL FROM audience',
      );
      decide.run(1, DECISION_KINDS.indexOf('number'), number);
      decide.run(2, DECISION_KINDS.indexOf('number'), null);
      assert.deepEqual(
        (await findListed(database, '46701740605', null)).rows.map(({ row, isTheirs }) => [row, isTheirs]),
        [
          [2, false],
          [3, true],
          [5, false],
        ],
      );
      assert.equal(await eraseListed(database, '46701740605'), 1);
      const places = await mentionsInLists(database, '46701740605', 9);
      assert.deepEqual(
        places.map(({ row, texts }) => [row, texts]),
        [
          [2, [`call ${written} now`]],
          [5, ['0731740605']],
        ],
      );
      await eraseMention(database, '46701740605', places[0]!.place as ListPlace, openNumberColumns(database));
      assert.deepEqual(
        database
          .prepare('SELECT cells, original FROM audience_row ORDER BY id')
          .all()
          .map((row) => ({ ...row })),
        [
          { cells: '["Bo","call  now"]', original: '46701740699' },
          { cells: '["",""]', original: '' },
          { cells: '["Cy","070174 and 0606"]', original: '46701740698' },
          { cells: '["Di","0731740605"]', original: '073-174 06 05' },
        ],
      );
      assert.equal(database.prepare('SELECT count(*) AS left FROM decision').get()?.left, 1);
    }),
    { numRuns: sized(30, 200) },
  );
});

test('what a person wrote over a text is erased with the number in it, and in what the rows made then', async (t) => {
  const database = value(openDatabase(join(tempFolder(t), 'tagline.db')));
  t.after(() => database.close());
  const audienceId = addAudience(
    database,
    ['Notes'],
    ['call 070-174 06 05', 'at nine'].map((note) => ({ cells: [note], msisdn: 46_701_740_699 })),
  );
  const rule = JSON.stringify({ language: 'en', ways: ['and'] });
  database
    .prepare('UPDATE audience SET counts = ?, mapping = ?, join_rule = ?')
    .run(JSON.stringify(noCounts()), '{"duplicates":"join"}', rule);
  const { numbersOf } = openNumberColumns(database);
  const numbers = numbersOf(audienceId);
  await rejudge(database, openJudgedRows(database, numbers), { rows: [0], numbers: [], total: 1 });
  const write = (to: string) => ({ kind: 'edit', n: 0, column: 0, value: to }) as const;
  value(await changeAudience(database, numbers, write('call Ada at 0701740605'), 0));
  await eraseListed(database, '46701740605');
  const [mention, ...others] = await mentionsInLists(database, '46701740605', 9);
  assert.deepEqual(mention!.texts, [
    'call Ada at 0701740605',
    'call 070-174 06 05',
    'call 070-174 06 05 and at nine',
  ]);
  assert.deepEqual(others, []);
  await eraseMention(database, '46701740605', mention!.place as ListPlace, openNumberColumns(database));
  for (const table of ['audience_row', 'decision', 'file_row']) {
    const left = JSON.stringify(database.prepare(`SELECT * FROM ${table}`).all());
    assert.doesNotMatch(left, /0701740605|070-174/u, table);
  }
});
