import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import { test } from 'node:test';
import { until } from '../../support/until.ts';
import { practiceBench, testBench } from '../support/sending.ts';
import { tempFolder } from '../support/temp-folder.ts';

test('a campaign whose preparation was cut off is a draft again, with nothing sent and nothing left of it', async (t) => {
  const [folder, cut] = [tempFolder(t), tempFolder(t)];
  const { gateway, ...bench } = await practiceBench(t, '', { folder });
  const campaign = bench.draft(30_000, { chunkSize: 10_000 });
  const starting = bench.start(campaign);
  const frozen = () => Number(bench.database.prepare('SELECT count(*) AS n FROM recipient').get()?.n);
  await until(() => bench.phase(campaign) !== 'draft' && frozen() > 0, { what: 'the first people' });
  assert.equal(bench.phase(campaign), 'preparing');
  // What a killed app leaves on the disk.
  cpSync(folder, cut, { recursive: true });
  await bench.engine.cancel(campaign);
  await starting;
  const sent = gateway.ledger.texts;

  const again = testBench(t, { folder: cut, account: bench.account });
  assert.equal(again.phase(campaign), 'draft');
  for (const table of ['recipient', 'chunk', 'attempt', 'tally'])
    assert.equal(again.database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n, 0, table);
  assert.equal(gateway.ledger.texts, sent);
  await again.started(campaign, 'finished');
  assert.equal(gateway.ledger.texts - sent, 30_000);
});
