import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import {
  alsoHeld,
  type CountrySigns,
  decideCountry,
  namedCountries,
} from '../../../shared/number/list-country.ts';

function at(home: string, more: Partial<CountrySigns> = {}): CountrySigns {
  return { home, computer: home, zone: 'UTC', ...more };
}

const many = (count: number, numberOf: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => numberOf(n));

const AREAS = ['0113', '0114', '0151', '0116', '0118', '0121', '0131', '0141'];
const british = many(40, (n) => (n % 5 === 4 ? `07700 9000${10 + n}` : `${AREAS[n % 8]} 496 01${10 + n}`));
const danish = many(36, (n) => `${[20, 22, 31, 51, 61, 71][n % 6]} 12 34 ${10 + n}`);
const norwegian = many(36, (n) => `${[41, 90, 95, 46, 22, 55][n % 6]} ${[21, 12, 34][n % 3]} 34 ${10 + n}`);
const german = many(60, (n) => `0151 ${23_456_000 + n * 7}`);
const austrian = many(40, (n) => `0664 ${1_234_000 + n * 11}`);
const french = many(70, (n) => `06 12 ${10 + n} 56 78`);
const FRENCH_STARTS = ['06 12', '06 45', '07 68', '06 88', '07 81'];
const wholeFrench = many(40, (n) => `${FRENCH_STARTS[n % 5]} ${10 + n} 56 78`);
const belgian = many(30, (n) => `0470 12 34 ${10 + n}`);
const swiss = many(24, (n) => `079 212 34 ${10 + n}`);

const TAKEN: readonly (readonly [name: string, cells: readonly string[], home: string])[] = [
  ['British landlines', british, 'GB'],
  ['Danish mobile numbers at home', danish, 'DK'],
  ['German mobile numbers at home, which are Viennese landlines too', german, 'DE'],
  [
    '36 Danish and 4 Norwegian numbers',
    [...danish, '90 21 34 56', '41 21 34 57', '95 21 34 58', '46 21 34 59'],
    'DK',
  ],
  ['8 numbers with a typo', ['0151 2345', ...german.slice(0, 7)], 'DE'],
  [
    '23 with 3 notes',
    [...british.slice(0, 23), 'moved 12/03/2021', 'asks for a call', 'see file 20260412 of Ann'],
    'GB',
  ],
  [
    'with their way to dial abroad',
    [...many(12, (n) => `(202) 555-01${10 + n}`), '011 44 7700 900123'],
    'US',
  ],
  [
    'of the United States and Canada',
    [...many(8, (n) => `202 555 01${10 + n}`), ...many(8, (n) => `416 555 01${10 + n}`)],
    'CA',
  ],
  [
    'of the Caribbean and the United States',
    ['876 555 0123', '246 232 0123', ...many(8, (n) => `202 555 01${10 + n}`)],
    'US',
  ],
  ['of Jersey', many(12, (n) => `07797 7${10_000 + n * 13}`), 'GB'],
  [
    'of Russia and Kazakhstan',
    [...many(6, (n) => `8 912 345 67 ${10 + n}`), ...many(6, (n) => `8 701 345 67 ${10 + n}`)],
    'RU',
  ],
  ['with the decimals of a program', many(12, (n) => `49151234567${10 + n}.0`), 'DE'],
  ['two in each cell', many(12, (n) => `06 123 456 ${10 + n}\n020 123 45 67`), 'NL'],
  ['French mobile numbers, which may be of Monaco too', wholeFrench, 'FR'],
  ['of the Vatican', ['06 698 12345', ...many(11, (n) => `339 123 45 ${10 + n}`)], 'IT'],
];

