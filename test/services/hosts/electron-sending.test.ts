import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, type TestContext, test } from 'node:test';
import { buildStale } from '../../../electron/tools/build.ts';
import type { AppEvent } from '../../../shared/app-event.ts';
import type { CampaignId } from '../../../shared/brand.ts';
import { pauseShown } from '../../../shared/campaign/outcome/pause.ts';
import type { CampaignPhase } from '../../../shared/campaign/progress/phase.ts';
import type { UpdateCheck } from '../../../shared/update/update.ts';
import { settle, soon, until } from '../../support/until.ts';
import { accountAt } from '../support/account.ts';
import { value } from '../support/app.ts';
import { atEnd } from '../support/at-end.ts';
import { closeBuiltMain, startBuiltMain, wireOf } from '../support/built-main.ts';
import type { StandInOptions } from '../support/electron-stand-in.ts';
import { relayed } from '../support/relay.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { packagedWithFeed } from '../support/update-feed.ts';

const folder = tempFolder({ after });

before(() => buildStale(['main']));

/** The built main on a folder, and the few steps that its campaigns go through. */
async function start(t: TestContext, name: string, options: StandInOptions = {}) {
  const electron = await startBuiltMain(join(folder, name), options);
  atEnd(t, () => closeBuiltMain(electron));
  const wire = wireOf(electron);
  return {
    electron,
    wire,
    reached: (campaignId: CampaignId, phase: CampaignPhase) =>
      until(
        async () => {
          const state = value(await wire.call('campaign.get', { campaignId }));
          return state.phase === phase && state;
        },
        { what: `${phase} of the campaign` },
      ),
    /** The desktop hears of the end a moment after the store knows it. */
    notified: (times = 1) =>
      until(() => electron.desktop.notifications.length === times, { what: 'the notification' }),
  };
}

type Running = Awaited<ReturnType<typeof start>>;

/**
 * Imports four people and writes them a campaign in requests of two: through practice, or a live account. With two a
 * minute a stop comes before the second request, however late its word is.
 */
async function draft(
  { wire }: Running,
  liveAt?: string,
  perMinute: number | null = null,
  startAt: number | null = null,
): Promise<CampaignId> {
  const text = 'name,mobile\nAda,+12125550101\nBen,+12125550102\nCy,+12125550103\nDee,+12125550104\n';
  const bytes = new Uint8Array(Buffer.from(text));
  const { sheetId } = value(await wire.call('sheet.begin', { name: 'people.csv', size: bytes.length }));
  value(await wire.call('sheet.append', { sheetId, at: 0, bytes }));
  value(await wire.call('sheet.end', { sheetId }));
  const look = { sheetId, chosen: {}, from: 0, count: 5 };
  const { mapping } = await until(
    async () => {
      const preview = await wire.call('sheet.preview', look);
      return preview.ok && preview.value.state.stage === 'ready' && preview.value;
    },
    { what: 'the sheet' },
  );
  const audience = value(await wire.call('audience.build', { sheetId, mapping, name: 'people' }));
  const { id, options } = value(await wire.call('draft.create', {}));
  const plain = { ...options, canary: 0, chunkSize: 2, perMinute, startAt };
  const patch = { audienceId: audience.id, message: 'Hi {name}', options: plain };
  value(await wire.call('draft.save', { campaignId: id, patch }));
  if (liveAt !== undefined) {
    const account = value(await wire.call('account.save', { account: accountAt(liveAt) }));
    value(await wire.call('token.save', { accountId: account.id, token: 'live-token' }));
    value(await wire.call('draft.save', { campaignId: id, patch: { accountId: account.id } }));
  }
  return id;
}

/** Looks for a newer version, as somebody does by hand. */
async function look({ wire }: Pick<Running, 'wire'>): Promise<UpdateCheck> {
  return value(await wire.call('app.lookForUpdate', {}));
}

async function send({ wire }: Running, campaignId: CampaignId): Promise<void> {
  const { hash } = value(await wire.call('campaign.review', { campaignId }));
  value(await wire.call('campaign.start', { campaignId, people: 4, hash, includeRecent: true }));
}

