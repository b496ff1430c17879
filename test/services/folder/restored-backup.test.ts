import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { CampaignId } from '../../../shared/brand.ts';
import { exitCodes } from '../../../shared/command-line/exit-code.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { kindOf, value, wordsOf } from '../support/app.ts';
import { type CampaignApp, campaignApp } from '../support/campaign-app.ts';
import { commandsIn } from '../support/command.ts';
import { exported } from '../support/exported.ts';
import { folderOf } from '../support/folder-of.ts';
import { tempFolder } from '../support/temp-folder.ts';

const people = 30;

/** A draft that was backed up and sent after that, and the backup, opened again. */
async function restored(t: TestContext, { elsewhere = false } = {}) {
  const stateDir = tempFolder(t);
  const original = await campaignApp(t, { stateDir });
  const campaignId = await original.draft(people, { name: 'Reminder' });
  const { bytes } = await exported(original.wire, { what: 'folder', as: 'backup' });
  await original.start(campaignId);
  await original.reached(campaignId, 'finished');
  await original.app.close();
  const there = elsewhere ? tempFolder(t) : stateDir;
  const dataDir = await folderOf(t, bytes, there);
  const app = await campaignApp(t, { dataDir, stateDir: there });
  const { code } = value(await app.wire.call('campaign.review', { campaignId, withCode: true }));
  return { app, campaignId, code: `${campaignId}-${code}` };
}

const holdOf = async ({ wire }: CampaignApp) => value(await wire.call('folder.status', {})).hold;

async function blockersOf({ wire }: CampaignApp, campaignId: CampaignId) {
  return value(await wire.call('campaign.review', { campaignId })).blockers;
}

async function startAsReviewed({ wire }: CampaignApp, campaignId: CampaignId) {
  const { people: reviewed, hash } = value(await wire.call('campaign.review', { campaignId }));
  return wire.call('campaign.start', { campaignId, people: reviewed, hash, includeRecent: false });
}

// Fault (copy): a backup is opened after its draft was sent -> nothing sends before somebody says whether it was
test('a restored backup sends nothing before somebody says whether its drafts were sent', async (t) => {
  const { app, campaignId, code } = await restored(t);
  const { wire } = app;
  const hold = await holdOf(app);
  assert.equal(hold?.kind, 'earlier');
  assert.ok(hold?.kind === 'earlier' && hold.begun === people / 10 && (hold.lastUsed ?? 0) > 0);

  const [blocker, ...others] = await blockersOf(app, campaignId);
  assert.match(spoken(blocker?.message) ?? '', /earlier copy/);
  assert.deepEqual(others, []);
  const started = await startAsReviewed(app, campaignId);
  assert.equal(kindOf(started), 'elsewhere');
  assert.equal(wordsOf(started), spoken(blocker?.message));
  const { options } = value(await wire.call('draft.get', { campaignId }));
  const later = { options: { ...options, startAt: Date.now() + 3_600_000 } };
  value(await wire.call('draft.save', { campaignId, patch: later }));
  assert.equal(kindOf(await startAsReviewed(app, campaignId)), 'elsewhere', 'no schedule either');
  value(await wire.call('draft.save', { campaignId, patch: { options } }));
  const shown = value(await wire.call('campaign.testText', { campaignId, n: 0 }));
  const test = await wire.call('campaign.test', { campaignId, number: app.guest(70), shown });
  assert.equal(kindOf(test), 'elsewhere');
  const rehearsed = await wire.call('campaign.rehearse', { campaignId, includeRecent: false });
  assert.equal(kindOf(rehearsed), 'elsewhere');

  const sent = await commandsIn(app).send(code);
  assert.deepEqual([sent.outcome, sent.exit], ['held', exitCodes.held]);
  const texts = value(await wire.call('practice.inbox', { search: '', before: null, count: 10 }));
  assert.deepEqual(texts.rows, []);
});

