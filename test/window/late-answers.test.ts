import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { followEvents } from '../../renderer/state/events.ts';
import {
  importFile,
  keepInNewCampaign,
  newCampaign,
  showCampaign,
  startWindow,
} from '../../renderer/state/navigate.ts';
import { topOverlay } from '../../renderer/state/overlays/overlay-stack.ts';
import { refresh } from '../../renderer/state/query-client.ts';
import { sendThrough, stillOnTop } from '../../renderer/state/send-for-real.ts';
import { createStores, type Stores } from '../../renderer/state/stores.ts';
import { surveyAsker } from '../../renderer/state/use-survey.ts';
import type { Account } from '../../shared/account/account.ts';
import type { AudienceId, CampaignId } from '../../shared/brand.ts';
import type { CampaignState, CampaignSummary } from '../../shared/campaign/progress/campaign.ts';
import type { Draft } from '../../shared/draft/draft.ts';
import type { NumberedSurvey } from '../../shared/draft/survey.ts';
import type { PracticeStatus } from '../../shared/practice/practice.ts';
import type { AppError } from '../../shared/result.ts';
import { settle } from '../support/until.ts';
import { follow } from './support/follow.ts';
import { heldMain } from './support/held-wire.ts';

const one = 1 as CampaignId;
const two = 2 as CampaignId;

const summary = (id: CampaignId, phase: CampaignSummary['phase'] = 'draft') =>
  ({ id, phase, name: `${id}` }) as CampaignSummary;

const draft = (id: CampaignId, message = '', updatedAt = 0) =>
  ({ id, message, sender: '', label: '', options: {}, updatedAt }) as Draft;

const state = (id: CampaignId, phase: CampaignState['phase'], revision = 1) =>
  ({ id, phase, revision }) as CampaignState;

const opened: Stores[] = [];
// What is kept for a minute would keep the process for as long.
after(() => {
  for (const { queries } of opened) queries.clear();
});

function open() {
  const main = heldMain();
  const stores = createStores(main.wire);
  opened.push(stores);
  followEvents(stores);
  return { ...main, stores };
}

test('of two campaigns pressed one after the other the second is shown, however long the first takes', async () => {
  const { stores, next } = open();
  void showCampaign(stores, one);
  await settle();
  await next('campaign.get').answer(state(one, 'draft'));
  const slow = next('draft.get');
  void showCampaign(stores, two);
  await settle();
  await next('campaign.get').answer(state(two, 'draft'));
  await next('draft.get').answer(draft(two));
  assert.equal(stores.app.getState().visits.now.campaignId, two);
  await slow.answer(draft(one));
  assert.equal(stores.app.getState().visits.now.campaignId, two);
  assert.equal(stores.draft.getState().draft?.id, two);
});

test('a new campaign that comes late does not take the place of what was asked for since', async () => {
  const { stores, next } = open();
  const made = newCampaign(stores);
  await settle();
  void showCampaign(stores, two);
  await settle();
  await next('campaign.get').answer(state(two, 'finished'));
  await next('draft.create').answer(draft(one));
  assert.equal(await made, false);
  assert.equal(stores.app.getState().visits.now.campaignId, two);
});

test('a started campaign does not take the place of a text that cannot be saved', async () => {
  const { stores, next } = open();
  void showCampaign(stores, one);
  await settle();
  await next('campaign.get').answer(state(one, 'draft'));
  await next('draft.get').answer(draft(one));
  stores.draft.getState().change({ message: 'Hi' });
  const gone = showCampaign(stores, two);
  await settle();
  await next('draft.save').fail({ kind: 'not-found', message: 'This campaign is no longer there.' });
  assert.equal(stores.draft.getState().isLeaving, true);
  stores.draft.getState().answerLeaving('stay');
  await gone;
  assert.equal(stores.app.getState().visits.now.campaignId, one);
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
  const create = next('draft.create');
  assert.deepEqual(create.input, { patch: { message: 'Hi', sender: '', label: '', options: {} } });
  assert.equal(stores.draft.getState().isUnsaved(), true, 'it is given up only once it is kept');
  await create.answer(draft(two, 'Hi'));
  await next('campaign.get').answer(state(two, 'draft'));
  await next('draft.get').answer(draft(two, 'Hi'));
  assert.equal(stores.app.getState().visits.now.campaignId, two);
  assert.equal(stores.draft.getState().saving, 'saved');
});

test('a window that is slow to start leaves in view what was chosen meanwhile', async () => {
  const { stores, next } = open();
  void startWindow(stores, null);
  const made = newCampaign(stores);
  await settle();
  await next('draft.create').answer(draft(two));
  for (const operation of ['app.info', 'settings.read'] as const) await next(operation).answer({});
  await next('account.list').answer([]);
  await next('audience.list').answer({ rows: [], next: null });
  await next('campaign.list').answer({ rows: [summary(one)], next: null });
  assert.equal(await made, true);
  assert.equal(stores.app.getState().visits.now.campaignId, two);
});

