import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { numbersOfCell, parseMsisdn } from '../../../shared/number/msisdn.ts';
import { flagsIn } from '../../../shared/number/number-flags.ts';

const COUNTRIES =
  'SE DK NO FI IS FO DE AT CH NL BE FR GB IE ES PT IT PL CZ HU RO GR TR UA US BR MX IN JP AU ZA NG'.split(
    ' ',
  );

interface Written {
  readonly country: string;
  readonly msisdn: string;
  readonly text: string;
}

/** Different numbers in use, as people of their country write them. */
const written: fc.Arbitrary<Written> = fc
  .record({
    country: fc.constantFrom(...COUNTRIES),
    last: fc.integer({ min: 0, max: 99 }),
    isAbroad: fc.boolean(),
    sign: fc.constantFrom(' ', '-', '.', '', '\u00a0'),
  })
  .map(({ country, last, isAbroad, sign }) => {
    const national = examples[country as keyof typeof examples].slice(0, -2) + String(last).padStart(2, '0');
    const number = parsePhoneNumberFromString(national, country as keyof typeof examples)!;
    const shown = isAbroad ? number.formatInternational() : number.formatNational();
    const text = shown.replace(/[ -]+/g, sign).replace(/^\((\d+)\)(?=\d)/, '($1) ');
    return { country, msisdn: number.number.slice(1), text };
  })
  .filter(({ country, msisdn, text }) => {
    const read = parsePhoneNumberFromString(text, { defaultCountry: country as 'SE', extract: false });
    return read?.isValid() === true && read.number === `+${msisdn}`;
  });

const word = fc.string({ unit: fc.constantFrom(...'abAÅßéжשあ'), minLength: 1, maxLength: 8 });
const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((all) => all.join(' '));
const before = fc
  .tuple(words, fc.constantFrom(' ', ': ', ':', '. ', ', ', ' – ', ' (', '=', '; '))
  .map((parts) => parts.join(''));
const behind = fc
  .tuple(fc.constantFrom(' ', ', ', ' (', ' – ', '; ', ' / '), words)
  .map((parts) => parts.join(''));
const label = (one: fc.Arbitrary<string>) => fc.option(one, { nil: '' });

const numbersIn = (cell: string, country: string) =>
  numbersOfCell(cell, country).map((one) => (one.ok ? one.msisdn : one.fault));

test('a number in any country’s writing, with any label before or behind, is that number', () => {
  fc.assert(
    fc.property(written, label(before), label(behind), ({ country, msisdn, text }, front, back) => {
      assert.deepEqual(numbersIn(front + text + back, country), [msisdn], front + text + back);
    }),
    { numRuns: 3000 },
  );
});

const separators = ['/', ' / ', ';', '; ', ',', ', ', '|', ' | ', '\n', '\r\n', ' or ', ' eller ', ' ODER '];

test('numbers with one kind of separator between them are those numbers, each with its own label', () => {
  const others = fc.array(fc.tuple(written, label(before)), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(written, others, fc.constantFrom(...separators), (first, more, separator) => {
      const { country } = first;
      const all = [{ ...first, front: '' }, ...more.map(([one, front]) => ({ ...one, front }))]
        .filter((one) => one.country === country || one.text.startsWith('+'))
        .map((one) => ({ ...one, front: one.front.replace(/[;,]/g, ':') }));
      const cell = all.map(({ front, text }) => front + text).join(separator);
      assert.deepEqual(
        numbersIn(cell, country),
        all.map(({ msisdn }) => msisdn),
        cell,
      );
    }),
    { numRuns: 3000 },
  );
});

test('whatever else is with a number, the cell is not read, and never anybody else’s number', () => {
  const glue = fc.constantFrom(
    ...[
      ' ',
      '  ',
      ' - ',
      '-',
      '.',
      ' (',
      ' & ',
      ' and ',
      ' Anna ',
      ': ',
      ' + ',
      ' 2024-05-01 ',
      ' 1.5.2024 ',
    ],
    ...['/4711123x/', ' #2 ', ' ext. 12 ', ' a123456@b.de ', ' 12:30 '],
  );
  fc.assert(
    fc.property(written, written, glue, (one, other, between) => {
      if (other.country !== one.country && !other.text.startsWith('+')) return;
      const cell = one.text + between + other.text;
      assert.ok(!parseMsisdn(cell, one.country).ok, cell);
    }),
    { numRuns: 3000 },
  );
  const digits = ['2024-05-01 ', '15.02.2024: ', '#2 ', 'Nr. 3: ', '12:30 ', 'a1@b.de ', '1) '];
  fc.assert(
    fc.property(written, fc.constantFrom(...digits), fc.boolean(), ({ text, country }, other, isLast) => {
      const cell = isLast ? `${text} ${other.trim()}` : other + text;
      assert.ok(!parseMsisdn(cell, country).ok, cell);
    }),
    { numRuns: 2000 },
  );
});

const read = (cell: string, country = 'SE') => numbersIn(cell, country).join(' + ');

test('a cell is cut at one kind of separator only, and a slash within a number cuts none', () => {
  assert.equal(read('089/1234567 / 0171/2345678', 'DE'), '49891234567 + 491712345678');
  for (const cell of ['+49 (0) 175/8811335', '+49 (0)175 / 8811335', '0175/88 11 335', 'Tel. 0175/8811335'])
    assert.equal(read(cell, 'DE'), '491758811335', cell);
  for (const cell of ['Hem: 08-465 004 05; Mobil: 070-174 06 05', '08-465 004 05, 070-174 06 05']) {
    const best = parseMsisdn(cell, 'SE');
    assert.equal(best.ok && best.msisdn, '46701740605', cell);
    assert.ok(best.ok && flagsIn(best.flags).includes('several'), cell);
  }
  for (const [country, cell] of [
    ['SE', '0701740605, 0701740606; 0701740607'],
    ['SE', '0701740605/57'],
    ['SE', '0701740605, 3 st'],
    ['SE', '4 0701234567'],
    ['SE', '(2) 070-123 45 67'],
    ['SE', '1. 070-123 45 67'],
    ['SE', '1) 070-123 45 67'],
    ['SE', 'Nr. 3: 070-123 45 67'],
    ['SE', '070, 12345x6, 1740605'],
    ['DE', '0171 1234567/8'],
    ['DE', '0171 1234567 (8)'],
    ['DE', '0171 1234567 - 8'],
    ['DE', '+49 (0) 175/88113351234'],
    ['DE', '0175-8811336 ab 030x1234/5'],
    ['DE', '0175x8811336/12345678'],
    ['IS', '4961234 5551234'],
    ['DK', '20123456 lok. 12'],
  ] as const)
    assert.match(read(cell, country), /^(?:unclear|too-long|impossible)$/, `${country} ${cell}`);
});

test('digits of a number that are like a date belong to it, and a date alone is nobody’s number', () => {
  assert.equal(read('+45 2012-03-05'), '4520120305');
  assert.equal(read('(0201) 20-12-2034', 'DE'), '4920120122034');
  assert.equal(read('06.12.20.34.56', 'FR'), '33612203456');
  for (const date of [
    '2024-05-01',
    '2024/5/1',
    '1. 5. 2024',
    '12-05-2024',
    '2024-05-01T12:30:00Z',
    '01.05.2024 kl. 10:15',
  ])
    for (const country of ['SE', 'DE', 'DK']) {
      assert.equal(read(date, country), 'date', date);
      assert.equal(read(`STOP ${date}`, country), 'date', date);
      assert.equal(read(`070-123 45 67 ${date}`, country), 'unclear', date);
    }
});
