import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countryInText, parseRowNumber, UNKNOWN_COUNTRY } from '../../../shared/number/country-text.ts';
import { flagsIn } from '../../../shared/number/number-flags.ts';
import { COUNTRIES } from '../../../shared/number/numbering-plan.ts';

test('a country is known by its codes, its calling code and its name in many languages', () => {
  const written: Readonly<Record<string, string>> = {
    SE: 'SE se swe Sweden Sverige Schweden Suède Suecia Svezia Zweden Ruotsi Szwecja Швеция スウェーデン السويد स्वीडन +46 0046 46 S',
    DE: 'DE DEU D Deutschland Germany Allemagne Tyskland Niemcy ドイツ +49',
    GB: 'UK U.K. GB England Scotland Großbritannien',
    US: 'USA U.S.A. US 1 États-Unis',
    AT: 'A Österreich Osterreich AUT Austria',
    TR: 'Turkey Türkiye Türkei',
    CI: 'CIV',
    NL: 'Holland Nederland',
  };
  for (const [country, words] of Object.entries(written)) {
    for (const word of words.split(' ')) assert.equal(countryInText(word), country, word);
  }
  for (const [text, country] of [
    ['Côte d’Ivoire', 'CI'],
    [' Sverige (SE) ', 'SE'],
    ['Paris, France', 'FR'],
    ['CH - Schweiz', 'CH'],
    ['Korea, Republic of', 'KR'],
    ['Belgique / België', 'BE'],
  ] as const) {
    assert.equal(countryInText(text), country, text);
  }
  for (const country of COUNTRIES) assert.equal(countryInText(country.toLowerCase()), country);
});

test('what names none or several is not known, and what says nothing is no country', () => {
  for (const text of [
    'Ruritania',
    'Georgia, USA',
    'Kongo',
    'Sverige/Norge',
    '046',
    '99999',
    'x'.repeat(200),
  ]) {
    assert.equal(countryInText(text), UNKNOWN_COUNTRY, text);
  }
  for (const text of ['', '  ', '-', 'n/a', 'N.A.', 'null', '?'])
    assert.equal(countryInText(text), null, text);
});

test('a number is read as one of its row, and with a doubt where that is not known', () => {
  const read = (cell: string, country: string | null) => {
    const reading = parseRowNumber(cell, country, { country: 'SE' });
    return reading.ok && [reading.msisdn, flagsIn(reading.flags).includes('unknownCountry')];
  };
  assert.deepEqual(read('46500401', 'NO'), ['4746500401', false]);
  assert.deepEqual(read('0701740605', null), ['46701740605', false]);
  assert.deepEqual(read('0701740605', UNKNOWN_COUNTRY), ['46701740605', true]);
  assert.deepEqual(
    read('+46701740605', UNKNOWN_COUNTRY),
    ['46701740605', false],
    'it says its country itself',
  );
});
