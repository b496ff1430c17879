import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pauseShown } from '../../../shared/campaign/outcome/pause.ts';
import { longDay } from '../../../shared/format/format-time.ts';
import { dayAt } from '../../../shared/format/sending-day.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { accountAt } from '../support/account.ts';
import { value } from '../support/app.ts';
import { sharedCampaignApp } from '../support/campaign-app.ts';
import { practiceFor } from '../support/practice.ts';
import { plainOptions } from '../support/sending.ts';

const theApp = sharedCampaignApp();

// Fault (account): a campaign is deleted on a day with a limit on spending -> what it took still counts for that day
test('over a limit of its account a campaign is not sent before the limit is raised by hand', async (t) => {
  const practice = await practiceFor(t, { token: 'live-token' });
  const { wire, draft, save, start, reached, liveAccount } = await theApp();
  const id = await liveAccount(practice.url, 'live-token', { campaignLimit: 15, dayLimit: 25 });
  const limit = async (change: { campaignLimit?: number | null; dayLimit?: number | null }) =>
    value(await wire.call('account.save', { account: { ...accountAt(practice.url), id, ...change } }));
  const review = async (campaignId: Awaited<ReturnType<typeof draft>>) => {
    const { hash, people, blockers } = value(await wire.call('campaign.review', { campaignId }));
    return { hash, people, words: blockers.map(({ message }) => spoken(message)) };
  };

  const first = await draft(20, { accountId: id });
  const over = await review(first);
  assert.deepEqual(over.words, [
    'This takes about 20 credits, and the account’s limit for a campaign is 15.',
  ]);
  const { hash, people } = over;
  const refused = await wire.call('campaign.start', {
    campaignId: first,
    hash,
    people,
    includeRecent: false,
  });
  assert.match(refused.ok ? '' : spoken(refused.error.message), /limit for a campaign is 15/);
  assert.equal(practice.ledger.texts, 0);

  assert.equal((await limit({ campaignLimit: 20 })).dayLimit, 25, 'what is left out stays as it was');
  assert.deepEqual((await review(first)).words, []);
  await start(first);
  await reached(first, 'finished');

  const second = await draft(10, { accountId: id, message: 'Another' });
  assert.deepEqual((await review(second)).words, [
    `This takes about 10 credits on ${longDay(dayAt(Date.now()))} and other campaigns of that day take 20, and the account’s limit for a day is 25.`,
  ]);
  value(await wire.call('campaign.remove', { campaignId: first, phase: 'finished' }));
  assert.match(
    (await review(second)).words[0] ?? '',
    /other campaigns of that day take 20/,
    'deleted or not',
  );
  const startAt = Date.now() + 2 * 86_400_000;
  const { options } = value(await wire.call('draft.get', { campaignId: second }));
  await save(second, { options: { ...options, startAt } });
  assert.deepEqual((await review(second)).words, [], 'on another day');
  await start(second);
  const third = await draft(20, { accountId: id, message: 'A third', options: { ...options, startAt } });
  assert.match((await review(third)).words[0] ?? '', /other campaigns of that day take 10/);
  await limit({ dayLimit: null });
  assert.deepEqual((await review(third)).words, []);
});

test('a canary counts on the day it goes, and the others on the day that they wait for', async (t) => {
  const practice = await practiceFor(t);
  const { wire, draft, save, start, reached, liveAccount } = await theApp();
  const accountId = await liveAccount(practice.url, practice.token, { dayLimit: 25 });
  const { options } = value(await wire.call('draft.get', { campaignId: await draft(1) }));
  const startAt = Date.now() + 2 * 86_400_000;
  const plan = { ...options, canary: 2, canaryNow: true, startAt };
  const other = await draft(24, { accountId, message: 'Another' });
  const blockers = async (campaignId: typeof other, change = {}) => {
    await save(campaignId, { options: { ...options, ...change } });
    const { blockers } = value(await wire.call('campaign.review', { campaignId }));
    return blockers.map(({ message }) => spoken(message));
  };
  const others = (credits: number) => new RegExp(`other campaigns of that day take ${credits},`);

  const waiting = await draft(20, { accountId, options: plan });
  await start(waiting);
  for (const kind of ['canary', 'start-time'] as const) {
    const { pause } = await reached(waiting, 'paused');
    assert.equal(pause?.kind, kind);
    assert.match((await blockers(other))[0] ?? '', others(2), `today, as it waits for ${kind}`);
    const [then = ''] = await blockers(other, { startAt });
    assert.match(then, others(18), `then, as it waits for ${kind}`);
    assert.ok(then.startsWith(`This takes about 24 credits on ${longDay(dayAt(startAt))} `), then);
    if (kind === 'start-time') break;
    value(await wire.call('campaign.resume', { campaignId: waiting, shown: pauseShown(pause) }));
  }

  const midnight = new Date(Date.now() + 86_400_000).setHours(0, 0, 0, 0);
  await start(await draft(1, { accountId, message: 'Midnight', options: { ...options, startAt: midnight } }));
  assert.match((await blockers(other))[0] ?? '', others(2), 'what goes at midnight counts for the next day');

  await start(await draft(22, { accountId, message: 'Today' }));
  const split = await draft(7, { accountId, message: 'On two days' });
  const [early = ''] = await blockers(split, plan);
  assert.match(early, others(24), 'its canary goes today');
  assert.ok(early.startsWith(`This takes about 2 credits on ${longDay(dayAt(Date.now()))} `), early);
  assert.deepEqual(await blockers(split, { ...plan, canary: 1 }), []);
  assert.deepEqual(await blockers(split, { startAt }), [], 'all of it then');
});

