import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
import { eraseListed, findListed } from '../../../electron/audiences/worker/person-rows.ts';
import { openDatabase } from '../../../electron/store/open-database.ts';
import { rowKey } from '../../../electron/store/row-key.ts';
import { addToCounts, noCounts, statusCode } from '../../../shared/audience/audience-row.ts';
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
    .array(fc.constantFrom(...blanks, ...'().-/'), { maxLength: 3 })
    .map((some) => some.join(''));
  const betweens = fc.array(between, { minLength: 9, maxLength: 9 });
  await fc.assert(
    fc.asyncProperty(betweens, async (signs) => {
      const written = [...'0701740605'].map((digit, at) => digit + (signs[at] ?? '')).join('');
      database.exec('DELETE FROM audience_row; DELETE FROM audience');
      addAudience(
        database,
        ['Name', 'Notes'],
        [
          { cells: ['Bo', `call ${written} now`], msisdn: 46_701_740_699 },
          { cells: ['Ada', ''], status: 'rejected', original: `\0${written}` },
          { cells: ['Cy', '070174 and 0606'], msisdn: 46_701_740_698 },
        ],
      );
      database.prepare('UPDATE audience SET counts = ?').run(JSON.stringify(noCounts()));
      const edit = JSON.stringify([{ n: 2, cells: JSON.stringify(['Cy', written]) }]);
      database.exec('DELETE FROM audience_edit');
      database
        .prepare("INSERT INTO audience_edit SELECT id, 1, 1, 2, 'edit', ?, NULL, 0 FROM audience")
        .run(edit);
      assert.deepEqual(
        (await findListed(database, '46701740605')).map(({ row, isTheirs }) => [row, isTheirs]),
        [
          [2, false],
          [3, true],
        ],
      );
      assert.equal(await eraseListed(database, '46701740605'), 2);
      assert.deepEqual(
        database
          .prepare('SELECT cells, original FROM audience_row ORDER BY id')
          .all()
          .map((row) => ({ ...row })),
        [
          { cells: '["Bo","call  now"]', original: '46701740699' },
          { cells: '["",""]', original: '' },
          { cells: '["Cy","070174 and 0606"]', original: '46701740698' },
        ],
      );
      assert.equal(database.prepare('SELECT count(*) AS edits FROM audience_edit').get()?.edits, 0);
    }),
    { numRuns: sized(30, 200) },
  );
});

test('what the rows made of a column is erased with the number in it', async (t) => {
  const database = value(openDatabase(join(tempFolder(t), 'tagline.db')));
  t.after(() => database.close());
  addAudience(database, ['Name', 'Notes'], [{ cells: ['Bo', 'call Ada'], msisdn: 46_701_740_699 }]);
  database.prepare('UPDATE audience SET counts = ?').run(JSON.stringify(noCounts()));
  const made = [null, 'call 070-174 06 05'];
  const joined = JSON.stringify({ language: 'en', ways: [], own: ['Bo', ''], rows: 2, made });
  database.prepare('UPDATE audience_row SET joined = ?').run(joined);
  assert.equal(await eraseListed(database, '46701740605'), 1);
  const after = JSON.parse(String(database.prepare('SELECT joined FROM audience_row').get()?.joined));
  assert.deepEqual(after.made, [null, 'call ']);
});
