import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseExactJson } from '../../../shared/campaign/exact-json.ts';
import {
  differentTexts,
  matchReceipts,
  readCreditConsumed,
  readReceipts,
} from '../../../shared/campaign/receipts.ts';

const people = ['46701740605', '46701740606', '46701740607'].map((msisdn) => ({ msisdn }));

function match(ids: unknown, recipients = people) {
  const receipts = readReceipts({ ids });
  assert.ok(receipts);
  return matchReceipts(receipts, recipients);
}

test('receipts belong to the people whose number they echo, in any order and form', () => {
  const shuffled = [
    { id: 3, msisdn: 46701740607, message: 'c' },
    { id: '1', msisdn: '+46 70 174 06 05', message: 'a', added: {} },
    { id: 2, msisdn: '46701740606', message: 'b' },
  ];
  const { matched, surplus } = match(shuffled);
  assert.deepEqual(
    matched.map((receipt) => [receipt.index, receipt.id, receipt.message]),
    [
      [0, '1', 'a'],
      [1, '2', 'b'],
      [2, '3', 'c'],
    ],
  );
  assert.equal(surplus, 0);
});

test('without echoed numbers the position decides, but only when the count is right', () => {
  assert.equal(match([{ id: 1 }, { id: 2 }, { id: 3 }]).matched.length, 3);
  const fewer = match([{ id: 1 }, { id: 2 }]);
  assert.deepEqual([fewer.matched.length, fewer.surplus], [0, 2]);
});

test('duplicates, strangers and elements without an id give nobody a receipt', () => {
  const { matched, surplus } = match([
    { id: 1, msisdn: '46701740605' },
    { id: 2, msisdn: '46701740605' },
    { id: 3, msisdn: '12025550100' },
    { msisdn: '46701740606' },
    null,
  ]);
  assert.deepEqual(
    matched.map((receipt) => receipt.index),
    [0],
  );
  assert.equal(surplus, 4);
});

test('any shuffle of any answer matches everybody, and dropping some loses exactly those', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 12025550100, max: 12025559999 }), { minLength: 1, maxLength: 50 }),
      fc.infiniteStream(fc.nat()),
      fc.nat(10),
      (numbers, order, drop) => {
        const recipients = numbers.map((number) => ({ msisdn: String(number) }));
        const ids = numbers.map((msisdn, at) => ({ id: at, msisdn, rank: order.next().value as number }));
        ids.sort((a, b) => a.rank - b.rank);
        const kept = ids.slice(Math.min(drop, ids.length));
        const { matched, surplus } = match(kept, recipients);
        assert.equal(surplus, 0);
        assert.deepEqual(
          matched.map((receipt) => receipt.id),
          kept.map((receipt) => String(receipt.id)).sort((a, b) => Number(a) - Number(b)),
        );
      },
    ),
  );
});

test('ids beyond 2^53 stay exact, as numbers and as text', () => {
  const body = parseExactJson(
    '{"ids":[{"id":9007199254740993,"msisdn":46701740605},{"id":"18446744073709551616"}],"x":1.5}',
  );
  assert.deepEqual(
    readReceipts(body)?.map((receipt) => receipt.id),
    ['9007199254740993', '18446744073709551616'],
  );
  assert.equal(readReceipts(body)?.[0]?.msisdn, '46701740605');
});

test('exact parsing changes nothing but integers beyond 2^53', () => {
  const exact = (_key: string, value: unknown) =>
    typeof value === 'number' &&
    Number.isInteger(value) &&
    !Number.isSafeInteger(value) &&
    Math.abs(value) < 1e21
      ? String(value)
      : value;
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify({ value, pad: '1234567890123456' });
      assert.deepEqual(parseExactJson(text), JSON.parse(text, exact));
    }),
  );
});

test('what is no send response is said to be none', () => {
  for (const body of [null, 1, 'ids', [], {}, { ids: {} }, { ids: null }])
    assert.equal(readReceipts(body), null);
  assert.equal(readCreditConsumed({ credit_consumed: 3 }), 3);
  assert.equal(readCreditConsumed({ credit_consumed: '3' }), 3);
  for (const body of [null, {}, { credit_consumed: 'x' }, { credit_consumed: null }]) {
    assert.equal(readCreditConsumed(body), null);
  }
});

test('only a returned text that differs is a difference', () => {
  const { matched } = match([{ id: 1, message: 'Hi Ann' }, { id: 2, message: 'Hi  Bo' }, { id: 3 }]);
  const ours = ['Hi Ann', 'Hi Bo', 'Hi Cy'];
  assert.deepEqual(
    differentTexts(matched, (index) => ours[index] ?? '').map((receipt) => receipt.index),
    [1],
  );
});
