import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { holdsWords, searchedWords } from '../../../shared/format/searched-words.ts';
import { testApp, value } from '../support/app.ts';
import { besideApp } from '../support/audience.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'B', '7', '%', '_', '\\', ' ', 'é', 'e'), maxLength: 6 });
const optOut = fc.record({ note: text, source: text, added_at: fc.integer({ min: 0, max: 3 }) });

test('a search of the opt-outs finds the same, newest first, whatever page is asked for', async (t) => {
  const { wire, dataDir } = await testApp(t);
  const database = besideApp(t, dataDir);
  const insert = database.prepare(
    'INSERT INTO opt_out (msisdn, note, source, added_at) VALUES (:msisdn, :note, :source, :added_at)',
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(optOut, { maxLength: 1200, size: 'max' }),
      text.filter((one) => one.trim() !== ''),
      fc.nat(20),
      async (all, search, from) => {
        database.exec('DELETE FROM opt_out; BEGIN');
        const rows = all.map((one, n) => ({ ...one, msisdn: 46_701_740_000 + n }));
        for (const row of rows) insert.run(row);
        database.exec('COMMIT');
        const words = search.trim();
        const digits = words.replace(/^(?:(?:00|011)(?=[1-9])|0)/, '');
        const number = /^\d+$/.test(digits) ? digits : words;
        const expected = rows
          .filter(
            ({ msisdn, note, source }) =>
              `${msisdn}`.includes(number) || holdsWords(`${note}\n${source}`, searchedWords(search)),
          )
          .sort((one, other) => other.added_at - one.added_at || one.msisdn - other.msisdn);
        const found = value(await wire.call('optOut.list', { search, from, count: 50 }));
        assert.equal(found.count, expected.length);
        assert.deepEqual(
          found.rows.map(({ msisdn }) => Number(msisdn)),
          expected.slice(from, from + 50).map(({ msisdn }) => msisdn),
        );
        const whole = value(await wire.call('optOut.list', { search: '', from, count: 50 }));
        assert.equal(whole.count, rows.length);
      },
    ),
    { numRuns: 20 },
  );
});

test('a search finds a number however it is dialled', async (t) => {
  const { wire, dataDir } = await testApp(t);
  besideApp(t, dataDir).exec(
    "INSERT INTO opt_out (msisdn, note, source, added_at) VALUES (46701740605, '', '', 0)",
  );
  for (const search of ['+46 70-174 06', '0046 70 174 06', '011 46 70 174 06', '070-174 06']) {
    const found = value(await wire.call('optOut.list', { search, from: 0, count: 50 }));
    assert.equal(found.count, 1, search);
  }
});
