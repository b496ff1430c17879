import assert from 'node:assert/strict';
import { test } from 'node:test';
import { escapeHtml, tableRow } from '../../../../shared/campaign/results/page-html.ts';

test('no text of a page is markup, joins words or turns others around', () => {
  assert.equal(escapeHtml('a\u0000\u0007b\t"<i>" & c'), 'a b\t&quot;&lt;i&gt;&quot; &amp; c');
  assert.equal(
    tableRow(['<Name>', 'of “שלום” and „Süd“']),
    '<tr><th>&lt;Name&gt;</th><td>of <bdi>“שלום”</bdi> and <bdi>„Süd“</bdi></td></tr>',
  );
});