/** Sends a test text: an account through which nothing was ever accepted would begin with a canary, and ask. */
async function tryOut({ wire, reached }: Running, campaignId: CampaignId): Promise<void> {
  const shown = value(await wire.call('campaign.testText', { campaignId, n: 0 }));
  const tested = await wire.call('campaign.test', { campaignId, number: '+12125550199', shown });
  await reached(value(tested).id, 'finished');
}

/** A service that keeps back its answer to one of the POSTs. */
async function holding(t: TestContext, post: number) {
  const answer = Promise.withResolvers<void>();
  const { posts, url, practice } = await relayed(t, {
    wait: ({ method }, number) => method === 'POST' && number === post && answer.promise,
  });
  return {
    url,
    ledger: practice.ledger,
    answer: answer.resolve,
    asked: () => until(() => posts().length === post, { what: 'the request' }),
  };
}

test('the bundled workers import and send, and the desktop stays awake, shows progress and says the end', async (t) => {
  const running = await start(t, 'whole');
  const { electron, reached, notified } = running;
  const campaignId = await draft(running);
  await send(running, campaignId);
  const { counts, differences } = await reached(campaignId, 'finished');
  assert.equal(counts.accepted, 4);
  assert.equal(differences, 0);
  await notified();
  assert.deepEqual(electron.desktop.awake, ['prevent-app-suspension', 'stop 7']);
  const { progress = [], shown } = electron.windows[0] ?? {};
  assert.ok(progress.some(([fraction, mode]) => fraction >= 0 && mode === 'normal'));
  assert.deepEqual(progress.at(-1), [-1]);
  assert.equal(electron.desktop.notifications.length, 1);
  assert.equal(shown, 2, 'a click on the notification brings the window to the front');
  const told = electron.windows[0]?.webContents.sent.map(([, event]) => event as AppEvent) ?? [];
  assert.ok(told.some(({ type }) => type === 'campaign'));
  assert.deepEqual(
    told.filter(({ type }) => type === 'show'),
    [{ type: 'show', campaignId }],
    'and the campaign into view',
  );
  await closeBuiltMain(electron);
  assert.deepEqual(electron.questions, []);
});

// Fault (app): the app is started again while it waits for the last answer -> as observed -> a small window says what
// it waits for; a second start shows it
test('closing while sending asks; stopping finishes the request on its way, and the next start can resume', async (t) => {
  const service = await holding(t, 2);
  const running = await start(t, 'closing');
  const { electron, wire } = running;
  const campaignId = await draft(running, service.url, 2);
  await tryOut(running, campaignId);
  await send(running, campaignId);
  await service.asked();

  electron.windows[0]?.close();
  electron.windows[0]?.close();
  assert.equal(electron.questions.length, 1, 'one question at a time');
  assert.match(electron.questions[0]?.message ?? '', /A campaign is being sent/);
  assert.equal(electron.questions[0]?.defaultId, 0);
  assert.equal(value(await wire.call('campaign.get', { campaignId })).phase, 'running');
  assert.equal(electron.windows[0]?.isDestroyed(), false, '“Keep sending” keeps the window');

  electron.desktop.button = 1;
  electron.windows[0]?.close();
  await until(() => electron.windows.length === 2, { what: 'the window that says what is waited for' });
  assert.equal(electron.windows[0]?.isDestroyed(), true);
  const small = electron.windows[1];
  assert.match(decodeURIComponent(small?.loaded[0] ?? ''), /waits for the service’s answer/);
  assert.equal(small?.options.webPreferences?.javascript, false);
  electron.app.emit('second-instance');
  assert.equal(small?.shown, 1, 'a second start shows it');
  small?.close();
  assert.equal(electron.windows.length, 2);
  electron.app.emit('second-instance');
  assert.equal(electron.windows.length, 3, 'also where it was closed');
  service.answer();
  assert.equal(await electron.exit, 0);

  const again = await start(t, 'closing');
  const stopped = await again.reached(campaignId, 'paused');
  assert.equal(stopped.counts.accepted, 2);
  assert.equal(stopped.counts.waiting, 2);
  assert.equal(stopped.counts.unknown, 0);
  const shown = pauseShown(stopped.pause);
  value(await again.wire.call('campaign.resume', { campaignId, shown }));
  const { counts } = await again.reached(campaignId, 'finished');
  assert.equal(counts.accepted, 4);
  await again.notified();
  assert.equal(service.ledger.texts, 5);
});

