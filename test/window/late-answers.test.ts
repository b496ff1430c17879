import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  importFile,
  keepInNewCampaign,
  newCampaign,
  showCampaign,
  startWindow,
} from '../../renderer/state/navigate.ts';
import { createStores } from '../../renderer/state/stores.ts';
import type { CampaignId } from '../../shared/brand.ts';
import type { CampaignState, CampaignSummary } from '../../shared/campaign/campaign.ts';
import type { Draft } from '../../shared/draft/draft.ts';
import type { PracticeStatus } from '../../shared/practice/practice.ts';
import { settle } from '../support/until.ts';
import { heldMain } from './support/held-wire.ts';

const one = 1 as CampaignId;
const two = 2 as CampaignId;

const summary = (id: CampaignId, phase: CampaignSummary['phase'] = 'draft') =>
  ({ id, phase, name: `${id}` }) as CampaignSummary;

const draft = (id: CampaignId, message = '', updatedAt = 0) => ({ id, message, updatedAt }) as Draft;

function open() {
  const main = heldMain();
  return { ...main, stores: createStores(main.wire) };
}

test('of two lists asked for at once the newer counts, and both are there when either has come', async () => {
  const { stores, next } = open();
  const { load } = stores.campaigns.getState();
  let first = false;
  void load().then(() => {
    first = true;
  });
  const second = load();
  const older = next('campaign.list');
  const newer = next('campaign.list');
  await older.answer([]);
  assert.equal(first, false, 'an empty list is not what there is');
  await newer.answer([summary(one)]);
  await second;
  assert.equal(first, true);
  assert.equal(stores.campaigns.getState().campaigns.length, 1);

  void load();
  void load();
  const late = next('campaign.list');
  await next('campaign.list').answer([summary(one), summary(two)]);
  await late.answer([summary(one)]);
  assert.equal(stores.campaigns.getState().campaigns.length, 2, 'what comes late undoes nothing');
});

test('of two campaigns pressed one after the other the second is shown, however long the first takes', async () => {
  const { stores, next } = open();
  stores.campaigns.setState({ campaigns: [summary(one), summary(two)] });
  void showCampaign(stores, one);
  await settle();
  const slow = next('draft.get');
  void showCampaign(stores, two);
  await settle();
  await next('draft.get').answer(draft(two));
  assert.equal(stores.app.getState().campaignId, two);
  await slow.answer(draft(one));
  assert.equal(stores.app.getState().campaignId, two);
  assert.equal(stores.draft.getState().draft?.id, two);
});

test('a new campaign that comes late does not take the place of what was asked for since', async () => {
  const { stores, next } = open();
  stores.campaigns.setState({ campaigns: [summary(two, 'finished')] });
  const made = newCampaign(stores);
  await settle();
  void showCampaign(stores, two);
  await settle();
  await next('campaign.get').answer({ id: two, phase: 'finished', revision: 1 } as CampaignState);
  await next('draft.create').answer(draft(one));
  assert.equal(await made, false);
  assert.equal(stores.app.getState().campaignId, two);
});

test('a started campaign does not take the place of a text that cannot be saved', async () => {
  const { stores, next } = open();
  stores.campaigns.setState({ campaigns: [summary(one), summary(two, 'finished')] });
  void showCampaign(stores, one);
  await settle();
  await next('draft.get').answer(draft(one));
  stores.draft.getState().change({ message: 'Hi' });
  const gone = showCampaign(stores, two);
  await settle();
  await next('draft.save').fail({ kind: 'not-found', message: 'This campaign is no longer there.' });
  assert.equal(stores.draft.getState().isLeaving, true);
  stores.draft.getState().answerLeaving('stay');
  await gone;
  assert.equal(stores.app.getState().campaignId, one);
  assert.equal(stores.draft.getState().draft?.message, 'Hi');
});

