import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openResultReader } from '../../../electron/campaigns/results/result-reader.ts';
import type { Msisdn } from '../../../shared/brand.ts';
import { filledNumber } from '../../bench/support/fill-campaigns.ts';
import { sized } from '../../support/full.ts';
import { assertPaced } from '../../support/pace.ts';
import { testApp, value } from '../support/app.ts';
import { besideApp } from '../support/audience.ts';
import { fillStore } from '../support/large-store.ts';
import { longestTurn, watchMain } from '../support/main-watch.ts';

const rows = sized(12_000, 1_000_000);
const campaigns = sized(150, 2000);
/** In ms of main's processor, and in rows between two turns of its event loop. */
const most = 50;
const mostRows = 2500;
/** In bytes beside what the process has already: the lists as text are larger than this. */
const mostMemory = 400e6;

// Fault (window): one number is in most rows of a large list, and somebody asks for that person, saves or erases them
// -> no call holds main for longer than 50 ms
test('a person of very many rows and campaigns is counted, saved and erased without holding main', async (t) => {
  const { wire, dataDir } = await testApp(t);
  const msisdn = filledNumber(0) as Msisdn;
  const database = besideApp(t, dataDir);
  fillStore(database, {
    ...{ campaigns, people: 2, chunk: 2, rows: rows / 2, alike: rows / 2, isOneName: true },
    ...{ optOuts: 1, lists: 1, steps: 1 },
  });
  const main = watchMain();
  t.after(main.stop);
  const held: number[] = [];
  async function pages(what: string, work: () => Promise<void>): Promise<void> {
    const { rows: read } = await main.during(async () => {
      held.push(await longestTurn(work));
    });
    assert.ok(read <= mostRows, `${what} read ${read} rows in one turn`);
    assertPaced(`${what} held main`, held.at(-1)!, most);
  }

  const { rss: before } = process.memoryUsage();
  await pages('counting', async () => {
    const { lists, names, ...counted } = value(await wire.call('person.held', { msisdn }));
    assert.deepEqual(
      [lists.length, counted.rows, counted.texts, counted.leftOut, names.includes('Person')],
      [1, rows, campaigns, rows / 2, true],
    );
  });

  const counts = [...openResultReader(database).leftOutCounts(Number(msisdn))];
  assert.ok(Math.max(...counts) <= mostRows, 'SQLite counts no more in one turn');

  let lines = 0;
  await pages('saving', async () => {
    const request = { what: 'person', msisdn, format: 'csv' } as const;
    const { exportId } = value(await wire.call('export.open', request));
    for (let isDone = false; !isDone; ) {
      const { bytes, done } = value(await wire.call('export.read', { exportId }));
      lines += Buffer.from(bytes).toString().split('\r\n').length - 1;
      isDone = done;
    }
  });
  // In the lists the number and three cells, in a campaign text, state, id and what happened.
  assert.equal(lines, 1 + 4 * rows + rows / 2 + 4 * campaigns);

  await pages('erasing', async () => {
    value(await wire.call('person.erase', { msisdn, keepOptOut: false }));
  });
  const { rows: rowsLeft, texts, leftOut } = value(await wire.call('person.held', { msisdn }));
  assert.deepEqual([rowsLeft, texts, leftOut], [0, 0, 0]);
  const taken = process.resourceUsage().maxRSS * 1024 - before;
  assert.ok(taken < mostMemory, `it took ${Math.round(taken / 1e6)} MB more`);
  const times = held.map((ms) => `${ms.toFixed(0)} ms`).join(', ');
  t.diagnostic(
    `${rows} rows: counting, saving and erasing held main ${times}; ${Math.round(taken / 1e6)} MB`,
  );
});
