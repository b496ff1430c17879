import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  flagsIn,
  isDoubtful,
  MOST_OTHER_COLUMNS,
  NUMBER_FLAGS,
  sourceOf,
  withSource,
} from '../../../shared/number/number-flags.ts';
import { numberCell } from '../../../shared/sheet/number-cell.ts';

const columns = { numberColumn: 1, otherColumns: [0, 3], country: 'SE' };

function chosen(...cells: string[]): string {
  const { original, source } = numberCell(columns, (column) => cells[column] ?? '');
  return `${source} ${original}`;
}

test('a number is taken from the first column that holds one', () => {
  assert.equal(chosen('0701740606', '0701740605', 'x', '0701740607'), '0 0701740605');
  assert.equal(chosen('0701740606', '', 'x', '0701740607'), '1 0701740606');
  assert.equal(chosen('', ' ', 'x', '0701740607'), '2 0701740607');
  assert.equal(chosen('12', '4.6E+10', 'x', '0701740607'), '2 0701740607', 'rejected is none');
});

test('a mobile number in a later column goes before a landline, or a number not in use, in an earlier one', () => {
  assert.equal(chosen('08-465 004 05', '08-465 004 06', 'x', '0701740607'), '2 0701740607');
  assert.equal(chosen('0701740606', '+46 99 123 45 67', 'x', ''), '1 0701740606');
  assert.equal(
    chosen('08-465 004 05', '08-465 004 06', 'x', ''),
    '0 08-465 004 06',
    'of landlines the first',
  );
  assert.equal(chosen('08-465 004 05', '', 'x', '12'), '1 08-465 004 05');
});

test('where no column holds a number, the first that is filled is there to be corrected', () => {
  assert.equal(chosen('12', '4.6E+10', 'x', ''), '0 4.6E+10');
  assert.equal(chosen('12', ' ', 'x', ''), '1 12');
  assert.equal(chosen('', '', 'x', ''), '0 ');
  assert.deepEqual(
    numberCell({ ...columns, numberColumn: null }, () => '0701740605'),
    { original: '', source: 0 },
  );
});

test('where a number is from stands beside its flags and is none of them', () => {
  const all = Object.values(NUMBER_FLAGS).reduce((bits, flag) => bits | flag, 0);
  for (let source = 0; source <= MOST_OTHER_COLUMNS; source++) {
    for (const flags of [0, NUMBER_FLAGS.trunk, all]) {
      const both = withSource(withSource(flags, MOST_OTHER_COLUMNS), source);
      assert.equal(sourceOf(both), source);
      assert.deepEqual(flagsIn(both), flagsIn(flags));
      assert.equal(isDoubtful(both), isDoubtful(flags));
    }
  }
});
