import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type CellCondition, conditionWords, rowTest } from '../../../shared/sheet/condition.ts';

function taken(rows: readonly (readonly string[])[], conditions: readonly CellCondition[]): string[] {
  const holds = rowTest(conditions);
  return rows.filter((row) => holds((column) => row[column] ?? '')).map(([name]) => name!);
}

const rows = [
  ['Ada', 'Old Mill', ''],
  ['Bo', ' old  mill ', 'yes'],
  ['Cy', 'Quay', ''],
  ['Di', 'Quayside', 'yes'],
  ['Ed', '', ''],
];
const clinic = (test: CellCondition['test'], value = '') => ({ column: 1, test, value });

describe('what a row must hold', () => {
  test('case, spaces and composition make no difference', () => {
    assert.deepEqual(taken(rows, [clinic('is', 'OLD MILL')]), ['Ada', 'Bo']);
    assert.deepEqual(taken([['Ea', 'Cafe\u0301']], [clinic('is', 'CAFÉ')]), ['Ea']);
  });

  test('several values of one column are alternatives, and other columns have to hold as well', () => {
    const either = [clinic('is', 'Old Mill'), clinic('is', 'Quay')];
    assert.deepEqual(taken(rows, either), ['Ada', 'Bo', 'Cy']);
    assert.deepEqual(taken(rows, [...either, { column: 2, test: 'is-empty', value: '' }]), ['Ada', 'Cy']);
  });

  test('what a column is not has to hold for each', () => {
    assert.deepEqual(taken(rows, [clinic('is-not', 'Old Mill'), clinic('is-not', 'Quay')]), ['Di', 'Ed']);
    assert.deepEqual(taken(rows, [clinic('contains', 'quay'), clinic('is-not', 'Quay')]), ['Di']);
    assert.deepEqual(taken(rows, [clinic('is-filled')]), ['Ada', 'Bo', 'Cy', 'Di']);
  });

  test('a column that a row has not is empty', () => {
    assert.deepEqual(taken([['Ada']], [clinic('is-empty')]), ['Ada']);
  });

  test('reads as a sentence', () => {
    const named = [
      { column: 'Clinic', test: 'is', value: 'Old Mill' },
      { column: 'Clinic', test: 'is', value: 'Quay' },
      { column: 'Paid', test: 'is-empty', value: '' },
    ] as const;
    assert.equal(conditionWords(named), 'Clinic is “Old Mill” or is “Quay”, and Paid is empty');
  });
});
