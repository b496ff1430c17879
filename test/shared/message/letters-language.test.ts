import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageOfLetters } from '../../../shared/message/letters-language.ts';

test('letters are called by the one language that has all of them, or by their script', () => {
  for (const [letters, language] of [
    ['Ł', 'pl'],
    ['łŁśÓ', 'pl'],
    ['őŰ', 'hu'],
    ['ğİ', 'tr'],
    ['ř', 'cs'],
    ['þ', 'is'],
    ['țȘ', 'ro'],
  ] as const)
    assert.deepEqual(languageOfLetters(letters), { language }, letters);
  assert.deepEqual(languageOfLetters('Привет'), { script: 'Cyrl' });
  assert.deepEqual(languageOfLetters('αβ'), { script: 'Grek' });
  for (const letters of ['', 'š', 'áó', 'Łő', 'Ł’', '😀', '漢', 'Łα', '1'])
    assert.equal(languageOfLetters(letters), null, letters);
});
