import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { mostOfNo, rowsOfNo, SAYS_NO } from '../../../shared/opt-out/rows-of-no.ts';
import { rowTest } from '../../../shared/sheet/condition.ts';
import { consentColumns } from '../../../shared/sheet/consent/consent.ts';
import { consentHeader } from '../../../shared/sheet/consent/consent-header.ts';
import { openTally } from '../../../shared/sheet/consent/consent-tally.ts';

function proposed(name: string, cells: readonly string[]) {
  const header = consentHeader(name)!;
  const tally = openTally(header);
  for (const cell of cells) tally.add(cell);
  const [column] = consentColumns([{ column: 0, name, header, ...tally.column() }], undefined);
  return column === undefined ? null : rowsOfNo(column);
}

test('the conditions that are proposed take just the rows that are counted, under any heading', () => {
  const headings = ['BLACKLISTED_SMS', 'Opted out', 'SMS ok', 'SMS status', 'Unsubscribed at', 'Do not text'];
  const cells = [
    '',
    ' ',
    '1',
    '0',
    'yes',
    'YES ',
    'no',
    'No',
    'maybe',
    'unsubscribed',
    '2026-01-02',
    '2026-02-03',
  ];
  let proposals = 0;
  fc.assert(
    fc.property(fc.constantFrom(...headings), fc.array(fc.constantFrom(...cells)), (name, column) => {
      const proposal = proposed(name, column);
      if (proposal === null) return;
      proposals += 1;
      const isTaken = rowTest(proposal.only.map((one) => ({ ...one, column: 0 })));
      assert.equal(column.filter((cell) => isTaken(() => cell)).length, proposal.rows);
    }),
  );
  assert.ok(proposals > 20, `${proposals} proposals`);
});

test('free text proposes nothing of its own', () => {
  const texts = Array.from({ length: 40 }, (_, at) => `Please no more texts, number ${at}`);
  assert.equal(proposed('SMS reply', texts), null);
});

test('of several columns the one with most noes is proposed, and none if nobody or everybody says no', () => {
  const few = { column: 1, rows: 2, only: SAYS_NO };
  const many = { column: 2, rows: 3, only: SAYS_NO };
  assert.equal(mostOfNo([few, many], 5), many);
  assert.equal(mostOfNo([few, many], 3), null);
  assert.equal(mostOfNo([{ ...few, rows: 0 }], 3), null);
  assert.equal(mostOfNo([], 3), null);
});
