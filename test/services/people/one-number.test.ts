import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Msisdn } from '../../../shared/brand.ts';
import { assertPaced } from '../../support/pace.ts';
import { testApp, value } from '../support/app.ts';
import { addAudience, besideApp } from '../support/audience.ts';
import { longestTurn } from '../support/main-watch.ts';

const rows = 60_000;
/** In ms of main's processor. */
const most = 50;

// Fault (window): one number is in most rows of a large list, and somebody asks for that person, saves or erases them
// -> no call holds main for longer than 50 ms
test('a person of very many rows is counted, saved and erased without holding main', async (t) => {
  const { wire, dataDir } = await testApp(t);
  const msisdn = '46701740605' as Msisdn;
  addAudience(
    besideApp(t, dataDir),
    ['Name', 'Note'],
    Array.from({ length: rows }, () => ({ cells: ['Ada', 'x'.repeat(40)], msisdn: Number(msisdn) })),
  );
  let counted = 0;
  const counting = await longestTurn(async () => {
    const held = value(await wire.call('person.held', { msisdn }));
    assert.deepEqual([held.lists.length, held.names], [1, ['Ada']]);
    counted = held.rows;
  });
  assert.equal(counted, rows);
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
  assert.equal(lines, 1 + 3 * rows);
  assertPaced('saving held main', saving, most);

  const erasing = await longestTurn(async () => {
    value(await wire.call('person.erase', { msisdn, keepOptOut: false }));
  });
  assertPaced('erasing held main', erasing, most);
  assert.equal(value(await wire.call('person.held', { msisdn })).rows, 0);
});
