import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { messageLanguages } from '../../../shared/format/message-language.ts';
import { bindMessage } from '../../../shared/message/bound-message.ts';
import { compileMessage } from '../../../shared/message/compiled-message.ts';
import { finalTextFor } from '../../../shared/message/final-text.ts';
import { outsideGsm } from '../../../shared/message/gsm.ts';
import {
  cellFormatter,
  formatKinds,
  isOfNames,
  offeredFormats,
  readFormat,
  writtenFormat,
} from '../../../shared/message/value-format.ts';

function textOf(message: string, cell: string, column = 'When'): string {
  const bound = bindMessage(message, [column], {});
  assert.deepEqual(bound.problems, [], message);
  return finalTextFor(compileMessage(bound, { encoded: true }), [cell]).text;
}

test('a tag shows a date in the words of the message', () => {
  const shown = (format: string, cell: string, words: string) =>
    textOf(`${words}{When:${format}}`, cell).slice(words.length);
  const [en, da, de] = ['See you ', 'Hej, vi ses ', 'Hallo, wir sehen uns '];
  for (const [format, cell, ...expected] of [
    ['weekday', '2026-11-27', 'Friday', 'fredag', 'Freitag'],
    ['weekday', '27.11.2026 09:00', 'Friday', 'fredag', 'Freitag'],
    ['day-month', '2026-11-27T09:00', '27 November', '27. november', '27. November'],
    ['weekday-date', '2026/3/1', 'Sunday 1 March', 'søndag 1. marts', 'Sonntag, 1. März'],
    ['short-date', '2026-03-01', '01/03/2026', '01.03.2026', '01.03.2026'],
    ['time', '2026-11-27 14:05:00', '14:05', '14.05', '14:05'],
    ['time', '9.30', '09:30', '09.30', '09:30'],
    ['time', '2:05 PM', '14:05', '14.05', '14:05'],
    ['number', '1234567.5', '1,234,567.5', '1.234.567,5', '1.234.567,5'],
    ['number', '-1.234.567', '-1,234,567', '-1.234.567', '-1.234.567'],
    ['money', 'kr. 12.345,50', 'kr. 12,345.50', 'kr. 12.345,50', 'kr. 12.345,50'],
    ['money', '1234.50 €', '1,234.50 €', '1.234,50 €', '1.234,50 €'],
    ['money', '250', '250', '250', '250'],
  ] as const)
    assert.deepEqual(
      [en, da, de].map((words) => shown(format, cell, words)),
      expected,
      `${format} of ${cell}`,
    );
});

test('a date is read as the import and people write it, with the name of its month', () => {
  const day = cellFormatter('short-date', { dayFirst: null, language: 'en', column: 'When' });
  const time = cellFormatter('time', { dayFirst: null, language: 'en', column: 'When' });
  for (const locale of ['en-GB', 'en-US', 'da', 'de', 'sv', 'nb', 'pl', 'fr', 'es', 'nl'])
    for (const dateStyle of ['full', 'long', 'medium'] as const) {
      const format = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' });
      for (let month = 0; month < 12; month += 1) {
        const written = format.format(Date.UTC(2026, month, 9));
        const expected = `09/${String(month + 1).padStart(2, '0')}/2026`;
        if (/^\d+\/\d+\/\d+$/.test(written)) continue;
        assert.equal(day(written), expected, `${locale} ${written}`);
        assert.equal(time(`${written} 14:30`), '14:30', written);
      }
    }
  for (const none of ['9 Octember 2026', '31 June 2026', 'May 2026', '9 May', 'Ada 9 Holm 2026'])
    assert.equal(day(none), null);
});

test('a date is told from the day on which the text goes', () => {
  for (const [language, ...expected] of [
    ['en', 'yesterday', 'today at 00:00', 'tomorrow at 09:00', 'in 3 days', 'in 35 days at 14:30'],
    ['da', 'i går', 'i dag kl. 00.00', 'i morgen kl. 09.00', 'om 3 dage', 'om 35 dage kl. 14.30'],
    ['de', 'gestern', 'heute um 00:00 Uhr', 'morgen um 09:00 Uhr', 'in 3 Tagen', 'in 35 Tagen um 14:30 Uhr'],
    ['fr', 'hier', "aujourd'hui à 00:00", 'demain à 09:00', 'dans 3 jours', 'dans 35 jours à 14:30'],
    ['nl', 'gisteren', 'vandaag om 00:00', 'morgen om 09:00', 'over 3 dagen', 'over 35 dagen om 14:30'],
  ] as const) {
    const context = { dayFirst: null, language, column: 'When', day: '2026-11-27' };
    const show = cellFormatter('relative', context);
    const cells = ['2026-11-26', '2026-11-27 00:00', '28.11.2026 9:00', '2026-11-30', '2027-01-01 14:30'];
    assert.deepEqual(cells.map(show), expected);
    assert.deepEqual(['09:00', 'soon', '30/11/2026'].map(show), [null, null, null]);
    assert.equal(cellFormatter('relative', { ...context, day: undefined })('2026-11-30'), null);
  }
});

