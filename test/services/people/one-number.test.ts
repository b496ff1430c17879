import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Msisdn } from '../../../shared/brand.ts';
import { filledNumber } from '../../bench/support/fill-campaigns.ts';
import { sized } from '../../support/full.ts';
import { assertPaced } from '../../support/pace.ts';
import { testApp, value } from '../support/app.ts';
import { besideApp } from '../support/audience.ts';
import { fillStore } from '../support/large-store.ts';
import { longestTurn } from '../support/main-watch.ts';

const rows = sized(60_000, 1_000_000);
const campaigns = sized(300, 2000);
/** In ms of main's processor. */
const most = 50;
/** In bytes beside what the process has already: the lists as text are larger than this. */
const mostMemory = 400e6;

// Fault (window): one number is in most rows of a large list, and somebody asks for that person, saves or erases them
// -> no call holds main for longer than 50 ms
test('a person of very many rows and campaigns is counted, saved and erased without holding main', async (t) => {
  const { wire, dataDir } = await testApp(t);
  const msisdn = filledNumber(0) as Msisdn;
  fillStore(besideApp(t, dataDir), {
    ...{ campaigns, people: 2, chunk: 2, rows: rows / 2, alike: rows / 2, isOneName: true },
    ...{ optOuts: 1, lists: 1, steps: 1 },
  });
  const { rss: before } = process.memoryUsage();
  const counting = await longestTurn(async () => {
    const held = value(await wire.call('person.held', { msisdn }));
    assert.deepEqual(
      [held.lists.length, held.rows, held.texts, held.leftOut, held.names.includes('Person')],
      [1, rows, campaigns, rows / 2, true],
    );
  });
  assertPaced('counting held main', counting, most);

  let lines = 0;
  const saving = await longestTurn(async () => {
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
  assertPaced('saving held main', saving, most);

  const erasing = await longestTurn(async () => {
    value(await wire.call('person.erase', { msisdn, keepOptOut: false }));
  });
  assertPaced('erasing held main', erasing, most);
  const { rows: rowsLeft, texts, leftOut } = value(await wire.call('person.held', { msisdn }));
  assert.deepEqual([rowsLeft, texts, leftOut], [0, 0, 0]);
  const taken = process.resourceUsage().maxRSS * 1024 - before;
  assert.ok(taken < mostMemory, `it took ${Math.round(taken / 1e6)} MB more`);
  const held = [counting, saving, erasing].map((ms) => `${ms.toFixed(0)} ms`).join(', ');
  t.diagnostic(`${rows} rows: counting, saving and erasing held main ${held}; ${Math.round(taken / 1e6)} MB`);
});