test('while the computer sleeps no request begins; awake again, the campaign goes on', async (t) => {
  const service = await holding(t, 2);
  const running = await start(t, 'sleep');
  const { electron, wire, reached, notified } = running;
  const campaignId = await draft(running, service.url);
  await tryOut(running, campaignId);
  await send(running, campaignId);
  await service.asked();
  electron.powerMonitor.emit('suspend');
  service.answer();
  const state = async () => value(await wire.call('campaign.get', { campaignId }));
  await until(async () => (await state()).counts.accepted === 2, { what: 'the answer' });
  const { phase, counts, inFlight } = await state();
  assert.deepEqual([phase, counts.waiting, inFlight], ['running', 2, []]);
  const woken = Date.now();
  electron.powerMonitor.emit('resume');
  await reached(campaignId, 'finished');
  const timeline = value(await wire.call('campaign.timeline', { campaignId }));
  assert.ok(timeline.some(({ kind }) => kind === 'slept'));
  const { rows } = value(await wire.call('chunk.list', { campaignId, from: 1, count: 1 }));
  assert.ok((rows[0]?.attempts[0]?.startedAt ?? 0) >= woken, 'the second request began after it');
  await notified(2);
});

// Fault (app): the computer shuts down, or Windows ends the session, while a campaign sends
test('when the computer shuts down nobody is asked; the request on its way is waited for', async (t) => {
  const service = await holding(t, 2);
  const running = await start(t, 'shutdown');
  const { electron } = running;
  const campaignId = await draft(running, service.url, 2);
  await tryOut(running, campaignId);
  await send(running, campaignId);
  await service.asked();
  let delayed = false;
  electron.powerMonitor.emit('shutdown', { preventDefault: () => (delayed = true) });
  assert.ok(delayed);
  service.answer();
  assert.equal(await electron.exit, 0);
  assert.deepEqual(electron.questions, []);

  const again = await start(t, 'shutdown');
  const { counts } = await again.reached(campaignId, 'paused');
  assert.deepEqual([counts.accepted, counts.waiting, counts.unknown], [2, 2, 0]);
  const { badges } = again.electron.desktop;
  assert.deepEqual(badges, [1], 'the decision that waits is at the icon');
  value(await again.wire.call('campaign.cancel', { campaignId }));
  assert.deepEqual(badges, [1, 0]);
});

// Fault (app): the computer shuts down, or Windows ends the session, while a campaign sends -> as observed -> nobody
// is asked; the system is held back until the answer or for half a minute; pauses at the next start
test('when Windows ends the session its question is held back while a request is on its way, and only then', async (t) => {
  const service = await holding(t, 2);
  const running = await start(t, 'session-end');
  const { electron } = running;
  const campaignId = await draft(running, service.url, 2);
  await tryOut(running, campaignId);
  await running.notified();
  const asked = (): boolean => {
    let isHeldBack = false;
    electron.windows[0]?.emit('query-session-end', { preventDefault: () => (isHeldBack = true) });
    return isHeldBack;
  };
  assert.equal(asked(), false);
  assert.equal(
    electron.windows[0]?.isDestroyed(),
    false,
    'a session that does not end after all costs nothing',
  );
  await send(running, campaignId);
  await service.asked();
  assert.equal(asked(), true);
  assert.equal(asked(), true);
  service.answer();
  assert.equal(await electron.exit, 0);
  assert.deepEqual(electron.questions, []);

  const again = await start(t, 'session-end');
  const { counts } = await again.reached(campaignId, 'paused');
  assert.deepEqual([counts.accepted, counts.waiting, counts.unknown], [2, 2, 0]);
});