test('the day comes first or the month, as the tag says, and is never guessed', () => {
  assert.equal(textOf('{When:day-month dmy}', '03/04/2026'), '3 April');
  assert.equal(textOf('{When:day-month mdy}', '03/04/2026'), '4 March');
  assert.equal(textOf('{When:day-month de}', '25/04/2026'), '25/04/2026');
  assert.equal(textOf('{When:day-month dmy}', '03/25/2026'), '03/25/2026');
  assert.equal(textOf('{When:weekday mdy de}', '03/04/2026'), 'Mittwoch');
});

test('a cell that is no date or number stays as written, and a blank one takes the fallback', () => {
  for (const cell of ['soon', '2026-02-30', '25:00', '14:75', '1.234', '0123', '12345678901234567', '1,23,4'])
    for (const format of formatKinds) {
      if ((format === 'time' && cell === '1.234') || (isOfNames(format) && cell === 'soon')) continue;
      assert.equal(textOf(`{When:${format}}`, cell), cell, `${format} of ${cell}`);
    }
  assert.equal(textOf('{When:weekday|soon}', ' '), 'soon');
  assert.equal(textOf('{When:weekday|soon}', 'Mon'), 'Mon');
});

test('a column with that very name wins', () => {
  const message = 'Hi {When:weekday} {When:weekday|x}';
  const bound = bindMessage(message, ['When', 'When:weekday'], {});
  assert.deepEqual(
    bound.tags.map(({ column, says }) => [column, says]),
    [
      [1, undefined],
      [1, undefined],
    ],
  );
  for (const wrong of ['{When:}', '{When:week}', '{When:weekday dmy mdy}', '{When:weekday xx}', '{:weekday}'])
    assert.equal(bindMessage(wrong, ['When'], {}).problems.length, 1, wrong);
});

test('a format is read as it was written', () => {
  fc.assert(
    fc.property(
      fc.record({
        kind: fc.constantFrom(...formatKinds),
        dayFirst: fc.constantFrom(true, false, null),
        language: fc.constantFrom('en' as const, 'da' as const, 'de' as const, null),
      }),
      (format) => assert.deepEqual({ ...readFormat(writtenFormat(format)) }, { ...format }),
    ),
  );
});

test('no format of a plain cell gives anything outside GSM 03.38 but letters of its language', () => {
  const days = Array.from({ length: 366 }, (_, day) =>
    new Date(Date.UTC(2026, 1, day)).toISOString().slice(0, 10),
  );
  const numbers = [
    '-5',
    '-1234.5',
    '12345678',
    '1 234,50',
    'kr -5',
    '€ -1234567.5',
    '14:05',
    '9 pm',
    '2026-08-15 14:30',
  ];
  for (const language of messageLanguages) {
    for (const kind of formatKinds) {
      const show = cellFormatter(kind, { dayFirst: true, language, column: 'Name', day: '2026-03-05' });
      for (const cell of [...numbers, ...days]) {
        const odd = outsideGsm(show(cell) ?? '').filter((sign) => !/\p{L}/u.test(sign));
        assert.deepEqual(odd, [], `${language} ${kind} ${cell}`);
      }
    }
  }
});

test('any cell is shown in one line, or not at all', () => {
  fc.assert(
    fc.property(fc.constantFrom(...formatKinds), fc.string({ unit: 'binary' }), (kind, cell) => {
      const shown = cellFormatter(kind, {
        dayFirst: true,
        language: 'da',
        column: 'Name',
        day: '2026-11-27',
      })(cell);
      assert.ok(shown === null || /^[^\s]+(?: [^\s]+)*$/u.test(shown));
    }),
  );
});

test('the first of several names is offered for a column of names alone', () => {
  const kindsFor = (column: string) =>
    offeredFormats(['Ada Berg', 'Bo Dahl'], { dayFirst: null, language: 'en', column }).map(
      ({ kind }) => kind,
    );
  assert.ok(kindsFor('Full name').includes('first-name'));
  assert.ok(!kindsFor('Clinic').includes('first-name'));
});

test('of formats that show the same the first is offered alone', () => {
  const offered = offeredFormats(['ADA', 'BO'], { dayFirst: null, language: 'en', column: 'Full name' });
  assert.deepEqual(
    offered.map(({ before, after }) => [before, after]),
    [['ADA', 'Ada']],
  );
});
