import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { creditsBasis, predict, secondsBasis } from '../../../shared/campaign/plan/prediction.ts';

const planned = {
  people: 25_000,
  parts: 30_000,
  unicodeParts: 0,
  requests: 3,
  perMinute: null,
  connections: 1,
};
const none = { credits: 0, parts: 0 };
const nothing = { plain: none, unicode: none };

test('an account that has never sent is predicted for by assumptions that are named', () => {
  const prediction = predict(planned, nothing, null);
  assert.deepEqual([prediction.credits, prediction.creditsFrom], [30_000, 'assumed']);
  assert.deepEqual([prediction.seconds, prediction.secondsFrom], [6, 'assumed']);
  assert.match(creditsBasis(prediction), /^if each part costs one credit; /);
  assert.match(secondsBasis(prediction), /^if each request takes 2 s; /);
});

test('what an account has taught is used instead', () => {
  const prediction = predict(planned, { plain: { credits: 50, parts: 100 }, unicode: none }, 0.001);
  assert.deepEqual([prediction.credits, prediction.creditsFrom], [15_000, 'account']);
  assert.deepEqual([prediction.seconds, prediction.secondsFrom], [25, 'account']);
  assert.equal(creditsBasis(prediction), 'at the price so far');
  assert.equal(secondsBasis(prediction), 'at the pace so far');
});

test('more connections take less time, but never more of them than requests', () => {
  assert.equal(predict({ ...planned, connections: 2 }, nothing, null).seconds, 4);
  assert.equal(predict({ ...planned, connections: 40 }, nothing, null).seconds, 2);
  assert.equal(predict({ ...planned, connections: 40 }, nothing, 0.003).seconds, 25);
});

test('a chosen pace that is slower decides', () => {
  const prediction = predict({ ...planned, perMinute: 5000 }, nothing, null);
  assert.deepEqual([prediction.seconds, prediction.secondsFrom], [300, 'pacing']);
  assert.equal(secondsBasis(prediction), 'at the pace you chose');
});

test('every plan has finite figures', () => {
  const amount = fc.nat({ max: 2_000_000 });
  fc.assert(
    fc.property(
      fc.record({
        people: amount,
        parts: amount,
        unicodeParts: fc.constant(0),
        requests: amount,
        perMinute: fc.option(fc.integer({ min: 1, max: 100_000 })),
        connections: fc.integer({ min: 1, max: 40 }),
      }),
      fc.option(fc.double({ min: 0, max: 10, noNaN: true })),
      (plan, pace) => {
        const { credits, seconds } = predict(plan, nothing, pace);
        assert.ok(Number.isFinite(credits) && Number.isFinite(seconds) && seconds >= 0);
      },
    ),
  );
});
