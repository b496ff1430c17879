import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '../../../shared/language/languages.ts';
import {
  hasReasonColumns,
  isReasonColumn,
  reasonColumns,
  rowInFileColumn,
} from '../../../shared/sheet/exported-columns.ts';
import { loadLanguage } from '../../../shared/texts/load-language.ts';

test('rejected rows that were exported in any language are known in every other', async (t) => {
  t.after(() => loadLanguage('en'));
  const headers: (readonly string[])[] = [];
  for (const language of languages) {
    await loadLanguage(language);
    headers.push(reasonColumns());
  }
  assert.equal(new Set(headers.flat()).size, 9);
  for (const language of languages) {
    await loadLanguage(language);
    for (const own of headers) {
      const names = ['Phone', 'Name', ...own];
      assert.ok(hasReasonColumns(names));
      assert.equal(rowInFileColumn(names), 2);
      assert.deepEqual(names.map(isReasonColumn), [false, false, true, true, true]);
    }
  }
  assert.ok(!hasReasonColumns(['Phone', 'Row in file', 'Was zu tun ist']));
  assert.equal(rowInFileColumn(['Phone']), -1);
});
