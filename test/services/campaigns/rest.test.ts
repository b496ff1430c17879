import assert from 'node:assert/strict';
import { test } from 'node:test';
import { statusCode } from '../../../shared/audience/audience-row.ts';
import { madeOfWords } from '../../../shared/audience/derivation.ts';
import type { CampaignId } from '../../../shared/brand.ts';
import type { ResultFilter } from '../../../shared/campaign/filters/result-filter.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { duplicatesIn } from '../../support/ledger.ts';
import { until } from '../../support/until.ts';
import { value, wordsOf } from '../support/app.ts';
import { campaignApp, sharedCampaignApp } from '../support/campaign-app.ts';
import { exported } from '../support/exported.ts';
import { fictionalNumber } from '../support/people.ts';
import { practiceBench, toRestOf } from '../support/sending.ts';
import { audienceOf } from '../support/sheet.ts';

const theApp = sharedCampaignApp();

test('cancelled midway, a copy to the rest reaches exactly the others', async () => {
  const { wire, database, draft, start, reached, practise } = await theApp();
  const campaignId = await draft(30);
  const { audienceId } = value(await wire.call('draft.get', { campaignId }));
  database.exec(
    `UPDATE audience SET mapping = '{"duplicates":"first","countryColumn":1}'; UPDATE audience_row SET country = 'NO'`,
  );
  await practise('ok, 400');
  await start(campaignId);
  await reached(campaignId, 'paused');
  assert.equal(value(await wire.call('campaign.cancel', { campaignId })).phase, 'cancelled');
  const { draft: rest } = value(await wire.call('campaign.writeTo', { campaignId, shown: null }));
  assert.equal(rest.name, 'Remaining people of Test');
  const review = value(await wire.call('campaign.review', { campaignId: rest.id }));
  assert.deepEqual([review.people, review.excluded], [20, []]);
  const kept = database.prepare(
    'SELECT row, original, cells, numbers, country, flags FROM audience_row WHERE id >> 24 = ? AND n >= ?',
  );
  assert.deepEqual(kept.all(rest.audienceId, 0), kept.all(audienceId, 10), 'rows as they were');
  await start(rest.id);
  await reached(rest.id, 'finished');
  const { texts, phones } = value(await wire.call('practice.status', {}));
  assert.deepEqual([texts, phones], [30, 30]);

  const campaigns = async () => value(await wire.call('campaign.list', { before: null })).rows.length;
  const before = await campaigns();
  const again = await wire.call('campaign.writeTo', { campaignId, shown: null });
  assert.equal(wordsOf(again), 'Nobody is left: other campaigns sent to all of them, or may have.');
  assert.equal(await campaigns(), before, 'no draft to nobody');
});