test('a place that is opened while the window starts stays in view, over the first campaign', async () => {
  const { stores, next } = open();
  void startWindow(stores, null);
  await settle();
  stores.app.getState().visit({ kind: 'opt-outs' });
  for (const operation of ['app.info', 'settings.read'] as const) await next(operation).answer({});
  await next('account.list').answer([]);
  await next('audience.list').answer({ rows: [], next: null });
  await next('campaign.list').answer({ rows: [summary(one)], next: null });
  await next('campaign.get').answer(state(one, 'draft'));
  await next('draft.get').answer(draft(one));
  const { now } = stores.app.getState().visits;
  assert.deepEqual([now.campaignId, now.place?.place.kind], [one, 'opt-outs']);
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
  stores.draft.getState().takeSaved(draft(one, 'Hi from the other', 3));
  await next('draft.save').answer(draft(one, 'Hi from here', 2));
  assert.equal(stores.draft.getState().draft?.message, 'Hi from the other');
});

test('a campaign taken off its schedule does not come back with an answer that was on its way', async () => {
  const { stores, next, tell } = open();
  const campaign = follow(stores.queries, 'campaign.get', { campaignId: one });
  await tell({ type: 'campaign', campaign: state(one, 'draft', 5) });
  await next('campaign.get').answer(state(one, 'scheduled', 4));
  assert.equal(campaign.now().data?.phase, 'draft');
});

test('what practice told last stays, also when an older answer comes after it', async () => {
  const { stores, next, tell } = open();
  const status = (revision: number, texts: number) => ({ revision, texts }) as PracticeStatus;
  const practice = follow(stores.queries, 'practice.status', {});
  await tell({ type: 'practice', status: status(2, 7) });
  await next('practice.status').answer(status(1, 0));
  assert.equal(practice.now().data?.texts, 7);
});

const lettering = { encoded: true };

test('a survey of another message is not taken for the one on show', async () => {
  const { stores, next, tell } = open();
  const of = (message: string, people: number) =>
    ({ audienceId: 1 as AudienceId, message, lettering, people }) as NumberedSurvey;
  const asked = { asker: surveyAsker, audienceId: 1 as AudienceId, message: 'Hello', lettering };
  const survey = follow(stores.queries, 'draft.survey', asked);
  await next('draft.survey').answer(of('Hello', 1));
  await tell({ type: 'survey', survey: of('Hell', 80) });
  assert.equal(survey.now().data?.people, 1);
  await tell({ type: 'survey', survey: of('Hello', 3) });
  assert.equal(survey.now().data?.people, 3);
});

test('totals of everybody stay, also when the answer with the first part comes after them', async () => {
  const { stores, next, tell } = open();
  const audienceId = 1 as AudienceId;
  const of = (revision: number, progress: number) =>
    ({ audienceId, message: 'Hello', lettering, revision, progress }) as NumberedSurvey;
  const asked = { asker: surveyAsker, audienceId, message: 'Hello', lettering };
  const survey = follow(stores.queries, 'draft.survey', asked);
  await tell({ type: 'survey', survey: of(2, 1) });
  await next('draft.survey').answer(of(1, 0.05));
  assert.equal(survey.now().data?.progress, 1);
});

test('a survey that fails after a part of it was told says why, and is asked for anew where that may pass', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { stores, next, tell, waiting } = open();
  const audienceId = 1 as AudienceId;
  const of = (message: string) =>
    ({ audienceId, message, lettering, people: 5, progress: 0.5 }) as NumberedSurvey;
  const survey = follow(stores.queries, 'draft.survey', {
    asker: surveyAsker,
    audienceId,
    message: 'Hello',
    lettering,
  });
  await next('draft.survey').answer(of('Hello'));
  const busy: AppError = { kind: 'storage', message: 'The database was busy for too long.' };
  await tell({ type: 'survey-failed', audienceId, message: 'Hell', lettering, error: busy });
  assert.equal(survey.now().error, null);
  await tell({ type: 'survey-failed', audienceId, message: 'Hello', lettering, error: busy });
  assert.equal(survey.now().error, 'storage');
  assert.equal(waiting('draft.survey'), 0);
  t.mock.timers.tick(1000);
  await settle();
  await next('draft.survey').answer({ ...of('Hello'), progress: 1 });
  assert.equal(survey.now().error, null);
  const bug: AppError = { kind: 'internal', message: 'Something went wrong inside Tagline.' };
  await tell({ type: 'survey-failed', audienceId, message: 'Hello', lettering, error: bug });
  t.mock.timers.tick(60_000);
  await settle();
  assert.deepEqual([survey.now().error, waiting('draft.survey')], ['internal', 0]);
});

