import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseMsisdn } from '../../../shared/number/msisdn.ts';
import { isDoubtful } from '../../../shared/number/number-flags.ts';
import { numbersInCell } from '../../../shared/number/typed-numbers.ts';

const written = [
  ['SE', '46701234567', ['070-123 45 67', '0701234567', '+46 70 123 45 67', '+46701234567', '46701234567']],
  ['DE', '491711234567', ['0171/1234567', '0171 1234567', '+49 171 1234567', '+49 (0)171/1234567']],
  ['DK', '4520123456', ['20 12 34 56', '20123456', '+45 20 12 34 56', '+4520123456', '4520123456']],
] as const;
const dates = [
  '2024-05-01',
  '2024/5/1',
  '2024.05.01',
  '01.05.2024',
  '1.5.2024',
  '1. 5. 2024',
  '12-05-2024',
  '01/05/2024',
  '2024-05-01 12:30',
  '2024-05-01T12:30:00Z',
  '01.05.2024, 10.15',
  '01.05.2024 kl. 10:15',
];

test('a date beside a number hides it in no line, and is nobody’s number', () => {
  const wrong: string[] = [];
  for (const [country, number, ways] of written) {
    for (const way of ways) {
      for (const date of dates) {
        for (const cell of [
          `${date} ${way}`,
          `${date}: ${way}`,
          `${way} ${date}`,
          `${way} (${date})`,
          `${way} – ${date}`,
          `${way} Anna ${date}`,
          `${'Please take my number off. '.repeat(15)}${way} ${date}`,
        ]) {
          const found = numbersInCell(cell, [country], false);
          if (found.join() !== number) wrong.push(`${country} ${cell}: ${found}`);
        }
      }
    }
  }
  assert.deepEqual(wrong, []);
});

test('a number beside a date is read at an import too, in doubt', () => {
  for (const cell of ['2024-05-01 070-123 45 67', '070-123 45 67 (1.5.2024)']) {
    const reading = parseMsisdn(cell, 'SE');
    assert.equal(reading.ok && reading.msisdn, '46701234567', cell);
    assert.ok(reading.ok && isDoubtful(reading.flags), cell);
  }
});

test('a date alone, or beside words, is nobody’s number', () => {
  for (const country of ['SE', 'DE', 'DK']) {
    for (const date of dates) {
      for (const cell of [date, `STOP ${date}`, `${date} – ${date}`, `${date} Anna`])
        assert.deepEqual(numbersInCell(cell, [country], false), [], `${country} ${cell}`);
    }
  }
});

test('digits of a number that are like a date belong to it', () => {
  assert.deepEqual(numbersInCell('+45 2012-03-05', ['SE'], false), ['4520120305']);
  assert.deepEqual(numbersInCell('(0201) 20-12-2034', ['DE'], false), ['4920120122034']);
  assert.deepEqual(numbersInCell('06.12.20.34.56', ['FR'], false), ['33612203456']);
});

test('a number in a numbered list is that number, and nobody else’s', () => {
  const wrong: string[] = [];
  for (const [country, number, ways] of written) {
    for (const way of ways) {
      for (let at = 1; at < 150; at++) {
        for (const mark of [`${at}. `, `${at}) `, `${at}: `, `Nr. ${at}: `]) {
          const found = numbersInCell(mark + way, [country], false);
          if (found.join() !== number) wrong.push(`${country} ${mark}${way}: ${found}`);
        }
      }
    }
  }
  for (const cell of ['1 070-123 45 67', '(2) 070-123 45 67', 'Id 12345 0701234567', '1 May 2024 0701234567'])
    if (numbersInCell(cell, ['SE'], false).join() !== '46701234567') wrong.push(cell);
  assert.deepEqual(wrong, []);
});

test('digits before a number that may be a row or a calling code are taken for both', () => {
  assert.deepEqual(numbersInCell('4 0701234567', ['SE'], false), ['40701234567', '46701234567']);
});

test('what is in front of a number that is not in use stays a part of it where it starts one', () => {
  for (const cell of ['+47 (0)70-123 45 67', '0047 070-123 45 67', '099-12 0701234567'])
    assert.ok(!numbersInCell(cell, ['SE'], false).some((number) => number === '46701234567'), cell);
});
