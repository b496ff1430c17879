import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pauseShown } from '../../../shared/campaign/outcome/pause.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { duplicatesIn } from '../../support/ledger.ts';
import { kindOf, value } from '../support/app.ts';
import { campaignApp, sharedCampaignApp } from '../support/campaign-app.ts';
import { relayed } from '../support/relay.ts';

const theApp = sharedCampaignApp();

test('sender, label and encoding are kept as they are judged, and a label of spaces is none', async (t) => {
  const { posts, url } = await relayed(t);
  const { wire, draft, start, reached, liveAccount } = await theApp();
  const accountId = await liveAccount(url, 'live-token', {
    sender: 'Bakery ',
    label: ' ',
    unicodeEncoding: ' UCS2',
  });
  const [account] = value(await wire.call('account.list', {})).filter(({ id }) => id === accountId);
  assert.deepEqual([account?.sender, account?.label, account?.unicodeEncoding], ['Bakery', '', 'UCS2']);

  const campaignId = await draft(1, { accountId, sender: ' Bakery\t', label: '  ' });
  await start(campaignId);
  await reached(campaignId, 'finished');
  const { sender, label } = JSON.parse(posts()[0]?.body ?? '{}');
  assert.deepEqual([sender, label], ['Bakery', undefined]);
});

test('a sender that the service refuses is corrected before the campaign goes on, and nobody gets a text twice', async (t) => {
  const { practice, posts, url } = await relayed(t);
  const { wire, draft, start, reached, liveAccount } = await campaignApp(t);
  const accountId = await liveAccount(url, 'live-token');
  const campaignId = await draft(30, { accountId, sender: 'Bakery' });
  await practice.script('ok, 400-text');
  await start(campaignId);
  const paused = await reached(campaignId, 'paused');
  assert.deepEqual([paused.pause?.kind, paused.counts.accepted, paused.sender], ['refused', 10, 'Bakery']);

  const correct = (sender: string, shown: string) =>
    wire.call('campaign.correctSender', { campaignId, sender, shown });
  assert.equal(kindOf(await correct('A sender', 'Bakery')), 'bad-input');
  assert.equal(kindOf(await correct('Shop', 'Another')), 'conflict');
  const corrected = value(await correct('Shop ', 'Bakery'));
  assert.deepEqual([corrected.sender, corrected.phase], ['Shop', 'paused']);
  const shown = pauseShown(corrected.pause);
  value(await wire.call('campaign.resume', { campaignId, shown }));
  await reached(campaignId, 'finished');
  assert.deepEqual(
    posts().map(({ body }) => JSON.parse(body).sender),
    ['Bakery', 'Bakery', 'Shop', 'Shop'],
  );
  assert.deepEqual(duplicatesIn(practice.ledger), []);
  assert.equal(practice.ledger.texts, 30);
  const timeline = value(
    await wire.call('campaign.timeline', { campaignId, before: null, count: 500 }),
  ).rows.toReversed();
  assert.deepEqual(
    timeline.filter(({ kind }) => kind === 'corrected').map(({ message }) => spoken(message)),
    [
      'Sender changed from “Bakery” to “Shop”. 10 people whose texts were accepted before keep the earlier one.',
    ],
  );
  assert.equal(kindOf(await correct('Late', 'Shop')), 'conflict');
});

test('review and details say the sender or that there is none, the label, encoding and path', async (t) => {
  const { url } = await relayed(t);
  const { wire, draft, start, reached, liveAccount } = await theApp();
  const accountId = await liveAccount(url, 'live-token', { sendPath: '/sms/mtsms', unicodeEncoding: 'UCS2' });
  const campaignId = await draft(1, { accountId, sender: '', label: 'Spring' });
  const { blockers, warnings, route } = value(await wire.call('campaign.review', { campaignId }));
  assert.deepEqual(blockers, []);
  assert.ok(warnings.some(({ message }) => spoken(message) === 'The message names no sender.'));
  assert.deepEqual(route, { sender: '', label: 'Spring', unicodeEncoding: 'UCS2', sendPath: '/sms/mtsms' });
  await start(campaignId);
  const { sender, label, unicodeEncoding, sendPath } = await reached(campaignId, 'finished');
  assert.deepEqual({ sender, label, unicodeEncoding, sendPath }, route);
});
