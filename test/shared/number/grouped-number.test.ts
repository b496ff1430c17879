import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { groupedNumber } from '../../../shared/number/grouped-number.ts';

test('numbers are grouped as people of their country write them', () => {
  assert.equal(groupedNumber('4552215279'), '+45 52 21 52 79');
  assert.equal(groupedNumber('46701740605'), '+46 70 174 06 05');
  assert.equal(groupedNumber('12125550100'), '+1 212 555 0100');
  assert.equal(groupedNumber('4915123456789'), '+49 1512 3456789');
});

test('what no grouping is known of keeps its digits', () => {
  assert.equal(groupedNumber('45123'), '+45 123');
  assert.equal(groupedNumber('999123456'), '+999123456');
  assert.equal(groupedNumber(''), '+');
});

test('grouping loses, adds and moves no digit', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9][0-9]{6,14}$/), (msisdn) => {
      assert.equal(groupedNumber(msisdn).replace(/\D/g, ''), msisdn);
    }),
  );
});