test('a survey whose failure overtakes the part that was told before says why all the same', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { stores, next, tell, waiting } = open();
  const of = { audienceId: 1 as AudienceId, message: 'Hello', lettering };
  const survey = follow(stores.queries, 'draft.survey', { asker: surveyAsker, ...of });
  const part = next('draft.survey');
  await tell({
    type: 'survey-failed',
    ...of,
    error: { kind: 'internal', message: 'Something went wrong inside Tagline.' },
  });
  assert.equal(survey.now().error, 'internal');
  await part.answer({ ...of, people: 5, progress: 0.5 } as NumberedSurvey);
  t.mock.timers.tick(60_000);
  await settle();
  assert.deepEqual([survey.now().error, waiting('draft.survey')], ['internal', 0]);
  void refresh(stores.queries, 'draft.survey', of);
  await next('draft.survey').answer({ ...of, people: 5, progress: 1 } as NumberedSurvey);
  assert.equal(survey.now().error, null, 'asked for anew it is there');
});

test('an import that is slow to begin does not cover a dialog opened meanwhile, and is shown on request once that is closed', async () => {
  const { stores, next } = open();
  const said = () => stores.notices.getState().notices.map(({ text, more }) => [text, more]);
  const importing = importFile(stores, new Blob(['Name']), 'guests.csv');
  stores.app.getState().open({ kind: 'account' });
  await next('sheet.begin').answer({ sheetId: 'a' });
  await importing;
  assert.equal(topOverlay(stores.app.getState().overlays)?.overlay.kind, 'account');
  const waits = [['“guests.csv” waits to be imported.', 'Finish or close what is open here first.']];
  assert.deepEqual(said(), waits);
  function press(): void {
    const { notices, dismiss } = stores.notices.getState();
    notices[0]?.action?.run();
    dismiss(notices[0]?.id ?? 0);
  }
  press();
  assert.equal(
    topOverlay(stores.app.getState().overlays)?.overlay.kind,
    'account',
    'what is written there stays',
  );
  assert.deepEqual(said(), waits, 'said again, since a pressed notice leaves');
  stores.app.getState().close();
  press();
  assert.deepEqual(topOverlay(stores.app.getState().overlays)?.overlay, { kind: 'import', sheetId: 'a' });
});

const accounts = { kind: 'account', sends: one } as const;

/** Asks to send a draft through an account that was just tested, and answers so many of its calls. */
async function sendTested(calls: number) {
  const { stores, next, waiting } = open();
  void showCampaign(stores, one);
  await settle();
  await next('campaign.get').answer(state(one, 'draft'));
  await next('draft.get').answer(draft(one));
  stores.app.getState().open(accounts);
  const done = sendThrough(
    stores,
    one,
    { id: 7, sender: '', label: '' } as unknown as Account,
    stillOnTop(stores),
  );
  const answers: (() => Promise<void>)[] = [
    () => next('campaign.get').answer(state(one, 'draft')),
    () => next('account.list').answer([]),
    () => next('campaign.list').answer({ rows: [summary(one)], next: null }),
    () => next('draft.save').answer({ ...draft(one), accountId: 7 }),
  ];
  for (const answer of answers.slice(0, calls)) await answer();
  return { stores, waiting, done, rest: answers.slice(calls) };
}

test('a draft goes through an account once that is tested, but not if its dialog was closed meanwhile', async () => {
  const { stores, done } = await sendTested(4);
  await done;
  assert.deepEqual(topOverlay(stores.app.getState().overlays)?.overlay, { kind: 'review', campaignId: one });
  for (const calls of [2, 0]) {
    const closed = await sendTested(calls);
    closed.stores.app.getState().close();
    await closed.rest[0]?.();
    assert.equal(topOverlay(closed.stores.app.getState().overlays), null, `after ${calls} answers`);
    for (const operation of ['account.list', 'draft.save'] as const)
      assert.equal(closed.waiting(operation), 0, `${operation} after ${calls} answers`);
    assert.equal(closed.stores.draft.getState().draft?.accountId, undefined, `after ${calls} answers`);
  }
});

