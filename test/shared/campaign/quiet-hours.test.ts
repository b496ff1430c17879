import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isQuiet, nextAllowed, quietCountries } from '../../../shared/campaign/plan/quiet-hours.ts';
import { countryZones } from '../../../shared/number/country-zones.ts';

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
    ['ZZ', 9],
    ['?', 1],
  ]);
  assert.deepEqual(quietCountries(people, noonUtc, night), [
    { country: 'US', people: 7, earliest: '02:00', latest: '07:00' },
    { country: 'AU', people: 3, earliest: '20:00', latest: '23:00' },
    { country: 'JP', people: 2, earliest: '21:00', latest: '21:00' },
  ]);
});

test('summer time is the time of the day asked for', () => {
  const people = new Map([['SE', 1]]);
  assert.equal(quietCountries(people, Date.UTC(2026, 6, 1, 6, 30), night).length, 0);
  assert.equal(quietCountries(people, Date.UTC(2026, 0, 1, 6, 30), night).length, 1);
});

test('a country without listed zones is not guessed at', () => {
  assert.deepEqual(countryZones('ZZ'), []);
  assert.deepEqual(countryZones('XK'), ['Europe/Belgrade']);
  assert.deepEqual(countryZones('001'), []);
});

test('the next time to send is when it is a quiet hour for nobody any more, and none where it always is for somebody', () => {
  const late = Date.UTC(2026, 0, 15, 22, 39, 12);
  const of = (countries: string[], at = late, hours = night) =>
    nextAllowed(new Map(countries.map((country) => [country, 1])), at, hours);
  assert.equal(of(['DK']), Date.UTC(2026, 0, 16, 7), '8:00 in Denmark');
  assert.equal(of(['DK', 'GB', 'ZZ']), Date.UTC(2026, 0, 16, 8), 'and in Great Britain');
  assert.equal(of(['IN']), Date.UTC(2026, 0, 16, 2, 30), 'half hours too');
  assert.equal(of(['DK', 'NZ', 'US', 'JP']), null);
  assert.equal(of(['ZZ']), null, 'where no time is known');
  // The night of 29 March 2026 has an hour less in Denmark.
  const at = of(['DK'], Date.UTC(2026, 2, 28, 22));
  assert.ok(at === null || quietCountries(new Map([['DK', 1]]), at, night).length === 0);
});
