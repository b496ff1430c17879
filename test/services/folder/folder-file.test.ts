import assert from 'node:assert/strict';
import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pauseShown } from '../../../shared/campaign/outcome/pause.ts';
import { localStamp } from '../../../shared/format/format-time.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { accountAt } from '../support/account.ts';
import { kindOf, startTestApp, testApp, value, wordsOf } from '../support/app.ts';
import { type CampaignApp, campaignApp } from '../support/campaign-app.ts';
import { exported } from '../support/exported.ts';
import { folderOf, giveFolder } from '../support/folder-of.ts';
import { killedBefore } from '../support/killed-before.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** A campaign to 30 people that waits after its canary of ten. */
async function waiting(app: CampaignApp) {
  const { options } = value(await app.wire.call('draft.create', {}));
  const campaignId = await app.draft(30, { options: { ...options, canary: 10, chunkSize: 10 } });
  await app.start(campaignId);
  return app.reached(campaignId, 'paused');
}

// Fault (copy): the data folder is saved into a file and opened on another computer -> it goes on there without
// doubt; the folder it came from sends nothing, unless a person says that the file was not used
test('a folder that is moved by a file goes on elsewhere without a doubt, and sends nothing where it was', async (t) => {
  const [here, there] = [tempFolder(t), tempFolder(t)];
  const original = await campaignApp(t, { stateDir: here });
  const { id: campaignId, pause } = await waiting(original);
  const { name, bytes } = await exported(original.wire, { what: 'folder', as: 'moved' });
  assert.equal(name, `Tagline to move ${localStamp(Date.now()).slice(0, 10)}.tagline`);
  assert.deepEqual(
    readdirSync(original.dataDir).filter((one) => one.startsWith('outgoing')),
    [],
  );
  const shown = pauseShown(pause);
  assert.equal(kindOf(await original.wire.call('campaign.resume', { campaignId, shown })), 'elsewhere');
  const held = value(await original.wire.call('campaign.get', { campaignId }));
  assert.equal(held.pause?.kind, 'moved-out');

  const dataDir = await folderOf(t, bytes, there);
  const moved = await campaignApp(t, { dataDir, stateDir: there });
  assert.equal(value(await moved.wire.call('folder.status', {})).hold, null);
  const found = value(await moved.wire.call('campaign.get', { campaignId }));
  assert.deepEqual([found.pause?.kind, found.counts.unknown], ['canary', 0]);
  value(await moved.wire.call('campaign.resume', { campaignId, shown: pauseShown(found.pause) }));
  const { counts } = await moved.reached(campaignId, 'finished');
  assert.equal(counts.accepted, 30);
  assert.equal(value(await moved.wire.call('audience.list', { before: null })).rows.length, 1);

  // Who insists says that the file was not used, or puts everybody in doubt.
  value(await original.wire.call('folder.settle', { reading: 'copied' }));
  const doubted = value(await original.wire.call('campaign.get', { campaignId }));
  assert.deepEqual([doubted.pause?.kind, doubted.counts.unknown], ['older-copy', 20]);
  const { doubt } = value(await original.wire.call('chunk.copied', { campaignId }));
  assert.deepEqual([doubt?.requests, doubt?.people], [2, 20]);
  assert.match(spoken(doubt?.evidence) ?? '', /^The demo keeps its balance in the data folder/);
  const verdict = 'treat-as-sent';
  const ruling = { campaignId, verdict, requests: 2 } as const;
  const ruled = value(await original.wire.call('chunk.resolveCopied', ruling));
  assert.deepEqual([ruled.phase, ruled.counts['treated-as-sent']], ['finished', 20]);
});

// Fault (copy): the data folder is saved into a file and opened on another computer
test('a moved folder whose file was not used goes on where it was', async (t) => {
  const app = await campaignApp(t, { stateDir: tempFolder(t) });
  const { id: campaignId } = await waiting(app);
  await exported(app.wire, { what: 'folder', as: 'moved' });
  value(await app.wire.call('folder.settle', { reading: 'moved' }));
  const { pause } = value(await app.wire.call('campaign.get', { campaignId }));
  value(await app.wire.call('campaign.resume', { campaignId, shown: pauseShown(pause) }));
  await app.reached(campaignId, 'finished');
});

test('a closed folder is moved once, until somebody says that its file was not used', async (t) => {
  const app = await campaignApp(t, { stateDir: tempFolder(t) });
  const { id: campaignId } = await waiting(app);
  const move = { what: 'folder', as: 'moved' } as const;
  const both = await Promise.all([app.wire.call('export.open', move), app.wire.call('export.open', move)]);
  assert.equal(both.filter(({ ok }) => ok).length, 1, 'one of two at once');
  const again = await app.wire.call('export.open', move);
  assert.equal(kindOf(again), 'elsewhere');
  assert.match(wordsOf(again), /closed into a file to be opened on another computer/);
  const { hold } = value(await app.wire.call('folder.status', {}));
  assert.equal(hold?.kind, 'moved-out');
  assert.equal(value(await app.wire.call('campaign.get', { campaignId })).pause?.kind, 'moved-out');
  await exported(app.wire, { what: 'folder', as: 'backup' });
  value(await app.wire.call('folder.settle', { reading: 'moved' }));
  await exported(app.wire, move);
});