// Fault (app): the app is closed, or the computer would sleep, while a campaign is scheduled -> closing asks first,
// an icon in the tray shows what waits, and the computer is kept awake; a time that was missed sends nothing
test('a scheduled campaign keeps the computer awake, also after a start, and closing asks about it', async (t) => {
  const running = await start(t, 'scheduled');
  const { electron, wire } = running;
  const campaignId = await draft(running, undefined, null, Date.now() + 3_600_000);
  await send(running, campaignId);
  assert.equal(value(await wire.call('campaign.get', { campaignId })).phase, 'scheduled');
  assert.deepEqual(electron.desktop.awake.slice(-1), ['prevent-app-suspension']);
  electron.windows[0]?.close();
  assert.equal(electron.questions[0]?.message, 'A campaign is scheduled.');
  assert.equal(value(await wire.call('campaign.get', { campaignId })).phase, 'scheduled');
  assert.equal(electron.windows[0]?.isDestroyed(), false);
  await closeBuiltMain(electron);

  const again = await start(t, 'scheduled');
  assert.deepEqual(again.electron.desktop.awake, ['prevent-app-suspension']);
  const { trays } = again.electron.desktop;
  if (process.platform !== 'darwin') assert.deepEqual(trays, ['1 campaign is scheduled. Keep Tagline open.']);
  value(await again.wire.call('campaign.unschedule', { campaignId }));
  assert.deepEqual(again.electron.desktop.awake, ['prevent-app-suspension', 'stop 7']);
  if (process.platform !== 'darwin') assert.equal(trays.at(-1), '', 'the icon in the tray goes');
  again.electron.windows[0]?.close();
  assert.deepEqual(again.electron.questions, []);
});

// Fault (app): the window is closed on macOS -> it is hidden and sending goes on; the dock brings it back, and
// quitting asks
test('a window that is closed on macOS while something is sent goes on sending, and quitting asks, with the window on show', async (t) => {
  const service = await holding(t, 2);
  const running = await start(t, 'hidden', { platform: 'darwin' });
  const { electron, reached, notified } = running;
  const campaignId = await draft(running, service.url);
  await tryOut(running, campaignId);
  await notified();
  await send(running, campaignId);
  await service.asked();
  const window = electron.windows[0];
  window?.close();
  assert.equal(window?.isVisible(), false);
  assert.deepEqual(electron.questions, []);
  electron.app.quit();
  assert.deepEqual(
    electron.questions.map(({ message }) => message),
    ['A campaign is being sent.'],
  );
  assert.equal(window?.isVisible(), true);
  await settle();
  assert.equal(window?.isDestroyed(), false, '“Keep sending”');
  window?.close();
  assert.equal(window?.isVisible(), false);
  service.answer();
  assert.equal((await reached(campaignId, 'finished')).counts.accepted, 4);
  await notified(2);
  assert.equal(window?.isVisible(), true, 'a click on the notification brings it back');
});

// Fault (app): a newer version appears while a campaign sends or is scheduled -> it is neither fetched nor offered
// while anything is sent; the offer names what is scheduled; it is installed only when a person says so, after a
// normal close
test('a newer version is offered only once nothing is sent, and installed only after everything has closed', {
  skip: process.platform !== 'linux',
}, async (t) => {
  const feed = await packagedWithFeed(t, { isOneFile: true });
  const service = await holding(t, 2);
  const running = await start(t, 'update', { isPackaged: true });
  const { electron } = running;
  await until(() => feed.asked().length === 1, { what: 'the question to the feed' });
  const campaignId = await draft(running, service.url, null);
  await tryOut(running, campaignId);
  await send(running, campaignId);
  await service.asked();
  feed.answer();
  await until(() => feed.asked().includes('/Tagline-9.9.9.AppImage'), { what: 'the download' });
  await until(() => feed.downloaded(), { what: 'the new version' });
  assert.deepEqual(await look(running), { is: 'found', version: '9.9.9' });
  assert.equal(electron.questions.length, 0);
  assert.equal(electron.questions.length, 0, 'nothing is asked while something is sent');
  electron.desktop.button = 1;
  service.answer();
  assert.equal(await soon(electron.exit, { what: 'the end of the app' }), 0);
  assert.equal(electron.questions.length, 1);
  const [asked] = electron.questions;
  assert.equal(asked?.message, 'Tagline 9.9.9 is ready.');
  assert.match(asked?.detail ?? '', /^Lists can be merged\.\n\n/);
  assert.deepEqual(asked?.buttons, ['Later', 'Restart now']);
  assert.deepEqual(electron.held.updateProxy, { mode: 'system' });
  assert.equal(service.ledger.texts, 5);
  await until(() => feed.started(), { what: 'the start of the new version' });

  const again = await start(t, 'update');
  assert.equal((await again.reached(campaignId, 'finished')).counts.accepted, 4);
});

