import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  type BalanceFacts,
  mayFinishMs,
  sinceWords,
  weighBalance,
  weighReadings,
} from '../../../../shared/campaign/outcome/balance-evidence.ts';
import { say } from '../../../../shared/texts/say.ts';
import { spoken } from '../../../../shared/texts/spoken-with-texts.ts';

const facts: BalanceFacts = {
  before: 1000,
  after: 588,
  accepted: null,
  named: 0,
  movers: [],
  expected: 410,
  others: 0,
  doubtful: [],
  ageMs: 70_000,
  since: say.balances.since.lost(),
};

/** What a balance suggests, in words. */
function told(facts: BalanceFacts): { readonly lean: string; readonly sentence: string } {
  const { lean, sentence } = weighBalance(facts);
  return { lean, sentence: spoken(sentence) };
}

test('a fall near the cost suggests acceptance, in the very sentence', () => {
  assert.deepEqual(told(facts), {
    lean: 'probably-accepted',
    sentence:
      'Probably accepted: the balance fell by 412, this batch should cost 410. Read 1\u00a0min 10\u00a0s after the connection was lost.',
  });
});

test('credits of accepted requests in between are not counted', () => {
  assert.equal(weighBalance({ ...facts, after: 178, accepted: 412 }).lean, 'probably-accepted');
  assert.equal(weighBalance({ ...facts, after: 588, accepted: 412 }).lean, 'probably-not-sent');
});

test('no fall suggests that nothing was sent, even before a price is known', () => {
  assert.equal(weighBalance({ ...facts, after: 1000 }).lean, 'probably-not-sent');
  assert.equal(weighBalance({ ...facts, after: 1000, expected: null }).lean, 'probably-not-sent');
});

test('a balance that did not change never suggests acceptance, however little the request costs', () => {
  for (const expected of [0.05, 1, 2, 3, 50]) {
    assert.equal(weighBalance({ ...facts, after: 1000, expected }).lean, 'probably-not-sent', `${expected}`);
    assert.equal(
      weighBalance({ ...facts, after: 1000 - expected, expected }).lean,
      'probably-accepted',
      `${expected}`,
    );
  }
  assert.equal(weighBalance({ ...facts, after: 999, expected: 2 }).lean, 'unclear', 'half of it is neither');
});

test('anything else is unclear, and says why', () => {
  for (const change of [
    { before: null },
    { after: null },
    { after: 800 },
    { after: 1200 },
    { expected: null },
    { others: 1 },
  ]) {
    assert.equal(weighBalance({ ...facts, ...change }).lean, 'unclear', JSON.stringify(change));
  }
});

test('a request whose own answer named its cost is never called not accepted', () => {
  for (const change of [{ after: 1000 }, { after: 1000, expected: null }, { after: 999.6 }]) {
    const { lean, sentence } = told({ ...facts, ...change, named: 410 });
    assert.equal(lean, 'unclear');
    assert.match(sentence, /according to its own answer the service took 410 for this batch\. Read/);
  }
  assert.equal(weighBalance({ ...facts, named: 410 }).lean, 'probably-accepted');
});

test('floats are shown as people write them', () => {
  assert.match(
    told({ ...facts, before: 0.3, after: 0.1, expected: 0.2 }).sentence,
    /fell by 0\.2, exactly what/,
  );
});

test('in the first minute no reading says that a request was not accepted, since a service may still finish', () => {
  const young = told({ ...facts, after: 1000, ageMs: 23_000 });
  assert.deepEqual(young, {
    lean: 'unclear',
    sentence:
      'The balance did not change, this batch should cost 410. Read 23\u00a0s after the connection was lost; a service may still finish.',
  });
  assert.equal(weighBalance({ ...facts, after: 1000, ageMs: mayFinishMs }).lean, 'probably-not-sent');
});

test('what else moved the account is named', () => {
  const moved = told({ ...facts, after: 576, accepted: 12, movers: ['Spring', 'Test of May'] });
  assert.match(
    moved.sentence,
    /apart from 12 for batches of “Spring” and “Test of May” that were accepted meanwhile, fell by 412/,
  );
  const doubted = told({ ...facts, others: 5, doubtful: ['A', 'B', 'C', 'D', 'E'] });
  assert.match(doubted.sentence, /other batches of “A”, “B”, “C” and 2 more is not known/);
  assert.equal(weighBalance({ ...facts, accepted: -5 }).lean, 'unclear', 'a campaign was deleted');
});

test('a later reading overrules an earlier one, unless it tells nothing', () => {
  const none = { ...facts, after: 1000 };
  const fell = { ...facts, after: 590, ageMs: 90_000 };
  const busy = { ...facts, after: 300, others: 2, ageMs: 120_000 };
  const toppedUp = { ...facts, after: 5000, ageMs: 150_000 };
  assert.equal(weighReadings([none]).lean, 'probably-not-sent');
  assert.equal(weighReadings([none, fell]).lean, 'probably-accepted');
  assert.deepEqual(weighReadings([none, fell, busy, toppedUp]), weighBalance(fell));
  assert.deepEqual(weighReadings([busy, toppedUp]), weighBalance(toppedUp));
  assert.match(spoken(weighReadings([]).sentence), /has not been read since/);
});

const credit = fc.option(fc.integer({ min: 0, max: 2000 }));
const anyFacts: fc.Arbitrary<BalanceFacts> = fc.record({
  before: credit,
  after: credit,
  accepted: fc.option(fc.integer({ min: -5, max: 500 })),
  named: fc.constantFrom(0, 0, 1, 250),
  movers: fc.array(fc.constantFrom('A', 'B'), { maxLength: 5 }),
  expected: fc.option(fc.integer({ min: 0, max: 500 })),
  others: fc.nat(2),
  doubtful: fc.array(fc.constantFrom('C', 'D'), { maxLength: 5 }),
  ageMs: fc.integer({ min: 0, max: 200_000 }),
  since: fc.constant(say.balances.since.request()),
});

test('whatever was read: a lean rests on both balances and nothing else unknown, and always tells its age', () => {
  fc.assert(
    fc.property(anyFacts, (any) => {
      const { lean, sentence } = told(any);
      assert.match(sentence, /^(The balance|A campaign).*\.$/);
      assert.equal(lean === 'probably-not-sent', /^Probably not accepted: /.test(sentence));
      assert.equal(lean === 'probably-accepted', /^Probably accepted: /.test(sentence));
      if (lean === 'unclear') return;
      const { before, after, accepted, expected, named, others, ageMs } = any;
      if (named > 0) assert.notEqual(lean, 'probably-not-sent');
      assert.ok(before !== null && after !== null && others === 0);
      assert.match(sentence, /Read .* after the batch\.$/);
      const fell = before - after - (accepted ?? 0);
      if (lean === 'probably-not-sent')
        assert.ok(ageMs >= mayFinishMs && (expected === null || fell * 4 <= Math.max(expected, 0) + 1e-9));
      else assert.ok(expected !== null && fell * 4 >= 3 * expected);
    }),
  );
});

test('the end of a request has words for all that can be seen of it', () => {
  assert.equal(spoken(sinceWords(null)), 'the batch');
  assert.equal(spoken(sinceWords({ kind: 'interrupted' })), 'Tagline found it without an answer');
});
