import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pauseShown } from '../../../shared/campaign/outcome/pause.ts';
import { isFull } from '../../support/full.ts';
import { settle, until } from '../../support/until.ts';
import { value } from '../support/app.ts';
import { type BuiltMain, closeBuiltMain, system } from '../support/built-main.ts';
import { packagedWithFeed } from '../support/update-feed.ts';
import {
  awake,
  decisionsShown,
  draft,
  holding,
  imported,
  installedOnWindows,
  look,
  packaged,
  send,
  start,
  tryOut,
} from './sending-main.ts';

test('the bundled workers import and send, and the desktop stays awake, shows progress and says the end', async (t) => {
  const running = await start(t, 'whole', system === 'win32' ? installedOnWindows(t) : {});
  const { main, reached, notified } = running;
  const campaignId = await draft(running, undefined, { audienceId: await imported(running) });
  await send(running, campaignId);
  const { counts, differences } = await reached(campaignId, 'finished');
  assert.equal(counts.accepted, 4);
  assert.equal(differences, 0);
  await notified();
  assert.deepEqual(main.told('awake'), [awake, { news: 'awake', on: false }]);
  const progress = main.told('progress');
  assert.ok(progress.some(({ fraction, mode }) => fraction >= 0 && mode === 'normal'));
  assert.equal(progress.at(-1)?.fraction, -1);
  main.act({ act: 'time-out-notification' });
  // What is still held by this turn is not collected.
  await settle();
  main.act({ act: 'click-notification' });
  assert.equal(
    main.told('window-to-front').length,
    1,
    'a click on the notification, also in the Action Center, brings the window to the front',
  );
  assert.ok(main.events().some(({ type }) => type === 'campaign'));
  assert.deepEqual(
    main.events().filter(({ type }) => type === 'show'),
    [{ type: 'show', campaignId }],
    'and the campaign into view',
  );
  await closeBuiltMain(main);
  assert.deepEqual(main.questions, []);
});

