import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { shareConnections } from '../../../electron/campaigns/worker/run/shared-connections.ts';
import { ConnectionBudget } from '../../../electron/gateway/connection-budget.ts';
import type { CachedNetwork } from '../../../electron/gateway/look-up-addresses.ts';
import { soon, until } from '../../support/until.ts';

const here = ['192.0.2.1'];
const there = ['192.0.2.2'];
const both = [...here, ...there];

async function takeAll(budget: ConnectionBudget, addresses: readonly string[], many: number): Promise<void> {
  for (let n = 0; n < many; n++) assert.equal(await budget.take(addresses), true);
}

test('so many connections are given out, and the next once one is given back', async () => {
  const budget = new ConnectionBudget(36);
  await takeAll(budget, here, 36);
  assert.equal(await budget.take(there), true, 'another address has as many of its own');
  const order: number[] = [];
  const waiting = [0, 1, 2].map((n) => budget.take(here).then(() => order.push(n)));
  await new Promise(setImmediate);
  assert.deepEqual(order, []);
  budget.release(here);
  await until(() => order.length === 1, { what: 'the first that waits' });
  budget.release(here);
  budget.release(here);
  await soon(Promise.all(waiting), { what: 'everybody who waits' });
  assert.deepEqual(order, [0, 1, 2]);
});

test('a service of several addresses counts at each of them', async () => {
  const budget = new ConnectionBudget(4);
  await takeAll(budget, both, 3);
  await takeAll(budget, here, 1);
  const blocked = budget.take(both);
  assert.equal(await budget.take(there), true, 'one that waits for another address keeps nobody waiting');
  budget.release(here);
  budget.release(there);
  assert.equal(await soon(blocked, { what: 'both addresses' }), true);
  assert.ok(budget.isTight(here));
});

test('who stops waiting takes nothing and keeps nobody waiting', async () => {
  const budget = new ConnectionBudget(36);
  await takeAll(budget, here, 36);
  const stop = new AbortController();
  const [stopped, next] = [budget.take(here, stop.signal), budget.take(here)];
  stop.abort();
  budget.release(here);
  assert.deepEqual(await soon(Promise.all([stopped, next]), { what: 'both' }), [false, true]);
  assert.equal(await budget.take(here, AbortSignal.abort()), false);
});

test('what cannot be reached takes nothing', async () => {
  const budget = new ConnectionBudget(1);
  await takeAll(budget, [], 5);
  assert.equal(budget.isTight([]), false);
});

test('however they take, stop and give back, no address has more than allowed and nobody waits for ever', async () => {
  const step = fc.record({ addresses: fc.constantFrom(here, there, both), stops: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 60, maxLength: 120 }), async (steps) => {
      const budget = new ConnectionBudget(8);
      const open = new Map<string, number>();
      const count = (addresses: readonly string[], by: number): void => {
        for (const one of addresses) open.set(one, (open.get(one) ?? 0) + by);
      };
      let most = 0;
      const all = steps.map(async ({ addresses, stops }) => {
        const stop = new AbortController();
        const taking = budget.take(addresses, stop.signal);
        if (stops) queueMicrotask(() => stop.abort());
        if (!(await taking)) return;
        count(addresses, 1);
        most = Math.max(most, ...open.values());
        await new Promise(setImmediate);
        count(addresses, -1);
        budget.release(addresses);
      });
      await soon(Promise.all(all), { what: 'everybody' });
      assert.equal(most, 8);
    }),
    { numRuns: 5 },
  );
});

test('a campaign says how many of its requests wait for a connection, and for none once they have one', async () => {
  const budget = new ConnectionBudget(1);
  const told: number[] = [];
  const network = { addresses: here } as unknown as CachedNetwork;
  const share = shareConnections(
    budget,
    async () => network,
    () => told.push(share.waiting),
  );
  const { signal } = new AbortController();
  assert.equal(await share.take(network, signal), true);
  const others = [share.take(network, signal), share.take(network, signal)];
  await new Promise(setImmediate);
  assert.equal(share.waiting, 2);
  for (const other of others) {
    budget.release(here);
    assert.equal(await soon(other, { what: 'a connection' }), true);
  }
  assert.deepEqual([share.waiting, told], [0, [1, 2, 1, 0]]);
});
