import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { tallyCountries, tallyWorld } from '../../../shared/number/country-guess.ts';

const begins = [20, 22, 26, 29, 30, 40, 42, 50, 51, 53, 60, 61, 71, 81, 91, 93];
const danish = Array.from({ length: 40 }, (_, at) => `${begins[at % begins.length]} 21 52 ${10 + at}`);
const german = Array.from({ length: 6 }, (_, at) => `+49 175 88113${10 + at}`);
const swedish = Array.from({ length: 20 }, (_, at) => `070-174 06 ${10 + at}`);

function tally(numbers: readonly string[], system: string, zone = 'UTC') {
  return tallyWorld(numbers, tallyCountries(numbers, system), [], zone);
}

describe('the country of numbers that name none', () => {
  test('is found where neither the system nor another number names it, and it fits better than any other', () => {
    const [taken, ...others] = tally([...danish, ...german], 'US');
    assert.deepEqual([taken?.country, taken?.mobile, taken?.toCheck], ['DK', 40, 0]);
    assert.deepEqual(
      others.map(({ country }) => country),
      ['DE', 'US'],
    );
  });

  test('stays the likeliest of those that are named where many fit alike, and some of these are told', () => {
    const [taken, ...others] = tally(swedish, 'US');
    assert.equal(taken?.country, 'US');
    assert.equal(others.length, 4);
    assert.ok(others.every(({ toCheck }) => toCheck === 0));
  });

  test('is told first of those that fit alike where more lists come from it', () => {
    assert.equal(tally(swedish, 'US')[1]?.country, 'SE');
  });

  test('is the one whose time this computer keeps, of those that fit alike where the system’s takes nobody', () => {
    assert.equal(tally(swedish, 'US', 'Europe/Stockholm')[0]?.country, 'SE');
    assert.equal(tally(swedish, 'US', 'Europe/London')[0]?.country, 'US', 'a country that they do not fit');
    assert.equal(tally(swedish, 'SE', 'Asia/Tokyo')[0]?.country, 'SE', 'where the system’s takes them');
  });

  test('is the system’s where its numbers fit, whatever else would', () => {
    assert.deepEqual(
      tally(swedish, 'SE').map(({ country }) => country),
      ['SE'],
    );
  });
});