test('the rest is sent what was frozen, once its list was deleted: nobody who was or may have been reached, nobody who opted out', async (t) => {
  const { wire, database, draft, start, reached, practise } = await campaignApp(t);
  const campaignId = await draft(40, { message: 'Hi {Name|there}, or {name|friend}' });
  const { audienceId } = value(await wire.call('draft.get', { campaignId }));
  // Ten are accepted, ten are in doubt with some of them reached, twenty are left.
  await practise('ok, 500-after');
  await start(campaignId);
  await reached(campaignId, 'paused');
  await wire.call('campaign.cancel', { campaignId });
  await wire.call('optOut.add', { text: `+${fictionalNumber(25)}`, note: '', source: 'test' });
  // From here on no list is brought in line with the opt-outs.
  const behind = database.prepare('SELECT 1 FROM folder WHERE followed_changes <> opt_out_changes');
  await until(() => behind.get() === undefined, { what: 'lists that follow the opt-out' });
  const listed = value(await wire.call('campaign.writeTo', { campaignId, shown: null })).draft.audienceId!;
  const { counts } = value(await wire.call('audience.get', { audienceId: listed }));
  assert.deepEqual([counts.rows, counts.recipients, counts.optedOut], [20, 19, 1]);
  value(await wire.call('audience.remove', { audienceId: audienceId! }));

  const { draft: rest, notes } = value(await wire.call('campaign.writeTo', { campaignId, shown: null }));
  assert.match(notes.map(spoken).join(), /deleted/);
  const kept = value(await wire.call('audience.get', { audienceId: rest.audienceId! }));
  assert.deepEqual([kept.name, kept.columns], ['Remaining people of Test', ['name']]);
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

test('who is taken off the opt-outs while the list of the rest is written is in the rest', async () => {
  const { wire, database, draft, start, reached, practise } = await theApp();
  const campaignId = await draft(3);
  const { audienceId } = value(await wire.call('draft.get', { campaignId }));
  await practise('400');
  await start(campaignId);
  await reached(campaignId, 'paused');
  await wire.call('campaign.cancel', { campaignId });
  value(await wire.call('audience.remove', { audienceId: audienceId! }));
  database.exec(`INSERT INTO opt_out (msisdn, added_at, note, source)
    SELECT msisdn, 0, '', '' FROM recipient WHERE campaign_id = ${campaignId} LIMIT 1;
    UPDATE folder SET followed_changes = opt_out_changes`);
  database.exec('CREATE TRIGGER taken_off AFTER INSERT ON audience_row BEGIN DELETE FROM opt_out; END');
  const { draft: rest } = value(await wire.call('campaign.writeTo', { campaignId, shown: null }));
  database.exec('DROP TRIGGER taken_off');
  const { counts } = value(await wire.call('audience.get', { audienceId: rest.audienceId! }));
  assert.deepEqual([counts.recipients, counts.optedOut], [3, 0]);
});

// Fault (campaign): somebody of the rest opts out and comes back, and the list leaves out who was texted recently -> they are
// in the list of the rest
test('somebody who opted out and came back is in the rest, though their list leaves out who was texted recently', async () => {
  const { wire, database, draft, start, reached, practise } = await theApp();
  const campaignId = await draft(20);
  const { audienceId } = value(await wire.call('draft.get', { campaignId }));
  await practise('ok, 400');
  await start(campaignId);
  await reached(campaignId, 'paused');
  await wire.call('campaign.cancel', { campaignId });
  const recent = database.prepare('UPDATE audience_row SET status = ? WHERE id >> 24 = ? AND n IN (3, 15)');
  recent.run(statusCode('recent'), audienceId);
  const { draft: rest, notes } = value(await wire.call('campaign.writeTo', { campaignId, shown: null }));
  assert.deepEqual(notes, []);
  assert.equal(value(await wire.call('campaign.review', { campaignId: rest.id })).people, 10);
});

test('the rest of a list that was changed since is sent what was frozen, and the change is told', async (t) => {
  const { wire, draft, start, reached, practise } = await campaignApp(t);
  const campaignId = await draft(20);
  const { audienceId } = value(await wire.call('draft.get', { campaignId }));
  await practise('ok, 400');
  await start(campaignId);
  await reached(campaignId, 'paused');
  await wire.call('campaign.cancel', { campaignId });
  const same = value(await wire.call('campaign.writeTo', { campaignId, shown: null }));
  assert.deepEqual(same.notes, []);
  assert.notEqual(same.draft.audienceId, audienceId, 'a list of its own');
  const change = { audienceId: audienceId!, n: 15, column: 0, value: 'Somebody else' };
  value(await wire.call('audience.edit', change));
  const { draft: rest, notes } = value(await wire.call('campaign.writeTo', { campaignId, shown: null }));
  assert.match(notes.map(spoken).join(), /changed since this campaign started/);
  assert.notEqual(rest.audienceId, audienceId);
  await start(rest.id);
  await reached(rest.id, 'finished');
  const [row] = value(await wire.call('history.find', { number: `+${fictionalNumber(15)}` })).rows;
  assert.equal(row?.text, 'Hi Name 15');
  assert.equal(value(await wire.call('practice.status', {})).texts, 20);
});

test('chosen results reach those of them that were not, each once; the others only when it is meant', async (t) => {
  const { wire, database, draft, start, reached, practise } = await campaignApp(t);
  const campaignId = await draft(40);
  // Ten are accepted, ten are in doubt, twenty are left.
  await practise('ok, 500-after');
  await start(campaignId);
  await reached(campaignId, 'paused');
  const shown = { campaignId, filter: 'all', search: '', chunk: null } as const;
  const { viewId } = value(await wire.call('result.view', shown));
  const chosen = { campaignId, shown: { viewId, spans: [{ from: 5, to: 25 }] } };
  const write = (wanted: typeof chosen) => wire.call('campaign.writeTo', wanted);
  const some = (from: number, to: number) => ({ campaignId, shown: { viewId, spans: [{ from, to }] } });
  assert.match(wordsOf(await write(chosen)), /by itself/);
  await wire.call('campaign.cancel', { campaignId });

  const free = value(await write(some(20, 25)));
  assert.deepEqual(
    [free.draft.message, free.draft.name, free.notes],
    ['Hi {name}', 'Test, chosen people', []],
  );
  const list = value(await wire.call('audience.get', { audienceId: free.draft.audienceId! }));
  assert.equal(madeOfWords(list.madeOf!), '5 people chosen in the results of “Test”');
  const numbers = database.prepare('SELECT msisdn FROM audience_row WHERE id >> 24 = ? ORDER BY msisdn');
  const listed = numbers.all(list.id).map(({ msisdn }) => String(msisdn));
  assert.deepEqual(listed, [20, 21, 22, 23, 24].map(fictionalNumber));
  const rest = value(await wire.call('campaign.writeTo', { campaignId, shown: null })).draft;
  await start(free.draft.id);
  await reached(free.draft.id, 'finished');
  assert.equal(value(await wire.call('campaign.review', { campaignId: rest.id })).people, 15);
  const lists = value(await wire.call('audience.list', { before: null })).rows.length;
  assert.match(wordsOf(await write(some(20, 25))), /Another campaign already sent this to all/);
  assert.equal(value(await wire.call('audience.list', { before: null })).rows.length, lists);
  const others = value(await write(some(20, 28)));
  assert.match(others.notes.map(spoken).join(), /leaves out 5 people to whom another campaign/);
  assert.equal(value(await wire.call('campaign.review', { campaignId: others.draft.id })).people, 3);

  const again = value(await write(chosen));
  assert.match(again.notes.map(spoken).join(), /may have been, to 20 people\. Write another one/);
  const review = value(await wire.call('campaign.review', { campaignId: again.draft.id }));
  assert.equal(review.people, 20);
  // Once its list was changed, they are as they were frozen.
  const { audienceId } = value(await wire.call('draft.get', { campaignId }));
  value(await wire.call('audience.remove', { audienceId: audienceId! }));
  const frozen = value(await write(chosen));
  assert.match(spoken(frozen.notes[0] ?? ''), /as they were then/);
  assert.equal(numbers.all(frozen.draft.audienceId).length, 20);
  const csv = await exported(wire, { what: 'results', ...shown, chosen: chosen.shown });
  assert.equal(csv.bytes.toString().split('\r\n').length, 22);
});

test('each filter of the results is a draft to exactly its people, without those who may not be written to since', async (t) => {
  const { wire, draft, start, reached, practise } = await campaignApp(t);
  const campaignId = await draft(40);
  const { audienceId } = value(await wire.call('draft.get', { campaignId }));
  // Ten are accepted, ten are in doubt, twenty are left.
  await practise('ok, 500-after');
  await start(campaignId);
  await reached(campaignId, 'paused');
  await wire.call('campaign.cancel', { campaignId });
  const writeTo = async (filter: ResultFilter, search = '') => {
    const { viewId, count } = value(
      await wire.call('result.view', { campaignId, filter, search, chunk: null }),
    );
    const shown = { viewId, spans: [{ from: 0, to: count }] };
    const made = value(await wire.call('campaign.writeTo', { campaignId, shown }));
    const { name, counts } = value(await wire.call('audience.get', { audienceId: made.draft.audienceId! }));
    const { people } = value(await wire.call('campaign.review', { campaignId: made.draft.id }));
    return [name, counts.rows, people, made.notes.map(spoken).join(' ')] as const;
  };
  const sentTo = (people: number) =>
    `The text of this campaign was already sent, or may have been, to ${people} people. Write another one.`;
  assert.deepEqual(await writeTo('accepted'), ['Test: Accepted', 10, 10, sentTo(10)]);
  assert.deepEqual(await writeTo('unknown'), ['Test: Unconfirmed', 10, 10, sentTo(10)]);
  assert.deepEqual(await writeTo('not-sent'), ['Test: Not sent', 20, 20, '']);
  assert.deepEqual(await writeTo('all', '1'), ['Test: “1”', 40, 40, sentTo(20)]);

  await wire.call('optOut.add', { text: `+${fictionalNumber(1)}`, note: '', source: 'test' });
  value(await wire.call('audience.exclude', { audienceId: audienceId!, n: 2, excluded: true }));
  const [name, rows, people, notes] = await writeTo('accepted');
  assert.deepEqual([name, rows, people], ['Test: Accepted', 10, 8]);
  assert.match(notes, /some get nothing: 1 opted out and 1 left out by hand\./);
});

test('a new campaign to the rest leaves out everybody accepted', async (t) => {
  const { gateway, ...bench } = await practiceBench(t, 'ok, 400');
  const campaign = bench.draft(30);
  await bench.started(campaign, 'paused');
  await bench.engine.cancel(campaign);
  const rest = bench.draft(30);
  toRestOf(bench.database, rest, campaign);
  const refused = await bench.start(rest);
  assert.match(wordsOf(refused), /30 people then, 20 now/);
  bench.database.prepare('DELETE FROM audience_row WHERE id >> 24 = 2 AND n < 10').run();
  await bench.started(rest, 'finished');
  assert.deepEqual(duplicatesIn(gateway.ledger), []);
  assert.equal(gateway.ledger.texts, 30);
});

test('a second campaign to the same rest reaches nobody whom the first one did', async (t) => {
  const { gateway, ...bench } = await practiceBench(t, 'ok, 400');
  const campaign = bench.draft(30);
  await bench.started(campaign, 'paused');
  await bench.engine.cancel(campaign);
  const copies = [bench.draft(30, { canary: 5 }), bench.draft(30)];
  for (const copy of copies) toRestOf(bench.database, copy, campaign);
  bench.database.exec('DELETE FROM audience_row WHERE id >> 24 > 1 AND n < 10');
  await bench.started(copies[0]!, 'paused');
  const second = await bench.start(copies[1]!);
  assert.match(wordsOf(second), /Nobody is left/);
  await bench.engine.cancel(copies[0]!);
  bench.database.exec('DELETE FROM audience_row WHERE id >> 24 = 3 AND n < 15');
  await bench.started(copies[1]!, 'finished');
  assert.deepEqual(duplicatesIn(gateway.ledger), []);
  assert.equal(gateway.ledger.texts, 30);
});

test('the rest of a rest reaches nobody whom another campaign to the first rest did', async (t) => {
  const { gateway, ...bench } = await practiceBench(t, 'ok, 400');
  const follow = (campaign: CampaignId, of: CampaignId, from: number) => {
    toRestOf(bench.database, campaign, of);
    bench.database.prepare('DELETE FROM audience_row WHERE id >> 24 = ? AND n < ?').run(campaign, from);
  };
  const first = bench.draft(30);
  await bench.started(first, 'paused');
  await bench.engine.cancel(first);

  const second = bench.draft(30, { canary: 5 });
  follow(second, first, 10);
  await bench.started(second, 'paused');
  await bench.engine.cancel(second);
  const beside = bench.draft(30);
  follow(beside, first, 15);
  await bench.started(beside, 'finished');
  assert.equal(gateway.ledger.texts, 30);

  const third = bench.draft(30);
  follow(third, second, 15);
  const started = await bench.start(third);
  assert.match(wordsOf(started), /Nobody is left/);
  assert.deepEqual(duplicatesIn(gateway.ledger), []);
});

test('who is counted as not sent after a campaign to a rest was cancelled is in the rest of it', async (t) => {
  const { gateway, ...bench } = await practiceBench(t, '400, 500-before, ok*');
  const drafts = [bench.draft(10), bench.draft(10), bench.draft(10)] as const;
  await bench.started(drafts[0], 'paused');
  await bench.engine.cancel(drafts[0]);
  toRestOf(bench.database, drafts[1], drafts[0]);
  toRestOf(bench.database, drafts[2], drafts[1]);
  await bench.started(drafts[1], 'paused');
  await bench.engine.cancel(drafts[1]);
  assert.match(wordsOf(await bench.start(drafts[2])), /Nobody is left/);
  assert.ok((await bench.engine.resolve(drafts[1], 0, 'send-again')).ok);
  await bench.started(drafts[2], 'finished');
  assert.equal(gateway.ledger.texts, 10);
});

// Fault (campaign): a campaign of a family is deleted -> the people it may have reached stay on record: no further
// campaign to that rest goes to them
test('whom a campaign to a rest has reached stays reached when it is deleted, by itself or with what came before', async (t) => {
  const { gateway, ...bench } = await practiceBench(t, 'ok, 400');
  const follow = (campaign: CampaignId, of: CampaignId, from: number) => {
    toRestOf(bench.database, campaign, of);
    bench.database.prepare('DELETE FROM audience_row WHERE id >> 24 = ? AND n < ?').run(campaign, from);
  };
  const restOf = (campaign: CampaignId) => {
    const rest = bench.draft(40);
    follow(rest, campaign, 0);
    return bench.start(rest, { people: 0 });
  };
  const first = bench.draft(40);
  await bench.started(first, 'paused');
  await bench.engine.cancel(first);
  // The second reaches five of the rest, the third five more of the second's, the fourth all others but the last ten.
  const [second, third, fourth] = [
    bench.draft(40, { canary: 5 }),
    bench.draft(40, { canary: 5 }),
    bench.draft(30),
  ];
  follow(second, first, 10);
  await bench.started(second, 'paused');
  await bench.engine.cancel(second);
  follow(third, second, 15);
  await bench.started(third, 'paused');
  await bench.engine.cancel(third);
  follow(fourth, third, 20);
  await bench.started(fourth, 'finished');
  assert.equal(gateway.ledger.texts, 30);

  assert.match(wordsOf(await restOf(first)), /0 people then, 10 now/);
  assert.ok((await bench.engine.remove({ campaignIds: [third] })).ok);
  assert.match(
    wordsOf(await restOf(first)),
    /0 people then, 10 now/,
    'the fourth is to the rest of the second',
  );
  assert.match(wordsOf(await restOf(second)), /0 people then, 10 now/);
  assert.ok((await bench.engine.remove({ campaignIds: [second, fourth] })).ok);
  assert.match(wordsOf(await restOf(first)), /0 people then, 10 now/);
  const last = bench.draft(40);
  follow(last, first, 30);
  await bench.started(last, 'finished');
  assert.deepEqual(duplicatesIn(gateway.ledger), []);
  assert.equal(gateway.ledger.texts, 40);
});

test('a rest that was only practised keeps nobody from the real one', async (t) => {
  const bench = await practiceBench(t, 'ok, 400');
  const first = bench.draft(30);
  await bench.started(first, 'paused');
  await bench.engine.cancel(first);
  const rests = [bench.draft(30), bench.draft(30)];
  for (const rest of rests) toRestOf(bench.database, rest, first);
  bench.database.exec('DELETE FROM audience_row WHERE id >> 24 > 1 AND n < 10');
  assert.ok((await bench.start(rests[0]!, {}, { kind: 'practice' })).ok);
  await bench.reached(rests[0]!, 'finished');
  await bench.started(rests[1]!, 'finished');
  assert.deepEqual(bench.counts(rests[1]!), { accepted: 20 });
});

test('of two campaigns to the same rest that start at the same moment, one starts', async (t) => {
  const { gateway, ...bench } = await practiceBench(t, 'ok, 400');
  const campaign = bench.draft(30);
  await bench.started(campaign, 'paused');
  await bench.engine.cancel(campaign);
  const copies = [bench.draft(30), bench.draft(30)];
  for (const copy of copies) toRestOf(bench.database, copy, campaign);
  const started = await Promise.all(copies.map((one) => bench.start(one, { people: 20 })));
  assert.deepEqual(
    started.map((one) => one.ok),
    [true, false],
  );
  await bench.reached(copies[0]!, 'finished');
  assert.equal(gateway.ledger.texts, 30);
  assert.deepEqual(duplicatesIn(gateway.ledger), []);
});

test('who opted out and came back since the start is in the rest by the row that was frozen', async () => {
  const app = await theApp();
  const { wire, draft, start, reached, practise } = app;
  const msisdn = fictionalNumber(1);
  const text = `Phone,Name\n+${msisdn},Ada\n+${fictionalNumber(2)},Ben\n+${msisdn},Eve\n`;
  const { id: audienceId } = await audienceOf(app, text, { duplicates: 'first' });
  value(await wire.call('audience.choose', { audienceId, n: 2 }));
  const campaignId = await draft(0, { audienceId, message: 'Hi {Name}' });
  await practise('400');
  await start(campaignId);
  await reached(campaignId, 'paused');
  value(await wire.call('campaign.cancel', { campaignId }));
  const optedOut = async () => value(await wire.call('audience.get', { audienceId })).counts.optedOut;
  value(await wire.call('optOut.add', { text: `+${msisdn}`, note: '', source: 'test' }));
  await app.when('the opt-out in the list', async () => (await optedOut()) === 2);
  value(await wire.call('optOut.remove', { msisdn, note: '' }));
  await app.when('the row back in the list', async () => (await optedOut()) === 0);
  const { draft: rest } = value(await wire.call('campaign.writeTo', { campaignId, shown: null }));
  const { people, samples } = value(await wire.call('campaign.review', { campaignId: rest.id }));
  assert.deepEqual([people, samples.map((sample) => sample.text).sort()], [2, ['Hi Ben', 'Hi Eve']]);
});
