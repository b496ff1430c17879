import assert from 'node:assert/strict';
import { test } from 'node:test';
import { characterName } from '../../../shared/message/character-name.ts';

test('what cannot be seen, or told from another sign, has words of its own', () => {
  const signs = '\t\u00a0\u202f\u2009\u00ad\u200b\u200c\u200d\u061c\u200e\u200f\u2060\ufe0e\ufe0f\ufeff–—…';
  const names = [...signs].map(characterName);
  for (const name of names) assert.match(name, /^[^\u25cc]*\p{L}{3}[^\u25cc]*$/u);
  assert.equal(new Set(names).size, names.length);
  for (const quote of '‘’“”') assert.notEqual(characterName(quote), quote);
  assert.equal(characterName('\u0007'), 'U+0007');
  assert.equal(characterName('ש'), '\u2068ש\u2069');
  assert.match(characterName('\u0301'), /\u25cc\u0301/);
  assert.equal(characterName('Ł'), 'Ł');
});
