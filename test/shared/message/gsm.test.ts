import assert from 'node:assert/strict';
import { test } from 'node:test';
import { characterName } from '../../../shared/message/character-name.ts';
import { fitsGsm, gsmUnits, outsideGsm } from '../../../shared/message/gsm.ts';
import '../../../shared/texts/spoken-with-texts.ts';

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

test('what cannot be seen has a name', () => {
  assert.equal(characterName('\u00a0'), 'hard space');
  assert.equal(characterName('\u0001'), 'U+0001');
  assert.equal(characterName('\u0301'), 'accent ◌\u0301');
  assert.equal(characterName('ł'), 'ł');
});
