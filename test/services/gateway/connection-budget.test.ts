import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  type ConnectionBudget,
  newBudgetMemory,
  openConnectionBudget,
} from '../../../electron/gateway/connection-budget.ts';
import { soon, until } from '../../support/until.ts';

const origin = 'https://sms.example';

/** Both sides of one budget, which wake one another as messages would. */
function bothSides(): { main: ConnectionBudget; thread: ConnectionBudget } {
  const memory = newBudgetMemory();
  const main: ConnectionBudget = openConnectionBudget(memory, 'main', () =>
    queueMicrotask(() => thread.look()),
  );
  const thread: ConnectionBudget = openConnectionBudget(memory, 'thread', () =>
    queueMicrotask(() => main.look()),
  );
  return { main, thread };
}

async function takeAll(budget: ConnectionBudget, many: number): Promise<void> {
  for (let n = 0; n < many; n++) assert.equal(await budget.take(origin), true);
}

test('40 connections are given out, whoever asks, and the next once one is given back', async () => {
  const { main, thread } = bothSides();
  await takeAll(thread, 38);
  await takeAll(main, 2);
  assert.equal(await main.take('https://other.example'), true, 'another origin has 40 of its own');
  let taken = 0;
  const waiting = [thread.take(origin), main.take(origin), thread.take(origin)].map((asked) =>
    asked.then(() => taken++),
  );
  await new Promise(setImmediate);
  assert.equal(taken, 0);
  thread.release(origin);
  await until(() => taken === 1, { what: 'the first that waits' });
  main.release(origin);
  main.release(origin);
  await soon(Promise.all(waiting), { what: 'everybody who waits' });
});

test('who stops waiting takes nothing and keeps nobody waiting', async () => {
  const { main, thread } = bothSides();
  await takeAll(thread, 40);
  const stop = new AbortController();
  const [stopped, next] = [main.take(origin, stop.signal), thread.take(origin)];
  thread.release(origin);
  thread.release(origin);
  stop.abort();
  assert.equal(await next, true);
  await stopped;
  assert.equal(await main.take(origin, AbortSignal.abort()), false);
});

test('a thread that ends gives back what it held, and main goes on', async () => {
  const { main, thread } = bothSides();
  await takeAll(thread, 39);
  await takeAll(main, 1);
  void thread.take(origin);
  const waiting = [main.take(origin), main.take(origin)];
  main.threadEnded();
  assert.deepEqual(await soon(Promise.all(waiting), { what: 'main' }), [true, true]);
  await takeAll(main, 37);
  assert.ok(main.isTight(origin));
});

test('however the two sides take, stop and give back, 40 are the most and nobody waits for ever', async () => {
  const step = fc.record({ side: fc.constantFrom('main', 'thread'), stops: fc.boolean() } as const);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 60, maxLength: 120 }), async (steps) => {
      const sides = bothSides();
      let open = 0;
      let most = 0;
      const all = steps.map(async ({ side, stops }) => {
        const stop = new AbortController();
        const taking = sides[side].take(origin, stop.signal);
        if (stops) queueMicrotask(() => stop.abort());
        if (!(await taking)) return;
        open++;
        most = Math.max(most, open);
        await new Promise(setImmediate);
        open--;
        sides[side].release(origin);
      });
      await soon(Promise.all(all), { what: 'everybody' });
      assert.ok(most <= 40, String(most));
      assert.ok(most > 30, String(most));
    }),
    { numRuns: 20 },
  );
});
