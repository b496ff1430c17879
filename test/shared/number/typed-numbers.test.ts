import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numbersInCell, typedNumbers } from '../../../shared/number/typed-numbers.ts';

test('a typed number is read in the country of the list and in that of the settings', () => {
  assert.deepEqual(typedNumbers('070-174 06 05', ['SE', 'US']), ['46701740605']);
  assert.deepEqual(typedNumbers('070-174 06 05', ['US', 'SE']), ['46701740605']);
  assert.deepEqual(typedNumbers('(202) 555-0123', ['SE', 'US']), ['12025550123']);
  assert.deepEqual(typedNumbers('+46 70 174 06 05', ['US']), ['46701740605']);
  assert.deepEqual(typedNumbers('Ada', ['SE', 'US']), []);
});

test('digits that are a landline at home, and with a plus a mobile phone abroad, count as both', () => {
  const both = ['49436641234567', '436641234567'];
  assert.deepEqual(typedNumbers('436641234567', ['DE']), both);
  assert.deepEqual(numbersInCell('436641234567', ['DE'], false), both);
  assert.deepEqual(numbersInCell('436641234567', ['DE'], true), both);
  assert.deepEqual(numbersInCell('+436641234567', ['DE'], false), ['436641234567']);
});

test('what may be a number in use of either country counts as both, so that nobody who opts out is missed', () => {
  // In use as a mobile phone in Norway and in Denmark.
  const both = numbersInCell('41 23 45 67', ['NO', 'DK'], false);
  assert.deepEqual([...both].sort(), ['4541234567', '4741234567']);
  assert.deepEqual(numbersInCell('0701740605', ['US', 'SE'], true), ['46701740605']);
});
