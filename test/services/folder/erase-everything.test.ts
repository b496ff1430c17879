import assert from 'node:assert/strict';
import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { eraseAll, orderErasing } from '../../../electron/folder/erase-all.ts';
import { createSessionVault } from '../../../electron/hosts/session-vault.ts';
import { originOf } from '../../../shared/account/base-url.ts';
import { pauseShown } from '../../../shared/campaign/outcome/pause.ts';
import { eraseWord } from '../../../shared/folder/erase-words.ts';
import { kindOf, value, wordsOf } from '../support/app.ts';
import { type CampaignApp, campaignApp } from '../support/campaign-app.ts';
import { marksIn, storedNumber } from '../support/every-byte.ts';
import { exported } from '../support/exported.ts';
import { fictionalNumber } from '../support/people.ts';
import { relayed } from '../support/relay.ts';
import { importText } from '../support/sheet.ts';
import { tempFolder } from '../support/temp-folder.ts';

const marks = {
  'a name': 'Name 17',
  'a text': 'A particular text',
  'a number': fictionalNumber(17),
  'a stored number': storedNumber(fictionalNumber(17)),
  'an account': 'Particular account',
  'an address': 'particular.example',
  'a token': 'particular-token',
  'an opt-out': 'by a letter',
  'a template': 'Template-only',
  'a cell of an import': 'Imported-only',
  'what was set aside': 'Set-aside-only',
  'a learnt word': 'Learnt-only',
  'a recent file': 'Recent-only',
  'the log of before': '"event":"campaign"',
};

/** Something of everything that a data folder can hold. */
async function fill(stage: CampaignApp): Promise<void> {
  const { wire, dataDir, draft, start, reached, liveAccount } = stage;
  await liveAccount('https://particular.example', 'particular-token', { name: 'Particular account' });
  const campaignId = await draft(30, { message: 'A particular text for {name}' });
  const rehearsal = value(await wire.call('campaign.rehearse', { campaignId, includeRecent: false })).id;
  await reached(rehearsal, 'finished');
  await start(campaignId, true);
  await reached(campaignId, 'finished');
  value(await wire.call('optOut.add', { text: `+${fictionalNumber(90)}`, note: 'by a letter', source: '' }));
  value(await wire.call('template.add', { name: 'Kept', message: 'Template-only' }));
  await importText(stage, 'open.csv', 'Name,Phone\nImported-only,+12025550100');
  const { bytes } = await exported(wire, { what: 'folder', as: 'backup' });
  value(await wire.call('folder.begin', {}));
  value(await wire.call('folder.append', { bytes: bytes.subarray(0, 4000) }));
  const aside = join(dataDir, 'set-aside-2026-01-01T00-00-00-000Z');
  mkdirSync(aside);
  for (const path of [join(aside, 'tagline.db'), join(dataDir, 'vault.json.unreadable-1')])
    writeFileSync(path, 'Set-aside-only');
  mkdirSync(join(dataDir, 'window'), { recursive: true });
  writeFileSync(join(dataDir, 'window', 'Custom Dictionary.txt'), 'Learnt-only');
  writeFileSync(join(dataDir, 'recent-files.json'), '{"files":[{"path":"/Recent-only.csv","at":1}]}');
  writeFileSync(join(dataDir, 'vault.json'), '{"x":"particular-token"}');
  writeFileSync(join(dataDir, 'notes of mine.txt'), 'no file of Tagline');
}

// Threat: A thief of the computer
// Threat: Contacts at rest
test('erasing everything leaves no byte of it, and the app begins as new at once', async (t) => {
  const vault = createSessionVault();
  const stage = await campaignApp(t, { vault });
  const { wire, dataDir, events } = stage;
  await fill(stage);
  stage.database.close();
  const live = value(await wire.call('account.list', {})).find(({ kind }) => kind === 'live')!;
  assert.deepEqual(marksIn(dataDir, marks), Object.keys(marks), 'all is there before');

  assert.equal(kindOf(await wire.call('folder.erase', { typed: 'erase' })), 'bad-input');
  assert.deepEqual(marksIn(dataDir, marks), Object.keys(marks));

  // What is asked meanwhile waits for the new app.
  const [erased, list] = await Promise.all([
    wire.call('folder.erase', { typed: ` ${eraseWord().toUpperCase()} ` }),
    wire.call('audience.list', { before: null }).then(() => wire.call('audience.list', { before: null })),
  ]);
  value(erased);
  assert.deepEqual(marksIn(dataDir, marks), []);
  assert.deepEqual(await vault.read(live.id, originOf(live.baseUrl)), { is: 'none' });
  assert.ok(events.some(({ type }) => type === 'erased'));
  assert.deepEqual(value(await wire.call('campaign.list', { before: null })).rows, []);
  value(list);
  assert.deepEqual(value(await wire.call('audience.list', { before: null })).rows, []);
  assert.deepEqual(
    value(await wire.call('account.list', {})).map(({ name }) => name),
    ['Demo'],
  );
  assert.equal(value(await wire.call('practice.status', {})).texts, 0);
  assert.equal(readFileSync(join(dataDir, 'notes of mine.txt'), 'utf8'), 'no file of Tagline');
  assert.match(readFileSync(join(dataDir, 'tagline.log'), 'utf8'), /"everything erased"/);

  // And it works as a new one does, also a second time.
  const { id } = value(await wire.call('draft.create', {}));
  value(await wire.call('draft.save', { campaignId: id, patch: { message: 'A particular text again' } }));
  value(await wire.call('folder.erase', { typed: eraseWord() }));
  assert.deepEqual(marksIn(dataDir, marks), []);
});

