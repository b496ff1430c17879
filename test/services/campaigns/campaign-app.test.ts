import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { createSessionVault } from '../../../electron/hosts/session-vault.ts';
import type { AccountInput } from '../../../shared/account/account.ts';
import type { AccountId, CampaignId } from '../../../shared/brand.ts';
import { pauseShown } from '../../../shared/campaign/pause.ts';
import { until } from '../../support/until.ts';
import { accountAt } from '../support/account.ts';
import { kindOf, type TestApp, value, wordsOf } from '../support/app.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { fictionalNumber } from '../support/people.ts';
import { practiceFor } from '../support/practice.ts';
import { plainOptions } from '../support/sending.ts';

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

test('a campaign is reviewed, sent through practice, followed, looked up and saved', async (t) => {
  const { wire, events, when, draft, start, reached } = await campaignApp(t);
  const campaignId = await draft(25, { message: 'Hi {name|there}' });
  const review = value(await wire.call('campaign.review', { campaignId }));
  assert.deepEqual([review.people, review.parts, review.chunks, review.kind], [25, 25, 3, 'practice']);
  assert.deepEqual(review.blockers, []);
  assert.equal(review.samples[0]?.text, 'Hi Name 0');
  assert.ok(review.balance.ok);
  assert.deepEqual(review.prediction, {
    people: 25,
    parts: 25,
    requests: 3,
    credits: 25,
    creditsFrom: 'assumed',
    seconds: 6,
    secondsFrom: 'assumed',
  });
  const first = await start(campaignId);
  assert.ok(first.phase === 'running' || first.phase === 'finished');
  const state = await reached(campaignId, 'finished');
  assert.deepEqual([state.counts.accepted, state.acceptedParts, state.creditConsumed], [25, 25, 25]);
  assert.equal(state.expectedCredit, 25);
  await when('news of the end in the window', () => {
    const last = events.findLast((event) => event.type === 'campaign');
    return last?.campaign.phase === 'finished';
  });
  const left = review.balance.credit - 25;
  await when('the balance after everybody was sent to', () => {
    const last = events.findLast((event) => event.type === 'balance');
    return last?.balance.ok && last.balance.value.credit === left;
  });

  const view = value(
    await wire.call('result.view', { campaignId, filter: 'accepted', search: 'name 7', chunk: null }),
  );
  assert.equal(view.count, 1);
  const [row] = value(await wire.call('result.page', { viewId: view.viewId, from: 0, count: 10 }));
  assert.deepEqual([row?.text, row?.state, row?.row, row?.returned], ['Hi Name 7', 'accepted', 9, null]);
  assert.match(row?.id ?? '', /^\d+$/);
  const history = value(await wire.call('history.find', { number: `+${fictionalNumber(7)}` }));
  assert.deepEqual(
    history.rows.map(({ text, state: one }) => [text, one]),
    [['Hi Name 7', 'accepted']],
  );
  assert.deepEqual([history.msisdn, history.optOut], [fictionalNumber(7), null]);
  value(
    await wire.call('optOut.add', { text: fictionalNumber(7), note: 'by phone', source: 'added by hand' }),
  );
  const { rows, optOut } = value(await wire.call('history.find', { number: `+${fictionalNumber(7)}` }));
  assert.deepEqual([rows.length, optOut?.note, optOut?.source], [1, 'by phone', 'added by hand']);
  assert.deepEqual(value(await wire.call('history.find', { number: '1201' })), {
    msisdn: null,
    optOut: null,
    rows: [],
  });

  const csv = await saved(wire, { what: 'results', campaignId, filter: 'all' });
  assert.equal(csv.split('\r\n').length, 27);
  assert.match(csv, new RegExp(`\\r\\n2,${fictionalNumber(0)},Accepted,Hi Name 0,1,1,`));
  assert.match(
    await saved(wire, { what: 'summary', campaignId }),
    /<h1>Test<\/h1>[\s\S]*Accepted<\/th><td>25/,
  );
  const list = value(await wire.call('campaign.list', {}));
  assert.deepEqual([list[0]?.id, list[0]?.accepted, list[0]?.phase], [campaignId, 25, 'finished']);
});

