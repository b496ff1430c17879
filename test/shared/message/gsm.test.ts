import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { characterName } from '../../../shared/message/character-name.ts';
import { fitsGsm, gsmUnits, outsideGsm, plainForGsm } from '../../../shared/message/gsm.ts';

test('the basic table has 127 characters besides the escape, and ten are in its extension', () => {
  const counts = [0, 0, 0];
  for (let unit = 0; unit < 0x10000; unit += 1) counts[gsmUnits(unit)]! += 1;
  assert.deepEqual(counts.slice(1), [127, 10]);
});

test('letters of many languages fit, and their near relatives do not', () => {
  assert.ok(fitsGsm('¡Año! Größe Ærø Çà ÉÑ @£$¥ ΔΦΓΛΩΠΨΣΘΞ\r\n\f[]{}\\~^|€'));
  for (const character of 'çáêłőŠΑБ`’“–…\t\u00a0😀ı') assert.ok(!fitsGsm(character), character);
});

test('the characters that force Unicode are listed once each, in order', () => {
  assert.deepEqual(outsideGsm('Zażółć żółw 😀😀'), ['ż', 'ó', 'ł', 'ć', '😀']);
});

test('typography is made plain and letters are left alone', () => {
  assert.deepEqual(plainForGsm('“Zoë’s” – 1\u00a0000…'), {
    text: '"Zoë\'s" - 1 000...',
    replaced: [
      { from: '“', to: '"', count: 1 },
      { from: '’', to: "'", count: 1 },
      { from: '”', to: '"', count: 1 },
      { from: '–', to: '-', count: 1 },
      { from: '\u00a0', to: ' ', count: 1 },
      { from: '…', to: '...', count: 1 },
    ],
    left: ['ë'],
  });
  assert.equal(plainForGsm('Rene\u0301').text, 'René');
});

test('a text that already fits is never changed', () => {
  const inside = fc.string({ unit: fc.constantFrom(...'@Δ aZé€{}[]~|^\\\n\rñ') });
  fc.assert(fc.property(inside, (text) => assert.equal(plainForGsm(text).text, text)));
});

test('what cannot be seen has a name', () => {
  assert.equal(characterName('\u00a0'), 'hard space');
  assert.equal(characterName('\u0001'), 'U+0001');
  assert.equal(characterName('\u0301'), 'accent ◌\u0301');
  assert.equal(characterName('ł'), 'ł');
});
