import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { mentions, withoutNumber, withoutWords } from '../../../shared/person/person-in-text.ts';

const swede = '46701740605';

test('a number is found however it is written, and nobody else is', () => {
  for (const text of [
    swede,
    `+${swede}`,
    'call 070-174 06 05 now',
    '+46 (0)70 174 06 05',
    '+46(0)70-174 06 05',
    '+46 070 174 06 05',
    '0046701740605',
    '011 46 70 174 06 05',
    '070–174 06 05',
    '(070) 174 06 05',
    '05/01/2024 070 174 06 05',
    '5 070 174 06 05 7',
    '701740605',
    `"${swede}","46701740606"`,
    '070-1740605 0701740606',
  ]) {
    assert.equal(mentions(text, swede), true, text);
  }
  assert.equal(mentions('08-317 406 05', '46731740605'), false);
  for (const text of ['46701740606', '1740605', '70174060', '467017406051', 'x', '', '1 2 3 4 5 6 7 8 9 0 1'])
    assert.equal(mentions(text, swede), false, text);
});

test('a number of any country is found as its people write it', () => {
  for (const [country, national] of Object.entries(examples)) {
    const number = parsePhoneNumberFromString(national, country as keyof typeof examples)!;
    // Fewer digits could be anything.
    if (number.nationalNumber.length < 7) continue;
    for (const text of [number.formatNational(), number.formatInternational()])
      for (const way of [text, text.replace(/\D+/g, '-').replace(/^-/, ''), text.replace(/\D/g, '')])
        assert.equal(
          withoutNumber(`5 ${way}, ok`, number.number.slice(1), '*').replace(/[+(]/, ''),
          '5 *, ok',
          country + way,
        );
  }
  for (const [msisdn, text] of [
    ['36301234567', '06/30/123-4567'],
    ['37061234567', '861234567'],
    ['79123456789', '8-912-345-67-89'],
    ['375291234567', '8 029 123-45-67'],
    ['5491123456789', '011 2345 6789'],
    ['5491123456789', '+54 9 11 2345-6789'],
  ] as const)
    assert.equal(withoutNumber(text, msisdn, '*').replace('+', ''), '*', text);
  assert.equal(mentions('05-30-123-4567', '36301234567'), false);
});

test('a text without a number does not hold it any more, wherever it stood and however often', () => {
  const ways = [
    swede,
    `+${swede}`,
    '070-174 06 05',
    '0701740605',
    '0046 70 174 06 05',
    '+46 (0)70\u2011174 06 05',
  ];
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('', ' and ', ', ', '; ', '":"'), fc.constantFrom(...ways)), {
        maxLength: 5,
      }),
      (pieces) => {
        const text = pieces.map(([before, way]) => `x${before}${way}`).join(' y, ');
        const clean = withoutNumber(text, swede, '[erased]');
        assert.equal(mentions(clean, swede), false, clean);
        assert.ok(!clean.includes('740605') && !clean.includes('06 05'), clean);
      },
    ),
  );
});

test('words of a person go as whole words, in JSON too, and what everybody says stays', () => {
  const words = ['Ann', 'Ann "Annie" Öst', '17', 'a', 'Hi Ann'];
  assert.equal(
    withoutWords('Hi Ann: Annual 17 a fee of Ann "Annie" Öst', words, '[erased]'),
    '[erased]: Annual 17 a fee of [erased]',
  );
  assert.equal(withoutWords('{"to":"Ann \\"Annie\\" Öst"}', words, '*'), '{"to":"*"}');
  assert.equal(withoutWords('nothing', [], '*'), 'nothing');
  for (const signs of ['(a+b) [c]', 'Xenia-17 {x}|^$\\.?*/'])
    assert.equal(withoutWords(`of ${signs} x`, [signs], '*'), 'of * x');
});

test('words of any length and number are taken out', () => {
  const long = 'Øst '.repeat(22_500).trim();
  assert.equal(withoutWords(`to ${long}, Ann`, [long, 'Ann'], '*'), 'to *, *');
  const many = Array.from({ length: 4096 }, (_, at) => `cell${at} of ${'x'.repeat(400)}`);
  assert.equal(withoutWords(`${many[0]} and ${many.at(-1)}`, many, '$&'), '$& and $&');
});
