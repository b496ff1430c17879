import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isQuiet, openQuietRule } from '../../../../shared/campaign/plan/quiet-hours.ts';
import { countryZones } from '../../../../shared/number/country-zones.ts';

const night = { from: 21, to: 8 };

test('quiet hours may span midnight, and equal hours mean never', () => {
  const at = (hour: number) => isQuiet(night, hour * 60);
  assert.deepEqual([at(20), at(21), at(0), at(7), at(8)], [false, true, true, true, false]);
  assert.ok(isQuiet({ from: 12, to: 13 }, 12 * 60 + 59));
  assert.ok(!isQuiet({ from: 8, to: 8 }, 8 * 60));
});

test('people are warned about by the local time of their country', () => {
  const noonUtc = Date.UTC(2026, 0, 15, 12);
  const people = new Map([
    ['SE', 10],
    ['AU', 3],
    ['US', 7],
    ['JP', 2],
  ]);
  assert.deepEqual(openQuietRule(night).quietCountries(people, noonUtc), [
    { country: 'US', people: 7, earliest: '02:00', latest: '07:00' },
    { country: 'AU', people: 3, earliest: '20:00', latest: '23:00' },
    { country: 'JP', people: 2, earliest: '21:00', latest: '21:00' },
  ]);
});

test('summer time is the time of the day asked for', () => {
  const { isQuietAt } = openQuietRule(night);
  assert.equal(isQuietAt(['SE'], Date.UTC(2026, 6, 1, 6, 30)), false);
  assert.equal(isQuietAt(['SE'], Date.UTC(2026, 0, 1, 6, 30)), true);
});

test('a country without listed zones is not guessed at', () => {
  assert.deepEqual(countryZones('ZZ'), []);
  assert.deepEqual(countryZones('XK'), ['Europe/Belgrade']);
  assert.deepEqual(countryZones('001'), []);
});

test('the next time to send is when it is a quiet hour for nobody any more, and none where it always is for somebody', () => {
  const late = Date.UTC(2026, 0, 15, 22, 39, 12);
  const of = (countries: string[], at = late, hours = night) =>
    openQuietRule(hours).nextAllowed(countries, at);
  assert.equal(of(['DK']), Date.UTC(2026, 0, 16, 7), '8:00 in Denmark');
  assert.equal(of(['DK', 'GB']), Date.UTC(2026, 0, 16, 8), 'and in Great Britain');
  assert.equal(of(['IN']), Date.UTC(2026, 0, 16, 2, 30), 'half hours too');
  assert.equal(of(['DK', 'NZ', 'US', 'JP']), null);
  assert.equal(of(['DK'], Date.UTC(2026, 2, 28, 22)), Date.UTC(2026, 2, 29, 6), 'a night with an hour less');
  assert.equal(of(['DK'], Date.UTC(2026, 9, 24, 21)), Date.UTC(2026, 9, 25, 7), 'a night with an hour more');
  const short = { from: 1, to: 3 };
  assert.equal(of(['DK'], Date.UTC(2026, 2, 29, 0, 10), short), Date.UTC(2026, 2, 29, 1), 'two is three');
});

test('by a zone that the platform does not know, this computer’s clock counts', () => {
  const at = new Date(2026, 0, 15, 22, 30).getTime();
  for (const zones of [[], ['Mars/Olympus_Mons']]) {
    const rule = openQuietRule(night, () => zones);
    assert.equal(rule.isQuietAt(['ZZ'], at), true);
    assert.equal(rule.nextAllowed(['ZZ'], at), new Date(2026, 0, 16, 8).getTime());
  }
});

test('countries are of one group only where they are quiet in the same minutes all the year', () => {
  const at = Date.UTC(2026, 0, 15);
  const { groupOf } = openQuietRule(night);
  assert.equal(groupOf('DK', at), groupOf('SE', at));
  // Algeria keeps one time all the year.
  assert.notEqual(groupOf('DK', at), groupOf('DZ', at));
  assert.notEqual(groupOf('US', at), groupOf('CA', at));
});

test('for any zones, hours and moment, the next time is the first minute that is quiet for nobody', () => {
  const clocks = new Map<string, Intl.DateTimeFormat>();
  const minuteIn = (zone: string, at: number): number => {
    const clock =
      clocks.get(zone) ??
      new Intl.DateTimeFormat('en-GB', {
        timeZone: zone,
        hour: 'numeric',
        minute: 'numeric',
        hourCycle: 'h23',
      });
    clocks.set(zone, clock);
    const [hour, minute] = clock.format(at).split(':').map(Number);
    return hour! * 60 + minute!;
  };
  // Around the changes of summer time, in both halves of the world.
  const changes = ['2026-03-29T01:00Z', '2026-10-25T01:00Z', '2026-03-08T07:00Z', '2026-04-04T15:00Z'];
  const moment = fc
    .tuple(fc.constantFrom(...changes.map(Date.parse)), fc.integer({ min: -36, max: 36 }), fc.nat(3_599_999))
    .map(([change, hours, ms]) => change + hours * 3_600_000 + ms);
  const hour = fc.integer({ min: 0, max: 23 });
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...Intl.supportedValuesOf('timeZone')), { minLength: 1, maxLength: 3 }),
      fc.record({ from: hour, to: hour }),
      moment,
      (zones, hours, at) => {
        const anyQuiet = (when: number) => zones.some((zone) => isQuiet(hours, minuteIn(zone, when)));
        const found = openQuietRule(hours, () => zones).nextAllowed(['DK'], at);
        const end = found ?? at + 47 * 3_600_000;
        if (found !== null) assert.equal(anyQuiet(found), false);
        for (let minute = at; minute < end; minute += 60_000) assert.equal(anyQuiet(minute), true);
      },
    ),
    { numRuns: 40 },
  );
});
