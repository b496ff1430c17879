import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { keepLayout, readLayout } from '../../../electron/audiences/records/audience-list.ts';
import { removeAudience } from '../../../electron/audiences/records/audience-writer.ts';
import { openDatabase } from '../../../electron/store/open-database.ts';
import { type ColumnLayout, noLayout, withWidth } from '../../../shared/column-layout.ts';
import { operations } from '../../../shared/operations/operations.ts';
import { value } from '../support/app.ts';
import { addAudience } from '../support/audience.ts';
import { tempFolder } from '../support/temp-folder.ts';

test('a list keeps how its columns stand, and takes that with it', async (t) => {
  const database = value(openDatabase(join(tempFolder(t), 'tagline.db')));
  t.after(() => database.close());
  const list = addAudience(database, ['Name'], []);
  const other = addAudience(database, ['Name'], []);
  const layout = { order: ['number', '0'], hidden: ['parts'], widths: { text: 300 } };
  assert.deepEqual(keepLayout(database, list, layout), layout);
  assert.deepEqual([readLayout(database, list), readLayout(database, other)], [layout, noLayout]);
  await removeAudience(database, list, async () => undefined);
  assert.deepEqual(readLayout(database, list), noLayout);
});

test('widths beyond what a column can have, and keys that are none, are refused', () => {
  const parse = (layout: ColumnLayout) =>
    operations['audience.setColumnLayout'].in.safeParse({ audienceId: 1, layout }).success;
  assert.ok(parse(withWidth(noLayout, 'text', 1e9)));
  assert.ok(!parse({ ...noLayout, widths: { text: 1e9 } }));
  assert.ok(!parse({ ...noLayout, hidden: ['x'.repeat(99)] }));
});