async function saved(
  wire: TestApp['wire'],
  request: Parameters<typeof wire.call<'export.open'>>[1],
): Promise<string> {
  const opened = value(await wire.call('export.open', request));
  let text = '';
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  for (;;) {
    const piece = value(await wire.call('export.read', { exportId: opened.exportId }));
    text += decoder.decode(piece.bytes, { stream: true });
    if (piece.done) return text;
  }
}

/** The second request of a campaign, once the balance hints at what became of it. */
function hinted({ wire, when }: TestApp, campaignId: CampaignId) {
  return when('a hint of the balance', async () => {
    const { row } = value(await wire.call('chunk.waiting', { campaignId, preferred: 1 }));
    return row?.balanceHint != null && row;
  });
}

test('an unknown chunk shows who, what was observed and what the balance suggests, and keeps the verdict', async (t) => {
  const stage = await campaignApp(t);
  const { wire, draft, start, reached, practise } = stage;
  const campaignId = await draft(30);
  await practise('ok, 500-after');
  await start(campaignId);
  const paused = await reached(campaignId, 'paused');
  assert.equal(paused.pause?.kind, 'unknown');
  assert.equal(paused.pause?.chunk, 1);
  const chunk = await hinted(stage, campaignId);
  assert.equal(chunk.balanceHint, 'The balance fell by 10, this request should cost 10: probably accepted.');
  assert.match(chunk.attempts[0]?.observed ?? '', /answered 500/);
  assert.equal(chunk.people, 10);
  const view = value(await wire.call('result.view', { campaignId, filter: 'unknown', search: '', chunk: 1 }));
  assert.equal(view.count, 10);
  const verdict = { campaignId, chunk: 1, verdict: 'treat-as-sent' } as const;
  const unseen = await wire.call('chunk.rule', { ...verdict, attempts: 2 });
  assert.equal(kindOf(unseen), 'conflict', 'another attempt than the one shown');
  value(await wire.call('chunk.rule', { ...verdict, attempts: 1 }));
  const otherwise = await wire.call('campaign.resume', {
    campaignId,
    shown: { kind: 'canary', chunk: null },
  });
  assert.equal(kindOf(otherwise), 'conflict', 'another pause than the one shown');
  assert.equal(value(await wire.call('campaign.get', { campaignId })).phase, 'paused');
  value(await wire.call('campaign.resume', { campaignId, shown: pauseShown(paused.pause) }));
  const finished = await reached(campaignId, 'finished');
  assert.deepEqual([finished.counts.accepted, finished.counts['treated-as-sent']], [20, 10]);
  const kinds = value(await wire.call('campaign.timeline', { campaignId })).map(({ kind }) => kind);
  assert.deepEqual(kinds, ['created', 'started', 'paused', 'verdict', 'resumed', 'finished']);
});

test('a refusal shows the words and the row it names; the rest goes on after taking it out', async (t) => {
  const { wire, draft, start, reached, practise } = await campaignApp(t);
  const campaignId = await draft(20);
  await practise('400-number');
  await start(campaignId);
  const { pause } = await reached(campaignId, 'paused');
  const refusal = async () =>
    value(await wire.call('chunk.waiting', { campaignId, preferred: 0 })).row?.refusal;
  const takeOut = () => wire.call('chunk.takeOut', { campaignId, chunk: 0, positions: [0] });
  const refused = await refusal();
  assert.deepEqual(refused?.named, [{ position: 0, row: 2, msisdn: fictionalNumber(0) }]);
  assert.ok(refused?.canBisect);
  value(await takeOut());
  assert.deepEqual((await refusal())?.named, [], 'who is taken out is not asked about again');
  assert.equal(kindOf(await takeOut()), 'conflict');
  value(await wire.call('campaign.resume', { campaignId, shown: pauseShown(pause) }));
  const { counts } = await reached(campaignId, 'finished');
  assert.deepEqual([counts.accepted, counts.skipped], [19, 1]);
  const view = value(
    await wire.call('result.view', { campaignId, filter: 'skipped', search: '', chunk: null }),
  );
  const [row] = value(await wire.call('result.page', { viewId: view.viewId, from: 0, count: 1 }));
  assert.deepEqual([row?.state, row?.reason], ['skipped', 'Taken out by hand.']);
});

