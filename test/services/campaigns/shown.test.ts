import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kindOf, value } from '../support/app.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { relayed } from '../support/relay.ts';

test('what is changed while the review is being made was not reviewed, and is not sent by it', async (t) => {
  const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const service = await relayed(t, {
    wait: () => {
      asked.resolve();
      return answer.promise;
    },
  });
  const { wire, draft, liveAccount } = await campaignApp(t);
  const campaignId = await draft(3, { accountId: await liveAccount(service.url, 'live') });
  const { audienceId } = value(await wire.call('draft.get', { campaignId }));
  const reviewing = wire.call('campaign.review', { campaignId });
  await asked.promise;
  value(
    await wire.call('audience.edit', { audienceId: audienceId!, n: 1, column: 0, value: 'Someone else' }),
  );
  answer.resolve();
  const { people, hash } = value(await reviewing);
  const started = await wire.call('campaign.start', { campaignId, people, hash, includeRecent: false });
  assert.equal(kindOf(started), 'conflict');
});

test('what has begun is not cancelled by being taken off the schedule', async (t) => {
  const { wire, draft, start, practise, reached } = await campaignApp(t);
  const campaignId = await draft(30);
  await practise('slow:400');
  await start(campaignId);
  const taken = await wire.call('campaign.unschedule', { campaignId });
  assert.equal(kindOf(taken), 'conflict');
  const { counts } = await reached(campaignId, 'paused', 'cancelled', 'finished');
  assert.deepEqual(counts.accepted, 30);
});
