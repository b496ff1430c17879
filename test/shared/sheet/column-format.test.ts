import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { serialOf } from '../../../electron/sheets/worker/reader/number-formats/plain-cells.ts';
import { columnFormatter, plainMoment, readPlain } from '../../../shared/sheet/column-format.ts';

const cell = (shown: string, plain?: string) => ({ shown, plain });

test('a cell is shown as a short or long date, a time or a number, in the words of the system', () => {
  const cases: [
    string,
    string | undefined,
    Parameters<ReturnType<typeof columnFormatter>['show']>[1],
    string,
    string,
  ][] = [
    ['3/4/2025', '2025-04-03', 'date-short', '4/3/2025', '03.04.2025'],
    ['Thursday', '2025-04-03', 'date-long', 'April 3, 2025', '3. april 2025'],
    ['2025-04-03', undefined, 'date-long', 'April 3, 2025', '3. april 2025'],
    ['x', '2025-04-03T13:30:00', 'time', '1:30 PM', '13.30'],
    ['x', '13:30:00', 'time', '1:30 PM', '13.30'],
    ['x', '2025-04-03T13:30:00', 'date-short', '4/3/2025', '03.04.2025'],
    ['1 250,50 kr', '1250.5', 'number', '1250.5', '1250,5'],
    ['1250.50', undefined, 'number', '1250.5', '1250,5'],
  ];
  const [american, danish] = [columnFormatter('en-US'), columnFormatter('da-DK')];
  for (const [shown, plain, format, en, da] of cases) {
    assert.equal(american.show(cell(shown, plain), format), en);
    assert.equal(danish.show(cell(shown, plain), format), da);
  }
});

test('a negative number has the minus of GSM 03.38', () => {
  for (const locale of ['sv-SE', 'nb-NO', 'fi-FI', 'da-DK'])
    assert.equal(columnFormatter(locale).show(cell('-1250.50'), 'number'), '-1250,5', locale);
});

test('a cell stays as the file shows it where a format does not fit or nobody can tell what it holds', () => {
  const formatter = columnFormatter('en-GB');
  for (const shown of [
    '3/4/2025',
    '03.04.25',
    '1.234',
    '1,234',
    '007',
    '',
    'Ada',
    '2025-02-30',
    '25:00',
    '4.67E+10',
    '2025-04',
    '1-2-3',
    '12345678901234567',
  ]) {
    for (const format of ['date-short', 'date-long', 'time', 'number'] as const) {
      assert.equal(formatter.show(cell(shown), format), shown, `${format} of ${shown}`);
    }
  }
  assert.equal(formatter.show(cell('2025-04-03'), 'time'), '2025-04-03');
  assert.equal(formatter.show(cell('13:30'), 'date-long'), '13:30');
});

test('only formats that change a column and fit most of it are offered, with a value before and after', () => {
  const { offered } = columnFormatter('en-GB');
  assert.deepEqual(
    offered([cell(''), cell('Thursday', '2025-04-03'), cell('unknown'), cell('Friday', '2025-04-04')]),
    [
      { format: 'date-short', before: 'Thursday', after: '03/04/2025' },
      { format: 'date-long', before: 'Thursday', after: '3 April 2025' },
    ],
  );
  assert.deepEqual(offered([cell('1250'), cell('46701740605')]), []);
  assert.deepEqual(offered([cell('Ada'), cell('2025-04-03'), cell('Bo')]), []);
});

test('the day number of a spreadsheet is read back as the same moment', () => {
  fc.assert(
    fc.property(fc.integer({ min: 61, max: 60_000 }), fc.integer({ min: 0, max: 86_399 }), (day, second) => {
      const value = readPlain(plainMoment(day + second / 86_400));
      assert.ok(value?.kind === 'moment' && value.hasDay && value.hasTime === second > 0);
      assert.equal(value.at, Date.UTC(1899, 11, 30 + day, 0, 0, second));
    }),
  );
  assert.deepEqual(
    [plainMoment(0.5625), plainMoment(-1), plainMoment(30), plainMoment(1e9)],
    ['13:30:00', '', '', ''],
  );
});

test('no format puts a special space or digit into a text', () => {
  for (const locale of ['fr-FR', 'ar-EG', 'fa-IR', 'en-US', 'th-TH', 'de-CH']) {
    for (const { after } of columnFormatter(locale).offered([cell('x', '2025-04-03T13:30:00')])) {
      assert.doesNotMatch(after, /[\u00a0\u202f\u2009\u200e\u200f\u061c\u0660-\u0669\u06f0-\u06f9]/, locale);
    }
  }
});

test('a day is none before the first sound one and after the last of a spreadsheet', () => {
  assert.deepEqual([60, 61, 2_958_465, 2_958_466].map(plainMoment), ['', '1900-03-01', '9999-12-31', '']);
  for (const day of ['1900-03-01', '1900-03-31', '2025-04-03']) assert.equal(plainMoment(serialOf(day)), day);
});