test('where ids are missing, the balance is weighed against the whole request, which the service may have charged', async (t) => {
  const stage = await campaignApp(t);
  const { draft, start, reached, practise } = stage;
  const campaignId = await draft(20);
  await practise('ok, missing-ids');
  await start(campaignId);
  const { counts } = await reached(campaignId, 'paused');
  assert.deepEqual([counts.accepted, counts.unknown], [19, 1]);
  const { balanceHint } = await hinted(stage, campaignId);
  assert.equal(balanceHint, 'The balance fell by 10, this request should cost 10: probably accepted.');
});

test('a request to one person that nobody was charged for is never said to be accepted', async (t) => {
  const stage = await campaignApp(t);
  const { draft, start, reached, practise } = stage;
  const campaignId = await draft(11);
  await practise('ok, 500-before');
  await start(campaignId);
  await reached(campaignId, 'paused');
  const { balanceHint } = await hinted(stage, campaignId);
  assert.equal(balanceHint, 'The balance did not change, this request should cost 1: probably not accepted.');
});

test('cancelled midway, a copy to the rest reaches exactly the others', async (t) => {
  const { wire, draft, start, reached, practise } = await campaignApp(t);
  const campaignId = await draft(30);
  await practise('ok, 400');
  await start(campaignId);
  await reached(campaignId, 'paused');
  assert.equal(value(await wire.call('campaign.cancel', { campaignId })).phase, 'cancelled');
  const { draft: rest } = value(await wire.call('campaign.copy', { campaignId, rest: true }));
  assert.equal(rest.name, 'Rest of Test');
  const review = value(await wire.call('campaign.review', { campaignId: rest.id }));
  assert.equal(review.people, 20);
  assert.match(JSON.stringify(review.excluded), /already reached.*10/);
  await start(rest.id);
  await reached(rest.id, 'finished');
  const { texts, phones } = value(await wire.call('practice.status', {}));
  assert.deepEqual([texts, phones], [30, 30]);
});

test('the rest is sent what was frozen, once its list was deleted: nobody who was or may have been reached, nobody who opted out', async (t) => {
  const { wire, draft, start, reached, practise } = await campaignApp(t);
  const campaignId = await draft(40, { message: 'Hi {Name|there}, or {name|friend}' });
  const { audienceId } = value(await wire.call('draft.get', { campaignId }));
  // Ten are accepted, ten are in doubt with some of them reached, twenty are left.
  await practise('ok, 500-after');
  await start(campaignId);
  await reached(campaignId, 'paused');
  await wire.call('campaign.cancel', { campaignId });
  await wire.call('optOut.add', { text: `+${fictionalNumber(25)}`, note: '', source: 'test' });
  value(await wire.call('audience.remove', { audienceId: audienceId! }));

  const { draft: rest, note } = value(await wire.call('campaign.copy', { campaignId, rest: true }));
  assert.match(note ?? '', /deleted/);
  const kept = value(await wire.call('audience.get', { audienceId: rest.audienceId! }));
  assert.deepEqual([kept.name, kept.columns], ['Rest of Test', ['name']]);
  assert.deepEqual([kept.counts.rows, kept.counts.recipients, kept.counts.optedOut], [20, 19, 1]);
  assert.equal(value(await wire.call('campaign.review', { campaignId: rest.id })).people, 19);
  await start(rest.id);
  await reached(rest.id, 'finished');
  const { texts, phones } = value(await wire.call('practice.status', {}));
  assert.deepEqual([texts, phones], [39, 39]);
  const [row] = value(await wire.call('history.find', { number: `+${fictionalNumber(39)}` })).rows;
  assert.equal(row?.text, 'Hi Name 39, or Name 39');
  const doubted = value(await wire.call('history.find', { number: `+${fictionalNumber(15)}` })).rows;
  assert.deepEqual(
    doubted.map(({ state }) => state),
    ['unknown'],
  );
});

