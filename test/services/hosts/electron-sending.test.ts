import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { buildStale } from '../../../electron/tools/build.ts';
import type { CampaignId } from '../../../shared/brand.ts';
import type { CampaignState } from '../../../shared/campaign/campaign.ts';
import { pauseShown } from '../../../shared/campaign/pause.ts';
import type { Operation, Operations } from '../../../shared/contract.ts';
import type { Result } from '../../../shared/result.ts';
import { closeBuiltMain, startBuiltMain } from '../support/built-main.ts';
import type { ElectronStandIn } from '../support/electron-stand-in.ts';

let folder: string;

before(async () => {
  await buildStale(['main']);
  folder = mkdtempSync(join(tmpdir(), 'tagline-sending-'));
});

after(() => rmSync(folder, { recursive: true, force: true }));

/** Calls an operation over the stand-in's channel; a failure fails the test. */
async function call<K extends Operation>(
  electron: ElectronStandIn,
  operation: K,
  input: Operations[K]['in'],
): Promise<Operations[K]['out']> {
  const result = (await electron.invoke(operation, input)) as Result<Operations[K]['out']>;
  if (!result.ok) assert.fail(`${operation}: ${result.error.message}`);
  return result.value;
}

async function reached(
  electron: ElectronStandIn,
  campaignId: CampaignId,
  phase: CampaignState['phase'],
): Promise<CampaignState> {
  for (;;) {
    const state = await call(electron, 'campaign.get', { campaignId });
    if (state.phase === phase) return state;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Waits until the desktop has heard of the end, which the store knows a moment earlier. */
async function notified(electron: ElectronStandIn): Promise<void> {
  while (electron.desk.notifications.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Imports four people and starts a campaign to them in requests of two, through practice. */
async function startCampaign(electron: ElectronStandIn): Promise<CampaignId> {
  const text = 'name,mobile\nAda,+12125550101\nBen,+12125550102\nCy,+12125550103\nDee,+12125550104\n';
  const bytes = new Uint8Array(Buffer.from(text));
  const { sheetId } = await call(electron, 'sheet.begin', { name: 'people.csv', size: bytes.length });
  await call(electron, 'sheet.append', { sheetId, bytes });
  await call(electron, 'sheet.end', { sheetId });
  const readSheet = async (): Promise<Operations['sheet.preview']['out']> => {
    for (;;) {
      const preview = await electron.invoke('sheet.preview', { sheetId, chosen: {}, from: 0, count: 5 });
      const result = preview as Result<Operations['sheet.preview']['out']>;
      if (result.ok && result.value.state.stage === 'ready') return result.value;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const { mapping } = await readSheet();
  const audience = await call(electron, 'audience.build', { sheetId, mapping, name: 'people' });
  const draft = await call(electron, 'draft.create', {});
  const options = { ...draft.options, canary: 0, chunkSize: 2 };
  const patch = { audienceId: audience.id, message: 'Hi {name}', options };
  await call(electron, 'draft.save', { campaignId: draft.id, patch });
  const { hash } = await call(electron, 'campaign.review', { campaignId: draft.id });
  await call(electron, 'campaign.start', { campaignId: draft.id, people: 4, hash, includeRecent: true });
  return draft.id;
}

test('the bundled workers import and send, and the desktop stays awake, shows progress and says the end', async () => {
  const electron = await startBuiltMain(join(folder, 'whole'));
  const campaignId = await startCampaign(electron);
  const { counts, differences } = await reached(electron, campaignId, 'finished');
  assert.equal(counts.accepted, 4);
  assert.equal(differences, 0);
  await notified(electron);
  assert.deepEqual(electron.desk.awake, ['prevent-app-suspension', 'stop 7']);
  const { progress = [], shown } = electron.windows[0] ?? {};
  assert.ok(progress.some((fraction) => fraction >= 0));
  assert.equal(progress.at(-1), -1);
  assert.equal(electron.desk.notifications.length, 1);
  assert.equal(shown, 1, 'a click on the notification brings the window to the front');
  const told = electron.windows[0]?.webContents.sent.map(([, event]) => (event as { type: string }).type);
  assert.ok(told?.includes('campaign'));
  await closeBuiltMain(electron);
  assert.deepEqual(electron.questions, []);
});

test('closing while sending asks; stopping finishes the request on its way, and the next start can resume', async () => {
  const dataDir = join(folder, 'closing');
  const electron = await startBuiltMain(dataDir);
  await call(electron, 'practice.script', { script: 'slow:1500', randomness: 0, taken: 0 });
  const campaignId = await startCampaign(electron);
  await reached(electron, campaignId, 'running');

  electron.windows[0]?.close();
  assert.equal(electron.questions.length, 1);
  assert.match(electron.questions[0]?.message ?? '', /A campaign is being sent/);
  assert.equal(electron.questions[0]?.defaultId, 0);
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.equal(electron.windows[0]?.isDestroyed(), false, '“Keep sending” keeps the window');
  assert.equal((await call(electron, 'campaign.get', { campaignId })).phase, 'running');

  electron.desk.button = 1;
  electron.windows[0]?.close();
  assert.equal(await electron.exit, 0);
  assert.equal(electron.windows[0]?.isDestroyed(), true);

  const again = await startBuiltMain(dataDir);
  const stopped = await reached(again, campaignId, 'paused');
  assert.equal(stopped.counts.accepted, 2);
  assert.equal(stopped.counts.waiting, 2);
  assert.equal(stopped.counts.unknown, 0);
  await call(again, 'campaign.resume', { campaignId, shown: pauseShown(stopped.pause) });
  const { counts } = await reached(again, campaignId, 'finished');
  assert.equal(counts.accepted, 4);
  await notified(again);
  const { texts } = await call(again, 'practice.status', {});
  assert.equal(texts, 4);
  await closeBuiltMain(again);
});

test('while the computer sleeps no request begins; awake again, the campaign goes on', async () => {
  const electron = await startBuiltMain(join(folder, 'sleep'));
  await call(electron, 'practice.script', { script: 'slow:1500', randomness: 0, taken: 0 });
  const campaignId = await startCampaign(electron);
  await reached(electron, campaignId, 'running');
  electron.powerMonitor.emit('suspend');
  const first = async () => (await call(electron, 'campaign.get', { campaignId })).counts.accepted;
  while ((await first()) < 2) await new Promise((resolve) => setTimeout(resolve, 10));
  await new Promise((resolve) => setTimeout(resolve, 100));
  const { phase, counts, inFlight } = await call(electron, 'campaign.get', { campaignId });
  assert.deepEqual([phase, counts.accepted, counts.waiting, inFlight], ['running', 2, 2, []]);
  electron.powerMonitor.emit('resume');
  await reached(electron, campaignId, 'finished');
  const timeline = await call(electron, 'campaign.timeline', { campaignId });
  assert.ok(timeline.some(({ kind }) => kind === 'slept'));
  await notified(electron);
  await closeBuiltMain(electron);
});

test('when the computer shuts down nobody is asked; the request on its way is waited for', async () => {
  const dataDir = join(folder, 'shutdown');
  const electron = await startBuiltMain(dataDir);
  await call(electron, 'practice.script', { script: 'slow:1500', randomness: 0, taken: 0 });
  const campaignId = await startCampaign(electron);
  await reached(electron, campaignId, 'running');
  let delayed = false;
  electron.powerMonitor.emit('shutdown', { preventDefault: () => (delayed = true) });
  assert.ok(delayed);
  assert.equal(await electron.exit, 0);
  assert.deepEqual(electron.questions, []);

  const again = await startBuiltMain(dataDir);
  const { counts } = await reached(again, campaignId, 'paused');
  assert.deepEqual([counts.accepted, counts.waiting, counts.unknown], [2, 2, 0]);
  await closeBuiltMain(again);
});