test('a draft that may have been sent since is asked about at its own review, and by command it sends nothing', async (t) => {
  const { app, campaignId, code } = await restored(t);
  const { wire } = app;
  assert.equal(value(await wire.call('folder.settle', { reading: 'copied' })).hold, null);
  const [blocker, ...others] = await blockersOf(app, campaignId);
  assert.deepEqual(blocker?.perhapsSent, { kind: 'campaign', id: campaignId });
  assert.deepEqual(others, []);
  assert.equal(kindOf(await startAsReviewed(app, campaignId)), 'bad-input');
  const { outcome, exit } = await commandsIn(app).send(code);
  assert.deepEqual([outcome, exit], ['blocked', exitCodes.blocked]);

  // A copy of it, and another draft to its list, ask too.
  const copy = value(await wire.call('campaign.copy', { campaignId })).draft.id;
  const ofCopy = (await blockersOf(app, copy)).map(({ perhapsSent }) => perhapsSent?.kind);
  assert.deepEqual(ofCopy, ['campaign', 'list']);
  const { audienceId } = value(await wire.call('draft.get', { campaignId }));
  const fresh = await app.draft(3, { audienceId });
  const [ofList] = await blockersOf(app, fresh);
  assert.deepEqual(ofList?.perhapsSent, { kind: 'list', id: audienceId });
  const ownList = await app.draft(3);
  assert.deepEqual(await blockersOf(app, ownList), [], 'nothing of it is older');

  value(await wire.call('folder.notSent', ofList!.perhapsSent!));
  assert.deepEqual(await blockersOf(app, fresh), []);
  value(await wire.call('folder.notSent', blocker!.perhapsSent!));
  await app.start(campaignId);
  await app.reached(campaignId, 'finished');
});

test('where somebody says that nothing was sent since, it goes on as before', async (t) => {
  const { app, campaignId, code } = await restored(t, { elsewhere: true });
  const hold = await holdOf(app);
  assert.ok(hold?.kind === 'earlier' && hold.begun === null, 'this computer saw none of it');
  value(await app.wire.call('folder.settle', { reading: 'moved' }));
  assert.deepEqual(await blockersOf(app, campaignId), []);
  assert.equal((await commandsIn(app).send(code)).outcome, 'done');
  assert.equal(kindOf(await app.wire.call('folder.settle', { reading: 'moved' })), 'conflict');
});

test('what was decided about an earlier copy stays decided, and a second restore asks anew', async (t) => {
  const { app, campaignId } = await restored(t);
  value(await app.wire.call('folder.settle', { reading: 'copied' }));
  const list = value(await app.wire.call('draft.get', { campaignId })).audienceId!;
  const otherId = value(await app.wire.call('draft.get', { campaignId: await app.draft(2) })).audienceId!;
  const derivation = { kind: 'without', audienceId: list, otherId } as const;
  const part = value(await app.wire.call('audience.derive', { derivation, name: 'Some' }));
  const toPart = await app.draft(3, { audienceId: part.id });
  const [asked] = await blockersOf(app, toPart);
  assert.deepEqual(asked?.perhapsSent, { kind: 'list', id: part.id }, 'a list made of it asks too');
  const { bytes } = await exported(app.wire, { what: 'folder', as: 'backup' });
  const stateDir = tempFolder(t);
  const again = await campaignApp(t, { dataDir: await folderOf(t, bytes, stateDir), stateDir });
  assert.equal((await holdOf(again))?.kind, 'earlier');
  value(await again.wire.call('folder.settle', { reading: 'moved' }));
  assert.equal((await blockersOf(again, campaignId))[0]?.perhapsSent?.kind, 'campaign');
});

test('a clock that was set back by a year changes nothing of it', async (t) => {
  const { app, campaignId } = await restored(t);
  app.database.exec('UPDATE campaign SET updated_at = updated_at + 31536000000');
  assert.equal((await holdOf(app))?.kind, 'earlier');
  assert.equal(kindOf(await startAsReviewed(app, campaignId)), 'elsewhere');
});
