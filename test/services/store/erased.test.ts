import assert from 'node:assert/strict';
import { test } from 'node:test';
import { removeCampaigns } from '../../../electron/campaigns/records/removal.ts';
import { until } from '../../support/until.ts';
import { value } from '../support/app.ts';
import { campaignApp } from '../support/campaign-app.ts';
import { marksIn, storedNumber } from '../support/every-byte.ts';
import { fictionalNumber } from '../support/people.ts';
import { importText, preview } from '../support/sheet.ts';
import { tempFolder } from '../support/temp-folder.ts';

// Threat: Contacts at rest
test('lists, a refused campaign and its rest leave no name, number or word of the service when they are removed', async (t) => {
  const stage = await campaignApp(t);
  const { wire, dataDir, save, start, reached, practise } = stage;

  const people = Array.from({ length: 40 }, (_, n) => `Xenia-${n},+${fictionalNumber(n + 40)}`);
  const { id: sheetId } = await importText(stage, 'people.csv', ['Name,Phone', ...people].join('\n'));
  const { mapping } = await preview(stage, sheetId);
  const { id: audienceId } = value(await wire.call('audience.build', { sheetId, mapping, name: 'Quarry' }));
  value(await wire.call('sheet.discard', { sheetId }));
  value(await wire.call('audience.edit', { audienceId, n: 3, column: 0, value: 'Xenia-corrected' }));

  const { id: campaignId, options } = value(await wire.call('draft.create', {}));
  const way = { ...options, canary: 0, chunkSize: 10 };
  const patch = { audienceId, message: 'A particular text for {Name}', options: way };
  await save(campaignId, patch);
  await practise('ok, 400-number');
  await start(campaignId);
  const { pause } = await reached(campaignId, 'paused');
  assert.match(JSON.stringify(pause), /Cannot send to/);
  value(await wire.call('campaign.cancel', { campaignId }));
  value(await wire.call('audience.remove', { audienceId }));
  const { draft: rest } = value(await wire.call('campaign.writeTo', { campaignId, shown: null }));
  assert.ok(rest.audienceId !== null && rest.audienceId !== audienceId);

  const named = fictionalNumber(50);
  const marks = {
    'a name': 'Xenia-17',
    'a corrected name': 'Xenia-corrected',
    'a text': 'A particular text',
    'a number': fictionalNumber(57),
    'a number of the rest': fictionalNumber(65),
    'a stored number': storedNumber(fictionalNumber(57)),
    'the refusal': `Cannot send to ${named}`,
  };
  const left = () => marksIn(dataDir, marks);
  const there = left();
  for (const name of ['a name', 'a text', 'a number of the rest', 'a stored number', 'the refusal'])
    assert.ok(there.includes(name), `${name} is there before`);

  value(await wire.call('audience.remove', { audienceId: rest.audienceId }));
  value(await wire.call('campaign.remove', { campaignId: rest.id, phase: 'draft' }));
  value(await wire.call('campaign.remove', { campaignId, phase: 'cancelled' }));
  // Lists are erased in the background, since a million people take some seconds.
  await until(() => left().length === 0, { what: 'nothing left of them', seen: left });
});

// Threat: Contacts at rest
test('a campaign takes its texts and numbers out of the practice inbox, also those whose answer was lost', async (t) => {
  const { wire, dataDir, draft, start, reached, practise } = await campaignApp(t);
  const kept = await draft(5, { message: 'What stays for {name}' });
  await start(kept);
  await reached(kept, 'finished');

  const campaignId = await draft(20, { message: 'A rehearsed text for {name}' });
  await practise('ok, drop-after');
  const rehearsal = value(await wire.call('campaign.rehearse', { campaignId, includeRecent: false })).id;
  await reached(rehearsal, 'paused');
  value(await wire.call('campaign.cancel', { campaignId: rehearsal }));

  const inbox = async () => value(await wire.call('practice.status', {}));
  assert.equal((await inbox()).texts, 25, 'practice took the second request too');
  const { audienceId } = value(await wire.call('draft.get', { campaignId }));
  value(await wire.call('campaign.remove', { campaignId, phase: 'draft' }));
  value(await wire.call('campaign.remove', { campaignId: rehearsal, phase: 'cancelled' }));
  value(await wire.call('audience.remove', { audienceId: audienceId! }));
  const { texts, phones } = await inbox();
  assert.deepEqual([texts, phones], [5, 5]);

  const number = fictionalNumber(17);
  const marks = { 'a text': 'A rehearsed', 'a number': number, 'a stored number': storedNumber(number) };
  const left = () => marksIn(dataDir, marks);
  await until(() => left().length === 0, { what: 'nothing left of them', seen: left });
  assert.deepEqual(marksIn(dataDir, { text: 'What stays for' }), ['text']);
});

test('a deletion that was cut off before practice had its part is ended at the next start', async (t) => {
  const dataDir = tempFolder(t);
  const first = await campaignApp(t, { dataDir });
  const campaignId = await first.draft(10, { message: 'A rehearsed text for {name}' });
  await first.start(campaignId);
  await first.reached(campaignId, 'finished');
  const { audienceId } = value(await first.wire.call('draft.get', { campaignId }));
  value(await first.wire.call('audience.remove', { audienceId: audienceId! }));
  await first.app.close();
  await removeCampaigns(first.database, [campaignId]);
  first.database.close();
  const marks = { 'a text': 'A rehearsed', 'a number': fictionalNumber(7) };
  assert.deepEqual(marksIn(dataDir, marks), ['a text', 'a number'], 'practice still has them');

  await campaignApp(t, { dataDir });
  const left = () => marksIn(dataDir, marks);
  await until(() => left().length === 0, { what: 'nothing left of them', seen: left });
});
