import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { rowMatcher, rowQuery, searchedRow } from '../../../electron/search/row-search.ts';
import { SearchIndex } from '../../../electron/search/search-index.ts';
import { blockOf } from '../../../electron/search/searched-block.ts';
import { bindMessage } from '../../../shared/message/bound-message.ts';
import { compileMessage } from '../../../shared/message/compiled-message.ts';

const unit = fc.constantFrom(
  'a',
  'A',
  'å',
  'b',
  '1',
  '7',
  '0',
  ' ',
  '-',
  '\u200b',
  '\u0301',
  'Σ',
  'ς',
  '민',
  '\n',
  ',',
);
const cell = fc.string({ unit, maxLength: 6 });
const row = fc.record({
  msisdn: fc.constantFrom('', '4671', '46107', '7011'),
  original: cell,
  cells: fc.tuple(cell, cell),
  recipient: fc.boolean(),
});
const message = fc.constantFrom('Hi {x}, see {y|ab}', '{x} {y}', 'A{x}', 'b1 {y}', '', '{x} a {x}');
const lettering = { encoded: true };

test('the index finds what reading every row finds, also after rows were changed', () => {
  let quick = 0;
  let hits = 0;
  fc.assert(
    fc.property(
      message,
      fc.array(row, { minLength: 1, maxLength: 12 }),
      fc.array(fc.tuple(fc.nat(), row), { maxLength: 3 }),
      fc.oneof(cell, fc.constantFrom('+46 7', '071', '(1)', 'a a', 'see a')),
      (of, before, changes, search) => {
        const compiled = compileMessage(bindMessage(of, ['x', 'y'], {}), lettering);
        const query = rowQuery(search, compiled);
        if (query.needsTexts) return;
        const rows = [...before];
        const index = new SearchIndex(5);
        for (let from = 0; from < rows.length; from += 5) {
          index.add(blockOf(rows.slice(from, from + 5).map((one) => searchedRow(one))));
        }
        const changed = changes.map(([at, one]) => [at % rows.length, one] as const);
        for (const [n, one] of changed) rows[n] = one;
        index.set(new Map(changed.map(([n, one]) => [n, searchedRow(one)])));
        const matches = rowMatcher(search, compiled);
        const found = index.find(query, (n) => rows[n]?.recipient === true).slice(0, rows.length);
        assert.deepEqual(
          [...found],
          rows.map((one) => (matches(one) ? 1 : 0)),
        );
        quick += 1;
        hits += found.includes(1) && found.includes(0) ? 1 : 0;
      },
    ),
    { numRuns: 3_000 },
  );
  assert.ok(quick > 1_000 && hits > 150, `${quick} searches in the index, ${hits} of which found some`);
});

test('rows are found over many blocks', () => {
  const index = new SearchIndex(1_000);
  const rows = Array.from({ length: 4_500 }, (_, n) =>
    searchedRow({ msisdn: `4670${n}`, original: '', cells: [`x${n}`] }),
  );
  for (let from = 0; from < rows.length; from += 1_000) index.add(blockOf(rows.slice(from, from + 1_000)));
  index.set(new Map([[4_499, searchedRow({ msisdn: '', original: '', cells: ['x1024'] })]]));
  const found = (search: string) => {
    const query = rowQuery(search, compileMessage(bindMessage('Hi', [], {}), lettering));
    const hits = index.find(query, () => true).slice(0, 4_500);
    return [...hits.keys()].filter((n) => hits[n] === 1);
  };
  assert.deepEqual(found('x1024'), [1_024, 4_499]);
  assert.deepEqual(found('+46 70 4096'), [4_096]);
  assert.deepEqual(found('x4499'), []);
  assert.equal(found('hi').length, 4_500);
});
