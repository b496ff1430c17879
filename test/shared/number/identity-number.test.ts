import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { identityForm } from '../../../shared/number/identity-number.ts';
import { parseMsisdn } from '../../../shared/number/msisdn.ts';
import { isDoubtful } from '../../../shared/number/number-flags.ts';
import { sized } from '../../support/full.ts';
import { guessMapping } from '../../support/guessed-mapping.ts';

const two = (value: number) => String(value).padStart(2, '0');
const sum = (digits: string, weights: readonly number[]) =>
  weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);

const birth = fc.record({
  day: fc.integer({ min: 1, max: 28 }),
  month: fc.integer({ min: 1, max: 12 }),
  year: fc.integer({ min: 1930, max: 2015 }),
  serial: fc.integer({ min: 100, max: 899 }),
});
type Birth = typeof birth extends fc.Arbitrary<infer Value> ? Value : never;

const swedish = ({ day, month, year, serial }: Birth) => {
  const start = two(year % 100) + two(month) + two(day) + serial;
  const parts = [...start].map((digit, at) => (at % 2 === 0 ? Number(digit) * 2 : Number(digit)));
  const check = (10 - (parts.reduce((all, part) => all + Math.floor(part / 10) + (part % 10), 0) % 10)) % 10;
  return { date: start.slice(0, 6), rest: `${serial}${check}`, century: String(year).slice(0, 2) };
};
const danish = ({ day, month, year, serial }: Birth) => ({
  date: two(day) + two(month) + two(year % 100),
  rest: `${serial}4`,
});
const norwegian = ({ day, month, year, serial }: Birth) => {
  const start = two(day) + two(month) + two(year % 100) + serial;
  const first = (11 - (sum(start, [3, 7, 6, 1, 8, 9, 4, 5, 2]) % 11)) % 11;
  const second = (11 - (sum(start + first, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return first === 10 || second === 10 ? undefined : `${start}${first}${second}`;
};
const finnish = ({ day, month, year, serial }: Birth) => {
  const date = two(day) + two(month) + two(year % 100);
  const check = '0123456789ABCDEFHJKLMNPRSTUVWXY'[Number(date + serial) % 31];
  return `${date}${year < 2000 ? '-' : 'A'}${serial}${check}`;
};

test('identity numbers never become phone numbers in their own country, except one that is a mobile number too', () => {
  fc.assert(
    fc.property(birth, (born) => {
      const [swede, dane] = [swedish(born), danish(born)];
      const cells = [
        ['SE', `${swede.date}-${swede.rest}`],
        ['SE', `${swede.century}${swede.date}-${swede.rest}`],
        ['DK', `${dane.date}-${dane.rest}`],
        ['FI', finnish(born)],
        ['NO', norwegian(born) ?? ''],
      ] as const;
      for (const [country, cell] of cells) {
        const reading = parseMsisdn(cell, country);
        assert.ok(!reading.ok || !isDoubtful(reading.flags), `${country} ${cell}`);
        assert.ok(!reading.ok || country === 'SE' || country === 'FI', `${country} ${cell}`);
      }
    }),
    { numRuns: 300 },
  );
});

test('the country’s own numbers are named by their date and check digits', () => {
  for (const [cell, country] of [
    ['811218-9876', 'SE'],
    ['19811218-9876', 'SE'],
    ['8112189876', 'SE'],
    ['556036-0793', 'SE'],
    ['010190-1234', 'DK'],
    ['131052-308T', 'FI'],
    ['529.982.247-25', 'BR'],
    ['44051401359', 'PL'],
  ] as const) {
    assert.notEqual(identityForm(cell, country), undefined, cell);
    assert.deepEqual(parseMsisdn(cell, country), { ok: false, fault: 'identity' }, `${country} ${cell}`);
  }
  for (const cell of ['811218-9875', '319918-1234', '131052-308U', '529.982.247-26', '111.111.111-11']) {
    assert.equal(identityForm(cell), undefined, cell);
  }
});

test('a phone number in use stays one, whatever date and check digits it happens to have', () => {
  for (const [cell, country, msisdn] of [
    ['070174-0605', 'SE', '46701740605'],
    ['0701740605', 'SE', '46701740605'],
    ['030190-1234', 'DE', '49301901234'],
    ['0771234567', 'SE', '46771234567'],
    ['11987654321', 'BR', '5511987654321'],
    ['46701740605', 'DK', '46701740605'],
  ] as const) {
    const reading = parseMsisdn(cell, country);
    assert.equal(reading.ok && reading.msisdn, msisdn, `${country} ${cell}`);
  }
});

test('a column of identity numbers is not proposed, whatever its name', () => {
  const births = fc.sample(birth, { numRuns: sized(24, 60), seed: 7 });
  const columns: readonly (readonly string[])[] = [
    births.map((born) => `${swedish(born).date}-${swedish(born).rest}`),
    births.map((born) => `${danish(born).date}-${danish(born).rest}`),
    births.map(finnish),
    births.flatMap((born) => norwegian(born) ?? []),
  ];
  for (const numbers of columns) {
    for (const country of ['SE', 'DK', 'NO', 'FI', 'US']) {
      for (const name of [[], [['Navn', 'Nummer']]]) {
        const rows = [...name, ...numbers.map((number, at) => [`Person ${at}`, number])].map((cells, at) => ({
          row: at + 1,
          cells,
        }));
        const { mapping } = guessMapping({ rows, width: 2 }, country, () => null);
        assert.equal(mapping.numberColumn, null, `${country} ${numbers[0]}`);
      }
    }
  }
});
