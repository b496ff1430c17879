import assert from 'node:assert/strict';
import { StatementSync } from 'node:sqlite';
import { test } from 'node:test';
import { readHead } from '../../../electron/store/audience-reader.ts';
import type { AudienceId } from '../../../shared/brand.ts';
import { spoken } from '../../../shared/texts/spoken.ts';
import { accountAt } from '../support/account.ts';
import { kindOf, value, wordsOf } from '../support/app.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { fictionalNumber } from '../support/people.ts';
import { practiceFor } from '../support/practice.ts';
import { relayed } from '../support/relay.ts';
import { plainOptions, practiceBench } from '../support/sending.ts';
import { audienceOf } from '../support/sheet.ts';

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

test('an opt-out that comes and goes after the review may change who is written to, and nothing is sent by it', async (t) => {
  const app = await campaignApp(t);
  const { wire, draft } = app;
  const text = `Phone,Name\n+${fictionalNumber(1)},Ada\n+${fictionalNumber(2)},Ben\n+${fictionalNumber(1)},Eve\n`;
  const { id: audienceId } = await audienceOf(app, text, { duplicates: 'first' });
  const campaignId = await draft(0, { audienceId, message: 'Hi {Name}' });
  const rows = async () => {
    const texts = { audienceId, message: 'Hi {Name}', lettering: { encoded: false } };
    const { viewId } = value(await wire.call('draft.view', { ...texts, filter: 'recipients', search: '' }));
    return value(await wire.call('draft.page', { viewId, from: 0, count: 9 })).map(({ row }) => row);
  };
  value(await wire.call('audience.choose', { audienceId, n: 2 }));
  assert.deepEqual(await rows(), [3, 4]);
  const { people, hash } = value(await wire.call('campaign.review', { campaignId }));
  const msisdn = fictionalNumber(1);
  value(await wire.call('optOut.add', { text: `+${msisdn}`, note: '', source: 'test' }));
  await app.when('the opt-out in the list', async () => (await rows()).length === 1);
  value(await wire.call('optOut.remove', { msisdn, note: '' }));
  await app.when('the first row back in the list', async () => `${await rows()}` === '2,3');
  const started = await wire.call('campaign.start', { campaignId, people, hash, includeRecent: false });
  assert.equal(kindOf(started), 'conflict');
});

test('an account that is changed while a limit is counted was not reviewed, and is not sent through', async (t) => {
  const practice = await practiceFor(t);
  const { wire, draft, liveAccount } = await campaignApp(t);
  const limited = { campaignLimit: 50 };
  const id = await liveAccount(practice.url, practice.token, limited);
  const campaignId = await draft(9, { accountId: id });
  const { people, hash } = value(await wire.call('campaign.review', { campaignId }));
  const counting = Promise.withResolvers<void>();
  const { get } = StatementSync.prototype;
  t.mock.method(
    StatementSync.prototype,
    'get',
    function (this: StatementSync, ...values: Parameters<StatementSync['get']>) {
      if (this.sourceSQL.startsWith('SELECT rest_of')) counting.resolve();
      return get.apply(this, values);
    },
  );
  const starting = wire.call('campaign.start', { campaignId, people, hash, includeRecent: false });
  await counting.promise;
  const account = { ...accountAt(practice.url, { ...limited, unicodeEncoding: 'UCS2' }), id };
  value(await wire.call('account.save', { account }));
  assert.equal(kindOf(await starting), 'conflict');
  assert.equal(practice.ledger.texts, 0);
});

test('a review warns of people who would be texted at night where they live, for now and for a later time', async (t) => {
  const app = await campaignApp(t);
  const { wire, draft, save } = app;
  const campaignId = await draft(5);
  const settings = value(await wire.call('settings.read', {}));
  const nightly = async () => {
    const { warnings } = value(await wire.call('campaign.review', { campaignId }));
    return (
      warnings.map(({ message }) => spoken(message)).find((message) => message.includes('at night')) ?? null
    );
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
  value(await wire.call('settings.save', { settings: { ...settings, quietFrom: 0, quietTo: 23 } }));
  const swedes = 'Phone,Name\n+46 70 174 06 05,Ada\n+46 70 174 06 06,Ben\n';
  await save(campaignId, { options: at('10:00:00'), audienceId: (await audienceOf(app, swedes)).id });
  const { warnings } = value(await wire.call('campaign.review', { campaignId }));
  const [quiet] = warnings.map(({ message, fix }) => [spoken(message), spoken(fix ?? '')]);
  assert.match(quiet![0]!, /^It will be 1[12]:00 for all 2 people\.$/);
  const startAt = warnings[0]?.startAt ?? 0;
  const isOurClock = new Date(startAt).getHours() === 23;
  assert.equal(quiet![1], isOurClock ? '' : 'Their day begins at 23:00.');
  const inSweden = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Stockholm', timeStyle: 'medium' });
  assert.equal(inSweden.format(startAt), '23:00:00');
  await save(campaignId, { options: { ...plainOptions, startAt } });
  const then = value(await wire.call('campaign.review', { campaignId })).warnings;
  assert.ok(
    !then.some((warning) => /for all 2 people/.test(spoken(warning.message))),
    'at that time it is day',
  );
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
  const starting = bench.start(campaign, { revision: head().revision });
  bench.database
    .prepare('UPDATE audience_row SET cells = ? WHERE id >> 24 = ? AND n = 3')
    .run('["Ada", "3"]', audience_id!);
  const started = await starting;
  assert.match(wordsOf(started), /list has changed/);
  assert.equal(bench.phase(campaign), 'draft');
  assert.equal(gateway.ledger.texts, 0);
  value(await bench.start(campaign, { revision: head().revision }));
  await bench.reached(campaign, 'finished');
});
