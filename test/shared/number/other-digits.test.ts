import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countryInText } from '../../../shared/number/country-text.ts';
import { decideCountry } from '../../../shared/number/list-country.ts';
import { parseMsisdn } from '../../../shared/number/msisdn.ts';
import { flagsIn } from '../../../shared/number/number-flags.ts';
import { mentions, withoutNumber } from '../../../shared/person/person-in-text.ts';
import { rememberMapping } from '../../../shared/sheet/mapping/remembered-mapping.ts';
import { guessMapping } from '../../support/guessed-mapping.ts';

/** The zero of each script; wide forms also have signs of their own. */
const ZEROS = { arabic: 0x660, persian: 0x6f0, devanagari: 0x966, bengali: 0x9e6, wide: 0xff10 };

function inScript(text: string, zero: number): string {
  const digits = text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
  return zero === ZEROS.wide ? digits.replaceAll('+', '＋').replaceAll('-', '－') : digits;
}

const LISTS: readonly (readonly string[])[][] = [
  [['الاسم', 'الجوال'], ...['0501234567', '0551234568', '0541234569'].map((number) => ['محمد', number])],
  [['Name', 'Mobile'], ...['0501234567', '0551234568', '0541234569'].map((number) => ['Ali', number])],
  [['Who', 'Reached by'], ...['0501234567', '0551234568', '0541234569'].map((number) => ['Ali', number])],
  [
    ['नाम', 'मोबाइल'],
    ['राम', '9812345678'],
    ['राम', '9912345679'],
  ],
  [
    ['名前', '携帯電話'],
    ['山田', '090-1234-5678'],
    ['山田', '080-1234-5679'],
  ],
  [
    ['Name', 'Phone (with 050 or +966 50)'],
    ['Ali', '0501234567'],
    ['Ali', '0551234568'],
  ],
  [
    ['Name', 'Mobile, e.g. 050 1234567'],
    ['Ali', '0501234567'],
    ['Ali', '0551234568'],
  ],
  ['+966501234567', '+966551234568', '+966541234569'].map((number) => ['Ali', number]),
  ['00966501234567', '00966551234568'].map((number) => ['Ali', number]),
  [['Mobil', 'Land'], ...['0501234567', '0551234568', '70123456'].map((number) => [number, '966'])],
];

test('a list in the digits of another script is mapped as in those of 0 to 9, on any computer', () => {
  for (const list of LISTS) {
    for (const zero of Object.values(ZEROS)) {
      for (const computer of ['FI', 'SA', 'GB']) {
        const [plain, other] = [list, list.map((cells) => cells.map((cell) => inScript(cell, zero)))].map(
          (rows) => {
            const sample = { rows: rows.map((cells, at) => ({ row: at + 1, cells })), width: 2 };
            const { mapping, ofCountry } = guessMapping(
              sample,
              computer,
              () => null,
              {},
              { computer, zone: 'UTC' },
            );
            return { mapping, ofCountry };
          },
        );
        assert.deepEqual(other, plain, `${list[1]} on ${computer}, zero ${zero.toString(16)}`);
      }
    }
  }
});

test('such digits are read wherever a number may stand', () => {
  for (const zero of Object.values(ZEROS)) {
    const number = inScript('070-174 06 05', zero);
    assert.equal(mentions(`call ${number} now`, '46701740605'), true, number);
    assert.equal(withoutNumber(`𝟎 call ${number}, 0701740605`, '46701740605', '*'), '𝟎 call *, *');
    assert.equal(mentions(inScript('070-174 06 06', zero), '46701740605'), false);
    assert.equal(countryInText(inScript('+46', zero)), 'SE');
    const names = [inScript('0701740605', zero), 'Name'];
    const { mapping } = guessMapping({ rows: [{ row: 1, cells: names }], width: 2 }, 'SE', () => null);
    assert.equal(rememberMapping({ ...mapping, headerRow: 1, numberColumn: 0 }, names), null, number);
    assert.deepEqual(decideCountry([number], { home: 'SE', computer: 'SE', zone: 'UTC' }).looked, 1);
  }
});

test('only digits that were changed are said to be of another script', () => {
  for (const [cell, isOther] of [
    ['20\u00a012\u202f34\u200956', false],
    ['20–12–34\u201156', false],
    ['℡ 20123456', false],
    ['٢٠123456', true],
    ['２０１２３４５６', true],
    ['2012345²', true],
  ] as const) {
    const reading = parseMsisdn(cell, 'DK');
    assert.ok(reading.ok, cell);
    assert.equal(flagsIn(reading.flags).includes('digits'), isOther, cell);
  }
});
