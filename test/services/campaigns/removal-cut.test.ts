import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { removeCampaigns } from '../../../electron/campaigns/records/removal.ts';
import { startTestApp, value } from '../support/app.ts';
import { addAudience, besideApp } from '../support/audience.ts';
import { fictionalNumber } from '../support/people.ts';
import { tempFolder } from '../support/temp-folder.ts';

test('a campaign whose deletion was cut off is gone at once, and its people at the next start', async (t) => {
  const dataDir = tempFolder(t);
  const first = await startTestApp(dataDir);
  const rows = Array.from({ length: 30 }, (_, n) => ({
    cells: [`Name ${n}`],
    msisdn: Number(fictionalNumber(n)),
  }));
  const audienceId = addAudience(besideApp(t, dataDir), ['name'], rows);
  const { id: campaignId, options } = value(await first.wire.call('draft.create', {}));
  const patch = { audienceId, message: 'Hi {name}', options: { ...options, canary: 0 } };
  value(await first.wire.call('draft.save', { campaignId, patch }));
  const { people, hash } = value(await first.wire.call('campaign.review', { campaignId }));
  value(await first.wire.call('campaign.start', { campaignId, people, hash, includeRecent: false }));
  while (value(await first.wire.call('campaign.get', { campaignId })).phase !== 'finished') {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await first.app.close();

  const killed = new DatabaseSync(join(dataDir, 'tagline.db'));
  const removing = removeCampaigns(killed, [campaignId]);
  killed.close();
  await assert.rejects(removing);

  const again = await startTestApp(dataDir);
  t.after(() => again.app.close());
  assert.deepEqual(value(await again.wire.call('campaign.list', {})), []);
  assert.deepEqual(value(await again.wire.call('history.find', { number: fictionalNumber(3) })).rows, []);
  const beside = besideApp(t, dataDir);
  const left = () =>
    ['recipient', 'receipt', 'skipped', 'removal'].map(
      (table) => beside.prepare(`SELECT count(*) AS rows FROM ${table}`).get()?.rows,
    );
  while (left().some((count) => count !== 0)) await new Promise((resolve) => setTimeout(resolve, 10));
});
