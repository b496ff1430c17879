import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cleanValue } from '../../../shared/format/clean-value.ts';
import { oddValue } from '../../../shared/format/odd-value.ts';
import { mayHoldOdd, oddHints, openOddColumns } from '../../../shared/sheet/odd-columns.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';

const ODD = [
  ...[
    '#N/A',
    '#REF!',
    '#NV',
    '#¡VALOR!',
    'NULL',
    '<null>',
    '(null)',
    'undefined',
    'nan',
    'None',
    'nil',
    'n/a',
  ],
  ...['n.a.', '-', '—', '???', ' #N/A ', 'SÃ¸ren', 'MÃ¼ller &amp; Co', '&#39;s', 'JosÃ©'],
  ...[
    'None  ',
    '-\u00a0',
    '\nundefined\n',
    '="None"',
    '\u200bNULL',
    '(blank)',
    '[null]',
    '\\N',
    '#Н/Д',
    '{{first_name}}',
    '*|FNAME|*',
    '#{name}',
    '<<Name>>',
    '%%name%%',
    'Err:502',
  ],
];

test('no row that holds a value which nobody meant is passed over', () => {
  for (const value of ODD) {
    assert.notEqual(oddValue(cleanValue(value)), null, value);
    assert.ok(mayHoldOdd(JSON.stringify(['Ada', value, '+4520123456'])), value);
  }
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom(...ODD)), { maxLength: 4 }), (cells) => {
      const isOdd = cells.some((cell) => oddValue(cleanValue(cell)) !== null);
      assert.ok(!isOdd || mayHoldOdd(JSON.stringify(cells)));
    }),
  );
  assert.ok(!mayHoldOdd(JSON.stringify(['Ada', 'Nina', '2024-01-02', '+45 20 12 34 56'])));
});

test('they are counted for each column, and said of the columns that a text uses', () => {
  const odd = openOddColumns(3);
  for (const row of [
    ['#N/A', 'Ada', 'SÃ¸ren'],
    ['x', 'NULL', 'JosÃ© Lund'],
    ['#N/A', '#N/A', 'Bo'],
  ])
    odd.add((column) => row[column] ?? '');
  const columns = odd.columns();
  assert.deepEqual(columns.map(({ column, kind, rows, value }) => [column, kind, rows, value]).sort(), [
    [0, 'nothing', 2, '#N/A'],
    [1, 'nothing', 2, 'NULL'],
    [2, 'letters', 2, 'SÃ¸ren'],
  ]);
  const said = oddHints(columns, ['Id', 'Name', 'Town'], { tagColumns: [1, 2] }).map(spoken);
  assert.equal(said.length, 2);
  assert.match(said[0] ?? '', /^“NULL” is under “Name” as if it were a value \(2 rows with such values\)/);
  assert.match(said[1] ?? '', /^“SÃ¸ren” under “Town” probably means “Søren” \(2 rows with such letters\)/);
  assert.deepEqual(oddHints(columns, ['Id', 'Name', 'Town'], { tagColumns: [] }), []);
});
