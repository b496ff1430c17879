import assert from 'node:assert/strict';
import type { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { openResultReader } from '../../../electron/campaigns/results/result-reader.ts';
import { buildStale } from '../../../electron/tools/build.ts';
import type { Msisdn } from '../../../shared/brand.ts';
import type { Wire } from '../../../shared/contract.ts';
import { filledNumber } from '../../bench/support/fill-campaigns.ts';
import { startBuiltLoopback } from '../../e2e/support/loopback.ts';
import { sized } from '../../support/full.ts';
import { loopbackClient } from '../../support/loopback-client.ts';
import { assertPaced } from '../../support/pace.ts';
import { watchPeakMemory } from '../../support/peak-memory.ts';
import { testApp, value } from '../support/app.ts';
import { atEnd } from '../support/at-end.ts';
import { besideApp } from '../support/audience.ts';
import { fillStore } from '../support/large-store.ts';
import { longestTurn, watchMain } from '../support/main-watch.ts';
import { tempFolder } from '../support/temp-folder.ts';

const rows = sized(60_000, 1_000_000);
const campaigns = sized(150, 2000);
/** In ms of main's processor, and in rows between two turns of its event loop. */
const most = 50;
const mostRows = 2500;
/** In bytes beside what the app has before: the lists as text are larger than this. */
const mostMemory = sized(220e6, 400e6);

const msisdn = filledNumber(0) as Msisdn;

function fill(database: DatabaseSync): void {
  fillStore(database, {
    ...{ campaigns, people: 2, chunk: 2, rows: rows / 2, alike: rows / 2, isOneName: true },
    ...{ optOuts: 1, lists: 1, steps: 1 },
  });
}

/** What a person does, in the order of the test. */
const steps = {
  async counting(wire: Pick<Wire, 'call'>) {
    const { lists, names, ...counted } = value(await wire.call('person.held', { msisdn }));
    assert.deepEqual(
      [lists.length, counted.rows, counted.texts, counted.leftOut, names.includes('Person')],
      [1, rows, campaigns, rows / 2, true],
    );
  },
  async saving(wire: Pick<Wire, 'call'>) {
    const request = { what: 'person', msisdn, format: 'csv' } as const;
    const { exportId } = value(await wire.call('export.open', request));
    let lines = 0;
    for (let isDone = false; !isDone; ) {
      const { bytes, done } = value(await wire.call('export.read', { exportId }));
      lines += Buffer.from(bytes).toString().split('\r\n').length - 1;
      isDone = done;
    }
    // In the lists the number and three cells, in a campaign text, state, id and what happened.
    assert.equal(lines, 1 + 4 * rows + rows / 2 + 4 * campaigns);
  },
  async erasing(wire: Pick<Wire, 'call'>) {
    value(await wire.call('person.erase', { msisdn, keepOptOut: false }));
  },
};

// Fault (window): one number is in most rows of a large list, and somebody asks for that person, saves or erases them
// -> no call holds main for longer than 50 ms
test('a person of very many rows and campaigns is counted, saved and erased without holding main', async (t) => {
  const { wire, dataDir } = await testApp(t);
  const database = besideApp(t, dataDir);
  fill(database);
  const main = watchMain();
  t.after(main.stop);
  const counts = [...openResultReader(database).leftOutCounts(Number(msisdn))];
  assert.ok(Math.max(...counts) <= mostRows, 'SQLite counts no more in one turn');
  for (const [what, work] of Object.entries(steps)) {
    let heldMs = 0;
    const { rows: read } = await main.during(async () => {
      heldMs = await longestTurn(() => work(wire));
    });
    assert.ok(read <= mostRows, `${what} read ${read} rows in one turn`);
    assertPaced(`${what} held main`, heldMs, most);
    t.diagnostic(`${rows} rows: ${what} held main ${heldMs.toFixed(0)} ms`);
  }
  const { rows: rowsLeft, texts, leftOut } = value(await wire.call('person.held', { msisdn }));
  assert.deepEqual([rowsLeft, texts, leftOut], [0, 0, 0]);
});

// Fault (window): somebody saves or erases a person of a million rows and thousands of campaigns -> the app takes at
// most 400 MB more for it
// It has a process of its own, built as people run it: filling the store, reading the file and watching main take memory.
test('a person of very many rows and campaigns takes little memory', {
  skip: process.platform !== 'linux',
}, async (t) => {
  await buildStale(['main', 'renderer']);
  const dataDir = tempFolder(t);
  const { address, secret, child, stop } = await startBuiltLoopback(dataDir);
  atEnd(t, stop);
  fill(besideApp(t, dataDir));
  const peak = watchPeakMemory(child.pid!);
  const wire = loopbackClient(address, secret);
  for (const [what, work] of Object.entries(steps)) {
    await work(wire);
    const taken = peak();
    assert.ok(taken < mostMemory, `${what} took ${Math.round(taken / 1e6)} MB more`);
    t.diagnostic(`${rows} rows: ${what} took ${Math.round(taken / 1e6)} MB`);
  }
});
