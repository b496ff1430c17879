import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
import { openSearchCache } from '../../../electron/drafts/worker/search-cache.ts';
import { openRowSearch } from '../../../electron/drafts/worker/searched-rows.ts';
import { rowMatcher, rowQuery } from '../../../electron/search/row-search.ts';
import { readHead } from '../../../electron/store/audience-reader.ts';
import { openDatabase } from '../../../electron/store/open-database.ts';
import { bindMessage } from '../../../shared/message/bound-message.ts';
import { compileMessage } from '../../../shared/message/compiled-message.ts';
import { value } from '../support/app.ts';
import { atEnd } from '../support/at-end.ts';
import { addAudience, type TestRow } from '../support/audience.ts';
import { tempFolder } from '../support/temp-folder.ts';

const digit = fc.constantFrom('1', '4', '7', '0', '46', '+', '-', '(', '.', '/');
const between = fc.constantFrom('', '\u0301', '\u200b', '\u00ad', '\0', '\n', ' ', '"', '\\', 'å', '\ud800');
const cell = fc.array(fc.tuple(digit, between), { maxLength: 4 }).map((units) => units.flat().join(''));
const texts = { original: fc.oneof(cell, fc.constantFrom('="0147"', '\x0c7')), cells: fc.tuple(cell, cell) };
const msisdn = fc.constantFrom(4671, 46_107, 7_011, 147);
const row: fc.Arbitrary<TestRow> = fc.oneof(
  fc.record({ ...texts, msisdn }),
  fc.record({ ...texts, status: fc.constant('rejected' as const) }),
  fc.record({ ...texts, msisdn, status: fc.constant('opted-out' as const) }),
);
const written = fc
  .array(fc.oneof({ weight: 4, arbitrary: digit }, fc.constant(' ')), { minLength: 1, maxLength: 4 })
  .map((units) => units.join(''));
// Words that stand in a msisdn beside one another as they do not together.
const search = fc.oneof({ weight: 4, arbitrary: written }, fc.constantFrom('07 1', '011 7', '46 07'));

test('a search finds in a list that is kept, and for a number in one that is not yet, what reading every row finds', async (t) => {
  const database = value(openDatabase(join(tempFolder(t), 'tagline.db')));
  atEnd(t, () => database.close());
  const rowSearch = openRowSearch(database, { isCounting: () => false, isWaited: () => false });
  const { signal } = new AbortController();
  let found = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 1, maxLength: 12 }),
      fc.array(search, { minLength: 1, maxLength: 8 }),
      fc.constantFrom('Hi {x}, see {y|ab}', 'Call 147 {y}'),
      async (rows, searches, message) => {
        const head = value(readHead(database, addAudience(database, ['x', 'y'], rows)));
        const compiled = compileMessage(bindMessage(message, ['x', 'y'], {}), { encoded: true });
        const kept = openSearchCache(database, head, () => Promise.resolve());
        assert.ok(await kept.ready);
        for (const one of searches) {
          const matches = rowMatcher(one, compiled);
          const plain = rows.flatMap(({ original = '', status, cells, ...row }, n) => {
            const msisdn = String(row.msisdn ?? '');
            return matches({ msisdn, original, cells, recipient: status === undefined }) ? [n] : [];
          });
          const query = rowQuery(one, compiled);
          if (!query.needsTexts) {
            const hits = kept.find(query, (n) => rows[n]?.status === undefined);
            const inIndex = [...rows.keys()].filter((n) => hits[n] === 1);
            assert.deepEqual(inIndex, plain, JSON.stringify(one));
          }
          const ns = await rowSearch.findNumber(one, { head, compiled }, signal);
          if (ns === null) continue;
          assert.deepEqual([...ns], plain, JSON.stringify(one));
          found += ns.length > 0 && ns.length < rows.length ? 1 : 0;
        }
      },
    ),
    { numRuns: 150 },
  );
  assert.ok(found > 100, `${found} searches found some`);
});
