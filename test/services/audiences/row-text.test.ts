import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { pickedColumns, RowText } from '../../../electron/audiences/worker/row-text.ts';

test('cells cut out of a row’s text are the cells, whatever is in them', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('', '"', '\\', '\\"', ',', '\n'),
  );
  const row = new RowText();
  fc.assert(
    fc.property(fc.array(cell, { maxLength: 8 }), fc.array(fc.nat(9), { maxLength: 8 }), (cells, columns) => {
      row.read(JSON.stringify(cells));
      assert.deepEqual(
        columns.map((column) => row.cell(column)),
        columns.map((column) => cells[column] ?? ''),
      );
      assert.deepEqual(
        JSON.parse(row.pick(pickedColumns(columns))),
        columns.map((column) => cells[column] ?? ''),
      );
    }),
    { numRuns: 2000 },
  );
});