// Fault (copy): a backup is opened on the computer that the folder was moved away from -> as of an older copy, where it
// was made before; one that was made after asks, and sends nothing before
test('where a folder was moved away no backup sends by itself, and the moved file does', async (t) => {
  const [here, there] = [tempFolder(t), tempFolder(t)];
  const original = await campaignApp(t, { stateDir: here });
  const { id: campaignId } = await waiting(original);
  const files = [];
  for (const as of ['backup', 'moved', 'backup'] as const)
    files.push((await exported(original.wire, { what: 'folder', as })).bytes);
  const [before, moved, after] = files;

  async function open(bytes: Buffer, stateDir: string) {
    const app = await campaignApp(t, { dataDir: await folderOf(t, bytes, stateDir), stateDir });
    const { hold } = value(await app.wire.call('folder.status', {}));
    const { pause, counts } = value(await app.wire.call('campaign.get', { campaignId }));
    return { app, hold: hold?.kind, pause, found: [pause?.kind, counts.unknown] };
  }

  const older = await open(before!, here);
  assert.deepEqual([older.hold, ...older.found], ['earlier', 'older-copy', 20]);
  const held = await open(after!, here);
  assert.deepEqual([held.hold, ...held.found], ['moved-out', 'moved-out', 0]);
  const shown = pauseShown(held.pause);
  assert.equal(kindOf(await held.app.wire.call('campaign.resume', { campaignId, shown })), 'elsewhere');
  await exported(held.app.wire, { what: 'folder', as: 'backup' });
  const itself = await open(moved!, here);
  assert.deepEqual([itself.hold, ...itself.found], [undefined, 'canary', 0]);

  const away = await open(moved!, there);
  const { bytes: movedBack } = await exported(away.app.wire, { what: 'folder', as: 'moved' });
  const back = await open(movedBack, here);
  assert.deepEqual([back.hold, ...back.found], [undefined, 'canary', 0]);
  value(await back.app.wire.call('campaign.resume', { campaignId, shown: pauseShown(back.pause) }));
  const { counts } = await back.app.reached(campaignId, 'finished');
  assert.equal(counts.accepted, 30);
});

// Fault (copy): a backup is opened -> as of an older copy, where anything was sent since or nobody can know -> as of
// an older copy
test('a backup that is opened again knows whether anything was sent since', async (t) => {
  const stateDir = tempFolder(t);
  const original = await campaignApp(t, { stateDir });
  const { id: campaignId, pause } = await waiting(original);
  const { bytes } = await exported(original.wire, { what: 'folder', as: 'backup' });

  const same = await campaignApp(t, { dataDir: await folderOf(t, bytes, stateDir), stateDir });
  const before = value(await same.wire.call('campaign.get', { campaignId }));
  assert.deepEqual([before.pause?.kind, before.counts.unknown], ['canary', 0]);
  await same.app.close();

  const shown = pauseShown(pause);
  value(await original.wire.call('campaign.resume', { campaignId, shown }));
  await original.reached(campaignId, 'finished');
  const older = await campaignApp(t, { dataDir: await folderOf(t, bytes, stateDir), stateDir });
  const after = value(await older.wire.call('campaign.get', { campaignId }));
  assert.deepEqual([after.pause?.kind, after.counts.unknown], ['older-copy', 20]);
  const { hold } = value(await older.wire.call('folder.status', {}));
  assert.ok(hold?.kind === 'earlier' && hold.people === 20);

  const elsewhere = tempFolder(t);
  const other = await campaignApp(t, {
    dataDir: await folderOf(t, bytes, elsewhere),
    stateDir: elsewhere,
  });
  const there = value(await other.wire.call('campaign.get', { campaignId }));
  assert.deepEqual([there.pause?.kind, there.counts.unknown], ['older-copy', 20]);
});

test('what a file takes the place of is set aside, and the file holds no token', async (t) => {
  const stateDir = tempFolder(t);
  const app = await campaignApp(t, { stateDir });
  await app.liveAccount('https://sms.example', 'a-secret-token-of-the-account');
  await waiting(app);
  const { bytes } = await exported(app.wire, { what: 'folder', as: 'backup' });
  assert.ok(!bytes.includes('a-secret-token-of-the-account'));

  const dataDir = tempFolder(t);
  const other = await startTestApp(dataDir, { stateDir });
  value(await other.wire.call('draft.create', {}));
  value(await giveFolder(other.wire, bytes));
  await other.app.close();
  const opened = await startTestApp(dataDir, { stateDir });
  assert.equal(value(await opened.wire.call('account.list', {})).length, 2);
  assert.ok(!value(await opened.wire.call('folder.status', {})).isFileWaiting);
  await opened.app.close();
  const [aside] = readdirSync(dataDir).filter((name) => name.startsWith('set-aside-'));
  assert.ok(aside !== undefined && existsSync(join(dataDir, aside, 'tagline.db')));
});

