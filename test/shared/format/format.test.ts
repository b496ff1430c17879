import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  byteSize,
  count,
  credits,
  isCountTyped,
  peopleWords,
  percent,
} from '../../../shared/format/format-count.ts';
import {
  clock,
  day,
  duration,
  fromLocalInput,
  localInput,
  longDay,
  moment,
  momentAhead,
  momentWithin,
} from '../../../shared/format/format-time.ts';
import { counted } from '../../../shared/format/sentence-parts.ts';
import { speak } from '../../../shared/language/current-language.ts';

test('counts have thousands separated and agree with their noun', () => {
  assert.equal(count(1_234_567), '1,234,567');
  assert.equal(peopleWords(1), '1 person');
  assert.equal(peopleWords(12_480), '12,480 people');
  assert.equal(counted(0, 'row', 'rows'), '0 rows');
});

test('a count is typed as it is shown, as digits alone or as grouped elsewhere, and as nothing else', (t) => {
  t.after(() => speak({ language: 'en', tag: 'en-US', areas: null }));
  for (const tag of ['en-US', 'da-DK', 'de-DE', 'de-AT', 'de-CH', 'de-IN-u-nu-deva', 'da-u-nu-arab']) {
    speak({ language: 'de', tag, areas: null });
    for (const value of [7, 1200, 1_234_567]) {
      for (const typed of [count(value), String(value), ` ${value} `])
        assert.ok(isCountTyped(typed, value), `${typed} in ${tag}`);
      for (const typed of ['', String(value + 1), `-${value}`, `${value}x`, count(value * 10)])
        assert.ok(!isCountTyped(typed, value), `${typed} in ${tag}`);
    }
    for (const typed of ["1'200", '1’200', '1.200', '1,200', '1\u00a0200', '1\u202f200'])
      assert.ok(isCountTyped(typed, 1200), `${typed} in ${tag}`);
  }
});

test('a long day reads as the short ones do: the day before the month', () => {
  assert.match(longDay('2026-11-27'), /^Friday,? 27 November 2026$/);
});

test('credits show decimals only where there are any', () => {
  assert.equal(credits(13_102), '13,102');
  assert.equal(credits(1234.5), '1,234.50');
});

test('a share never claims to be done or not begun when it is not', () => {
  assert.equal(percent(0), '0%');
  assert.equal(percent(0.0001), 'under 1%');
  assert.equal(percent(0.42), '42%');
  assert.equal(percent(0.9999), '99%');
  assert.equal(percent(1), '100%');
});

test('sizes of files read as a file manager shows them', () => {
  assert.equal(byteSize(1), '1 byte');
  assert.equal(byteSize(999), '999 bytes');
  assert.equal(byteSize(1500), '2 KB');
  assert.equal(byteSize(999_600), '1 MB');
  assert.equal(byteSize(1_250_000), '1.3 MB');
  assert.equal(byteSize(66_000_000), '66 MB');
  assert.equal(byteSize(2_000_000_000), '2 GB');
});

test('lengths of time keep the two units that matter', () => {
  assert.equal(duration(-3), '0\u00a0s');
  assert.equal(duration(59.4), '59\u00a0s');
  assert.equal(duration(200), '3\u00a0min 20\u00a0s');
  assert.equal(duration(599), '9\u00a0min 59\u00a0s');
  assert.equal(duration(3_599), '1\u00a0h');
  assert.equal(duration(7_500), '2\u00a0h 5\u00a0min');
  assert.equal(duration(100_000), '1 day 4\u00a0h');
  assert.equal(duration(86_399), '1 day');
});

test('moments are said by their day, also across a change of the clocks', () => {
  const now = new Date(2025, 2, 31, 8, 0).getTime();
  assert.equal(moment(new Date(2025, 2, 31, 14, 5).getTime(), now), 'Today 14:05');
  assert.equal(momentWithin(new Date(2025, 2, 31, 14, 5).getTime(), now), 'today at 14:05');
  assert.equal(day(new Date(2025, 2, 30, 1, 0).getTime(), now), 'Yesterday');
  assert.equal(day(new Date(2025, 3, 1, 23, 59).getTime(), now), 'Tomorrow');
  assert.equal(day(new Date(2025, 0, 3).getTime(), now), '3 Jan');
  assert.equal(day(new Date(2024, 0, 3).getTime(), now), '3 Jan 2024');
  assert.equal(clock(new Date(2025, 2, 31, 14, 5, 9).getTime()), '14:05:09');
});

test('a moment goes into a date field and comes back, to the minute', () => {
  const at = new Date(2025, 8, 7, 6, 5).getTime();
  assert.equal(localInput(at), '2025-09-07T06:05');
  assert.equal(fromLocalInput(localInput(at)), at);
  assert.equal(fromLocalInput(''), null);
});

test('a time to come has its weekday, and how long it is until then', () => {
  const at = (day: number, hours: number, minutes = 0) => new Date(2026, 10, day, hours, minutes).getTime();
  assert.equal(momentAhead(at(34, 17), at(29, 9)), 'Friday, 4 December 2026 at 17:00, in 5 days');
  assert.equal(momentAhead(at(29, 20), at(29, 17)), 'today at 20:00, in 3 hours');
  assert.equal(momentAhead(at(30, 9), at(29, 17)), 'tomorrow at 09:00, in 16 hours');
  assert.equal(momentAhead(at(29, 17, 20), at(29, 17)), 'today at 17:20, in 20 minutes');
});
