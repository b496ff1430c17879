import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { bindMessage } from '../../../shared/message/bound-message.ts';
import { compileMessage } from '../../../shared/message/compiled-message.ts';
import { finalTextFor, tagvaluesFor } from '../../../shared/message/final-text.ts';
import { cellsFor, cellsOfVersion } from '../../../shared/message/frozen-cells.ts';

test('cells made of tagvalues give the very same tagvalues again', () => {
  const columns = ['name', 'a|b', 'Stad'];
  const tag = fc.constantFrom(
    '{name}',
    '{name|there}',
    '{Name|you}',
    '{a|b}',
    '{a|b|c}',
    '{stad|}',
    '{Stad|x  y}',
  );
  const cell = fc.oneof(fc.constantFrom('', ' ', 'there', 'you', 'c', 'x y', 'Ada'), fc.string());
  fc.assert(
    fc.property(
      fc.array(tag, { minLength: 1 }),
      fc.array(cell, { minLength: 3, maxLength: 3 }),
      (tags, cells) => {
        const { tags: bound } = bindMessage(`Hi ${tags.join(' ')}`, columns, {});
        const frozen = tagvaluesFor(bound, cells);
        const names = [...new Set(bound.map(({ column }) => columns[column]!))];
        const again = bindMessage(`Hi ${tags.join(' ')}`, names, {}).tags;
        assert.deepEqual(
          again.map(({ tag: text }) => text),
          bound.map(({ tag: text }) => text),
        );
        assert.deepEqual(tagvaluesFor(again, cellsFor(again, frozen, names.length)), frozen);
      },
    ),
  );
});

test('a value that is only the fallback leaves the cell blank', () => {
  const { tags } = bindMessage('{name|there} {name|you}', ['name'], {});
  assert.deepEqual(cellsFor(tags, ['there', 'you'], 1), ['']);
  assert.deepEqual(cellsFor(tags, ['there', 'there'], 1), ['there']);
  assert.deepEqual(cellsFor(tags, ['Ada', 'Ada'], 1), ['Ada']);
});

test('cells made of what somebody got decide for the same version and give the same text', () => {
  const columns = ['name', 'Language'];
  const cases = [
    { values: ['Polish', 'polski'], message: 'Cześć {name}' },
    { values: ['Czech', 'čeština'], message: '{Language|čeština}: {name|ty}' },
  ];
  const versions = { column: 'Language', cases };
  const cell = fc.constantFrom('', 'Ann', 'ty', ' POLSKI', 'Polish', 'czech', 'Čeština', 'Danish');
  for (const message of ['Hi {name|you}', '{Language|none} {name}', '']) {
    const bound = bindMessage(message, columns, { versions });
    const compiled = compileMessage(bound, { encoded: true });
    fc.assert(
      fc.property(cell, cell, (name, language) => {
        const { version, tagvalues, text } = finalTextFor(compiled, [name, language]);
        const { column, pick } = bound.deciding!;
        const decided = { version, values: cases[version - 1]?.values ?? [], column, pick };
        const cells = cellsOfVersion(bound.versions[version]!.tags, tagvalues, columns.length, decided);
        const again = finalTextFor(compiled, cells);
        assert.deepEqual([again.version, again.text], [version, text]);
      }),
    );
  }
});