test('the rest of a list that was changed since is sent what was frozen, and the change is told', async (t) => {
  const { wire, draft, start, reached, practise } = await campaignApp(t);
  const campaignId = await draft(20);
  const { audienceId } = value(await wire.call('draft.get', { campaignId }));
  await practise('ok, 400');
  await start(campaignId);
  await reached(campaignId, 'paused');
  await wire.call('campaign.cancel', { campaignId });
  const same = value(await wire.call('campaign.copy', { campaignId, rest: true }));
  assert.deepEqual([same.note, same.draft.audienceId], [null, audienceId]);
  const change = { audienceId: audienceId!, n: 15, column: 0, value: 'Somebody else' };
  value(await wire.call('audience.edit', change));
  const { draft: rest, note } = value(await wire.call('campaign.copy', { campaignId, rest: true }));
  assert.match(note ?? '', /changed after this campaign started/);
  assert.notEqual(rest.audienceId, audienceId);
  await start(rest.id);
  await reached(rest.id, 'finished');
  const [row] = value(await wire.call('history.find', { number: `+${fictionalNumber(15)}` })).rows;
  assert.equal(row?.text, 'Hi Name 15');
  assert.equal(value(await wire.call('practice.status', {})).texts, 20);
});

test('what was deleted is in no file of the database any more', async (t) => {
  const { wire, database, dataDir, draft, start, reached } = await campaignApp(t);
  const campaignId = await draft(30, { message: 'A very particular text for {name}' });
  await start(campaignId);
  const state = await reached(campaignId, 'finished');
  const file = () =>
    ['tagline.db', 'tagline.db-wal'].map((name) => readFileSync(join(dataDir, name), 'latin1')).join('');
  assert.ok(file().includes('A very particular text'));
  value(
    await wire.call('audience.remove', {
      audienceId: database.prepare('SELECT id FROM audience').get()!.id as never,
    }),
  );
  const moved = await wire.call('campaign.remove', { campaignId, phase: 'draft' });
  assert.equal(kindOf(moved), 'conflict', 'shown as a draft, it is sent by now');
  value(await wire.call('campaign.remove', { campaignId, phase: 'finished' }));
  const marks = ['A very particular text', 'Name 17', fictionalNumber(17)];
  // People are erased in the background, since a million of them take some seconds.
  const left = () => marks.filter((mark) => file().includes(mark));
  await until(() => left().length === 0, { what: 'nothing left of what was deleted', seen: left });
  assert.equal((await wire.call('campaign.get', { campaignId })).ok, false);
  assert.deepEqual(value(await wire.call('history.find', { number: fictionalNumber(3) })).rows, []);
  assert.equal(state.people, 30);
  const log = readFileSync(join(dataDir, 'tagline.log'), 'utf8');
  assert.doesNotMatch(log, /particular|Name|1201555|practice-token/);
});

test('only ended campaigns can be deleted, and old ones all at once', async (t) => {
  const { wire, draft, start, reached } = await campaignApp(t);
  const open = await draft(20, {
    options: { ...plainOptions, canary: 5 },
  });
  await start(open);
  await reached(open, 'paused');
  const refused = await wire.call('campaign.remove', { campaignId: open, phase: 'paused' });
  assert.equal(kindOf(refused), 'not-ready');
  const done = await draft(10);
  await start(done);
  await reached(done, 'finished');
  assert.deepEqual(value(await wire.call('campaign.older', { days: 1 })), { campaigns: 0 });
  const ended = async () => value(await wire.call('campaign.older', { days: 0 })).campaigns;
  await until(async () => (await ended()) === 1, { what: 'a moment after the end' });
  const others = await wire.call('campaign.removeOlder', { days: 0, shown: 2 });
  assert.equal(kindOf(others), 'conflict', 'another number was shown');
  assert.deepEqual(value(await wire.call('campaign.removeOlder', { days: 0, shown: 1 })), { removed: 1 });
  assert.deepEqual(
    value(await wire.call('campaign.list', {})).map(({ id }) => id),
    [open],
  );
});

