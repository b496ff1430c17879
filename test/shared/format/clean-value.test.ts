import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cleanValue } from '../../../shared/format/clean-value.ts';

test('a cell becomes one line of plain single spaces', () => {
  assert.equal(cleanValue('  12 Main  Street\r\nSpringfield\t'), '12 Main Street Springfield');
  assert.equal(cleanValue('1\u202f234,50\u00a0kr'), '1 234,50 kr');
  assert.equal(cleanValue('Jo\u200bhn\u00ad'), 'John');
  assert.equal(cleanValue('\u0000\u0007'), '');
});

test('a formula that is only a text is that text, as a spreadsheet shows it', () => {
  assert.equal(cleanValue('="01234"'), '01234');
  assert.equal(cleanValue('=" Åsa  Ek"'), 'Åsa Ek');
  for (const other of ['=""', '=1+1', '="a"&"b"', '="a']) assert.equal(cleanValue(other), other);
});

test('accents are composed and broken characters shown as such', () => {
  assert.equal(cleanValue('Rene\u0301'), 'René');
  assert.equal(cleanValue('a\ud83d'), 'a\ufffd');
});

test('emoji sequences and joiners that scripts need stay whole', () => {
  const sequences = [
    '👩‍👩‍👧',
    '❤️',
    '👩🏽‍🚒',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '1️⃣',
    '❤️‍🔥',
    '🏳️‍🌈',
  ];
  const words = ['می‌خواهم', 'क्‍ष', 'ශ්‍රී', '葛\u{e0100}城', 'ᠠ\u180b'];
  for (const text of [...sequences, ...words]) assert.equal(cleanValue(text), text);
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

/** Everything that shows nothing, and what it may stand beside. */
const hiding = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      ...'aé1 م漢👩❤🏴#',
      '\u094d',
      '\ufe0f',
      '\u200c',
      '\u200d',
      '\u{e0067}',
      '\u{e007f}',
      '\u20e3',
    ),
    fc.integer({ min: 0x2000, max: 0x206f }).map((code) => String.fromCodePoint(code)),
    fc.integer({ min: 0xe0000, max: 0xe01ef }).map((code) => String.fromCodePoint(code)),
    fc.constantFrom('\u00ad', '\u034f', '\u061c', '\u115f', '\u180e', '\u3164', '\uffa0', '\ufeff', '\ufff9'),
  ),
});
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f]/;
const HIDES = /\u034f|[\u00ad\u115f\u1160\u180e\u200b\u2060-\u2065\u3164\uffa0\ufeff\ufff9-\ufffb]/;

// Threat: A hostile spreadsheet
test('nothing in a value hides or turns what is read, and all that shows stays', () => {
  fc.assert(
    fc.property(hiding, (cell) => {
      const value = cleanValue(cell);
      assert.doesNotMatch(value, TURNS);
      assert.doesNotMatch(value, HIDES);
      assert.doesNotMatch(value, /(?<![\u{1f3f4}\u{e0030}-\u{e007a}])[\u{e0000}-\u{e00ff}]/u);
      assert.doesNotMatch(value, /[a-zé1 ][\u200c\u200d]/);
      assert.equal(cleanValue(value), value);
      const shown = (text: string) => text.replace(/[\p{DI}\ufff9-\ufffb\s]/gu, '').normalize('NFC');
      assert.equal(shown(value), shown(cell));
    }),
  );
  assert.equal(cleanValue('Anna\u202egnp.exe\u2066'), 'Annagnp.exe');
  assert.equal(cleanValue('A\u{e0061}\u{e0062}nna'), 'Anna');
  assert.equal(cleanValue('\u3164'), '');
});
