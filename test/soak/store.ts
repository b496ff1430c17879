/**
 * Every operation beside the campaigns of years: shows for how long each holds main at most, when it answers, and the
 * memory. Run it with `npm run soak -- --store`.
 */
import assert from 'node:assert/strict';
import { parseArgs } from 'node:util';
import { kindOf } from '../services/support/app.ts';
import { campaignApp } from '../services/support/campaign-app.ts';
import { fillStore, type StoreSize } from '../services/support/large-store.ts';
import { longestTurn } from '../services/support/main-watch.ts';
import { answering } from '../services/wire/answering.ts';
import { everyCall, largeWorld } from '../services/wire/large-world.ts';
import { assertPaced } from '../support/pace.ts';
import { watchPeakMemory } from '../support/peak-memory.ts';

const { values } = parseArgs({
  strict: false,
  options: {
    receipts: { type: 'string' },
    'one-number': { type: 'boolean', default: false },
  },
});
const isOneNumber = values['one-number'] === true;
const receipts = Number(values.receipts ?? (isOneNumber ? 1_000_000 : 10_000_000));
const rows = isOneNumber ? receipts : receipts / 10;
const size: StoreSize = {
  ...{ campaigns: 40, people: receipts / 40, chunk: 100, rows },
  ...{ alike: isOneNumber ? rows : 1000, isOneName: isOneNumber },
  ...{ optOuts: 100_000, lists: 500, steps: 10_000 },
};
/** In ms of main's processor, and in bytes beside what the process has before. */
const most = 50;
const mostMemory = 400e6;
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
  /** A bug, or a thread that ended. */
  readonly isBroken: boolean;
  readonly isPage: boolean;
  readonly heldMs: number;
  readonly tookMs: number;
  /** Of the processor, in all threads but main, which watches itself all the time. */
  readonly workedMs: number;
  /** In bytes at most, beside what the process had before; 0 where that is not told. */
  readonly memory: number;
}

const called: Called[] = [];
for (const { operation, input } of everyCall(world, size)) {
  const since = performance.now();
  const peak = process.platform === 'linux' ? watchPeakMemory('self') : () => 0;
  const [all, own] = [process.cpuUsage(), process.threadCpuUsage()];
  let isBroken = false;
  const heldMs = await longestTurn(async () => {
    isBroken = kindOf(await app.wire.call(operation, input as never)) === 'internal';
  });
  const sum = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;
  const tookMs = performance.now() - since;
  const memory = peak();
  const what = `${operation} ${JSON.stringify(input).slice(0, 100)}`;
  const [held, took, megabytes] = [heldMs, tookMs, memory / 1e6].map((one) => one.toFixed(0).padStart(7));
  // It takes long, and may be ended before the tables below.
  console.log(`${held} ms of main, ${took} ms, ${megabytes} MB  ${what}`);
  called.push({
    what,
    isBroken,
    isPage: answering[operation] === 'page',
    heldMs,
    tookMs,
    workedMs: sum(process.cpuUsage(all)) - sum(process.threadCpuUsage(own)),
    memory,
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
console.log('\nTook most memory, in MB:');
for (const { memory, what } of called.toSorted((one, other) => other.memory - one.memory).slice(0, shown))
  console.log(`${Math.round(memory / 1e6)}`.padStart(8), what);
for (const end of ends.reverse()) await end();
assert.ok(called.length > 0);
for (const { what, heldMs, memory, isBroken } of called) {
  assert.ok(!isBroken, `${what} broke`);
  assertPaced(`${what} held main`, heldMs, most);
  assert.ok(memory < mostMemory, `${what} took ${Math.round(memory / 1e6)} MB`);
}
