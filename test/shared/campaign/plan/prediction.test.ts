import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  creditsBasis,
  type LearnedPace,
  type Prediction,
  predict,
  secondsBasis,
  timeWords,
} from '../../../../shared/campaign/plan/prediction.ts';

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
const pace = { quickest: 0.001, slowest: 0.002, longest: 10 };
const range = ({ secondsAtLeast, secondsAtMost, secondsFrom }: Prediction) => [
  secondsAtLeast,
  secondsAtMost,
  secondsFrom,
];

test('an account that has never sent is predicted for by assumptions that are named', () => {
  const prediction = predict(planned, nothing, null);
  assert.deepEqual([prediction.credits, prediction.creditsFrom], [30_000, 'assumed']);
  assert.deepEqual(range(prediction), [3, 15, 'assumed']);
  assert.match(creditsBasis(prediction), /^if each part costs one credit; /);
  assert.match(secondsBasis(prediction), /^if each batch takes 1 to 5\u00a0s; /);
});

test('what an account has taught is used instead', () => {
  const prediction = predict(planned, { plain: { credits: 50, parts: 100 }, unicode: none }, pace);
  assert.deepEqual([prediction.credits, prediction.creditsFrom], [15_000, 'account']);
  assert.deepEqual(range(prediction), [25, 50, 'account']);
  assert.equal(creditsBasis(prediction), 'at the price so far');
  assert.equal(secondsBasis(prediction), 'at the pace so far');
});

test('more connections take less time, but never more of them than requests', () => {
  const least = (connections: number, learned: LearnedPace | null) =>
    predict({ ...planned, connections }, nothing, learned).secondsAtLeast;
  assert.deepEqual([least(2, null), least(40, null), least(40, pace)], [2, 1, 9]);
});

test('a chosen pace that is slower decides', () => {
  const prediction = predict({ ...planned, perMinute: 5000 }, nothing, null);
  assert.deepEqual(range(prediction), [300, 300, 'pacing']);
  assert.equal(secondsBasis(prediction), 'at the pace you chose');
  assert.equal(timeWords(prediction), 'about 5\u00a0min');
});

test('every plan has finite figures', () => {
  const amount = fc.nat({ max: 2_000_000 });
  const second = fc.double({ min: 0, max: 10, noNaN: true });
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
      fc.option(
        fc
          .tuple(second, second, second)
          .map(([quickest, more, longest]) => ({ quickest, slowest: quickest + more, longest })),
      ),
      (plan, learned) => {
        const { credits, secondsAtLeast: least, secondsAtMost: most } = predict(plan, nothing, learned);
        assert.ok(Number.isFinite(credits) && Number.isFinite(most) && least >= 0 && least <= most);
      },
    ),
  );
});

test('a small request may take as long as the longest that taught the pace, which the range says', () => {
  const prediction = predict({ ...planned, people: 48, requests: 2 }, nothing, pace);
  assert.equal(timeWords(prediction), '1\u00a0s to 20\u00a0s');
});
