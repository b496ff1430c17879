import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type PacedRequest, paceDelay, paceMs } from '../../../../shared/campaign/plan/pace.ts';

test('requests come evenly, each counted from the begin of the one before', () => {
  const before = { people: 30, began: 1000, ended: 1001 };
  assert.equal(paceDelay(null, 100, [before], 1000), 0);
  assert.equal(paceDelay(60, 30, [before], 1001), 29_999);
  assert.equal(paceDelay(60, 30, [before], 21_000), 10_000);
  assert.equal(paceDelay(60, 30, [before], 9_999_999), 0);
});

test('a small request is not followed by a full minute of people', () => {
  const canary = { people: 5, began: 0, ended: 100 };
  assert.equal(paceDelay(30, 30, [canary], 10_000), 50_100);
  assert.equal(paceDelay(30, 25, [canary], 10_000), 0);
});

test('what is on record of an earlier run counts until a minute after its end', () => {
  assert.equal(paceDelay(30, 30, [{ people: 30, began: null, ended: 5000 }], 10_000), 55_000);
});

test('a request on its way counts, however long it takes', () => {
  assert.equal(paceDelay(30, 10, [{ people: 25, began: 0, ended: null }], 600_000), paceMs);
  assert.equal(paceDelay(30, 5, [{ people: 25, began: 0, ended: null }], 600_000), 0);
});

test('a request of more people than a minute may have waits until nothing else counts', () => {
  assert.equal(paceDelay(30, 50, [{ people: 1, began: null, ended: 0 }], 10_000), 50_000);
  assert.equal(paceDelay(30, 50, [], 10_000), 0);
});

test('within any minute no more people are reached than the pace says, whenever requests take effect', () => {
  const step = fc.record({
    people: fc.integer({ min: 1, max: 30 }),
    idle: fc.integer({ min: 0, max: 20_000 }),
    takes: fc.integer({ min: 0, max: 90_000 }),
    /** When on its way the service takes it. */
    effect: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.integer({ min: 30, max: 100 }), fc.array(step, { maxLength: 30 }), (perMinute, steps) => {
      const done: { people: number; began: number; ended: number; effect: number }[] = [];
      let now = 0;
      for (const { people, idle, takes, effect } of steps) {
        now += idle;
        for (;;) {
          const seen: PacedRequest[] = done.map((one) => ({
            ...one,
            ended: one.ended > now ? null : one.ended,
          }));
          const delay = paceDelay(perMinute, people, seen, now);
          if (delay <= 0) break;
          now += delay;
        }
        done.push({ people, began: now, ended: now + takes, effect: now + takes * effect });
      }
      for (const { effect: from } of done) {
        const within = done.filter(({ effect }) => effect >= from && effect < from + paceMs);
        assert.ok(within.reduce((sum, { people }) => sum + people, 0) <= perMinute);
      }
    }),
  );
});
