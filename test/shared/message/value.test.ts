import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cleanValue } from '../../../shared/message/value.ts';

test('a cell becomes one line of plain single spaces', () => {
  assert.equal(cleanValue('  12 Main  Street\r\nSpringfield\t'), '12 Main Street Springfield');
  assert.equal(cleanValue('1\u202f234,50\u00a0kr'), '1 234,50 kr');
  assert.equal(cleanValue('Jo\u200bhn\u00ad'), 'John');
  assert.equal(cleanValue('\u0000\u0007'), '');
});

test('accents are composed and broken characters shown as such', () => {
  assert.equal(cleanValue('Rene\u0301'), 'René');
  assert.equal(cleanValue('a\ud83d'), 'a\ufffd');
});

test('emoji sequences and joiners that scripts need stay whole', () => {
  for (const text of ['👩‍👩‍👧', '❤️', 'می‌خواهم']) assert.equal(cleanValue(text), text);
});

test('letters of any script that is already clean stay as they are', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'aZ9é¿łŐжЁאبぎ漢€'), minLength: 1 });
  fc.assert(fc.property(letters, (text) => assert.equal(cleanValue(text), text.normalize('NFC'))));
  assert.equal(cleanValue('ł e\u0301'), 'ł é');
});

test('cleaning twice changes nothing, and clean ASCII is untouched', () => {
  const messy = fc.string({
    unit: fc.oneof(
      fc.constantFrom(' ', '\n', '\u00a0', '\u200b', '\ufeff', '\u0301', 'e', '{'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    ),
  });
  fc.assert(
    fc.property(messy, (cell) => {
      const value = cleanValue(cell);
      assert.equal(cleanValue(value), value);
      assert.equal(value, value.trim());
      assert.doesNotMatch(value, /\s\s|[^\S ]|\p{Cc}|\p{Surrogate}/u);
    }),
  );
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[!-~]+$/)), (words) => {
      assert.equal(cleanValue(words.join(' ')), words.join(' '));
    }),
  );
});
