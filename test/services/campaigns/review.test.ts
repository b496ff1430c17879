import assert from 'node:assert/strict';
import { type DatabaseSync, StatementSync } from 'node:sqlite';
import { test } from 'node:test';
import { openReviewScans } from '../../../electron/campaigns/worker/start/latest-review-scan.ts';
import type { ScanRequest } from '../../../electron/campaigns/worker/start/review-scan.ts';
import { readHead } from '../../../electron/store/audience-reader.ts';
import type { AudienceId } from '../../../shared/brand.ts';
import type { CampaignState } from '../../../shared/campaign/progress/campaign.ts';
import { summaryPage } from '../../../shared/campaign/results/summary-page.ts';
import { dayAt } from '../../../shared/format/sending-day.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { accountAt } from '../support/account.ts';
import { kindOf, value, wordsOf } from '../support/app.ts';
import { campaignApp, sharedCampaignApp } from '../support/campaign-app.ts';
import { fictionalNumber } from '../support/people.ts';
import { practiceFor } from '../support/practice.ts';
import { relayed } from '../support/relay.ts';
import { plainOptions, practiceBench } from '../support/sending.ts';
import { audienceOf } from '../support/sheet.ts';

const theApp = sharedCampaignApp();

test('what changed after the review is never sent: the text, the account, the people or the way of sending', async () => {
  const { wire, draft } = await theApp();
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

test('an opt-out that comes and goes after the review leaves a person’s choice, and nothing is sent by what was reviewed before', async () => {
  const app = await theApp();
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
  await app.when('the chosen row back in the list', async () => `${await rows()}` === '3,4');
  const started = await wire.call('campaign.start', { campaignId, people, hash, includeRecent: false });
  assert.equal(kindOf(started), 'conflict');
});

test('an account that is changed while a limit is counted was not reviewed, and is not sent through', async (t) => {
  const practice = await practiceFor(t);
  const { wire, draft, liveAccount } = await theApp();
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

test('a review says for whom quiet hours hold a sending, now and at a later time, and practice has none', async () => {
  const app = await theApp();
  const { wire, draft, save, liveAccount } = app;
  const campaignId = await draft(5);
  const quiet = async (quietFrom: number, quietTo: number) => {
    value(await wire.call('settings.save', { settings: { quietFrom, quietTo } }));
    const { warnings } = value(await wire.call('campaign.review', { campaignId }));
    const words = warnings.map((one) => ({ ...one, message: spoken(one.message), fix: spoken(one.fix) }));
    return words.find(({ message }) => /quiet hours|for all/.test(message));
  };
  assert.equal(await quiet(0, 23), undefined);
  await save(campaignId, { accountId: await liveAccount('http://127.0.0.1:1', 'live-token') });
  // The United States have several times at once, so that not all of them are in the one hour that is left.
  const never = await quiet(0, 23);
  assert.match(never!.message, /United States: 5 people have quiet hours then/);
  assert.match(never!.fix!, /always in quiet hours/);
  assert.equal(await quiet(6, 6), undefined);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const at = (time: string) => ({ ...plainOptions, startAt: Date.parse(`${tomorrow}T${time}Z`) });
  await save(campaignId, { options: at('10:00:00') });
  assert.match((await quiet(21, 8))!.fix!, /^They wait until .*. The campaign then goes on by itself\.$/);
  await save(campaignId, { options: { ...at('10:00:00'), asksAfterQuiet: true } });
  assert.match((await quiet(21, 8))!.fix!, /; you are asked then\.$/);
  const asking = await liveAccount('http://127.0.0.1:1', 'live-token', { asksAfterQuiet: true });
  for (const [asksAfterQuiet, fix] of [
    [undefined, /; you are asked then\.$/],
    [false, /. The campaign then goes on by itself\.$/],
  ] as const) {
    await save(campaignId, { accountId: asking, options: { ...at('10:00:00'), asksAfterQuiet } });
    assert.match((await quiet(21, 8))!.fix!, fix);
  }
  const swedes = 'Phone,Name\n+46 70 174 06 05,Ada\n+46 70 174 06 06,Ben\n';
  await save(campaignId, { options: at('10:00:00'), audienceId: (await audienceOf(app, swedes)).id });
  const held = await quiet(0, 23);
  assert.match(held!.message, /^It will be 1[12]:00 for all 2 people\.$/);
  const { startAt = 0 } = held!;
  const inSweden = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Stockholm', timeStyle: 'medium' });
  assert.equal(inSweden.format(startAt), '23:00:00');
  await save(campaignId, { options: { ...plainOptions, startAt } });
  assert.equal(await quiet(0, 23), undefined, 'at that time it is day');
  // Two people at one a minute take longer than the minute that is left.
  await save(campaignId, { options: { ...plainOptions, startAt: startAt + 3_540_000, perMinute: 1 } });
  assert.match((await quiet(0, 23))!.message, /^The campaign should end .*, and quiet hours begin /);
});

test('people are texted in their quiet hours only for a reason, and only as many as the review shows', async (t) => {
  const practice = await practiceFor(t, { credit: 100 });
  const app = await theApp();
  const { wire, draft, save, liveAccount, reached } = app;
  value(await wire.call('settings.save', { settings: { quietFrom: 0, quietTo: 0, recentDays: 0 } }));
  const accountId = await liveAccount(practice.url, practice.token);
  const campaignId = await draft(5, { accountId, options: { ...plainOptions, canary: 2 } });
  const reviewed = async (inQuiet: boolean) =>
    value(await wire.call('campaign.review', { campaignId, inQuiet }));
  assert.equal((await reviewed(true)).quietNow, 0);
  const none = await reviewed(false);
  const begin = (anyway?: { reason: string; people: number }, { people, hash } = none) =>
    wire.call('campaign.start', {
      campaignId,
      people,
      hash,
      includeRecent: false,
      ...(anyway && { anyway }),
    });
  assert.equal(kindOf(await begin({ reason: 'Nobody sleeps', people: 5 })), 'conflict');
  // The United States have several times at once, so that they are always quiet somewhere.
  value(await wire.call('settings.save', { settings: { quietFrom: 0, quietTo: 23 } }));
  const [held, sent] = [await reviewed(false), await reviewed(true)];
  const ofTime = ({ warnings }: typeof held) => warnings.filter(({ isOfTime }) => isOfTime);
  assert.deepEqual([held.quietNow, sent.quietNow, held.hash], [5, 5, sent.hash]);
  assert.deepEqual(
    ofTime(held).map(({ stopsCommand }) => stopsCommand),
    [true],
  );
  assert.deepEqual(
    ofTime(sent).map(({ fix, stopsCommand }) => [spoken(fix), stopsCommand]),
    [['They get the text now all the same.', undefined]],
  );
  for (const reason of ['', ' ']) assert.equal(kindOf(await begin({ reason, people: 5 }, sent)), 'bad-input');
  const other = await begin({ reason: 'The water is off', people: 4 }, sent);
  assert.equal(kindOf(other), 'conflict');
  assert.match(wordsOf(other), /Quiet hours now hold 5 people/);
  await save(campaignId, { options: { ...plainOptions, canary: 2, startAt: Date.now() + 3_600_000 } });
  const later = await reviewed(true);
  assert.equal(later.quietNow, 0, 'a later start wakes nobody now');
  assert.equal(kindOf(await begin({ reason: 'The water is off', people: 5 }, later)), 'conflict');
  await save(campaignId, { options: { ...plainOptions, canary: 2 } });
  assert.equal(practice.ledger.texts, 0);
  value(await begin({ reason: ' The water is off ', people: 5 }, await reviewed(true)));
  const paused = await reached(campaignId, 'paused', 'finished');
  const { pause, anyway } = paused;
  assert.deepEqual([pause?.kind, anyway, practice.ledger.texts], ['canary', 'The water is off', 2]);
  value(await wire.call('campaign.resume', { campaignId, shown: { kind: 'canary', chunk: null } }));
  const state = await reached(campaignId, 'finished', 'paused');
  assert.deepEqual([state.phase, practice.ledger.texts], ['finished', 5]);
  const timeline = value(await wire.call('campaign.timeline', { campaignId, before: null, count: 99 }));
  const factsOf = (of: CampaignState) => new Map(summaryPage(of, timeline, null).facts);
  assert.deepEqual([factsOf(paused).has('Ended'), factsOf(state).has('Ended')], [false, true]);
  assert.equal(factsOf(state).get('Credits per part'), '1');
  assert.equal(factsOf(state).get('Sent in quiet hours'), 'The water is off');
  assert.match(
    timeline.rows.map(({ message }) => spoken(message)).join(),
    /ignored until .*“The water is off”/,
  );
  const { rows } = value(await wire.call('campaign.list', { before: null }));
  assert.ok(rows.some(({ id }) => id === campaignId));
});

test('what quiet hours block is sent for a reason, and else the start refuses it too', async (t) => {
  const practice = await practiceFor(t, { credit: 100 });
  const app = await theApp();
  const { wire, draft, liveAccount, reached } = app;
  const accountId = await liveAccount(practice.url, practice.token);
  const list = `Phone,Day\n+46 70 174 06 05,${dayAt(Date.now())}\n`;
  const { id: audienceId } = await audienceOf(app, list);
  const campaignId = await draft(0, { accountId, audienceId, message: 'Come {Day:relative}' });
  const clock = { timeZone: 'Europe/Stockholm', hour: 'numeric', hourCycle: 'h23' } as const;
  const hour = Number(new Intl.DateTimeFormat('en-GB', clock).format());
  const settings = { quietFrom: hour, quietTo: (hour + 23) % 24, recentDays: 0 };
  value(await wire.call('settings.save', { settings }));
  const [held, sent] = [
    value(await wire.call('campaign.review', { campaignId })),
    value(await wire.call('campaign.review', { campaignId, inQuiet: true })),
  ];
  // Just after midnight, 23 hours of quiet end on the same day.
  assert.equal(held.blockers.length, new Date().getHours() < 2 ? held.blockers.length : 1);
  assert.deepEqual([sent.blockers, sent.quietNow], [[], 1]);
  const { people, hash } = held;
  const start = { campaignId, people, hash, includeRecent: false };
  if (held.blockers.length > 0) assert.equal(kindOf(await wire.call('campaign.start', start)), 'bad-input');
  const dash = await wire.call('campaign.start', { ...start, anyway: { reason: ' – ', people: 1 } });
  assert.equal(kindOf(dash), 'bad-input');
  value(await wire.call('campaign.start', { ...start, anyway: { reason: 'Today', people: 1 } }));
  assert.equal((await reached(campaignId, 'finished', 'paused')).phase, 'finished');
});

test('a review says when a sending runs into quiet hours of one country while they hold another', async () => {
  const app = await theApp();
  const { wire, draft, liveAccount } = app;
  value(await wire.call('settings.save', { settings: { quietFrom: 18, quietTo: 8 } }));
  const swede = '+46 70 174 06 05';
  const american = '+1 212 555 0100';
  const { id: audienceId } = await audienceOf(app, `Phone\n${swede}\n${american}\n`);
  const accountId = await liveAccount('http://127.0.0.1:1', 'live-token');
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const inSweden = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Stockholm', timeStyle: 'short' });
  const startAt = [15, 16]
    .map((hour) => Date.parse(`${tomorrow}T${hour}:59Z`))
    .find((at) => inSweden.format(at) === '17:59')!;
  const options = { ...plainOptions, startAt, perMinute: 1 };
  const campaignId = await draft(5, { accountId, audienceId, options });
  const { warnings } = value(await wire.call('campaign.review', { campaignId }));
  const fixOf = (begin: string) =>
    spoken(warnings.find(({ message }) => spoken(message).startsWith(begin))?.fix ?? '');
  assert.match(fixOf('United States'), /^They wait until /);
  // At no moment may both be texted, but each has a morning.
  assert.match(fixOf('The campaign should end'), /^They wait until /);
});

test('a campaign keeps what its account said of quiet hours when it was started, also after a restart', async (t) => {
  const { app, wire, draft, start, liveAccount, database, dataDir } = await campaignApp(t);
  value(await wire.call('settings.save', { settings: { recentDays: 0 } }));
  const id = await liveAccount('http://127.0.0.1:1', 'live-token', { asksAfterQuiet: true });
  const options = { ...plainOptions, startAt: Date.now() + 3_600_000 };
  const campaigns = [
    await draft(5, { accountId: id, options }),
    await draft(5, { accountId: id, options: { ...options, asksAfterQuiet: false } }),
  ];
  for (const campaign of campaigns) await start(campaign);
  const frozen = "SELECT frozen ->> '$.options.asksAfterQuiet' AS asks FROM campaign WHERE id = ?";
  const asks = (from: DatabaseSync) => campaigns.map((campaign) => from.prepare(frozen).get(campaign)?.asks);
  assert.deepEqual(asks(database), [1, 0]);
  const change = { ...accountAt('http://127.0.0.1:1', { name: 'Renamed' }), id };
  assert.equal(value(await wire.call('account.save', { account: change })).asksAfterQuiet, true);
  await app.close();
  database.close();
  const again = await campaignApp(t, { dataDir });
  const kept = value(await again.wire.call('account.list', {})).find((account) => account.id === id);
  assert.equal(kept?.asksAfterQuiet, true);
  value(await again.wire.call('account.save', { account: { ...change, asksAfterQuiet: false } }));
  assert.deepEqual(asks(again.database), [1, 0]);
});

test('a review says when a sending would end after its last moment, and is blocked by one before its start', async () => {
  const { wire, draft, save } = await theApp();
  const campaignId = await draft(5);
  const startAt = Date.now() + 3_600_000;
  const told = async (notAfter: number) => {
    await save(campaignId, { options: { ...plainOptions, startAt, perMinute: 1, notAfter } });
    const { blockers, warnings } = value(await wire.call('campaign.review', { campaignId }));
    return [...blockers, ...warnings].map(({ message }) => spoken(message)).join(' ');
  };
  assert.match(await told(startAt - 1), /The deadline of this campaign is before its start/);
  assert.match(await told(startAt + 60_000), /The campaign should end .*, after its deadline/);
  assert.doesNotMatch(await told(startAt + 3_600_000), /deadline/);
});

test('what is changed while the review is being made was not reviewed, and is not sent by it', async (t) => {
  const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const service = await relayed(t, {
    wait: () => {
      asked.resolve();
      return answer.promise;
    },
  });
  const { wire, draft, liveAccount } = await theApp();
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

test('another time goes through nobody again, and whatever may change who gets what goes through everybody', async (t) => {
  const { wire, draft, database } = await theApp();
  const campaignId = await draft(3);
  const { audienceId } = value(await wire.call('draft.get', { campaignId }));
  const reviews = openReviewScans(database);
  let walked = 0;
  const { get } = StatementSync.prototype;
  t.mock.method(
    StatementSync.prototype,
    'get',
    function (this: StatementSync, ...values: Parameters<StatementSync['get']>) {
      if (this.sourceSQL.includes('group_concat(cells)')) walked += 1;
      return get.apply(this, values);
    },
  );
  let now = 1_000_000;
  const looks = async (change: Partial<ScanRequest> = {}): Promise<number> => {
    const before = walked;
    const request: ScanRequest = {
      ...{ campaignId, audienceId: audienceId!, message: 'Hi {name}', options: plainOptions },
      ...{ restOf: null, recentDays: 7, includeRecent: false, quiet: null, lettering: { encoded: false } },
      ...change,
    };
    assert.ok((await reviews.scan(request, now)).samples.length > 0);
    return walked - before;
  };
  assert.equal(await looks(), 1);
  for (const options of [
    { ...plainOptions, startAt: now + 60_000 },
    { ...plainOptions, startAt: now + 90_000, canaryNow: true },
    { ...plainOptions, notAfter: now + 99_000, asksAfterQuiet: true },
  ])
    assert.equal(await looks({ options }), 0);
  assert.equal(await looks({ options: { ...plainOptions, canary: 1 } }), 1);
  assert.equal(await looks({ message: 'Hello {name}' }), 1);
  assert.equal(await looks({ includeRecent: true }), 1);
  const changes: (() => unknown)[] = [
    () => wire.call('audience.edit', { audienceId: audienceId!, n: 1, column: 0, value: 'Someone else' }),
    () => wire.call('optOut.add', { text: `+${fictionalNumber(999)}`, note: '', source: 'test' }),
    () => database.exec('UPDATE happened SET latest = latest + 1'),
    () => reviews.forget(),
    () => (now += 60_000),
  ];
  for (const change of changes) {
    await looks();
    assert.equal(await looks(), 0);
    await change();
    assert.equal(await looks(), 1, String(change));
  }
});