test('one text goes to one number as a campaign of one, and a rehearsal to everybody through practice', async (t) => {
  const { wire, draft, reached } = await campaignApp(t);
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
  const rehearsal = value(await wire.call('campaign.rehearse', { campaignId, includeRecent: false }));
  const state = await reached(rehearsal.id, 'finished');
  assert.deepEqual([state.counts.accepted, state.kind], [20, 'practice']);
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
      async read(accountId) {
        await beforeToken();
        return vault.read(accountId);
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
  assert.deepEqual(gateway.ledger.textsOf(fictionalNumber(90)), ['Hi Name 0']);
});

test('a later time starts by itself; taken off the schedule it is a draft again', async (t) => {
  const { wire, draft, start, reached } = await campaignApp(t);
  const startAt = Date.now() + 900_000;
  const soon = await draft(10, { options: { ...plainOptions, startAt } });
  assert.equal((await start(soon)).phase, 'scheduled');
  const late = await draft(10, { options: { ...plainOptions, startAt: startAt + 900_000 } });
  assert.equal((await start(late)).phase, 'scheduled');
  t.mock.timers.enable({ apis: ['Date'], now: startAt + 1000 });
  assert.equal(value(await wire.call('campaign.unschedule', { campaignId: late })).phase, 'draft');
  const state = await reached(soon, 'finished');
  assert.equal(state.counts.accepted, 10);
});

test('a time that passed while the app was closed asks, and never fires late', async (t) => {
  const { app, wire, database, dataDir, draft, start } = await campaignApp(t);
  const campaignId = await draft(10, { options: { ...plainOptions, startAt: Date.now() + 900_000 } });
  await start(campaignId);
  await app.close();
  database
    .prepare("UPDATE campaign SET frozen = json_set(frozen, '$.options.startAt', ?)")
    .run(Date.now() - 120_000);
  const again = await campaignApp(t, { dataDir });
  const state = await again.reached(campaignId, 'missed');
  assert.equal(state.people, 0);
  const timeline = value(await again.wire.call('campaign.timeline', { campaignId }));
  assert.match(timeline.at(-1)?.message ?? '', /passed 2 min/);
  assert.equal((await wire.call('campaign.get', { campaignId })).ok, false);
});

test('chunks and results are paged, filtered and searched', async (t) => {
  const { wire, draft, start, reached, practise } = await campaignApp(t);
  const campaignId = await draft(95);
  await practise('ok*4, wrong-text');
  await start(campaignId);
  await reached(campaignId, 'paused');
  const { count, rows } = value(await wire.call('chunk.list', { campaignId, from: 3, count: 4 }));
  assert.equal(count, 10);
  assert.deepEqual(
    rows.map(({ chunk, state, people }) => [chunk, state, people]),
    [
      [3, 'accepted', 10],
      [4, 'accepted', 10],
      [5, 'waiting', 10],
      [6, 'waiting', 10],
    ],
  );
  const counts: Record<string, number> = {};
  for (const filter of [
    'all',
    'accepted',
    'different',
    'waiting',
    'unknown',
    'skipped',
    'refused',
    'not-sent',
  ] as const) {
    counts[filter] = value(
      await wire.call('result.view', { campaignId, filter, search: '', chunk: null }),
    ).count;
  }
  assert.deepEqual(counts, {
    all: 95,
    accepted: 50,
    different: 1,
    waiting: 45,
    unknown: 0,
    skipped: 0,
    refused: 0,
    'not-sent': 0,
  });
  const number = fictionalNumber(42);
  const found = value(
    await wire.call('result.view', {
      campaignId,
      filter: 'all',
      search: `+${number.slice(0, 4)} ${number.slice(4)}`,
      chunk: null,
    }),
  );
  const [row] = value(await wire.call('result.page', { viewId: found.viewId, from: 0, count: 5 }));
  assert.deepEqual([found.count, row?.position], [1, 42]);
  const gone = await wire.call('result.page', { viewId: 'none', from: 0, count: 1 });
  assert.equal(kindOf(gone), 'not-found');
});

test('a balance below the level of the account is called low', async (t) => {
  const { wire } = await campaignApp(t);
  const accountId = 'practice' as AccountId;
  const { id: _id, ...practice } = value(await wire.call('account.list', {})).find(
    ({ id }) => id === accountId,
  )!;
  const { credit } = value(await wire.call('balance.read', { accountId }));
  for (const [lowBalance, low] of [
    [credit + 1, true],
    [credit, false],
    [null, false],
  ] as const) {
    const { name, baseUrl, sendPath, sender, label, unicodeEncoding, currency } = practice;
    const account = { id: accountId, name, baseUrl, sendPath, sender, label, unicodeEncoding, currency };
    value(await wire.call('account.save', { account: { ...account, lowBalance } }));
    assert.equal(value(await wire.call('balance.read', { accountId })).low, low);
  }
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

test('an account that is pointed elsewhere or removed under a campaign: what was begun goes on, nothing goes elsewhere, and the rest can go by another', async (t) => {
  const { wire, events, draft, save, start, reached, liveAccount } = await campaignApp(t);
  const here = await practiceFor(t, { faults: 'ok, 500-after' });
  const elsewhere = await practiceFor(t);
  const fields: AccountInput = accountAt(here.url);
  const accountId = await liveAccount(here.url, here.token);
  const campaignId = await draft(30, { accountId });
  await start(campaignId);
  const shown = pauseShown((await reached(campaignId, 'paused')).pause);

  const moved = { ...fields, id: accountId, baseUrl: elsewhere.url };
  value(await wire.call('account.save', { account: moved }));
  value(await wire.call('token.save', { accountId, token: elsewhere.token }));
  value(await wire.call('chunk.rule', { campaignId, chunk: 1, verdict: 'treat-as-sent', attempts: 1 }));
  const resumed = await wire.call('campaign.resume', { campaignId, shown });
  assert.match(wordsOf(resumed), /address has changed/);
  value(await wire.call('account.remove', { accountId }));
  const removed = await wire.call('campaign.resume', { campaignId, shown });
  assert.match(wordsOf(removed), /no longer there/);
  assert.equal(value(await wire.call('campaign.get', { campaignId })).accountName, 'Live');
  assert.equal(value(await wire.call('campaign.cancel', { campaignId })).phase, 'cancelled');
  assert.deepEqual([here.ledger.texts, elsewhere.ledger.texts], [20, 0]);

  const other = await liveAccount(here.url, here.token, { name: 'Other' });
  const { draft: rest } = value(await wire.call('campaign.copy', { campaignId, rest: true }));
  const review = value(await wire.call('campaign.review', { campaignId: rest.id }));
  assert.match(review.blockers[0]?.message ?? '', /account of this draft is no longer there/);
  await save(rest.id, { accountId: other });
  await start(rest.id);
  await reached(rest.id, 'finished');
  assert.deepEqual([here.ledger.texts, here.ledger.duplicates()], [30, []]);
  assert.ok(events.some((event) => event.type === 'balance' && event.accountId === other));
});

test('a live account: the same text to the same number is listed, left out, or sent on purpose', async (t) => {
  const { wire, draft, start, reached, liveAccount } = await campaignApp(t);
  const gateway = await practiceFor(t);
  const accountId = await liveAccount(gateway.url, null);
  const first = await draft(10, { accountId });
  const before = value(await wire.call('campaign.review', { campaignId: first }));
  assert.match(before.blockers[0]?.message ?? '', /no token/);
  value(await wire.call('token.save', { accountId, token: gateway.token }));
  await start(first);
  await reached(first, 'finished');
  const second = await draft(15, { accountId });
  const review = value(await wire.call('campaign.review', { campaignId: second }));
  assert.deepEqual([review.people, review.recent.people], [5, 10]);
  assert.deepEqual([review.recent.rows.length, review.recent.rows[0]?.text], [10, 'Hi Name 0']);
  await start(second);
  await reached(second, 'finished');
  assert.deepEqual(gateway.ledger.duplicates(), []);
  assert.equal(gateway.ledger.texts, 15);
  const third = await draft(15, { accountId });
  await start(third, true);
  await reached(third, 'finished');
  assert.equal(gateway.ledger.texts, 30);
});