// Fault (app): the app is killed while it opens a file of a data folder -> the next start continues -> what was there is
// whole in one folder, and the folder can be saved into a file again
test('a start that is killed at any step of opening a file is continued by the next one', async (t) => {
  const from = await testApp(t, { stateDir: tempFolder(t) });
  const { id: campaignId } = value(await from.wire.call('draft.create', {}));
  value(await from.wire.call('draft.save', { campaignId, patch: { message: 'From the file' } }));
  value(await from.wire.call('account.save', { account: accountAt('https://sms.example') }));
  const { bytes } = await exported(from.wire, { what: 'folder', as: 'moved' });

  // As a kill leaves a folder: the draft is in the log.
  const before = await testApp(t);
  value(await before.wire.call('draft.create', {}));
  value(
    await before.wire.call('settings.save', {
      settings: { ...value(await before.wire.call('settings.read', {})), recentDays: 9 },
    }),
  );
  value(await giveFolder(before.wire, bytes));
  let cut = 0;
  for (let isCut = true; isCut; ) {
    const dataDir = tempFolder(t);
    cpSync(before.dataDir, dataDir, { recursive: true, preserveTimestamps: true });
    isCut = killedBefore(cut + 1, 'folder/waiting-folder-file.ts', 'openWaitingFolderFile', dataDir);
    cut += Number(isCut);
    const opened = await startTestApp(dataDir, { stateDir: tempFolder(t) });
    assert.equal(value(await opened.wire.call('draft.get', { campaignId })).message, 'From the file');
    assert.equal(value(await opened.wire.call('account.list', {})).length, 2);
    assert.ok((await exported(opened.wire, { what: 'folder', as: 'backup' })).bytes.length > 4000);
    await opened.app.close();
    const asides = readdirSync(dataDir).filter((name) => name.startsWith('set-aside-'));
    assert.equal(asides.length, 1, `${cut}: ${asides.join()}`);
    const aside = await startTestApp(join(dataDir, asides[0]!));
    assert.equal(value(await aside.wire.call('settings.read', {})).recentDays, 9);
    assert.equal(value(await aside.wire.call('draft.get', { campaignId })).message, '');
    await aside.app.close();
  }
  assert.ok(cut > 8, String(cut));
});

test('a file that is none of Tagline is refused in words, and one that was given can be left', async (t) => {
  const { wire, dataDir } = await campaignApp(t, { stateDir: tempFolder(t) });
  const refused = await giveFolder(wire, Buffer.from('no database at all, but a few words of somebody'));
  assert.equal(kindOf(refused), 'bad-input');
  assert.ok(!refused.ok && /no file that Tagline made/.test(spoken(refused.error.message)));
  const { bytes } = await exported(wire, { what: 'folder', as: 'backup' });
  assert.equal(kindOf(await giveFolder(wire, bytes.subarray(0, bytes.length / 2))), 'bad-input');
  const otherBuild = Buffer.from(bytes);
  // The number that SQLite keeps for a program, which says by which schema a file was made.
  otherBuild.writeInt32BE(1, 68);
  const other = await giveFolder(wire, otherBuild);
  assert.ok(!other.ok && /made by another build of Tagline/.test(spoken(other.error.message)));
  // Left by an opening that failed.
  writeFileSync(join(dataDir, 'incoming.tagline'), '');
  value(await giveFolder(wire, bytes));
  value(await wire.call('folder.discard', {}));
  assert.ok(!value(await wire.call('folder.status', {})).isFileWaiting);
  assert.deepEqual(
    readdirSync(dataDir).filter((name) => name.endsWith('.tagline')),
    [],
  );
});

test('where the state folder cannot be used, that is why no file is made', async (t) => {
  const stateDir = join(tempFolder(t), 'a file in its place');
  writeFileSync(stateDir, '');
  const { wire } = await campaignApp(t, { stateDir });
  assert.equal(kindOf(await wire.call('export.open', { what: 'folder', as: 'backup' })), 'storage');
});

test('a folder of another computer is not saved into a file before somebody says how it came here', async (t) => {
  const [here, there] = [tempFolder(t), tempFolder(t)];
  const dataDir = tempFolder(t);
  const original = await startTestApp(dataDir, { stateDir: here });
  await original.app.close();
  const { wire } = await testApp(t, { dataDir, stateDir: there });
  assert.equal(value(await wire.call('folder.status', {})).hold?.kind, 'foreign');
  for (const as of ['moved', 'backup'] as const)
    assert.equal(kindOf(await wire.call('export.open', { what: 'folder', as })), 'elsewhere', as);
});
