import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ROW_FLAGS } from '../../../shared/audience/audience-row.ts';
import type { AudienceId, CampaignId, Msisdn } from '../../../shared/brand.ts';
import type { ResultFilter } from '../../../shared/campaign/filters/result-filter.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { until } from '../../support/until.ts';
import { value, wordsOf } from '../support/app.ts';
import { addAudience } from '../support/audience.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { assertJudged } from '../support/judged.ts';
import { fictionalNumber } from '../support/people.ts';
import { practiceFor } from '../support/practice.ts';
import { audienceOf } from '../support/sheet.ts';

type Stage = Awaited<ReturnType<typeof campaignApp>>;

async function writtenTo({ wire }: Stage, campaignId: CampaignId, filter: ResultFilter) {
  const view = value(await wire.call('result.view', { campaignId, filter, search: '', chunk: null }));
  const shown = { viewId: view.viewId, spans: [{ from: 0, to: view.count }] };
  return value(await wire.call('campaign.writeTo', { campaignId, shown }));
}

async function sentTo(stage: Stage, people: number, audienceId?: AudienceId) {
  const campaignId = await stage.draft(people, audienceId && { audienceId });
  await stage.start(campaignId);
  await stage.reached(campaignId, 'finished');
  const draft = value(await stage.wire.call('draft.get', { campaignId }));
  return { campaignId, audienceId: draft.audienceId! };
}

async function countsOf({ wire }: Stage, audienceId: AudienceId) {
  const { counts } = value(await wire.call('audience.get', { audienceId }));
  return [counts.recipients, counts.excluded, counts.saidNo];
}

// Nobody twice: who was left out since is written to again only by a person's press.
test('who was left out by hand or said no since stays out of the new list whenever it is judged again', async (t) => {
  const stage = await campaignApp(t);
  const { wire, database } = stage;
  const { campaignId, audienceId } = await sentTo(stage, 6);
  value(await wire.call('audience.exclude', { audienceId, n: 2, excluded: true }));
  // As a column of consent that is found later leaves them.
  database
    .prepare(
      'UPDATE audience_row SET flags = flags | ? WHERE id = (SELECT id FROM audience_row WHERE msisdn = ?)',
    )
    .run(ROW_FLAGS.saidNo, Number(fictionalNumber(4)));
  value(await wire.call('audience.exclude', { audienceId, n: 4, excluded: true }));
  value(await wire.call('audience.exclude', { audienceId, n: 4, excluded: false }));
  const out = fictionalNumber(2) as Msisdn;
  value(await wire.call('optOut.add', { text: `+${out}`, note: '', source: 'typed' }));
  const behind = database.prepare('SELECT 1 FROM folder WHERE followed_changes <> opt_out_changes');
  const followed = () => until(() => behind.get() === undefined, { what: 'the lists follow' });
  await followed();
  const { draft } = await writtenTo(stage, campaignId, 'accepted');
  const listId = draft.audienceId!;
  assertJudged(database, listId);
  const before = await countsOf(stage, listId);
  for (let n = 0; n < 6; n += 1)
    value(await wire.call('audience.edit', { audienceId: listId, n, column: 0, value: 'Other' }));
  assert.deepEqual(await countsOf(stage, listId), before);
  value(await wire.call('optOut.remove', { msisdn: out, note: '' }));
  await followed();
  assertJudged(database, listId);
  assert.equal((await countsOf(stage, listId))[0], 4, 'all but the two who were left out or said no');
});

test('rows that were left out keep why, whenever the new list is judged again', async (t) => {
  const stage = await campaignApp(t);
  const { wire, database } = stage;
  const rows = [1, 4, 5].map((n) => ({ cells: [`Person ${n}`, `${n}`], msisdn: Number(fictionalNumber(n)) }));
  const listId = addAudience(database, ['name', 'code'], rows);
  for (const n of [1, 2])
    value(await wire.call('audience.exclude', { audienceId: listId, n, excluded: true }));
  const { campaignId } = await sentTo(stage, 1, listId);
  value(await wire.call('audience.exclude', { audienceId: listId, n: 2, excluded: false }));
  const { draft } = await writtenTo(stage, campaignId, 'left-out');
  assertJudged(database, draft.audienceId!);
  const edit = { audienceId: draft.audienceId!, n: 0, column: 0, value: 'Other' };
  value(await wire.call('audience.edit', edit));
  assert.deepEqual((await countsOf(stage, draft.audienceId!)).slice(0, 2), [1, 1]);
});

test('the note about who gets a text again counts those whom a campaign to the rest reached', async (t) => {
  const stage = await campaignApp(t);
  const { wire, practise, draft, start, reached } = stage;
  const campaignId = await draft(40);
  await practise('ok, 400');
  await start(campaignId);
  await reached(campaignId, 'paused');
  await wire.call('campaign.cancel', { campaignId });
  const { draft: rest } = value(await wire.call('campaign.writeTo', { campaignId, shown: null }));
  await start(rest.id);
  await reached(rest.id, 'finished');
  const { notes } = await writtenTo(stage, campaignId, 'all');
  assert.match(notes.map(spoken).join(' '), /to 40 people/);
});

test('people left out of a list as texted recently are named as the reason why nobody can be written to', async (t) => {
  const stage = await campaignApp(t);
  const { wire, draft, start, reached, liveAccount } = stage;
  const service = await practiceFor(t, { credit: 100 });
  value(await wire.call('settings.save', { settings: { quietFrom: 0, quietTo: 0 } }));
  const sent = await draft(2, { accountId: await liveAccount(service.url, service.token) });
  await start(sent);
  await reached(sent, 'finished');
  const list = `Phone,name\n+${fictionalNumber(0)},Ada\n+${fictionalNumber(1)},Bo\n+${fictionalNumber(2)},Cy\n`;
  const { id: audienceId } = await audienceOf(stage, list, { skipRecentDays: 7 });
  const campaignId = await draft(0, { audienceId });
  await start(campaignId);
  const { leftOut } = await reached(campaignId, 'finished');
  assert.deepEqual(leftOut, { recent: 2 });
  const view = { campaignId, filter: 'left-out', search: '', chunk: null } as const;
  const { viewId, count } = value(await wire.call('result.view', view));
  const wanted = { campaignId, shown: { viewId, spans: [{ from: 0, to: count }] } };
  const none = await wire.call('campaign.writeTo', wanted);
  assert.match(wordsOf(none), /^None of these can get a text: 2 texted recently\./);
});