test('everything is erased also where the keychain cannot be written', async (t) => {
  const broken = new Error('the keychain is locked');
  const vault = { ...createSessionVault(), forget: () => Promise.reject(broken) };
  const stage = await campaignApp(t, { vault });
  await stage.liveAccount('https://particular.example', 'particular-token');
  await stage.draft(3);
  value(await stage.wire.call('folder.erase', { typed: eraseWord() }));
  assert.deepEqual(value(await stage.wire.call('audience.list', { before: null })).rows, []);
});

// Fault (erasing): the app is killed while it erases everything
test('while something is being sent nothing is erased', async (t) => {
  const answer = Promise.withResolvers<void>();
  const service = await relayed(t, { wait: ({ method }) => (method === 'POST' ? answer.promise : null) });
  const stage = await campaignApp(t);
  const { wire, draft, start, reached, liveAccount } = stage;
  const accountId = await liveAccount(service.url, 'live-token');
  const campaignId = await draft(10, { accountId });
  await start(campaignId);
  await reached(campaignId, 'running');
  const refused = await wire.call('folder.erase', { typed: eraseWord() });
  assert.equal(kindOf(refused), 'not-ready');
  assert.match(wordsOf(refused as never), /is being sent at this moment, so nothing was erased/);
  answer.resolve();
  await reached(campaignId, 'finished');
  value(await wire.call('folder.erase', { typed: eraseWord() }));
});

// Fault (erasing): the app is killed while it erases everything -> it finishes before anything is opened; while a
// campaign sends, nothing is erased, with a message
test('an erasure that was cut off is finished before anything is opened', async (t) => {
  const dataDir = tempFolder(t);
  const first = await campaignApp(t, { dataDir });
  await fill(first);
  await first.app.close();
  first.database.close();
  orderErasing(dataDir);
  assert.ok(marksIn(dataDir, marks).length > 5);
  const again = await campaignApp(t, { dataDir });
  assert.deepEqual(marksIn(dataDir, marks), []);
  assert.deepEqual(value(await again.wire.call('campaign.list', { before: null })).rows, []);
  assert.ok(!readdirSync(dataDir).some((name) => name.startsWith('erase')));
});

// Fault (copy): an older copy is opened after everything was erased -> unknown, as for any older copy -> as for any
// older copy
test('a copy from before is still known as an older one, and texts nobody twice', async (t) => {
  const stateDir = tempFolder(t);
  const dataDir = tempFolder(t);
  const stage = await campaignApp(t, { dataDir, stateDir });
  const { options } = value(await stage.wire.call('draft.create', {}));
  const campaignId = await stage.draft(30, { options: { ...options, canary: 10, chunkSize: 10 } });
  await stage.start(campaignId);
  const { pause } = await stage.reached(campaignId, 'paused');
  const copy = join(tempFolder(t), 'copy');
  // No thread writes between two of its files.
  stage.database.exec('BEGIN IMMEDIATE');
  cpSync(dataDir, copy, { recursive: true });
  stage.database.exec('ROLLBACK');
  value(await stage.wire.call('campaign.resume', { campaignId, shown: pauseShown(pause) }));
  await stage.reached(campaignId, 'finished');
  value(await stage.wire.call('folder.erase', { typed: eraseWord() }));
  assert.ok(existsSync(join(stateDir, 'computer.txt')));

  const restored = await campaignApp(t, { dataDir: copy, stateDir });
  const state = value(await restored.wire.call('campaign.get', { campaignId }));
  assert.equal(state.pause?.kind, 'older-copy');
  assert.equal(state.counts.unknown, 20);
});

test('each file is overwritten before it is removed', async (t) => {
  const [dataDir, beside] = [tempFolder(t), tempFolder(t)];
  mkdirSync(join(dataDir, 'sheets'));
  const names = ['tagline.db', 'settings.json', 'sheets/one.db'];
  for (const [at, name] of names.entries()) {
    writeFileSync(join(dataDir, name), 'Xenia'.repeat(300_000));
    linkSync(join(dataDir, name), join(beside, `${at}`));
  }
  await eraseAll(dataDir);
  for (const [at, name] of names.entries()) {
    assert.ok(!existsSync(join(dataDir, name)), name);
    assert.ok(readFileSync(join(beside, `${at}`)).equals(Buffer.alloc(1_500_000)), name);
  }
});
