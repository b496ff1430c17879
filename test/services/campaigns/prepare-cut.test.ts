import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import { test } from 'node:test';
import { realClock } from '../../../electron/campaigns/worker/clock.ts';
import { practiceAccount } from '../support/practice.ts';
import { testBench } from '../support/sending.ts';
import { tempFolder } from '../support/temp-folder.ts';

test('a campaign whose preparation was cut off is a draft again, with nothing sent and nothing left of it', async (t) => {
  const { gateway, account } = await practiceAccount(t);
  const [folder, cut] = [tempFolder(t), tempFolder(t)];
  const bench = testBench(t, folder);
  const campaign = bench.draft(30_000, 'Hi {name}', { chunkSize: 10_000 });
  const starting = bench.start(campaign, account);
  const frozen = () => Number(bench.database.prepare('SELECT count(*) AS n FROM recipient').get()?.n);
  while (bench.phase(campaign) === 'draft' || frozen() === 0) await realClock.sleep(1);
  assert.equal(bench.phase(campaign), 'preparing');
  // What a killed app leaves on the disk.
  cpSync(folder, cut, { recursive: true });
  await bench.engine.cancel(campaign);
  await starting;
  const sent = gateway.ledger.texts;

  const again = testBench(t, cut);
  assert.equal(again.phase(campaign), 'draft');
  for (const table of ['recipient', 'chunk', 'attempt', 'tally'])
    assert.equal(again.database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n, 0, table);
  assert.equal(gateway.ledger.texts, sent);
  await again.start(campaign, account);
  await again.until(campaign, 'finished');
  assert.equal(gateway.ledger.texts - sent, 30_000);
});