test('a restart that was agreed to waits for what the page saves, and holds for no closing later', {
  skip: process.platform !== 'linux',
}, async (t) => {
  for (const stays of [false, true]) {
    const feed = await packagedWithFeed(t, { isOneFile: true });
    const { electron } = await start(t, `held ${stays}`, { isPackaged: true });
    const window = electron.windows[0];
    assert.ok(window);
    window.isHeld = true;
    electron.desktop.button = 1;
    feed.answer();
    const isTold = (): boolean =>
      window.webContents.sent.some(([, event]) => (event as { type: string }).type === 'closing');
    await until(isTold, { what: 'the word to the page' });
    window.isHeld = false;
    if (stays) window.close();
    else window.closeItself();
    assert.equal(await soon(electron.exit, { what: 'the end of the app' }), 0);
    if (!stays) await until(() => feed.started(), { what: 'the start of the new version' });
    else assert.equal(feed.started(), false);
  }
});

test('a newer version that is put off stays so, and one that a package of the system brought is only told of', {
  skip: process.platform !== 'linux',
}, async (t) => {
  const feed = await packagedWithFeed(t, { isOneFile: true });
  feed.answer();
  const { electron, wire } = await start(t, 'later', { isPackaged: true });
  await until(() => electron.questions.length === 1, { what: 'the offer' });
  value(await wire.call('draft.create', {}));
  assert.deepEqual(await look({ wire }), { is: 'found', version: '9.9.9' });
  assert.equal(electron.questions.length, 2, 'who asks by hand is offered it again');
  await closeBuiltMain(electron);
  assert.equal(feed.started(), false);
  assert.equal(electron.questions.length, 2);

  const packaged = await packagedWithFeed(t, { isOneFile: false });
  packaged.answer();
  const told = await start(t, 'packaged', { isPackaged: true });
  await until(() => told.electron.questions.length === 1, { what: 'the news' });
  assert.match(told.electron.questions[0]?.detail ?? '', /came as a package of your system/);
  assert.deepEqual(told.electron.questions[0]?.buttons, ['OK']);
  assert.deepEqual(packaged.asked(), ['/latest-linux.yml']);
});

test('a build that names no feed looks for nothing, nor does a feed that is damaged stop anything', async (t) => {
  const none = await packagedWithFeed(t, null);
  const { electron, wire } = await start(t, 'none', { isPackaged: true });
  assert.deepEqual(await look({ wire }), { is: 'off' });
  await closeBuiltMain(electron);
  assert.deepEqual(none.asked(), []);

  const broken = await packagedWithFeed(t, { isOneFile: true, text: 'version: 9.9.9\nfiles: no' });
  broken.answer();
  const running = await start(t, 'broken', { isPackaged: true });
  await until(() => broken.asked().length === 1, { what: 'the question to the feed' });
  assert.deepEqual(await look(running), { is: 'unreachable' });
  const service = await holding(t, 2);
  const campaignId = await draft(running, service.url, null);
  await tryOut(running, campaignId);
  await send(running, campaignId);
  await service.asked();
  assert.deepEqual(await look(running), { is: 'put-off' });
  service.answer();
  await running.reached(campaignId, 'finished');
  await until(() => broken.asked().length > 1, { what: 'the question that was put off' });
  assert.deepEqual(running.electron.questions, []);
});
