import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { withoutEntities } from '../../../shared/format/html-entities.ts';
import { mendedValue, oddValue } from '../../../shared/format/odd-value.ts';

const nothing = [
  ...['#N/A', '#n/a', 'N/A', 'n/a', 'n.a.', 'NULL', 'null', '<null>', '(null)', 'undefined', 'NaN', 'nan'],
  ...[
    '#REF!',
    '#VALUE!',
    '#NAME?',
    '#DIV/0!',
    '#NULL!',
    '#NUM!',
    '#SPILL!',
    '#CALC!',
    '#GETTING_DATA',
    '####',
  ],
  // As spreadsheets in German, Danish, French, Spanish, Swedish and Dutch write them
  ...[
    '#NV',
    '#BEZUG!',
    '#WERT!',
    '#I/T',
    '#VÆRDI!',
    '#NAVN?',
    '#VALEUR!',
    '#NOM?',
    '#N/D',
    '#¡REF!',
    '#¿NOMBRE?',
  ],
  ...['#SAKNAS!', '#REFERENS!', '#N/B', '#VERW!', '-', '--', '–', '?', '??', 'none', 'nil'],
];
const letters = {
  'SÃ¸ren': 'Søren',
  'MÃ¼ller & Co': 'Müller & Co',
  'JosÃ© GarcÃ\u00ada': 'José García',
  'Å¡koda': 'škoda',
  'itâ€™s': 'it’s',
  'Smith &amp; Sons': 'Smith & Sons',
  'O&#39;Brien': "O'Brien",
  'O&#x27;Brien': "O'Brien",
  'S&oslash;ren': 'Søren',
  '&quot;Ann&quot;': '"Ann"',
  'Ann&nbsp;Marie': 'Ann Marie',
};
const fine = [
  ...[
    '',
    'Ann',
    'Nina',
    'Nan Goldin',
    'Nullah',
    'Noneman',
    'Nilsson',
    '#1',
    '#VIP',
    '#Team',
    'A&B',
    'AT&T; x',
  ],
  ...[
    'Ångström',
    'Äiti',
    'Â',
    'Île-d’Yeu',
    'Málaga',
    'naïve',
    '5 – 7',
    'Anne-Marie',
    'Why?',
    '(none yet)',
    '-5',
  ],
  ...['&unknown;', '&;', 'https://x.dk/?a=1&b=2', 'NA', 'Na', 'No', '0'],
];

test('words for nothing and garbled letters are odd values, and are mended to what was meant', () => {
  for (const value of nothing)
    assert.deepEqual([oddValue(value), mendedValue(value)], ['nothing', ''], value);
  for (const [value, meant] of Object.entries(letters))
    assert.deepEqual([oddValue(value), mendedValue(value)], ['letters', meant], value);
  for (const value of fine) assert.deepEqual([oddValue(value), mendedValue(value)], [null, value], value);
});

test('what is mended is odd no more, and entities are signs people can read', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('Ã', '¸', 'a', '&', 'amp;', '#', '3', '9', ';', '-', ' ') }),
      (value) => {
        if (oddValue(value) === 'nothing') assert.equal(mendedValue(value), '');
      },
    ),
  );
  assert.equal(withoutEntities('&#0;&#x110000;&#xd800;&#10;'), '&#0;&#x110000;&#xd800;&#10;');
});
