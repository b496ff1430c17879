/**
 * Every operation beside the campaigns of years: shows for how long each holds main at most, and when it answers. Run it
 * with `npm run soak -- --store`.
 */
import assert from 'node:assert/strict';
import { parseArgs } from 'node:util';
import { campaignApp } from '../services/support/campaign-app.ts';
import { fillStore, type StoreSize } from '../services/support/large-store.ts';
import { longestTurn } from '../services/support/main-watch.ts';
import { answering } from '../services/wire/answering.ts';
import { everyCall, largeWorld } from '../services/wire/large-world.ts';
import { assertPaced } from '../support/pace.ts';

const { values } = parseArgs({
  strict: false,
  options: {
    receipts: { type: 'string', default: '10000000' },
    'one-number': { type: 'boolean', default: false },
  },
});
const receipts = Number(values.receipts);
const size: StoreSize = {
  ...{ campaigns: 40, people: receipts / 40, chunk: 100, rows: receipts / 10 },
  ...{ alike: values['one-number'] ? receipts / 10 : 1000, isOneName: values['one-number'] === true },
  ...{ optOuts: 100_000, lists: 500, steps: 10_000 },
};
/** In ms of main's processor. */
const most = 50;
const shown = 10;

const ends: (() => Promise<unknown>)[] = [];
const app = await campaignApp({ after: (work) => void ends.push(work) });
const began = performance.now();
const world = await largeWorld(app, fillStore(app.database, size), size);
console.log(`${receipts} receipts in ${Math.round((performance.now() - began) / 1000)} s.`);

// The window has asked for a balance long before a review does, which loads this once.
await import('../../electron/gateway/client.ts');

interface Called {
  readonly what: string;
  readonly isPage: boolean;
  readonly heldMs: number;
  readonly tookMs: number;
  /** Of the processor, in all threads but main, which watches itself all the time. */
  readonly workedMs: number;
}

const called: Called[] = [];
for (const { operation, input } of everyCall(world, size)) {
  const since = performance.now();
  const [all, own] = [process.cpuUsage(), process.threadCpuUsage()];
  const heldMs = await longestTurn(() => app.wire.call(operation, input as never));
  const sum = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;
  called.push({
    what: `${operation} ${JSON.stringify(input).slice(0, 100)}`,
    isPage: answering[operation] === 'page',
    heldMs,
    tookMs: performance.now() - since,
    workedMs: sum(process.cpuUsage(all)) - sum(process.threadCpuUsage(own)),
  });
}
const pages = called.filter(({ isPage }) => isPage);
const lists = called.filter(({ isPage }) => !isPage);
for (const [title, some, by] of [
  ['Held main for longest', called, 'heldMs'],
  ['Pages that were there last', pages, 'tookMs'],
  ['Pages that took the processor longest', pages, 'workedMs'],
  ['Lists that were done last', lists, 'tookMs'],
  ['Lists that took the processor longest', lists, 'workedMs'],
] as const) {
  console.log(`\n${title}, in ms:`);
  const worst = some.toSorted((one, other) => other[by] - one[by]).slice(0, shown);
  for (const one of worst) console.log(`${one[by].toFixed(0).padStart(8)}  ${one.what}`);
}
for (const end of ends.reverse()) await end();
assert.ok(called.length > 0);
for (const { what, heldMs } of called) assertPaced(`${what} held main`, heldMs, most);
