import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
import { createSheetStore } from '../../../electron/sheets/worker/sheet-store.ts';
import { tempFolder } from '../support/temp-folder.ts';

test('rows come out of a staging file as they went in, whatever characters are in them', (t) => {
  const path = join(tempFolder(t), 'sheet.db');
  const cell = fc.oneof(
    fc.constantFrom(
      '',
      'Göteborg',
      '\u00ff',
      '\u0100',
      '東京',
      '👋',
      '\ud800',
      '\0',
      '\n',
      '"',
      '\\',
      '\u2028',
    ),
    fc.string({ unit: 'binary', maxLength: 5 }),
  );
  const kind = fc.record({ cells: fc.array(cell, { minLength: 1, maxLength: 4 }), hidden: fc.boolean() });
  fc.assert(
    fc.property(fc.array(kind, { minLength: 1, maxLength: 5 }), (kinds) => {
      // More than two blocks, each of which holds all kinds.
      const rows = Array.from({ length: 600 }, (_, at) => ({ row: at + 2, ...kinds[at % kinds.length]! }));
      const store = createSheetStore(path);
      for (const row of rows) store.add(row);
      store.finish();
      assert.deepEqual(store.slice(0, 1000), rows);
      assert.deepEqual(store.slice(250, 20), rows.slice(250, 270));
      store.close();
    }),
    // A cell that ends like a row.
    { numRuns: 8, examples: [[[{ cells: ['"],[', 'Ada'], hidden: false }]]] },
  );
});
