import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFrozen } from '../../../electron/campaigns/records/frozen.ts';
import { createSessionVault } from '../../../electron/hosts/session-vault.ts';
import type { AccountId } from '../../../shared/brand.ts';
import { dayAfter, dayAt } from '../../../shared/format/sending-day.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { textsIn } from '../../support/ledger.ts';
import { until } from '../../support/until.ts';
import { kindOf, value } from '../support/app.ts';
import { addAudience } from '../support/audience.ts';
import { campaignApp, sharedCampaignApp } from '../support/campaign-app.ts';
import { fictionalNumber, guestColumns } from '../support/people.ts';
import { practiceFor } from '../support/practice.ts';

const theApp = sharedCampaignApp();

test('one text goes to one number as a campaign of one, and a rehearsal to everybody through practice', async () => {
  const { wire, draft, reached } = await theApp();
  const campaignId = await draft(20);
  const number = `+${fictionalNumber(90)}`;
  const shown = value(await wire.call('campaign.testText', { campaignId, n: 3 }));
  assert.equal(shown.text, 'Hi Name 3');
  const testing = value(await wire.call('campaign.test', { campaignId, number, shown }));
  assert.notEqual(testing.id, campaignId);
  await reached(testing.id, 'finished');
  const [text] = value(
    await wire.call('practice.phone', { msisdn: fictionalNumber(90), before: null, count: 5 }),
  ).rows;
  assert.equal(text?.text, 'Hi Name 3');
  const bad = await wire.call('campaign.test', { campaignId, number: 'nobody', shown });
  assert.equal(kindOf(bad), 'bad-input');
  value(await wire.call('settings.save', { settings: { home: 'KE' } }));
  // Valid both in the list's country, Sweden, and in that of the settings.
  const ofTwo = await wire.call('campaign.test', { campaignId, number: '0701740605', shown });
  assert.ok(!ofTwo.ok && /\+46701740605 or \+254701740605/.test(spoken(ofTwo.error.message)));
  const rehearsal = value(await wire.call('campaign.rehearse', { campaignId, includeRecent: false }));
  const state = await reached(rehearsal.id, 'finished');
  assert.deepEqual([state.counts.accepted, state.kind], [20, 'practice']);
  const listed = value(await wire.call('campaign.list', { before: null })).rows;
  assert.deepEqual(
    [campaignId, testing.id, state.id].map((id) => listed.find((one) => one.id === id)?.purpose),
    ['sending', 'test', 'rehearsal'],
  );
  assert.equal(value(await wire.call('campaign.get', { campaignId })).phase, 'draft');
});

test('a test sends exactly the text that was shown, and a tag never goes out unfilled', async (t) => {
  const { wire, draft } = await campaignApp(t);
  const campaignId = await draft(20);
  const number = `+${fictionalNumber(90)}`;
  const first = value(await wire.call('campaign.testText', { campaignId, n: null }));
  assert.deepEqual([first.n, first.text], [0, 'Hi Name 0']);

  const bare = { ...first, n: null, row: null, text: 'Hi {name}' };
  const unread = await wire.call('campaign.test', { campaignId, number, shown: bare });
  assert.equal(kindOf(unread), 'conflict');
  await wire.call('draft.save', { campaignId, patch: { message: 'Bye {name}' } });
  const changed = await wire.call('campaign.test', { campaignId, number, shown: first });
  assert.equal(kindOf(changed), 'conflict');
  const elsewhere = { ...first, text: 'Bye Name 0', accountId: 'another' as AccountId };
  const diverted = await wire.call('campaign.test', { campaignId, number, shown: elsewhere });
  assert.equal(kindOf(diverted), 'conflict');

  await wire.call('draft.save', { campaignId, patch: { audienceId: null } });
  const unfilled = await wire.call('campaign.testText', { campaignId, n: null });
  assert.equal(kindOf(unfilled), 'bad-input');
  await wire.call('draft.save', { campaignId, patch: { message: 'No tags here' } });
  const plain = value(await wire.call('campaign.testText', { campaignId, n: null }));
  assert.deepEqual([plain.row, plain.text], [null, 'No tags here']);
  assert.equal(value(await wire.call('practice.status', {})).texts, 0);
});

test('a test keeps its tags filled where its list is deleted while the token is read', async (t) => {
  const vault = createSessionVault();
  let beforeToken: () => Promise<unknown> = async () => {};
  const { wire, database, draft, reached, liveAccount } = await campaignApp(t, {
    vault: {
      ...vault,
      async read(...asked) {
        await beforeToken();
        return vault.read(...asked);
      },
    },
  });
  const gateway = await practiceFor(t);
  const campaignId = await draft(3, { accountId: await liveAccount(gateway.url, gateway.token) });
  const { audienceId } = value(await wire.call('draft.get', { campaignId }));
  const shown = value(await wire.call('campaign.testText', { campaignId, n: 0 }));
  beforeToken = async () => {
    beforeToken = async () => {};
    value(await wire.call('audience.remove', { audienceId: audienceId! }));
    const kept = database.prepare('SELECT 1 FROM audience');
    await until(() => kept.get() === undefined, { what: 'the end of the list' });
  };
  const number = `+${fictionalNumber(90)}`;
  const { id } = value(await wire.call('campaign.test', { campaignId, number, shown }));
  await reached(id, 'finished');
  assert.deepEqual(textsIn(gateway.ledger, fictionalNumber(90)), ['Hi Name 0']);
});

test('a test of words that depend on the day keeps the day that it was written for', async () => {
  const { wire, database, draft } = await theApp();
  const before = dayAt(Date.now());
  const visit = { cells: [dayAfter(before, 3), ''], msisdn: Number(fictionalNumber(91)) };
  const audienceId = addAudience(database, guestColumns, [visit]);
  const campaignId = await draft(0, { audienceId, message: 'See you {name:relative}' });
  const shown = value(await wire.call('campaign.testText', { campaignId, n: 0 }));
  const number = `+${fictionalNumber(90)}`;
  const { id } = value(await wire.call('campaign.test', { campaignId, number, shown }));
  const { day } = readFrozen(database, id)!;
  assert.ok(day !== undefined && [before, dayAt(Date.now())].includes(day), day);
});
