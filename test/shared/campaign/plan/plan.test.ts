import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { planConnections } from '../../../../shared/campaign/plan/connections.ts';
import { createPlanner, type Plan, planSize } from '../../../../shared/campaign/plan/plan.ts';

function planChunks<Person extends { unicode: boolean; version?: number }>(
  people: readonly Person[],
  plan: Plan,
) {
  const planner = createPlanner<Person & { version: number }>(plan);
  const versioned = people.map((person) => ({ ...person, version: person.version ?? 0 }));
  return [...versioned.flatMap((person) => planner.push(person)), ...planner.end()];
}

const anyPlan = fc.record({
  chunkSize: fc.integer({ min: -1, max: 300 }),
  canary: fc.integer({ min: 0, max: 50 }),
  perMinute: fc.option(fc.integer({ min: 1, max: 500 })),
  splitUnicode: fc.boolean(),
});

test('chunks hold everybody exactly once, in order, within the size', () => {
  fc.assert(
    fc.property(anyPlan, fc.array(fc.boolean(), { maxLength: 400 }), (plan, flags) => {
      const people = flags.map((unicode, n) => ({ n, unicode }));
      const chunks = planChunks(people, plan);
      const order = (unicode: boolean) =>
        chunks.flatMap((chunk) =>
          chunk.people.filter((person) => person.unicode === unicode).map(({ n }) => n),
        );
      for (const unicode of [true, false]) {
        const theirs = people.filter((person) => person.unicode === unicode).map(({ n }) => n);
        assert.deepEqual(order(unicode), theirs);
      }
      for (const chunk of chunks) {
        assert.ok(chunk.people.length >= 1 && chunk.people.length <= Math.max(planSize(plan), plan.canary));
        if (plan.splitUnicode) assert.ok(chunk.people.every((person) => person.unicode === chunk.unicode));
        else
          assert.equal(
            chunk.unicode,
            chunk.people.some((person) => person.unicode),
          );
      }
      if (!plan.splitUnicode)
        assert.deepEqual(
          chunks.flatMap((chunk) => chunk.people.map(({ n }) => n)),
          people.map(({ n }) => n),
        );
    }),
  );
});

test('each chunk is of one version, holds everybody of it once and in order, and the canary comes first', () => {
  const person = fc.record({ unicode: fc.boolean(), version: fc.nat(20) });
  fc.assert(
    fc.property(anyPlan, fc.array(person, { maxLength: 200 }), (plan, all) => {
      const people = all.map((one, n) => ({ ...one, n }));
      const chunks = planChunks(people, plan);
      for (const { people: some, version, unicode } of chunks) {
        assert.ok(some.every((one) => one.version === version));
        assert.ok(some.length <= Math.max(planSize(plan), plan.canary));
        if (plan.splitUnicode) assert.ok(some.every((one) => one.unicode === unicode));
        assert.deepEqual(
          some,
          some.toSorted((one, other) => one.n - other.n),
        );
      }
      const sent = chunks.flatMap(({ people: some }) => some.map(({ n }) => n));
      assert.deepEqual(
        sent.toSorted((one, other) => one - other),
        [...people.keys()],
      );
      const canary = chunks.filter((chunk) => chunk.canary).flatMap((chunk) => chunk.people);
      assert.equal(canary.length, Math.min(plan.canary, people.length));
      assert.ok(canary.every(({ n }) => n < plan.canary));
      const firstOther = chunks.findIndex((chunk) => !chunk.canary);
      if (firstOther !== -1) assert.ok(chunks.slice(firstOther).every((chunk) => !chunk.canary));
    }),
  );
});

test('the largest request is the limit of the service', () => {
  const people = Array.from({ length: 25_000 }, () => ({ unicode: false }));
  const plan = { chunkSize: 99_999, canary: 0, perMinute: null, splitUnicode: true };
  assert.deepEqual(
    planChunks(people, plan).map((chunk) => chunk.people.length),
    [10_000, 10_000, 5000],
  );
});

test('the canary is a request of its own, or two where alphabets are parted', () => {
  const people = Array.from({ length: 25 }, (_, n) => ({ unicode: n % 2 === 1 }));
  const plan = { chunkSize: 10, canary: 5, perMinute: null, splitUnicode: false };
  assert.deepEqual(
    planChunks(people, plan).map((chunk) => chunk.people.length),
    [5, 10, 10],
  );
  const parted = planChunks(people, { ...plan, splitUnicode: true });
  assert.deepEqual(
    parted.map((chunk) => [chunk.people.length, chunk.unicode]),
    [
      [3, false],
      [2, true],
      [10, true],
      [10, false],
    ],
  );
});

test('a request is never larger than the people of a minute', () => {
  assert.equal(planSize({ chunkSize: 1000, canary: 0, perMinute: 30, splitUnicode: false }), 30);
});

test('no request has more people than a minute may have, the canary neither', () => {
  const plan = { chunkSize: 1000, canary: 75, perMinute: 30, splitUnicode: false };
  const people = Array.from({ length: 100 }, () => ({ unicode: false }));
  assert.deepEqual(
    planChunks(people, plan).map((chunk) => [chunk.people.length, chunk.canary]),
    [
      [30, true],
      [30, true],
      [15, true],
      [25, false],
    ],
  );
});

test('connections stay within the limit of the service', () => {
  assert.deepEqual(
    [0, 1, 40, 41, Number.NaN].map((connections) => planConnections({ connections })),
    [1, 1, 36, 36, 1],
  );
});
