import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { AudienceRow } from '../../../shared/audience/audience.ts';
import { boundedRow } from '../../../shared/audience/bounded-row.ts';
import { bindMessage } from '../../../shared/message/bound-message.ts';
import { compileMessage } from '../../../shared/message/compiled-message.ts';
import { finalTextFor } from '../../../shared/message/final-text.ts';

const rowOf = (cells: readonly string[], original = ''): AudienceRow => ({
  ...{ n: 0, row: 2, status: 'recipient', original, msisdn: '12025550100', cells, notes: [] },
});
const long = fc
  .tuple(
    fc.constantFrom('a', 'ø', 'e\u0323', '\u0301', ' ', '😀', 'aБ'),
    fc.constantFrom(1, 20, 40, 20_000, 90_000),
  )
  .map(([piece, length]) => piece.repeat(length).slice(0, length));
const cell = fc.oneof(
  long,
  fc.tuple(long, long).map(([one, other]) => one + other),
);

// Threat: A hostile spreadsheet
test('a window gets no endless cell of a list, and finds the same problem with it', () => {
  const compiled = compileMessage(bindMessage('Hi {a}{b}', ['a', 'b'], {}), { encoded: true });
  fc.assert(
    fc.property(cell, cell, cell, (a, b, original) => {
      const shown = boundedRow(rowOf([a, b], original));
      for (const one of [...shown.cells, shown.original]) {
        assert.ok(one.length <= 40_000);
        assert.doesNotMatch(one, /\p{M}{32}/u);
      }
      const [whole, cut] = [finalTextFor(compiled, [a, b]), finalTextFor(compiled, shown.cells)];
      if (whole.unsendable === null) assert.equal(cut.text, whole.text);
      else assert.notEqual(cut.unsendable, null);
    }),
  );
});

test('a row whose cells are only long is shown as it is', () => {
  const row = rowOf(['a'.repeat(40_000), 'ø'.repeat(31)], 'Work: +1 202 555 0100, but only in the mornings');
  assert.equal(boundedRow(row), row);
});