const ASKED: readonly (readonly [name: string, cells: readonly string[], home: string, offered: string])[] = [
  ['Norwegian in Denmark', norwegian, 'DK', 'NO'],
  ['Danish in Norway', [...danish, '80 12 34 56'], 'NO', 'DK'],
  ['German and Austrian, 60 to 40, in Austria', [...german, ...austrian], 'AT', 'DE'],
  ['French and Belgian, 70 to 30, in Belgium', [...french, ...belgian], 'BE', 'FR'],
  ['Swiss with German and French ones', [...swiss, ...german.slice(0, 8), ...french.slice(0, 8)], 'CH', 'CH'],
  ['French mobile numbers in Monaco', wholeFrench, 'MC', 'FR'],
  ['Italian landlines without their 0', many(12, (n) => `612 345 6${10 + n}`), 'FR', 'IT'],
  ['German ones without an area code', many(12, (n) => `12345${10 + n}`), 'DE', 'DE'],
  ['seven digits of the United States', many(12, (n) => `555-01${10 + n}`), 'US', 'US'],
];

test('home is taken where nearly all are in use there and nobody else reads as many', () => {
  for (const [name, cells, home] of TAKEN) assert.equal(decideCountry(cells, at(home)).country, home, name);
});

test('another country’s list, and one of two countries that may be either, is asked', () => {
  for (const [name, cells, home, offered] of ASKED) {
    const { country, fits } = decideCountry(cells, at(home));
    assert.equal(country, null, name);
    assert.ok(
      fits.some((fit) => fit.country === offered),
      `${name}: ${JSON.stringify(fits)}`,
    );
  }
});

test('Italian landlines without their 0 and French ones are told apart by nobody, so that home is asked or is right', () => {
  const cells = many(12, (n) => `612 345 6${10 + n}`);
  assert.ok([null, 'IT'].includes(decideCountry(cells, at('IT')).country));
});

test('what the list, its columns, its zone or an earlier answer names is considered wherever home is', () => {
  const both = many(12, (n) => `98${[0, 4, 5, 6, 9][n % 5]} ${234 + n} 4321`);
  assert.equal(decideCountry(both, at('US')).country, 'US');
  for (const sign of [
    { spoken: ['IN'] },
    { inColumns: ['IN'] },
    { before: 'IN' },
    { zone: 'Asia/Kolkata' },
  ] satisfies Partial<CountrySigns>[])
    assert.equal(decideCountry(both, at('US', sign)).country, null, JSON.stringify(sign));
  assert.equal(decideCountry([...both, '+91 98765 43210'], at('US')).country, null, 'a code in the list');
});

test('mobile numbers of another country beside those of home are said', () => {
  assert.deepEqual(alsoHeld([...german, ...austrian], 'DE', at('DE')), ['AT']);
  assert.deepEqual(alsoHeld([...french, ...belgian], 'FR', at('FR')), ['BE']);
  const held = alsoHeld([...swiss, ...german.slice(0, 8), ...french.slice(0, 8)], 'CH', at('CH'));
  assert.ok(held.includes('DE') && held.includes('FR'), held.join());
  assert.deepEqual(alsoHeld(danish, 'DK', at('DK')), []);
  assert.deepEqual(alsoHeld(british, 'GB', at('GB')), []);
});

test('a number with its code names a country, however the code is written', () => {
  for (const cell of ['+46 70 174 06 05', '0046 70 174 06 05', '46701740605', '46 70 174 06 05'])
    assert.deepEqual(namedCountries([cell]), ['SE'], cell);
  const mixed = ['+46701740605', '+4520123456', '0045 20 12 34 57', '070 174 06 05'];
  assert.deepEqual(namedCountries(mixed), ['DK', 'SE']);
});

test('a computer whose TZ names no zone is in no country', () => {
  const from = new URL('../../../shared/number/country-zones.ts', import.meta.url);
  const script = `import { countriesInZone } from '${from}';
    console.log(countriesInZone(new Intl.DateTimeFormat().resolvedOptions().timeZone).length);`;
  for (const TZ of [':/etc/localtime', 'Foo/Bar', '']) {
    const env = { ...process.env, TZ };
    const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { env });
    assert.equal(String(printed).trim(), '0', TZ);
  }
});
