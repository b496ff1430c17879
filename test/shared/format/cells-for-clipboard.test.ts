import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import Papa from 'papaparse';
import { cellsAsTable, cellsAsText } from '../../../shared/format/cells-for-clipboard.ts';
import { formulaSafe } from '../../../shared/format/csv-safe.ts';

test('copied cells come out of plain text as they went in', () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', 'å', '"', '\t', '\n', '\r', ',', '7', ' '),
    maxLength: 5,
  });
  const rows = fc
    .integer({ min: 2, max: 4 })
    .chain((width) =>
      fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
    );
  fc.assert(
    fc.property(rows, (cells) => {
      const { data } = Papa.parse(cellsAsText(cells), { delimiter: '\t', newline: '\r\n' });
      assert.deepEqual(
        data,
        cells.map((row) => row.map(formulaSafe)),
      );
    }),
  );
});

test('nothing that is copied is run as a formula or read as a tag of a page', () => {
  assert.equal(cellsAsText([['=1+1', '46701740605']]), "'=1+1\t46701740605");
  const table = cellsAsTable([['=1+1', '<script>alert(1)</script> & "x"\nzwei']]);
  assert.ok(!table.includes('<script'));
  assert.equal(table.match(/<td style="mso-number-format:'\\@'">/g)?.length, 2);
  assert.ok(table.includes('&lt;script&gt;alert(1)&lt;/script&gt; &amp; "x"<br'));
});
