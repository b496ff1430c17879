import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eraseListed } from '../../../electron/audiences/worker/person-rows.ts';
import { eraseFromCampaigns } from '../../../electron/campaigns/records/erasing/erase-from-campaigns.ts';
import { removeCampaigns } from '../../../electron/campaigns/records/removal.ts';
import { readRest } from '../../../electron/campaigns/worker/start/rest.ts';
import { makeRestDraft } from '../../../electron/campaigns/worker/start/rest-audience.ts';
import { openDraftStore } from '../../../electron/drafts/records/draft-records.ts';
import type { CampaignId } from '../../../shared/brand.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { duplicatesIn, textsIn } from '../../support/ledger.ts';
import { until } from '../../support/until.ts';
import { kindOf, value } from '../support/app.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { fictionalNumber } from '../support/people.ts';
import { practiceFor } from '../support/practice.ts';
import { practiceBench, toRestOf } from '../support/sending.ts';

/** An app with a live account at a gateway that answers by `faults`, and campaigns of one family. */
async function familyApp(t: Parameters<typeof campaignApp>[0], faults: string) {
  const app = await campaignApp(t);
  const gateway = await practiceFor(t, { faults });
  const accountId = await app.liveAccount(gateway.url, gateway.token);
  const { wire } = app;
  const first = await app.draft(10, { accountId });
  const rest = async (campaignId: CampaignId) =>
    value(await wire.call('campaign.writeTo', { campaignId, shown: null })).draft.id;
  const review = async (campaignId: CampaignId) => value(await wire.call('campaign.review', { campaignId }));
  async function remove(campaignId: CampaignId): Promise<void> {
    const { phase } = value(await wire.call('campaign.get', { campaignId }));
    value(await wire.call('campaign.remove', { campaignId, phase }));
  }
  const erased = () =>
    until(() => app.database.prepare('SELECT count(*) AS n FROM removal').get()?.n === 0, {
      what: 'what deleted campaigns left erased',
    });
  return { ...app, gateway, first, rest, review, remove, erased, accountId };
}

/** The first ends with five of ten accepted and the other five refused. */
async function halfRefused(app: Awaited<ReturnType<typeof familyApp>>): Promise<void> {
  const { wire, first, start, reached } = app;
  const { options } = value(await wire.call('draft.get', { campaignId: first }));
  await app.save(first, { options: { ...options, chunkSize: 5 } });
  await start(first);
  await reached(first, 'paused');
  value(await wire.call('campaign.cancel', { campaignId: first }));
}

for (const order of ['CA', 'AC']) {
  // Fault (campaign): a campaign of a family is deleted
  // Threat: Contacts at rest
  test(`whom a campaign reached stays reached when it and what it was made of are deleted (${order})`, async (t) => {
    const app = await familyApp(t, 'ok, 400, ok*');
    const { first, start, reached } = app;
    await halfRefused(app);
    const second = await app.rest(first);
    const third = await app.rest(first);
    assert.equal((await app.review(second)).people, 5);
    await start(third);
    await reached(third, 'finished');
    const names = { C: third, A: first } as Record<string, CampaignId>;
    for (const name of order) await app.remove(names[name]!);
    await app.erased();
    const review = await app.review(second);
    assert.equal(review.people, 0);
    assert.deepEqual(
      review.excluded.map(({ people }) => people),
      [5],
    );
    assert.match(spoken(review.excluded[0]!.reason), /a campaign that was deleted/);
    assert.deepEqual(duplicatesIn(app.gateway.ledger), []);
    assert.equal(app.gateway.ledger.texts, 10);
    // The same text to the same people by a campaign that has nothing to do with them.
    const other = await app.draft(10, { accountId: app.accountId });
    const { recent } = await app.review(other);
    assert.deepEqual([recent.people, recent.rows[0]?.campaignName], [10, null]);
  });
}

// Fault (campaign): a refused number is corrected in the list of the rest -> it is texted by that rest
test('a number that is corrected in the list of a rest is texted', async (t) => {
  const app = await familyApp(t, 'ok, 400, ok*');
  const { wire, database, first, start, reached } = app;
  await halfRefused(app);
  const rest = await app.rest(first);
  const { audienceId } = value(await wire.call('draft.get', { campaignId: rest }));
  const number = `+${fictionalNumber(77)}`;
  value(await wire.call('audience.edit', { audienceId: audienceId!, n: 2, column: 'number', value: number }));
  const review = await app.review(rest);
  assert.deepEqual([review.people, review.excluded], [5, []]);
  await start(rest);
  await reached(rest, 'finished');
  assert.equal(textsIn(app.gateway.ledger, fictionalNumber(77)).length, 1);
  assert.equal(app.gateway.ledger.texts, 10);
  // Corrected to somebody who was reached already, they are not texted again.
  const again = await app.rest(first);
  assert.equal((await app.review(again)).people, 1, 'the number as it was refused');
  const list = value(await wire.call('draft.get', { campaignId: again })).audienceId;
  const known = `+${fictionalNumber(1)}`;
  value(await wire.call('audience.edit', { audienceId: list!, n: 0, column: 'number', value: known }));
  assert.equal((await app.review(again)).people, 0);
  assert.equal(database.prepare('SELECT count(*) AS n FROM sending').get()?.n, 2);
});

