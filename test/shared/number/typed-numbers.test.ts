import assert from 'node:assert/strict';
import { test } from 'node:test';
import { typedLine, typedNumbers } from '../../../shared/number/typed-numbers.ts';

test('a typed number is read in the country of the list and in that of the settings', () => {
  assert.deepEqual(typedNumbers('070-174 06 05', ['SE', 'US']), ['46701740605']);
  assert.deepEqual(typedNumbers('070-174 06 05', ['US', 'SE']), ['46701740605']);
  assert.deepEqual(typedNumbers('(202) 555-0123', ['SE', 'US']), ['12025550123']);
  assert.deepEqual(typedNumbers('+46 70 174 06 05', ['US']), ['46701740605']);
  assert.deepEqual(typedNumbers('Ada', ['SE', 'US']), []);
});

const counts = (line: string, countries: readonly string[]) => {
  const { numbers, isOpen } = typedLine(line, countries);
  return isOpen ? [] : numbers;
};
const shown = (line: string, countries: readonly string[]) => {
  const { numbers, isOpen } = typedLine(line, countries);
  return isOpen ? numbers : [];
};

test('digits that are other people’s numbers in other countries are shown, and none counts', () => {
  assert.deepEqual(shown('436641234567', ['DE']), ['49436641234567', '436641234567']);
  assert.deepEqual(counts('+436641234567', ['DE']), ['436641234567']);
  // In use as a mobile phone in Norway and in Denmark.
  assert.deepEqual(shown('41 23 45 67', ['NO', 'DK']), ['4741234567', '4541234567']);
  assert.deepEqual(counts('0701740605', ['US', 'SE']), ['46701740605']);
});

test('of a line that is read as a whole each number counts, with names beside it', () => {
  for (const line of [
    '46701740605',
    '+46 70 174 06 05',
    'Åsa;+46701740605',
    'Åsa\t+46701740605\tunsubscribed',
    '| Åsa | +46701740605 |',
    'Åsa: 070-174 06 05 (STOP)',
  ])
    assert.deepEqual(counts(line, ['SE']), ['46701740605'], line);
  assert.deepEqual(counts('Mobil: 0171/1234567 oder privat: 0172/7654321', ['DE']), [
    '491711234567',
    '491727654321',
  ]);
});

test('of any other line nothing counts, and what is found in it is shown', () => {
  const both = ['491711234567', '491727654321'];
  for (const line of [
    'Mobil: 0171/1234567 privat: 0172/7654321',
    '0171/1234567 0172/7654321',
    '0171 1234567 - 0172 7654321',
    '0171/1234567 2024-05-01 0172 7654321',
  ])
    assert.deepEqual(shown(line, ['DE']), both, line);
  for (const line of [
    'Åsa;+46701740605;2026-01-05',
    '1. 070-174 06 05',
    '4 0701740605',
    `${'Please take my number off. '.repeat(20)}It is (070) 174 06 05, thank you, 2026.`,
  ])
    assert.deepEqual(shown(line, ['SE']), ['46701740605'], line);
});

test('a line without a number has none', () => {
  for (const line of ['', ' ; ', 'Åsa;5 January', 'msisdn', '2024-05-01', 'STOP 2024-05-01 12:30'])
    assert.deepEqual(typedLine(line, ['SE']).numbers, [], line);
});
