import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOptOutLine } from '../../../shared/opt-out/opt-out-lines.ts';

const numbersInLine = (line: string, countries: readonly string[]) => readOptOutLine(line, countries).numbers;

test('a line is read with names and dates around its number, however its cells are separated', () => {
  for (const line of [
    '46701740605',
    '+46 70 174 06 05',
    'Åsa;+46701740605;2026-01-05',
    'Åsa\t+46701740605\tunsubscribed',
    '2026-01-05, +46 70 174 06 05',
    '| Åsa | +46701740605 |',
  ])
    assert.deepEqual(numbersInLine(line, ['SE']), ['46701740605'], line);
});

test('a number that is not in use counts alone in its line, and not beside other cells', () => {
  assert.deepEqual(numbersInLine('+4670174060', ['SE']), ['4670174060']);
  for (const between of [';', ',', '\t', '|'])
    assert.deepEqual(numbersInLine(`Åsa${between}+4670174060`, ['SE']), [], between);
});

test('of two numbers with slashes in a line each counts, and nobody else’s', () => {
  assert.deepEqual(numbersInLine('Mobil: 0171/1234567 privat: 0172/7654321', ['DE']), [
    '491711234567',
    '491727654321',
  ]);
});

test('a line without a number has none', () => {
  for (const line of ['', ' ; ', 'Åsa;5 January', 'msisdn'])
    assert.deepEqual(numbersInLine(line, ['SE']), []);
});