// Fault (campaign): a campaign is deleted after its rest was made -> its rest goes to the people whom nobody texted
test('a draft to the rest of a deleted campaign goes to the people nobody texted', async (t) => {
  const app = await familyApp(t, 'ok, 400, ok*');
  await halfRefused(app);
  const rest = await app.rest(app.first);
  await app.remove(app.first);
  await app.erased();
  const review = await app.review(rest);
  assert.deepEqual([review.people, review.excluded], [5, []]);
  await app.start(rest);
  await app.reached(rest, 'finished');
  assert.deepEqual(duplicatesIn(app.gateway.ledger), []);
  assert.equal(app.gateway.ledger.texts, 10);
});

for (const what of ['campaign', 'list']) {
  // Fault (campaign): the campaign or the list of a rest is deleted while the rest is made -> no rest is made, and that is said
  test(`a rest is not made where its ${what} is deleted meanwhile: people would be missing`, async (t) => {
    const bench = await practiceBench(t, 'ok, 400');
    const { database } = bench;
    const campaign = bench.draft(30);
    await bench.started(campaign, 'paused');
    await bench.engine.cancel(campaign);
    const draft = value(openDraftStore(database, Date.now).copyOf(campaign));
    const audienceId = what === 'list' ? draft.audienceId! : null;
    const request = { campaignId: campaign, draft, audienceId, shown: null, country: 'US' };
    const making = makeRestDraft(database, request, Date.now());
    if (what === 'campaign') removeCampaigns(database, [campaign]);
    else database.prepare('DELETE FROM audience WHERE id = ?').run(audienceId);
    assert.equal(kindOf(await making), 'conflict');
    const count = (table: string) => database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n;
    assert.deepEqual(
      [count('campaign'), count('audience')],
      what === 'campaign' ? [0, 1] : [1, 0],
      'neither a draft nor a list of it',
    );
  });
}

test('a copy of a draft to a rest is one to that rest too', async (t) => {
  const app = await familyApp(t, 'ok, 400, ok*');
  const { wire, first, start, reached, rest, review } = app;
  await halfRefused(app);
  const second = await rest(first);
  const copied = value(await wire.call('campaign.copy', { campaignId: second })).draft.id;
  await app.save(copied, { message: 'Hello again {name}' });
  assert.equal((await review(copied)).people, 5);
  await start(second);
  await reached(second, 'finished');
  assert.equal((await review(copied)).people, 0);
});

// Fault (campaign): somebody is erased while the rest that holds them is made of what was frozen -> no rest is made, and that
// is said
test('no rest is made of somebody who is erased meanwhile', async (t) => {
  const bench = await practiceBench(t, '400');
  const { database } = bench;
  const campaign = bench.draft(30);
  await bench.started(campaign, 'paused');
  await bench.engine.cancel(campaign);
  const draft = value(openDraftStore(database, Date.now).copyOf(campaign));
  const request = { campaignId: campaign, draft, audienceId: null, shown: null, country: 'US' };
  const making = makeRestDraft(database, request, Date.now());
  value(await eraseFromCampaigns(database, fictionalNumber(3)));
  await eraseListed(database, fictionalNumber(3));
  assert.equal(kindOf(await making), 'conflict');
  const rows = database.prepare('SELECT count(*) AS n FROM audience_row WHERE msisdn = ?');
  assert.equal(rows.get(Number(fictionalNumber(3)))?.n, 0);
});

// Fault (campaign): the rest of a practised rest of a live campaign -> it leaves out whom practice reached
test('what only practice reached of a live campaign is no rest of the practised one', async (t) => {
  const bench = await practiceBench(t, 'ok, 400, ok, 400');
  const { database, engine } = bench;
  const first = bench.draft(30);
  await bench.started(first, 'paused');
  await engine.cancel(first);
  const practised = bench.draft(30);
  toRestOf(database, practised, first);
  value(await bench.start(practised, { people: 20 }, { kind: 'practice' }));
  await bench.reached(practised, 'paused');
  await engine.cancel(practised);
  const restOf = (campaign: CampaignId) => readRest(database, campaign, 0 as CampaignId).size;
  assert.deepEqual([restOf(first), restOf(practised)], [20, 10]);
});

// Fault (campaign): a copy to chosen people texts somebody again -> every rest of the family, made before or after,
// leaves them out
test('a rest, made before or after, leaves out whom a copy to chosen people has reached again', async (t) => {
  const app = await familyApp(t, 'ok, 400, ok*');
  const { wire, first, start, reached } = app;
  await halfRefused(app);
  const before = await app.rest(first);
  const { viewId } = value(
    await wire.call('result.view', { campaignId: first, filter: 'all', search: '', chunk: null }),
  );
  const shown = { viewId, spans: [{ from: 3, to: 8 }] };
  const again = value(await wire.call('campaign.writeTo', { campaignId: first, shown })).draft.id;
  await start(again, true);
  await reached(again, 'finished');
  assert.equal((await app.review(before)).people, 2);
  assert.equal((await app.review(await app.rest(first))).people, 2);
});
