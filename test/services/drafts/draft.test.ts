import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openDraftStore } from '../../../electron/drafts/records/draft-records.ts';
import { PRACTICE_ID } from '../../../shared/account/account.ts';
import type { AudienceId, CampaignId } from '../../../shared/brand.ts';
import type { DraftPatch } from '../../../shared/draft/draft.ts';
import type { Versions } from '../../../shared/message/versions.ts';
import { kindOf, testApp, value } from '../support/app.ts';
import { addAudience, besideApp } from '../support/audience.ts';
import { tempFolder } from '../support/temp-folder.ts';

test('a draft starts with the account’s defaults and is there after a restart, as last written', async (t) => {
  const dataDir = tempFolder(t);
  const first = await testApp(t, { dataDir });
  const draft = value(await first.wire.call('draft.create', {}));
  assert.equal(draft.accountId, PRACTICE_ID);
  assert.equal(draft.sender, 'Tagline');
  assert.equal(draft.message, '');
  assert.deepEqual(first.events.at(-1), { type: 'campaigns' });
  const patch = { name: 'Spring', message: 'Hi\r\n{Name}', sender: 'Clinic' };
  const saved = value(await first.wire.call('draft.save', { campaignId: draft.id, patch }));
  assert.equal(saved.message, 'Hi\n{Name}');
  const options = { ...draft.options, chunkSize: 20 };
  value(await first.wire.call('draft.save', { campaignId: draft.id, patch: { options } }));
  await first.app.close();

  const again = await testApp(t, { dataDir });
  const read = value(await again.wire.call('draft.get', { campaignId: draft.id }));
  assert.deepEqual({ ...read, updatedAt: 0 }, { ...saved, options, updatedAt: 0 });
});

test('what is written in a draft while a list is given to it takes nothing of that away', async (t) => {
  const { wire, dataDir } = await testApp(t);
  const [database, importing] = [besideApp(t, dataDir), besideApp(t, dataDir)];
  const audienceId = addAudience(database, ['Name'], []);
  const { id: campaignId } = value(await wire.call('draft.create', {}));
  importing.exec('PRAGMA busy_timeout = 0');
  const give = () =>
    importing.prepare('UPDATE campaign SET audience_id = ? WHERE id = ?').run(audienceId, campaignId);
  const drafts = openDraftStore(database, () => {
    // The draft has been read, and is not written yet.
    assert.throws(give, /locked/);
    return Date.now();
  });
  value(drafts.save(campaignId, { message: 'Hi {Name}' }));
  give();
  const draft = value(await wire.call('draft.get', { campaignId }));
  assert.deepEqual([draft.message, draft.audienceId], ['Hi {Name}', audienceId]);
});

test('only people that are kept here can be chosen', async (t) => {
  const { wire, dataDir } = await testApp(t);
  const audienceId = addAudience(besideApp(t, dataDir), ['Name'], []);
  const { id: campaignId } = value(await wire.call('draft.create', {}));
  const saved = value(await wire.call('draft.save', { campaignId, patch: { audienceId } }));
  assert.equal(saved.audienceId, audienceId);
  const none = await wire.call('draft.save', { campaignId, patch: { audienceId: 99 as AudienceId } });
  assert.equal(kindOf(none), 'bad-input');
  assert.equal(value(await wire.call('draft.get', { campaignId })).audienceId, audienceId);
  assert.equal(
    value(await wire.call('draft.save', { campaignId, patch: { audienceId: null } })).audienceId,
    null,
  );
});

test('versions of the message are kept and copied, and one that could be meant twice is refused in words', async (t) => {
  const { wire } = await testApp(t);
  const { id: campaignId, options } = value(await wire.call('draft.create', {}));
  const save = (versions: Versions | undefined) =>
    wire.call('draft.save', {
      campaignId,
      patch: { options: { ...options, ...(versions && { versions }) } },
    });
  const cases = [{ values: [' Polish'], message: 'Dzień\r\ndobry' }];
  const kept = { column: 'Language', cases: [{ values: ['Polish'], message: 'Dzień\ndobry' }] };
  assert.deepEqual(value(await save({ column: 'Language', cases })).options.versions, kept);
  const copy = value(await wire.call('campaign.copy', { campaignId }));
  assert.deepEqual(copy.draft.options.versions, kept);
  for (const values of [['POLISH'], ['a', 'A'], [' ', '']]) {
    const wrong = await save({ column: 'Language', cases: [...cases, { values, message: '' }] });
    assert.equal(kindOf(wrong), 'bad-input');
  }
  const many = Array.from({ length: 21 }, (_, at) => ({ values: [`${at}`], message: '' }));
  assert.equal(kindOf(await save({ column: 'Language', cases: many })), 'bad-input');
  assert.deepEqual(value(await wire.call('draft.get', { campaignId })).options.versions, kept);
  assert.equal(value(await save(undefined)).options.versions, undefined);
});

test('what has been started or scheduled cannot be rewritten, and what is gone is said to be', async (t) => {
  const { wire, dataDir } = await testApp(t);
  const { id: campaignId } = value(await wire.call('draft.create', {}));
  const database = besideApp(t, dataDir);
  for (const phase of ['preparing', 'running', 'paused', 'finished', 'cancelled', 'scheduled']) {
    database.prepare('UPDATE campaign SET phase = ? WHERE id = ?').run(phase, campaignId);
    const late = await wire.call('draft.save', { campaignId, patch: { message: 'other' } });
    assert.equal(kindOf(late), 'conflict', phase);
  }
  assert.equal(value(await wire.call('draft.get', { campaignId })).message, '');
  const gone = await wire.call('draft.get', { campaignId: 99 as CampaignId });
  assert.equal(kindOf(gone), 'not-found');
});

test('a draft is named after its people or its first words until a person names it', async (t) => {
  const { wire, dataDir } = await testApp(t);
  const database = besideApp(t, dataDir);
  const audienceId = addAudience(database, ['Name'], []);
  database.prepare('UPDATE audience SET name = ? WHERE id = ?').run('Members', audienceId);
  const { id: campaignId, name } = value(await wire.call('draft.create', {}));
  const nameAfter = async (patch: DraftPatch) =>
    value(await wire.call('draft.save', { campaignId, patch })).name;
  assert.equal(name, '');
  assert.equal(await nameAfter({ message: 'See you on Monday' }), 'See you on Monday');
  assert.equal(await nameAfter({ audienceId }), 'Members');
  assert.equal(await nameAfter({ name: '' }), '', 'a field that is being emptied is not filled again');
  assert.equal(await nameAfter({ message: 'See you' }), 'Members');
  assert.equal(await nameAfter({ name: 'Spring', audienceId: null }), 'Spring');
  assert.equal(await nameAfter({ message: 'Other words' }), 'Spring');
});

test('what is saved later is told as newer, also where the clock was set back', async (t) => {
  const { wire, dataDir } = await testApp(t);
  const { id } = value(await wire.call('draft.create', {}));
  let now = Date.now() + 1000;
  const drafts = openDraftStore(besideApp(t, dataDir), () => now);
  const before = value(drafts.save(id, { message: 'Hi' }));
  now -= 3_600_000;
  const after = value(drafts.save(id, { message: 'Hi there' }));
  assert.ok(after.updatedAt > before.updatedAt);
});
