import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import {
  mentions,
  mentionsInJson,
  numberInCell,
  withoutNumber,
  withoutWords,
} from '../../../shared/person/person-in-text.ts';

const swede = '46701740605';

test('a number is looked for by its last seven digits, whatever stands between them', () => {
  for (const text of [
    swede,
    `+${swede}`,
    'call 070-174 06 05 now',
    '+46 (0)70 174 06 05',
    '0046701740605',
    '5 070 174 06 05 7',
    '1740605',
    '1 7 4 then 06 and 05',
    '070 1\n7\n4\t0605',
    '08-317 406 05',
    `"${swede}","46701740606"`,
  ])
    assert.equal(mentions(text, swede), true, text);
  for (const text of ['46701740606', '70174060', 'x', '', '1 2 3 4 5 6 7 8 9 0 1'])
    assert.equal(mentions(text, swede), false, text);
  assert.deepEqual(mentionsInJson(JSON.stringify(['a 0701740605', ['b'], { c: '070-1740605' }]), swede), [
    'a 0701740605',
    '070-1740605',
  ]);
});

test('a cell of numbers holds a number by how the cell is read', () => {
  for (const [cell, holds] of [
    ['070-174 06 05', 'number'],
    ['mobil: +46 70 174 06 05', 'number'],
    ['0701740606 / 0701740605', 'number'],
    ['073-174 06 05', 'nothing'],
    ['070-174 06 06', 'nothing'],
    ['1. 070-174 06 05', 'text'],
    ['ask Bo, 070-174 06 05 or 3', 'text'],
  ] as const)
    assert.equal(numberInCell(cell, swede), holds, cell);
});

test('a number of any country is taken out as its people write it', () => {
  for (const [country, national] of Object.entries(examples)) {
    const number = parsePhoneNumberFromString(national, country as keyof typeof examples)!;
    if (number.nationalNumber.length < 7) continue;
    for (const text of [number.formatNational(), number.formatInternational()])
      for (const way of [text, text.replace(/\D+/g, '-').replace(/^-/, ''), text.replace(/\D/g, '')]) {
        const left = withoutNumber(`x ${way}, ok`, number.number.slice(1), '*');
        // What is dialled before it inside the country may stay.
        assert.match(left, /^x [(\d) -]{0,8}\*, ok$/, country + way);
        assert.equal(mentions(left, number.number.slice(1)), false, left);
      }
  }
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