test('a text that its campaign does not take any more can be kept in a new one', async () => {
  const { stores, next } = open();
  void stores.draft.getState().load(one);
  await settle();
  await next('draft.get').answer(draft(one));
  stores.draft.getState().change({ message: 'Hi' });
  void stores.draft.getState().flush();
  await settle();
  await next('draft.save').fail({ kind: 'conflict', message: 'This campaign has been started.' });
  void keepInNewCampaign(stores);
  await next('draft.create').answer(draft(two));
  const save = next('draft.save');
  assert.deepEqual(save.input, { campaignId: two, patch: { message: 'Hi' } });
  assert.equal(stores.draft.getState().isUnsaved(), true, 'it is given up only once it is kept');
  await save.answer(draft(two, 'Hi'));
  await next('campaign.list').answer([summary(two)]);
  await next('draft.get').answer(draft(two, 'Hi'));
  assert.equal(stores.app.getState().campaignId, two);
  assert.equal(stores.draft.getState().saving, 'saved');
});

test('a window that is slow to start leaves in view what was chosen meanwhile', async () => {
  const { stores, next } = open();
  void startWindow(stores, null);
  const made = newCampaign(stores);
  await settle();
  await next('draft.create').answer(draft(two));
  for (const operation of ['app.info', 'settings.read', 'practice.status'] as const)
    await next(operation).answer({});
  for (const operation of ['account.list', 'audience.list'] as const) await next(operation).answer([]);
  await next('campaign.list').answer([summary(one)]);
  await next('campaign.list').answer([summary(one), summary(two)]);
  assert.equal(await made, true);
  assert.equal(stores.app.getState().campaignId, two);
});

test('what was saved of a draft while it was being read is not undone by what was read', async () => {
  const { stores, next, waiting } = open();
  void stores.draft.getState().load(one);
  await settle();
  await next('draft.get').answer(draft(one, 'Hi', 1));
  void stores.draft.getState().load(one);
  await settle();
  const read = next('draft.get');
  stores.draft.getState().change({ message: 'Hi there' });
  await read.answer(draft(one, 'Hi', 1));
  await next('draft.save').answer(draft(one, 'Hi there', 2));
  assert.equal(stores.draft.getState().draft?.message, 'Hi there');
  assert.equal(waiting('draft.save'), 0);
});

test('what another window saved is not undone by an older answer to this one', async () => {
  const { stores, next } = open();
  void stores.draft.getState().load(one);
  await settle();
  await next('draft.get').answer(draft(one, 'Hi', 1));
  stores.draft.getState().change({ message: 'Hi from here' });
  void stores.draft.getState().flush();
  await settle();
  stores.draft.getState().hear(draft(one, 'Hi from the other', 3));
  await next('draft.save').answer(draft(one, 'Hi from here', 2));
  assert.equal(stores.draft.getState().draft?.message, 'Hi from the other');
});

test('a campaign taken off its schedule does not come back with an answer that was on its way', async () => {
  const { stores, next } = open();
  void stores.campaigns.getState().get(one);
  stores.campaigns.getState().put({ id: one, phase: 'draft', revision: 5 } as CampaignState);
  await next('campaign.get').answer({ id: one, phase: 'scheduled', revision: 4 } as CampaignState);
  assert.equal(stores.campaigns.getState().states[one], undefined);
});

test('what practice told last stays, also when an older answer comes after it', async () => {
  const { stores, next } = open();
  const status = (revision: number, texts: number) => ({ revision, texts }) as PracticeStatus;
  void stores.practice.getState().load();
  stores.practice.getState().take(status(2, 7));
  await next('practice.status').answer(status(1, 0));
  assert.equal(stores.practice.getState().status?.texts, 7);
});

test('two settings changed at once are both kept, since only what was changed is sent', async () => {
  const { stores, next } = open();
  void stores.app.getState().saveSettings({ chunkSize: 5 });
  void stores.app.getState().saveSettings({ canary: 1 });
  assert.deepEqual(next('settings.save').input, { settings: { chunkSize: 5 } });
  assert.deepEqual(next('settings.save').input, { settings: { canary: 1 } });
});

test('an import that is slow to begin does not cover a dialog opened meanwhile, but can still be shown', async () => {
  const { stores, next } = open();
  const importing = importFile(stores, new Blob(['Name']), 'guests.csv');
  stores.app.getState().open({ kind: 'accounts' });
  await next('sheet.begin').answer({ sheetId: 'a' });
  await importing;
  assert.equal(stores.app.getState().overlay?.kind, 'accounts');
  const [notice] = stores.notices.getState().notices;
  assert.equal(notice?.text, '“guests.csv” waits to be imported.');
  notice?.action?.run();
  assert.equal(stores.app.getState().overlay?.kind, 'import');
});
