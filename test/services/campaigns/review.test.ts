import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readHead } from '../../../electron/store/audience-reader.ts';
import type { AudienceId } from '../../../shared/brand.ts';
import { kindOf, value, wordsOf } from '../support/app.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { relayed } from '../support/relay.ts';
import { plainOptions, practiceBench } from '../support/sending.ts';

test('what changed after the review is never sent: the text, the account, the people or the way of sending', async (t) => {
  const { wire, draft } = await campaignApp(t);
  const campaignId = await draft(3);
  const { audienceId, options } = value(await wire.call('draft.get', { campaignId }));
  const changes: (() => Promise<unknown>)[] = [
    () => wire.call('draft.save', { campaignId, patch: { message: 'Hello {name}' } }),
    () => wire.call('draft.save', { campaignId, patch: { sender: 'Other' } }),
    () => wire.call('draft.save', { campaignId, patch: { options: { ...options, canary: 1 } } }),
    () => wire.call('audience.edit', { audienceId: audienceId!, n: 1, column: 0, value: 'Someone else' }),
  ];
  for (const change of changes) {
    const { people, hash } = value(await wire.call('campaign.review', { campaignId }));
    await change();
    const started = await wire.call('campaign.start', { campaignId, people, hash, includeRecent: false });
    assert.equal(kindOf(started), 'conflict');
  }
  assert.equal(value(await wire.call('practice.status', {})).texts, 0);
  const { people, hash } = value(await wire.call('campaign.review', { campaignId }));
  value(await wire.call('campaign.start', { campaignId, people, hash, includeRecent: false }));
});

test('a review warns of people who would be texted at night where they live, for now and for a later time', async (t) => {
  const { wire, draft, save } = await campaignApp(t);
  const campaignId = await draft(5);
  const settings = value(await wire.call('settings.read', {}));
  const nightly = async () => {
    const { warnings } = value(await wire.call('campaign.review', { campaignId }));
    return warnings.map(({ message }) => message).find((message) => message.includes('at night')) ?? null;
  };
  // The United States have several times at once, so that not all of them are in the one hour that is left.
  value(await wire.call('settings.save', { settings: { ...settings, quietFrom: 0, quietTo: 23 } }));
  assert.match((await nightly()) ?? '', /United States: 5 people would be texted at night/);
  value(await wire.call('settings.save', { settings: { ...settings, quietFrom: 6, quietTo: 6 } }));
  assert.equal(await nightly(), null);
  value(await wire.call('settings.save', { settings: { ...settings, quietFrom: 21, quietTo: 8 } }));
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const at = (time: string) => ({ ...plainOptions, startAt: Date.parse(`${tomorrow}T${time}Z`) });
  await save(campaignId, { options: at('10:00:00') });
  assert.match((await nightly()) ?? '', /at night/);
});

test('what is changed while the review is being made was not reviewed, and is not sent by it', async (t) => {
  const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const service = await relayed(t, {
    wait: () => {
      asked.resolve();
      return answer.promise;
    },
  });
  const { wire, draft, liveAccount } = await campaignApp(t);
  const campaignId = await draft(3, { accountId: await liveAccount(service.url, 'live-token') });
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

test('a list that is edited while it is prepared is not sent as it was not reviewed', async (t) => {
  const { gateway, ...bench } = await practiceBench(t);
  const campaign = bench.draft(10);
  const { audience_id } = bench.database.prepare('SELECT audience_id FROM campaign').get()!;
  const head = () => value(readHead(bench.database, Number(audience_id) as AudienceId));
  const starting = bench.start(campaign, { version: head().version });
  bench.database
    .prepare(
      "INSERT INTO audience_edit (audience_id, seq, n, kind, before, at) VALUES (?, 1, 3, 'cell', '', 1)",
    )
    .run(audience_id!);
  const started = await starting;
  assert.match(wordsOf(started), /list has changed/);
  assert.equal(bench.phase(campaign), 'draft');
  assert.equal(gateway.ledger.texts, 0);
  value(await bench.start(campaign, { version: head().version }));
  await bench.reached(campaign, 'finished');
});