test('what quiet hours hold counts on the day that they end, of this campaign and of others', async (t) => {
  const practice = await practiceFor(t);
  const { wire, draft, start, liveAccount, database } = await theApp();
  const hours = (quietFrom: number, quietTo: number) =>
    wire.call('settings.save', { settings: { quietFrom, quietTo } });
  value(await hours(21, 8));
  t.after(() => hours(0, 0));
  const accountId = await liveAccount(practice.url, practice.token, { dayLimit: 25 });
  const at = (days: number, hour: number) => {
    const day = new Date();
    return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days, hour).getTime();
  };
  const draftAt = async (message: string, people: number, startAt: number) => {
    const id = await draft(people, { accountId, message, options: { ...plainOptions, startAt } });
    // Of no country, so that this computer's clock counts.
    const rows = 'WHERE id >> 24 = (SELECT audience_id FROM campaign WHERE id = ?)';
    database.prepare(`UPDATE audience_row SET msisdn = 99912345600 + n ${rows}`).run(id);
    return id;
  };
  const blockers = async (campaignId: Awaited<ReturnType<typeof draft>>) => {
    const { blockers } = value(await wire.call('campaign.review', { campaignId }));
    return blockers.map(({ message }) => spoken(message)).join();
  };
  await start(await draftAt('In the evening', 20, at(2, 22)));
  const takes = /other campaigns of that day take 20,/;
  assert.equal(await blockers(await draftAt('That day', 10, at(2, 12))), '');
  assert.match(await blockers(await draftAt('The next morning', 10, at(3, 12))), takes);
  assert.match(await blockers(await draftAt('Also in the evening', 10, at(2, 23))), takes);
});

test('two campaigns that are started at once keep within the limit of a day together', async (t) => {
  const practice = await practiceFor(t);
  const { wire, draft, liveAccount } = await theApp();
  const accountId = await liveAccount(practice.url, practice.token, { dayLimit: 25 });
  const drafts = [
    await draft(20, { accountId, message: 'One' }),
    await draft(20, { accountId, message: 'Two' }),
  ];
  const starts = await Promise.all(
    drafts.map(async (campaignId) => {
      const { hash, people } = value(await wire.call('campaign.review', { campaignId }));
      return { campaignId, hash, people, includeRecent: false };
    }),
  );
  const started = await Promise.all(starts.map((start) => wire.call('campaign.start', start)));
  assert.deepEqual(started.map(({ ok }) => ok).sort(), [false, true]);
});

test('what a request took counts for its day, also where a later attempt with the others was refused', async (t) => {
  const practice = await practiceFor(t);
  const { wire, draft, start, reached, liveAccount } = await theApp();
  const accountId = await liveAccount(practice.url, practice.token, { dayLimit: 15 });
  practice.script('missing-ids, 400');
  const first = await draft(10, { accountId });
  await start(first);
  const paused = await reached(first, 'paused');
  const taken = paused.creditConsumed ?? 0;
  assert.ok(paused.counts.accepted > 0 && paused.counts.unknown > 0 && taken > 0);
  const again = { chunk: 0, verdict: 'send-again', attempts: 1 } as const;
  value(await wire.call('chunk.resolve', { campaignId: first, ...again }));
  value(await wire.call('campaign.resume', { campaignId: first, shown: { kind: 'unknown', chunk: 0 } }));
  const refused = await reached(first, 'paused');
  assert.ok(refused.counts.refused > 0);
  value(await wire.call('campaign.cancel', { campaignId: first }));
  const others = new RegExp(`other campaigns of that day take ${taken},`);
  const second = await draft(10, { accountId, message: 'Another' });
  const blockers = async (): Promise<string> => {
    const review = value(await wire.call('campaign.review', { campaignId: second }));
    return spoken(review.blockers[0]?.message ?? '');
  };
  assert.match(await blockers(), others);
  value(await wire.call('campaign.remove', { campaignId: first, phase: 'cancelled' }));
  assert.match(await blockers(), others, 'deleted or not');
});

test('what was sent just after midnight counts on that day, and what was sent just before does not', async (t) => {
  const practice = await practiceFor(t, { token: 'live-token' });
  const { wire, database, draft, start, reached, liveAccount } = await theApp();
  const accountId = await liveAccount(practice.url, 'live-token', { dayLimit: 25 });
  const first = await draft(20, { accountId });
  await start(first);
  await reached(first, 'finished');
  const second = await draft(10, { accountId, message: 'Another' });
  const midnight = new Date().setHours(0, 0, 0, 0);
  const blocked = async (at: number) => {
    database
      .prepare('UPDATE attempt SET started_at = ?1, ended_at = ?1 WHERE campaign_id = ?2')
      .run(at, first);
    return value(await wire.call('campaign.review', { campaignId: second })).blockers.length;
  };
  assert.deepEqual([await blocked(midnight), await blocked(midnight - 1)], [1, 0]);
});