test('a campaign deleted elsewhere, or as old, leaves the view once; one that is there stays, and so does what is not saved', async () => {
  const { stores, next, tell, waiting } = open();
  stores.app.getState().show(one);
  await tell({ type: 'campaigns' });
  await next('campaign.get').answer(state(one, 'finished'));
  assert.deepEqual([stores.app.getState().visits.now.campaignId, waiting('campaign.list')], [one, 0]);
  await tell({ type: 'campaigns' });
  await tell({ type: 'campaigns' });
  for (const _ of [1, 2]) await next('campaign.get').fail({ kind: 'not-found', message: 'It is gone.' });
  await next('campaign.list').answer({ rows: [summary(two)], next: null });
  assert.equal(waiting('campaign.list'), 0);
  await next('campaign.get').answer(state(two, 'draft'));
  await next('draft.get').answer(draft(two));
  assert.equal(stores.app.getState().visits.now.campaignId, two);
  stores.draft.getState().change({ message: 'Hi' });
  await tell({ type: 'campaigns' });
  await next('campaign.get').fail({ kind: 'not-found', message: 'It is gone.' });
  assert.equal(stores.app.getState().visits.now.campaignId, two);
  assert.equal(stores.draft.getState().draft?.message, 'Hi');
});

test('what is written while a text is being kept in a new campaign is kept there too', async () => {
  const { stores, next } = open();
  void stores.draft.getState().load(one);
  await settle();
  await next('draft.get').answer(draft(one));
  stores.draft.getState().change({ message: 'Hi' });
  void stores.draft.getState().flush();
  await settle();
  await next('draft.save').fail({ kind: 'not-found', message: 'This campaign is no longer there.' });
  void keepInNewCampaign(stores);
  const create = next('draft.create');
  stores.draft.getState().change({ message: 'Hi there' });
  await create.answer(draft(two, 'Hi'));
  const later = next('draft.save');
  assert.deepEqual(later.input, {
    campaignId: two,
    patch: { message: 'Hi there', sender: '', label: '', options: {} },
  });
  assert.equal(stores.draft.getState().isUnsaved(), true, 'it is given up only once all of it is kept');
  await later.answer(draft(two, 'Hi there'));
  await next('campaign.get').answer(state(two, 'draft'));
  await next('draft.get').answer(draft(two, 'Hi there'));
  assert.equal(stores.draft.getState().draft?.message, 'Hi there');
  assert.equal(stores.draft.getState().saving, 'saved');
});

test('a text that was let go while it was being kept takes nothing from the draft that came after it', async () => {
  const { stores, next } = open();
  const three = 3 as CampaignId;
  void stores.draft.getState().load(one);
  await settle();
  await next('draft.get').answer(draft(one));
  stores.draft.getState().change({ message: 'Hi' });
  void stores.draft.getState().flush();
  await settle();
  await next('draft.save').fail({ kind: 'not-found', message: 'This campaign is no longer there.' });
  void keepInNewCampaign(stores);
  const create = next('draft.create');
  stores.draft.getState().discard();
  void showCampaign(stores, three);
  await settle();
  await next('campaign.get').answer(state(three, 'draft'));
  await next('draft.get').answer(draft(three));
  stores.draft.getState().change({ message: 'Another' });
  await create.answer(draft(two, 'Hi'));
  assert.equal(stores.draft.getState().isUnsaved(), true);
  assert.equal(stores.app.getState().visits.now.campaignId, three);
});

test('a draft that was overtaken does not come into the editor of the campaign still in view', async () => {
  const { stores, next } = open();
  const three = 3 as CampaignId;
  void showCampaign(stores, one);
  await settle();
  await next('campaign.get').answer(state(one, 'draft'));
  await next('draft.get').answer(draft(one));
  void showCampaign(stores, two);
  await settle();
  await next('campaign.get').answer(state(two, 'draft'));
  const slow = next('draft.get');
  void showCampaign(stores, three);
  await settle();
  await slow.answer(draft(two));
  await next('campaign.get').fail({ kind: 'not-found', message: 'This campaign is no longer there.' });
  assert.equal(stores.app.getState().visits.now.campaignId, one);
  assert.equal(stores.draft.getState().draft?.id, one);
});

for (const lost of ['campaign.get', 'draft.get'] as const) {
  test(`a draft given up for one that cannot be shown (${lost}) is unsaved again, not given up`, async () => {
    const { stores, next } = open();
    void showCampaign(stores, one);
    await settle();
    await next('campaign.get').answer(state(one, 'draft'));
    await next('draft.get').answer(draft(one));
    stores.draft.getState().change({ message: 'Hi' });
    const gone = showCampaign(stores, two);
    await settle();
    await next('draft.save').fail({ kind: 'bad-input', message: 'This cannot be saved.' });
    stores.draft.getState().answerLeaving('discard');
    await settle();
    if (lost === 'draft.get') await next('campaign.get').answer(state(two, 'draft'));
    await next(lost).fail({ kind: 'not-found', message: 'This campaign is no longer there.' });
    await gone;
    assert.equal(stores.draft.getState().draft?.message, 'Hi');
    assert.equal(stores.draft.getState().isUnsaved(), true);
    await next('draft.save').answer(draft(one, 'Hi'));
    assert.equal(stores.draft.getState().saving, 'saved');
  });
}