// Fault (app): the app is started again while it waits for the last answer -> as observed -> a small window says what
// it waits for; a second start shows it
test('closing while sending asks; stopping finishes the request on its way, and the next start can resume', async (t) => {
  const service = await holding(t, 2);
  const running = await start(t, 'closing');
  const { main, wire } = running;
  const campaignId = await draft(running, service.url, { perMinute: 20 });
  await tryOut(running, campaignId);
  await send(running, campaignId);
  await service.asked();

  main.leave();
  main.leave();
  assert.equal(main.questions.length, 1, 'one question at a time');
  assert.match(main.questions[0]?.message ?? '', /A campaign is being sent/);
  assert.equal(main.questions[0]?.defaultId, 0);
  assert.equal(value(await wire.call('campaign.get', { campaignId })).phase, 'running');
  assert.equal(main.window.isDestroyed(), false, '“Keep sending” keeps the window');

  main.button = 1;
  main.leave();
  await until(() => main.windows.length === 2, { what: 'the window that says what is waited for' });
  assert.equal(main.window.isDestroyed(), true);
  const small = main.windows[1];
  assert.equal(small?.options.webPreferences?.javascript, false);
  const said = (): string => decodeURIComponent(main.pages[1]?.mainFrame.url ?? '');
  await until(() => said().includes('is waiting for the answer'), { what: 'what it says' });
  main.electron.app.emit('second-instance', {} as never, [], '', null);
  assert.equal(main.told('window-to-front').length, 1, 'a second start shows it');
  small?.window.close();
  assert.equal(main.windows.length, 2);
  main.electron.app.emit('second-instance', {} as never, [], '', null);
  assert.equal(main.windows.length, 3, 'also where it was closed');
  service.answer();
  assert.equal(await main.ended(), 0);

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

test('what the system does not show as a notification is said in the window', {
  skip: !isFull,
}, async (t) => {
  const running = await start(t, 'silent', { computer: { notifies: false } });
  const { main } = running;
  const campaignId = await draft(running);
  await send(running, campaignId);
  const said = await until(() => main.events().find(({ type }) => type === 'not-notified'), {
    what: 'the word in the window',
  });
  assert.match(JSON.stringify(said), /Test is finished.*4/s);
  assert.deepEqual(main.told('notification'), []);
});

test('while the computer sleeps no request begins; awake again, the campaign goes on', async (t) => {
  const service = await holding(t, 2);
  const running = await start(t, 'sleep');
  const { main, wire, reached, notified } = running;
  const campaignId = await draft(running, service.url);
  await tryOut(running, campaignId);
  await send(running, campaignId);
  await service.asked();
  main.electron.powerMonitor.emit('suspend');
  service.answer();
  const state = async () => value(await wire.call('campaign.get', { campaignId }));
  await until(async () => (await state()).counts.accepted === 2, { what: 'the answer' });
  const { phase, counts, inFlight } = await state();
  assert.deepEqual([phase, counts.waiting, inFlight], ['running', 2, []]);
  const woken = Date.now();
  main.electron.powerMonitor.emit('resume');
  await reached(campaignId, 'finished');
  const timeline = value(
    await wire.call('campaign.timeline', { campaignId, before: null, count: 500 }),
  ).rows.toReversed();
  assert.ok(timeline.some(({ kind }) => kind === 'slept'));
  const { rows } = value(await wire.call('chunk.list', { campaignId, from: 1, count: 1 }));
  assert.ok((rows[0]?.attempts[0]?.startedAt ?? 0) >= woken, 'the second request began after it');
  await notified(2);
});

/** What the system does to end the app; no one is there to answer a question. */
const endings = {
  shutdown(main: BuiltMain) {
    let delayed = false;
    main.electron.powerMonitor.emit('shutdown', { preventDefault: () => (delayed = true) } as never);
    assert.ok(delayed);
  },
  SIGTERM: () => signal('SIGTERM'),
  SIGHUP: () => signal('SIGHUP'),
};

/** As the app hears it, and not the process of the tests too. */
function signal(name: 'SIGTERM' | 'SIGHUP'): void {
  process.listeners(name).at(-1)?.(name);
}

// Fault (app): the computer shuts down, or Windows ends the session, while a campaign sends
for (const [name, isClosing] of [
  ['shutdown', false],
  ['shutdown', true],
  ['SIGTERM', false],
  ['SIGTERM', true],
  ['SIGHUP', false],
] as const) {
  test(`at ${name}${isClosing ? ' while the app closes' : ''} nobody is asked; the request on its way is waited for`, async (t) => {
    const heard = process.listenerCount('SIGTERM');
    const service = await holding(t, 2);
    const running = await start(t, `${name}-${isClosing}`);
    const { main } = running;
    const campaignId = await draft(running, service.url, { perMinute: 2 });
    await tryOut(running, campaignId);
    await send(running, campaignId);
    await service.asked();
    main.button = 1;
    if (isClosing) main.leave();
    await until(() => main.window.isDestroyed() === isClosing, { what: 'the window that was closed' });
    endings[name](main);
    service.answer();
    assert.equal(await main.ended(), 0);
    assert.equal(main.questions.length, isClosing ? 1 : 0, 'only what closing asks');
    assert.equal(process.listenerCount('SIGTERM'), heard);

    const again = await start(t, `${name}-${isClosing}`);
    const { counts } = await again.reached(campaignId, 'paused');
    assert.deepEqual([counts.accepted, counts.waiting, counts.unknown], [2, 2, 0]);
    // It is shown anew at a window that opens after it.
    const badges = (): number[] => [...new Set(decisionsShown(again.main))];
    assert.deepEqual(badges(), [1], 'the decision that waits is at the icon');
    value(await again.wire.call('campaign.cancel', { campaignId }));
    assert.deepEqual(badges(), [1, 0]);
  });
}

// Fault (app): a log-off, or a restart of D-Bus, takes the session from under the app on Linux -> as observed -> nobody
// is asked; the request on its way is waited for, eight seconds at most; pauses at the next start
test('when the session is lost the app ends within a turn, and waits in it for the request on its way', async (t) => {
  for (const isClosing of [false, true]) {
    const running = await start(t, `lost-${isClosing}`, { platform: 'linux' });
    const { main, wire } = running;
    value(await wire.call('practice.script', { script: 'slow:1500' }));
    const campaignId = await draft(running, undefined, { perMinute: 2 });
    await send(running, campaignId);
    const script = async () => value(await wire.call('practice.status', {})).script;
    await until(async () => (await script()) === '', { what: 'the request' });
    if (isClosing) signal('SIGTERM');
    main.act({ act: 'session-lost' });
    await Promise.resolve();
    assert.notEqual(main.exitCode, null, 'within one turn');
    assert.deepEqual(main.questions, []);

    const again = await start(t, `lost-${isClosing}`, { platform: 'linux' });
    const { counts } = await again.reached(campaignId, 'paused');
    assert.deepEqual([counts.accepted, counts.waiting, counts.unknown], [2, 2, 0]);
    value(await again.wire.call('campaign.cancel', { campaignId }));
  }
});

// Fault (app): the computer shuts down, or Windows ends the session, while a campaign sends -> as observed -> nobody
// is asked; the system is held back until the answer or for half a minute; pauses at the next start
test('when Windows ends the session its question is held back while a request is on its way, and only then', async (t) => {
  const service = await holding(t, 2);
  const running = await start(t, 'session-end');
  const { main } = running;
  const campaignId = await draft(running, service.url, { perMinute: 2 });
  await tryOut(running, campaignId);
  await running.notified();
  const asked = (): boolean => {
    let isHeldBack = false;
    main.window.emit('query-session-end', { preventDefault: () => (isHeldBack = true) } as never);
    return isHeldBack;
  };
  assert.equal(asked(), false);
  assert.equal(main.window.isDestroyed(), false, 'a session that does not end after all costs nothing');
  await send(running, campaignId);
  await service.asked();
  assert.equal(asked(), true);
  assert.equal(asked(), true);
  service.answer();
  assert.equal(await main.ended(), 0);
  assert.deepEqual(main.questions, []);

  const again = await start(t, 'session-end');
  const { counts } = await again.reached(campaignId, 'paused');
  assert.deepEqual([counts.accepted, counts.waiting, counts.unknown], [2, 2, 0]);
});

// Fault (app): the app is closed, or the computer would sleep, while a campaign is scheduled -> closing asks first,
// an icon in the tray shows what waits, and the computer is kept awake; a time that was missed sends nothing
test('a scheduled campaign keeps the computer awake, also after a start, and closing asks about it', async (t) => {
  const running = await start(t, 'scheduled');
  const { main, wire } = running;
  const campaignId = await draft(running, undefined, { startAt: Date.now() + 3_600_000 });
  await send(running, campaignId);
  assert.equal(value(await wire.call('campaign.get', { campaignId })).phase, 'scheduled');
  assert.deepEqual(main.told('awake').at(-1), awake);
  main.leave();
  assert.equal(main.questions[0]?.message, 'A campaign is scheduled.');
  assert.equal(value(await wire.call('campaign.get', { campaignId })).phase, 'scheduled');
  assert.equal(main.window.isDestroyed(), false);
  await closeBuiltMain(main);

  const again = await start(t, 'scheduled');
  assert.deepEqual(again.main.told('awake'), [awake]);
  const hints = again.main.told('tray').map(({ hint }) => hint);
  if (system !== 'darwin') assert.deepEqual(hints, ['1 campaign is scheduled. Keep Tagline open.']);
  value(await again.wire.call('campaign.unschedule', { campaignId }));
  assert.deepEqual(again.main.told('awake'), [awake, { news: 'awake', on: false }]);
  if (system !== 'darwin') assert.equal(again.main.told('no-tray').length, 1, 'the icon in the tray goes');
  again.main.leave();
  assert.deepEqual(again.main.questions, []);
});

// Fault (app): the window is closed on macOS -> it is hidden and sending goes on; the dock brings it back, and
// quitting asks
test('a window that is closed on macOS while something is sent goes on sending, and quitting asks, with the window on show', async (t) => {
  const service = await holding(t, 2);
  const running = await start(t, 'hidden', { platform: 'darwin' });
  const { main, reached, notified } = running;
  const campaignId = await draft(running, service.url);
  await tryOut(running, campaignId);
  await notified();
  await send(running, campaignId);
  await service.asked();
  const window = main.window;
  window.close();
  assert.equal(window.isVisible(), false);
  assert.deepEqual(main.questions, []);
  main.electron.app.quit();
  assert.deepEqual(
    main.questions.map(({ message }) => message),
    ['A campaign is being sent.'],
  );
  assert.equal(window.isVisible(), true);
  await settle();
  assert.equal(window.isDestroyed(), false, '“Keep sending”');
  window.close();
  assert.equal(window.isVisible(), false);
  service.answer();
  assert.equal((await reached(campaignId, 'finished')).counts.accepted, 4);
  await notified(2);
  main.act({ act: 'click-notification' });
  assert.equal(window.isVisible(), true, 'a click on the notification brings it back');
});

test('on macOS the dock shows what is scheduled, and brings the window back, by its icon and by a campaign', {
  skip: !isFull,
}, async (t) => {
  const running = await start(t, 'dock', { platform: 'darwin' });
  const { main } = running;
  const campaignId = await draft(running, undefined, { startAt: Date.now() + 3_600_000 });
  await send(running, campaignId);
  const item = await until(() => main.told('dock').at(-1)?.items[0], { what: 'the campaign in the dock' });
  assert.deepEqual(main.told('tray'), []);
  for (const act of [{ act: 'activate' }, { act: 'dock', item }] as const) {
    main.window.close();
    assert.equal(main.window.isVisible(), false);
    main.act(act);
    assert.equal(main.window.isVisible(), true);
  }
  assert.deepEqual(main.events().at(-1), { type: 'show', campaignId });
});

// Fault (app): a newer version appears while a campaign sends or is scheduled -> it is neither fetched nor offered
// while anything is sent; the offer names what is scheduled; it is installed only when a person says so, after a
// normal close
test('a newer version is offered only once nothing is sent, and installed only after everything has closed', {
  skip: system !== 'linux',
}, async (t) => {
  const feed = await packagedWithFeed(t, { isOneFile: true });
  const service = await holding(t, 2);
  const running = await start(t, 'update', { prepare: packaged });
  const { main } = running;
  await until(() => feed.asked().length === 1, { what: 'the question to the feed' });
  const campaignId = await draft(running, service.url);
  await tryOut(running, campaignId);
  await send(running, campaignId);
  await service.asked();
  feed.answer();
  await until(() => feed.asked().includes('/Tagline-9.9.9.AppImage'), { what: 'the download' });
  await until(() => feed.downloaded(), { what: 'the new version' });
  assert.deepEqual(await look(running), { is: 'found', version: '9.9.9' });
  assert.equal(main.questions.length, 0);
  assert.equal(main.questions.length, 0, 'nothing is asked while something is sent');
  main.button = 1;
  service.answer();
  assert.equal(await main.ended(), 0);
  assert.equal(main.questions.length, 1);
  const [asked] = main.questions;
  assert.equal(asked?.message, 'Tagline 9.9.9 is ready.');
  assert.match(asked?.detail ?? '', /^Lists can be merged\.\n\n/);
  assert.deepEqual(asked?.buttons, ['Later', 'Restart now']);
  assert.deepEqual(main.told('proxy').at(-1), {
    news: 'proxy',
    partition: 'electron-updater',
    config: { mode: 'system' },
  });
  assert.equal(service.ledger.texts, 5);
  await until(() => feed.started(), { what: 'the start of the new version' });

  const again = await start(t, 'update');
  assert.equal((await again.reached(campaignId, 'finished')).counts.accepted, 4);
});

test('a restart that was agreed to waits for what the page saves, and holds for no closing later', {
  skip: system !== 'linux',
}, async (t) => {
  for (const stays of [false, true]) {
    const feed = await packagedWithFeed(t, { isOneFile: true });
    const { main } = await start(t, `held ${stays}`, { prepare: packaged });
    main.page.isHeld = true;
    main.button = 1;
    feed.answer();
    const isTold = (): boolean => main.events().some(({ type }) => type === 'closing');
    await until(isTold, { what: 'the word to the page' });
    main.page.isHeld = false;
    if (stays) main.window.close();
    else main.page.leave();
    assert.equal(await main.ended(), 0);
    if (!stays) await until(() => feed.started(), { what: 'the start of the new version' });
    else assert.equal(feed.started(), false);
  }
});

test('a newer version that is put off stays so, and one that a package of the system brought is only told of', {
  skip: system !== 'linux',
}, async (t) => {
  const feed = await packagedWithFeed(t, { isOneFile: true });
  feed.answer();
  const { main, wire } = await start(t, 'later', { prepare: packaged });
  await until(() => main.questions.length === 1, { what: 'the offer' });
  value(await wire.call('draft.create', {}));
  assert.deepEqual(await look({ wire }), { is: 'found', version: '9.9.9' });
  assert.equal(main.questions.length, 2, 'who asks by hand is offered it again');
  await closeBuiltMain(main);
  assert.equal(feed.started(), false);
  assert.equal(main.questions.length, 2);

  const other = await packagedWithFeed(t, { isOneFile: false });
  other.answer();
  const told = await start(t, 'packaged', { prepare: packaged });
  await until(() => told.main.questions.length === 1, { what: 'the news' });
  assert.match(told.main.questions[0]?.detail ?? '', /system’s package manager/);
  assert.deepEqual(told.main.questions[0]?.buttons, ['OK']);
  assert.deepEqual(other.asked(), ['/latest-linux.yml']);
});

test('a build that names no feed looks for nothing; a version that is not the one named is not installed; a damaged feed stops nothing', {
  skip: system !== 'linux',
}, async (t) => {
  const none = await packagedWithFeed(t, null);
  const { main, wire } = await start(t, 'none', { prepare: packaged });
  assert.deepEqual(await look({ wire }), { is: 'off' });
  await closeBuiltMain(main);
  assert.deepEqual(none.asked(), []);

  const other = `Tagline-9.9.9.AppImage\nsha512: ${'A'.repeat(86)}==`;
  const tampered = `version: 9.9.9\nfiles:\n  - url: ${other.replace('\n', '\n    ')}\npath: ${other}\n`;
  const changed = await packagedWithFeed(t, { isOneFile: true, text: tampered });
  changed.answer();
  const unchanged = await start(t, 'changed', { prepare: packaged });
  await until(() => changed.downloaded(), { what: 'the version that is not the one named' });
  assert.deepEqual(await look(unchanged), { is: 'unreachable' });
  await closeBuiltMain(unchanged.main);
  assert.deepEqual([unchanged.main.questions, changed.started()], [[], false]);

  const broken = await packagedWithFeed(t, { isOneFile: true, text: 'version: 9.9.9\nfiles: no' });
  broken.answer();
  const running = await start(t, 'broken', { prepare: packaged });
  await until(() => broken.asked().length === 1, { what: 'the question to the feed' });
  assert.deepEqual(await look(running), { is: 'unreachable' });
  const service = await holding(t, 2);
  const campaignId = await draft(running, service.url);
  await tryOut(running, campaignId);
  await send(running, campaignId);
  await service.asked();
  assert.deepEqual(await look(running), { is: 'put-off' });
  service.answer();
  await running.reached(campaignId, 'finished');
  await until(() => broken.asked().length > 1, { what: 'the question that was put off' });
  assert.deepEqual(running.main.questions, []);
});
