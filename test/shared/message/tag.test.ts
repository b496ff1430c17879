import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { bindMessage } from '../../../shared/message/bound-message.ts';
import { countParts } from '../../../shared/message/parts.ts';
import {
  cleanMessage,
  conditionFor,
  isTidied,
  namesIn,
  parseMessage,
  tagFor,
} from '../../../shared/message/tag.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { tagsOf } from '../../support/tags-of.ts';
import { bracey } from '../messages.ts';

test('a message is cut into text and tags', () => {
  assert.deepEqual(parseMessage('Hi {first name|there}, bye'), [
    { kind: 'text', text: 'Hi ', from: 0 },
    { kind: 'tag', text: '{first name|there}', from: 3 },
    { kind: 'text', text: ', bye', from: 21 },
  ]);
});

test('braces without a partner and the outer ones of a nest are text', () => {
  assert.deepEqual(tagsOf('{{a}} {b {c} d} } {'), ['{a}', '{c}']);
  assert.deepEqual(tagsOf('{a}{b}{a}'), ['{a}', '{b}']);
  assert.deepEqual(tagsOf('none'), []);
});

test('the pieces of any message joined are the message, and each starts where it says', () => {
  fc.assert(
    fc.property(bracey, (message) => {
      const pieces = parseMessage(message);
      assert.equal(pieces.map(({ text }) => text).join(''), message);
      for (const { text, from } of pieces) assert.equal(message.slice(from, from + text.length), text);
    }),
  );
});

test('no tag of any message contains another or overlaps it', () => {
  fc.assert(
    fc.property(bracey, (message) => {
      for (const tag of tagsOf(message)) assert.match(tag, /^\{[^{}]*\}$/);
    }),
  );
});

test('a tag for a column never holds inner braces', () => {
  assert.equal(tagFor('First name', 'there'), '{First name|there}');
  assert.equal(tagFor('Price {EUR}'), '{Price EUR}');
});

test('what may be the name and the fallback of a tag is read, the longest name first', () => {
  assert.deepEqual(namesIn('{First|name| there }'), [
    { name: 'First|name| there ', fallback: null },
    { name: 'First|name', fallback: 'there' },
    { name: 'First', fallback: 'name| there' },
  ]);
  assert.equal(namesIn(`{${'|'.repeat(5000)}}`).length, 501);
});

test('a condition keeps the blanks of its words, and has no others where these are blank', () => {
  assert.equal(conditionFor('Parking', null, { words: ' at noon', others: ' ' }), '{Parking? at noon}');
  assert.equal(conditionFor('City', 'x', { words: 'a ', others: 'b ' }), '{City=x?a |b }');
});

test('a kept message has plain line ends and can be written in UTF-8', () => {
  assert.equal(cleanMessage('a\r\nb\rc\0\ud800d'), 'a\nb\nc\ufffdd');
  const fromPdf = 'Mo\u0308de pa\u030a s\f\u00f8ndag \v kl. 9\u0007 \uf0b7hos os';
  assert.equal(cleanMessage(fromPdf), 'Möde på s øndag kl. 9 hos os');
  assert.equal(countParts(cleanMessage('pa\u030a '.repeat(50)), { encoded: true }).parts, 1);
  assert.deepEqual(['a\r\nb', 'a\tb', fromPdf, 'e\u0301', 'a\u200bb'].map(isTidied), [
    false,
    false,
    true,
    true,
    true,
  ]);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const kept = cleanMessage(typed);
      assert.equal(new TextDecoder().decode(new TextEncoder().encode(kept)).length, kept.length);
      assert.equal(cleanMessage(kept), kept);
    }),
  );
});

test('a message hides nothing but marks of direction, which are warned of', () => {
  const unit = fc.oneof(
    fc.constantFrom('a', ' ', 'م', '👩', '\u200d', '\u200c', '\ufe0f', '\u{e0061}', '\u2028'),
    fc.integer({ min: 0x200b, max: 0x206f }).map((code) => String.fromCodePoint(code)),
  );
  fc.assert(
    fc.property(fc.string({ unit }), (typed) => {
      const message = cleanMessage(typed);
      assert.equal(cleanMessage(message), message);
      assert.doesNotMatch(message, /[\u200b\u202a-\u202e\u2060-\u206f]|a[\u200c\u200d]/);
      const warned = bindMessage(message, [], {}).problems.some((problem) =>
        spoken(problem.message).includes('invisible'),
      );
      assert.equal(warned, /[\u200e\u200f]/.test(message));
    }),
  );
  assert.equal(cleanMessage('a\u202eb\u2067c\u{e0041}'), 'abc');
  const [warning] = bindMessage('Ring \u200f+46 70 174', [], {}).problems;
  assert.match(spoken(warning!.message), /invisible right-to-left mark/);
  assert.deepEqual([warning!.from, warning!.to, warning!.replacement], [5, 6, '']);
});
