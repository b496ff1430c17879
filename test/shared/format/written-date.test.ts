import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayOrder, momentOf } from '../../../shared/format/written-date.ts';

function dayIn(cell: string, dayFirst: boolean | null): string | null {
  const day = momentOf(cell, dayFirst)?.day ?? null;
  return day === null ? null : new Date(day).toISOString().slice(0, 10);
}

test('a year of two digits is read behind dots and slashes, and not where its century is not certain', () => {
  assert.equal(dayIn('24.12.26', null), '2026-12-24', 'before dots the day is always first');
  assert.equal(dayIn('24/12/26 09:30', true), '2026-12-24');
  assert.equal(dayIn('12/24/26', false), '2026-12-24');
  assert.equal(dayIn('1/2/29', true), '2029-02-01');
  for (const year of [30, 68, 69]) assert.equal(dayIn(`1.2.${year}`, true), null, 'nobody knows the century');
  assert.equal(dayIn('1/2/70', true), '1970-02-01');
  for (const cell of ['24/12/26', '26-12-24', '24-12-26', '24/12.26', '24.12', '2026-12-03T09:00Z']) {
    assert.equal(dayIn(cell, null), null, cell);
  }
  assert.equal(dayIn('24-12-26', true), null, 'it may begin with the year');
});

test('a year before 100 is no date: programs write their first day for none', () => {
  for (const cell of ['0001-01-01', '0001-01-01 00:00:00', '01/01/0001', '1 January 0026'])
    assert.equal(momentOf(cell, true), null, cell);
  assert.equal(dayIn('1900-01-01', null), '1900-01-01');
});

test('a date of two digits shows the order of its column too, and dots are no time of a day with seconds', () => {
  assert.equal(dayOrder(['3/4/26', '24/12/26']).dayFirst, true);
  assert.equal(dayOrder(['3/4/26', '12/24/26']).dayFirst, false);
  assert.equal(dayOrder(['3/4/26']).dayFirst, null);
  assert.equal(dayOrder(['3/4/2031', '10/34/26']).dayFirst, null, 'a cell that is no date shows none');
  assert.equal(dayOrder(['3/4/2031', '1.2.2031']).dayFirst, true, 'before dots the day is first');
  assert.equal(dayOrder(['24/12/26', '12/24/26']).dayFirst, null, 'they contradict each other');
  assert.equal(dayIn('10.11.12', null), '2012-11-10');
  assert.deepEqual(momentOf('10:11:12', null), { day: null, minute: 611 });
});

test('midnight with its seconds is a date alone, as databases write one', () => {
  for (const cell of [
    '2026-11-29 00:00:00',
    '2026-11-29T00:00:00.000',
    '29.11.2026 0:00:00',
    '11/29/2026 12:00:00 AM',
  ])
    assert.deepEqual(momentOf(cell, false), { day: Date.UTC(2026, 10, 29), minute: null }, cell);
  assert.deepEqual(momentOf('2026-11-29 00:00', null), { day: Date.UTC(2026, 10, 29), minute: 0 });
  assert.deepEqual(momentOf('00:00:00', null), { day: null, minute: 0 });
});

test('a time beside a date is read as people write it', () => {
  for (const time of ['9.30', 'kl. 9.30', 'kl 09:30', '9.30 Uhr', 'um 9:30 Uhr', 'at 9:30 am', '9.30 a.m.'])
    for (const date of ['29.11.2026', '2026-11-29', '29. november 2026', 'Nov 29, 2026'])
      for (const between of [' ', ', '])
        assert.deepEqual(
          momentOf(`${date}${between}${time}`, null),
          { day: Date.UTC(2026, 10, 29), minute: 570 },
          `${date}${between}${time}`,
        );
  assert.equal(momentOf('29.11.2026 9 pm', null)?.minute, 1260);
  assert.equal(momentOf('29.11.2026 14 Uhr', null)?.minute, 840);
  assert.equal(momentOf('9 am', null)?.minute, 540);
  assert.equal(momentOf('12:30 am', null)?.minute, 30);
  assert.equal(momentOf('12:30 pm', null)?.minute, 750);
  for (const cell of ['29.11.2026 9', '29.11.2026 kl. 25.00', '29.11.2026 13 pm', '9.30 Uhr', '14 Uhr'])
    assert.equal(momentOf(cell, null), null, cell);
});
