import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { builtInFormat, numberStyles } from '../../electron/sheets/worker/reader/number-format.ts';

function show(code: string, value: number, locale = 'en-US', date1904 = false): string {
  return numberStyles(locale, date1904)(code)(value, String(value));
}

describe('number formats', () => {
  test('a phone number keeps all its digits in every format that is no amount', () => {
    const codes = [
      'General',
      '0',
      '0.00',
      '#,##0',
      '#,##0.00',
      '0.00E+00',
      '##0.0E+0',
      '@',
      '# ?/?',
      '0,',
      '#,##0,,',
      '#',
      '?',
      '_-* #,##0.00_-',
      '#,##0;[Red]-#,##0',
      '',
      'Standard',
      '[>100]0;0.0',
    ];
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000_000, max: 999_999_999_999_999 }),
        fc.constantFrom(...codes),
        (phone, code) => {
          assert.equal(show(code, phone), String(phone), code);
        },
      ),
    );
  });

  test('numbers beyond fifteen digits say that digits are lost', () => {
    assert.equal(show('General', 4_670_174_060_512_346_000), '4.67017406051235E+18');
    assert.equal(show('#,##0', 1e15), '1E+15');
  });

  const cases: readonly [code: string, value: number, en: string, sv?: string][] = [
    ['0%', 0.5, '50%'],
    ['0.0%', -0.1234, '-12.3%', '-12,3%'],
    ['#,##0.00', 1234567.891, '1,234,567.89', '1 234 567,89'],
    ['#,##0', 999, '999'],
    ['0.00', 1.005, '1.01', '1,01'],
    ['0.0#', 1.5, '1.5', '1,5'],
    ['000', 7, '007'],
    ['00000', 12345678, '12345678'],
    ['"No. "0', 5, 'No. 5'],
    ['[$€-2] #,##0.00', 1250.5, '€ 1,250.50', '€ 1 250,50'],
    ['#,##0\\ "kr"', 46701740605, '46,701,740,605 kr', '46 701 740 605 kr'],
    ['(000) 000\\-0000', 2125550123, '(212) 555-0123'],
    ['[<=9999999]###\\-####;\\(###\\)\\ ###\\-####', 2125550123, '(212) 555-0123'],
    ['[<=9999999]###\\-####;\\(###\\)\\ ###\\-####', 5550123, '555-0123'],
    ['[<5]"few";[>=5]"many"', 5, 'many'],
    ['[>9]"many"', 5, '5'],
    ['[Red][=1]"one";0', 1, 'one'],
    ['[<0]0" below";0', -3, '-3 below'],
    ['0;(0);"none"', 0, 'none'],
    ['0;(0);"none"', -3, '(3)'],
    ['0.0', -0.01, '0.0', '0,0'],
    ['yyyy-mm-dd', 45322, '1/31/2024', '2024-01-31'],
    ['[$-41D]d mmmm yyyy', 45322, '1/31/2024', '2024-01-31'],
    ['dddd', 45322, 'Wednesday', 'onsdag'],
    ['mmm-yy', 45322, 'Jan 2024', 'jan. 2024'],
    ['h:mm', 0.75, '6:00 PM', '18:00'],
    ['h:mm:ss', 0.5, '12:00:00 PM', '12:00:00'],
    ['mm:ss', 0.5, '12:00:00 PM', '12:00:00'],
    ['[mm]:ss', 1.5, '2160:00'],
    ['yyyy-mm-dd hh:mm', 45322.5, '1/31/2024, 12:00 PM', '2024-01-31 12:00'],
    ['yyyy', 45322, '2024'],
    ['yyyy-mm-dd', 3000000, '3000000'],
    ['yyyy-mm-dd', -5, '-5'],
  ];
  for (const [code, value, en, sv = en] of cases) {
    test(`${code} shows ${value} as ${en}`, () => {
      assert.equal(show(code, value), en);
      assert.equal(show(code, value, 'sv-SE'), sv);
    });
  }

  test('no locale puts a special space, mark or digit into a text message', () => {
    for (const locale of ['fr-FR', 'ar-EG', 'fa-IR', 'he-IL', 'de-CH', 'nb-NO', 'hi-IN', 'th-TH', 'en-US']) {
      for (const [code, value] of [
        ['#,##0.00', 1234567.5],
        ['h:mm', 0.75],
        ['yyyy-mm-dd', 45322],
        ['0%', 0.5],
      ] as const) {
        assert.doesNotMatch(
          show(code, value, locale),
          /[\u00a0\u202f\u2009\u200e\u200f\u061c\u0660-\u0669\u06f0-\u06f9]/,
          `${locale} ${code}`,
        );
      }
    }
  });

  test('both date systems name the same day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1462, max: 60_000 }), (serial) => {
        assert.equal(show('yyyy-mm-dd', serial, 'sv-SE'), show('yyyy-mm-dd', serial - 1462, 'sv-SE', true));
      }),
    );
  });

  test('built-in formats are what their numbers mean', () => {
    assert.equal(show(builtInFormat(14), 45322, 'sv-SE'), '2024-01-31');
    assert.equal(show(builtInFormat(9), 0.25), '25%');
    assert.equal(show(builtInFormat(4), 1234.5), '1,234.50');
    assert.equal(show(builtInFormat(55), 45322, 'sv-SE'), '2024-01-31');
    assert.equal(builtInFormat(9999), 'General');
  });

  test('any code shows any number as some text, quickly', () => {
    const code = fc.string({ unit: fc.constantFrom(...'0#?.,%;"\\_*[]$-@ymdhsEe+/ ()aApPG'), maxLength: 30 });
    fc.assert(
      fc.property(code, fc.double({ noNaN: true }), (pattern, value) => {
        assert.equal(typeof show(pattern, value), 'string');
      }),
      { numRuns: 1000 },
    );
  });
});
