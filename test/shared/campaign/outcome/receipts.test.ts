import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseExactJson } from '../../../../shared/campaign/outcome/exact-json.ts';
import {
  differentTexts,
  holdsIds,
  matchReceipts,
  readCreditConsumed,
  readReceipts,
  readUsage,
} from '../../../../shared/campaign/outcome/receipts.ts';
import {
  mentionsIds,
  readPartialReceipts,
} from '../../../../shared/campaign/outcome/receipts-in-cut-body.ts';

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
    { id: 2, msisdn: '0046701740606', message: 'b' },
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
});

test('a credit that can be none counts for nothing and is told as it came', () => {
  const read = (value: string) => readCreditConsumed(parseExactJson(`{"credit_consumed":${value}}`));
  for (const [value, credits] of [
    ['3', 3],
    ['"3"', 3],
    ['0', 0],
    ['2.5', 2.5],
  ] as const) {
    assert.deepEqual(read(value), { credits, odd: null });
  }
  for (const [value, odd] of [
    ['1e16', '10000000000000000'],
    ['10000000000000000', '10000000000000000'],
    ['1e19', '10000000000000000000'],
    ['9223372036854775808', '9223372036854775808'],
    ['1e400', 'Infinity'],
    ['-1', '-1'],
    ['"NaN"', 'NaN'],
    ['{"amount":2}', '{"amount":2}'],
    ['[2]', '[2]'],
    ['true', 'true'],
  ] as const) {
    assert.deepEqual(read(value), { credits: null, odd }, value);
  }
  for (const body of [null, {}, { credit_consumed: null }, { credit_consumed: '' }]) {
    assert.deepEqual(readCreditConsumed(body), { credits: null, odd: null });
  }
});

test('ids that are shared, of no worth or beside an error give a receipt, and are counted', () => {
  const odd = { shared: 0, notPositive: 0, errors: 0, error: '' };
  assert.equal(match([{ id: 1 }, { id: 2 }, { id: 3 }]).odd, null);
  assert.deepEqual(match([{ id: 7 }, { id: 7 }, { id: 8 }]).odd, { ...odd, shared: 2 });
  assert.deepEqual(match([{ id: 7 }, { id: 8 }, { id: 7 }]).odd, { ...odd, shared: 2 });
  assert.equal(match([{ id: 9 }, { id: 10 }, { id: 11 }]).odd, null);
  assert.equal(match([{ id: 11 }, { id: 9 }, { id: 10 }]).odd, null);
  assert.deepEqual(match([{ id: 0 }, { id: -4 }, { id: 'a-0' }]).odd, { ...odd, notPositive: 2 });
  for (const nothing of [null, '', false, 0, {}, []]) {
    assert.equal(match([{ id: 1, error: nothing }, { id: 2 }, { id: 3 }]).odd, null);
  }
  const failed = [{ id: 1, error: { message: 'No route' } }, { id: 2, error: 'x' }, { id: 3 }];
  assert.deepEqual(match(failed).odd, { ...odd, errors: 2, error: 'No route' });
  assert.equal(match(failed).matched.length, 3);
});

test('a body holds ids where any element of it may be one, however deep', () => {
  for (const body of [
    { ids: [{ id: 1 }] },
    { ids: [1] },
    { ids: { 46: 1 } },
    { error: { ids: [{ id: 'x' }] } },
  ]) {
    assert.equal(holdsIds(body), true, JSON.stringify(body));
  }
  for (const body of [
    { ids: [] },
    { ids: null },
    { ids: [{ msisdn: '46', error: 'x' }] },
    {},
    null,
    'ids',
    [],
  ]) {
    assert.equal(holdsIds(body), false, JSON.stringify(body));
  }
});

test('of an answer cut anywhere exactly those elements are read that came whole', () => {
  const ids = [
    { id: 1, msisdn: '46701740605', message: 'He said "ids": [{ and \\' },
    { id: '9007199254740993', msisdn: 46701740606, more: { ids: [{ id: 5 }] } },
    { msisdn: '46701740607' },
  ];
  const whole = JSON.stringify({ usage: { ids: [{ id: 9 }] }, ids, credit_consumed: 3 });
  const ends = ids.map((element) => whole.indexOf(JSON.stringify(element)) + JSON.stringify(element).length);
  for (let cut = 0; cut <= whole.length; cut++) {
    const text = whole.slice(0, cut);
    const expected = readReceipts({ ids: ids.filter((_, index) => cut >= ends[index]!) });
    assert.deepEqual(readPartialReceipts(text), expected, text);
    if (expected!.length > 0) assert.ok(mentionsIds(text));
  }
  assert.equal(readPartialReceipts(`callback(${whole});`).length, 3);
  assert.equal(readPartialReceipts(`${whole},}`).length, 3);
  assert.deepEqual(readPartialReceipts('<ids><id>1</id></ids>'), []);
  assert.ok(mentionsIds('<ids><id>1</id></ids>') && !mentionsIds('these ids are wrong'));
});

test('only a returned text that differs is a difference', () => {
  const { matched } = match([{ id: 1, message: 'Hi Ann' }, { id: 2, message: 'Hi  Bo' }, { id: 3 }]);
  const ours = ['Hi Ann', 'Hi Bo', 'Hi Cy'];
  assert.deepEqual([...differentTexts(matched, (index) => ours[index] ?? '')], [1]);
});

test('usage is read as its plain values, and as a cost only where it names exactly one', () => {
  const cases: readonly (readonly [usage: unknown, words: string, credits: number | null])[] = [
    [{ messages: 2, total_cost: 1.5 }, 'messages 2, total_cost 1.5', 1.5],
    [{ countries: { DK: 2, SE: 1 }, currency: 'DKK' }, 'countries.DK 2, countries.SE 1, currency DKK', null],
    [{ credits_used: '3' }, 'credits_used 3', 3],
    [{ DK: { cost: 1 }, SE: { cost: 2 } }, 'DK.cost 1, SE.cost 2', null],
    [{ credit: 90, cost: -1 }, 'credit 90, cost -1', null],
    [{ a: { b: { c: { d: { e: 1 } } } }, none: null }, '', null],
    ['12', '', null],
    [[7, { price: 2 }], '0 7, 1.price 2', null],
    [{ price: 0.07, messages: 10 }, 'price 0.07, messages 10', null],
    [{ DK: { messages: 10, cost: 0.07 } }, 'DK.messages 10, DK.cost 0.07', null],
    [{ month: { total_cost: 900 }, cost: 3 }, 'month.total_cost 900, cost 3', 3],
    [{ 'a\n\u202eb': 'c\u0000\td' }, 'a b c d', null],
    [undefined, '', null],
  ];
  for (const [usage, words, credits] of cases) assert.deepEqual(readUsage({ usage }), { words, credits });
  const wide = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`key ${n}`, n]));
  assert.equal(readUsage({ usage: wide }).words.length, 200);
  fc.assert(
    fc.property(fc.jsonValue(), (usage) => {
      const { words, credits } = readUsage({ usage });
      assert.ok(words.length <= 200 && (credits === null || credits >= 0));
    }),
  );
});
