import assert from 'node:assert/strict';
import { test } from 'node:test';
import { learnedPrices } from '../../../electron/campaigns/records/learned-prices.ts';
import { learnedPace } from '../../../electron/campaigns/start/predict-draft.ts';
import type { AccountId, CampaignId } from '../../../shared/brand.ts';
import { expectedCredits } from '../../../shared/campaign/plan/price.ts';
import { value } from '../support/app.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { fictionalNumber } from '../support/people.ts';
import { practiceFor } from '../support/practice.ts';
import { practiceBench, testBench } from '../support/sending.ts';

const accountId = 'account' as AccountId;

test('requests with the encoding and those without teach a price each, and each request is weighed by its own', async (t) => {
  const { gateway: _gateway, ...bench } = await practiceBench(t);
  const campaign = bench.draft(20);
  bench.database.exec(`UPDATE audience_row SET cells = '["Łucja","3"]' WHERE n % 2 = 1`);
  await bench.started(campaign, 'finished');
  const own = { accountId, campaignId: campaign, encoding: 'UCS-2' };
  const ten = { credits: 10, parts: 10 };
  assert.deepEqual(learnedPrices(bench.database, own), { plain: ten, unicode: ten });
  // As with a service that takes twice as much for a part in Unicode.
  bench.database.exec('UPDATE campaign SET credits = 30, unicode_credits = 20');
  const other = { ...own, campaignId: null };
  const prices = learnedPrices(bench.database, other);
  assert.deepEqual(prices, { plain: ten, unicode: { credits: 20, parts: 10 } });
  assert.equal(expectedCredits(prices, { plain: 3, unicode: 3 }), 9);
  // Another encoding is another price, of which nothing is known.
  const unknown = learnedPrices(bench.database, { ...other, encoding: 'other' });
  assert.deepEqual(unknown, { plain: ten, unicode: { credits: 0, parts: 0 } });
});

test('a test of a text that may have lost letters teaches no price, and one that cannot have does', async (t) => {
  const practice = await practiceFor(t, { token: 'live-token' });
  const { wire, database, draft, reached, liveAccount } = await campaignApp(t);
  const id = await liveAccount(practice.url, 'live-token', { unicodeEncoding: '' });
  const asked = { accountId: id, campaignId: null, encoding: '' };
  for (const [message, parts] of [
    ['Łódź', 0],
    ['Lodz', 1],
  ] as const) {
    const campaignId = await draft(1, { accountId: id, message });
    const shown = value(await wire.call('campaign.testText', { campaignId, n: 0 }));
    const number = `+${fictionalNumber(90)}`;
    const test = value(await wire.call('campaign.test', { campaignId, number, shown }));
    await reached(test.id, 'finished');
    assert.equal(learnedPrices(database, asked).plain.parts, parts, message);
  }
});

test('what a campaign took that may have lost letters teaches itself alone', (t) => {
  const bench = testBench(t);
  const lossy = bench.draft(4);
  const teach = (id: CampaignId, startedAt: number, credits: number, options: object) =>
    bench.database
      .prepare('UPDATE campaign SET credits = ?, priced_parts = 4, started_at = ?, frozen = ? WHERE id = ?')
      .run(credits, startedAt, JSON.stringify({ unicodeEncoding: '', options }), id);
  teach(lossy, 2, 2, { lossAccepted: { people: 4, letters: 'ł' } });
  const asked = { accountId, campaignId: null, encoding: '' };
  assert.equal(learnedPrices(bench.database, asked).plain.parts, 0);
  assert.equal(learnedPrices(bench.database, { ...asked, campaignId: lossy }).plain.credits, 2);
  teach(bench.draft(4), 1, 4, {});
  assert.deepEqual(learnedPrices(bench.database, asked).plain, { credits: 4, parts: 4 });
});

test('a pace is learned from requests to a hundred people or more, whatever smaller ones came since', async (t) => {
  const { gateway: _gateway, ...bench } = await practiceBench(t);
  const small = bench.draft(48, { chunkSize: 50 });
  await bench.started(small, 'finished');
  assert.equal(learnedPace(bench.database, accountId), null);
  const large = bench.draft(300, { chunkSize: 100 });
  await bench.started(large, 'finished');
  const end = bench.database.prepare(
    'UPDATE attempt SET ended_at = started_at + ? WHERE campaign_id = ? AND chunk = ?',
  );
  for (const [chunk, ms] of [400, 1000, 500].entries()) end.run(ms, large, chunk);
  await bench.started(bench.draft(1), 'finished');
  assert.deepEqual(learnedPace(bench.database, accountId), { quickest: 0.004, slowest: 0.01, longest: 1 });
});
