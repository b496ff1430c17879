import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { removeCampaigns } from '../../../electron/campaigns/records/removal.ts';
import { until } from '../../support/until.ts';
import { value } from '../support/app.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { fictionalNumber } from '../support/people.ts';
import { tempFolder } from '../support/temp-folder.ts';

test('a campaign whose deletion was cut off is gone at once, and its people at the next start', async (t) => {
  const dataDir = tempFolder(t);
  const first = await campaignApp(t, { dataDir });
  const campaignId = await first.draft(30);
  await first.start(campaignId);
  await first.reached(campaignId, 'finished');
  await first.app.close();

  const killed = new DatabaseSync(join(dataDir, 'tagline.db'));
  const removing = removeCampaigns(killed, [campaignId]);
  killed.close();
  await assert.rejects(removing);

  const again = await campaignApp(t, { dataDir });
  assert.deepEqual(value(await again.wire.call('campaign.list', {})), []);
  assert.deepEqual(value(await again.wire.call('history.find', { number: fictionalNumber(3) })).rows, []);
  const left = () =>
    ['recipient', 'receipt', 'skipped', 'removal'].map(
      (table) => again.database.prepare(`SELECT count(*) AS rows FROM ${table}`).get()?.rows,
    );
  await until(() => left().every((count) => count === 0), { what: 'the people of it gone', seen: left });
});
