import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, afterEach, before, describe, test } from 'node:test';
import { lockFolder } from '../../../electron/store/folder-lock.ts';
import { buildStale } from '../../../electron/tools/build.ts';
import type { Words } from '../../../shared/language/said.ts';
import { spoken } from '../../../shared/texts/spoken.ts';
import { settle, until } from '../../support/until.ts';
import { accountAt } from '../support/account.ts';
import { closeBuiltMain, startBuiltMain } from '../support/built-main.ts';
import { type ElectronStandIn, mainDir, type StandInOptions } from '../support/electron-stand-in.ts';
import { loadWithElectron } from '../support/load-with-electron.ts';
import { startProxy } from '../support/proxy.ts';
import { tempFolder } from '../support/temp-folder.ts';

const folder = tempFolder({ after });
let dataDir: string;
let electron: ElectronStandIn;
let count = 0;

before(() => buildStale(['main', 'renderer']));

afterEach(() => closeBuiltMain(electron));

async function start(options: StandInOptions = {}, sameFolder = false): Promise<ElectronStandIn> {
  if (!sameFolder) dataDir = join(folder, String(count++));
  electron = await startBuiltMain(dataDir, options);
  return electron;
}

function prevented(emit: (event: object) => void): boolean {
  let stopped = false;
  emit({ preventDefault: () => (stopped = true) });
  return stopped;
}

describe('the window', () => {
  // Threat: A page in a browser
  test('is sandboxed, isolated, without Node, and shows our own page only', async () => {
    const { windows, order, privileged, paths } = await start();
    const window = windows[0];
    const { preload, ...preferences } = window?.options.webPreferences ?? {};
    assert.deepEqual(preferences, {
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: true,
      devTools: true,
    });
    assert.ok(existsSync(preload ?? ''));
    assert.deepEqual(window?.loaded, ['app://tagline/']);
    assert.deepEqual(order, ['sandbox', 'scheme', 'ready', 'window']);
    assert.deepEqual(privileged[0]?.privileges, { standard: true, secure: true, supportFetchAPI: true });
    assert.equal(paths.get('userData'), join(dataDir, 'window'));
  });

  test('cannot be led to another page, open another window or hold a web view', async () => {
    const contents = (await start()).windows[0]?.webContents;
    for (const event of ['will-navigate', 'will-frame-navigate', 'will-redirect']) {
      for (const url of [
        'https://example.com/',
        'file:///etc/passwd',
        'app://other/',
        'app://tagline.evil/',
      ]) {
        assert.ok(
          prevented((details) => contents?.emit(event, { ...details, url })),
          `${event} ${url}`,
        );
      }
      assert.ok(!prevented((details) => contents?.emit(event, { ...details, url: 'app://tagline/' })));
    }
    assert.ok(prevented((event) => contents?.emit('will-attach-webview', event)));
    assert.deepEqual(contents?.openHandler?.({ url: 'https://example.com/' } as never), { action: 'deny' });
  });

  test('comes back when its page crashes, and is where it was at the next start', async () => {
    const { windows } = await start();
    windows[0]?.webContents.emit('render-process-gone', {}, { reason: 'crashed' });
    assert.equal(windows[0]?.reloads, 1);
    windows[0]?.close();
    await electron.exit;

    const again = await start({}, true);
    const { x, y, width, height } = again.windows[0]?.options ?? {};
    assert.deepEqual({ x, y, width, height }, { x: 10, y: 20, width: 1000, height: 700 });
    again.windows[0]?.close();
    await again.exit;

    const small = await start({ displays: [{ x: 5000, y: 0, width: 800, height: 500 }] }, true);
    const options = small.windows[0]?.options ?? {};
    assert.deepEqual([options.x, options.y, options.width, options.height], [5000, 0, 800, 500]);
    assert.deepEqual([options.minWidth, options.minHeight], [800, 500]);
    // Where it was on those displays before says nothing of a place that was kept on others since.
    small.windows[0]?.close();
    await small.exit;
    const back = await start({}, true);
    assert.equal(back.windows[0]?.options.width, 1000);
  });

  test('is loaded again after a crash, and after the third within a minute only where a person says so', async () => {
    const { windows, questions, desktop } = await start();
    const crash = (reason = 'crashed') => windows[0]?.webContents.emit('render-process-gone', {}, { reason });
    crash('clean-exit');
    assert.equal(windows[0]?.reloads, 0);
    crash();
    const told = () =>
      windows[0]?.webContents.sent.filter(([, event]) => (event as { type: string }).type === 'restarted');
    assert.equal(told()?.length, 0, 'nobody would hear it yet');
    windows[0]?.webContents.emit('did-finish-load');
    assert.equal(told()?.length, 1);
    crash('killed');
    assert.equal(windows[0]?.reloads, 2);
    assert.equal(questions.length, 0);
    crash();
    assert.match(questions[0]?.message ?? '', /keeps breaking/);
    await settle();
    assert.equal(windows[0]?.reloads, 3, '“Try once more”');
    desktop.button = 1;
    crash();
    await electron.exit;
    assert.equal(windows[0]?.reloads, 3);
  });

  // Fault (app): the page crashes or does not answer
  test('that does not answer is waited for or loaded again, as a person says, and is asked about once', async () => {
    const { windows, questions, desktop } = await start();
    const window = windows[0];
    // So it is said of a window that its page keeps open, five seconds after somebody would have closed it.
    window?.emit('unresponsive');
    assert.equal(questions.length, 0);
    window?.webContents.emit('unresponsive');
    window?.webContents.emit('unresponsive');
    assert.equal(questions.length, 1);
    assert.deepEqual(questions[0]?.buttons, ['Wait', 'Load again']);
    assert.equal(questions[0]?.signal?.aborted, false);
    window?.webContents.emit('responsive');
    assert.equal(questions[0]?.signal?.aborted, true, 'the question goes when the page answers');
    await settle();
    assert.equal(window?.reloads, 0);
    desktop.button = 1;
    for (let time = 1; time <= 4; time += 1) {
      window?.webContents.emit('unresponsive');
      await settle();
      assert.equal(window?.webContents.ended, time);
      assert.equal(window?.reloads, time, 'however often');
    }
    assert.ok(questions.every(({ message }) => !message.includes('keeps breaking')));
  });

  test('leaves notes of what broke that hold nothing of anybody, and only the latest', async () => {
    const { windows, app } = await start();
    app.emit('child-process-gone', {}, { type: 'GPU', reason: 'oom', name: '/home/ada' });
    for (const reason of ['crashed', 'secret +12125550101']) {
      windows[0]?.webContents.emit('render-process-gone', {}, { reason });
    }
    windows[0]?.webContents.emit('unresponsive');
    const path = join(dataDir, 'crashes.json');
    const read = () => JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>[];
    assert.deepEqual(
      read().map(({ what, reason, version }) => [what, reason, version]),
      [
        ['process gone', 'GPU oom', '1.2.3'],
        ['page crashed', 'crashed', '1.2.3'],
        ['page crashed', 'other', '1.2.3'],
        ['page hung', 'unresponsive', '1.2.3'],
      ],
    );
    assert.deepEqual(Object.keys(read()[0] ?? {}), ['at', 'version', 'what', 'reason']);
    if (process.platform !== 'win32') assert.equal(statSync(path).mode & 0o777, 0o600);
    for (let time = 0; time < 40; time += 1)
      app.emit('child-process-gone', {}, { type: 'GPU', reason: 'killed' });
    assert.equal(read().length, 20);
    assert.equal(read()[0]?.reason, 'GPU killed');
    writeFileSync(path, '{"half');
    app.emit('child-process-gone', {}, { type: 'GPU', reason: 'killed' });
    assert.equal(read().length, 1);
  });

  // Fault (app): something fails in main that has no message -> it is shown in words and logged without personal
  // data; the app goes on
  test('says in words what fails in main, one at a time, and never its stack', async () => {
    const before = process.listenerCount('uncaughtException');
    const { questions, windows, exit } = await start();
    const failed = process.listeners('uncaughtException').at(-1);
    const bug = new TypeError('No such thing at /home/ada/.cache');
    failed?.(bug, 'uncaughtException');
    failed?.(bug, 'uncaughtException');
    assert.equal(questions.length, 1);
    assert.match(questions[0]?.message ?? '', /^Something went wrong inside Tagline\.$/);
    assert.doesNotMatch(JSON.stringify(questions), /ada|TypeError/);
    const notes = readFileSync(join(dataDir, 'crashes.json'), 'utf8');
    assert.match(notes, /"main failed",\s*"reason": "TypeError"/);
    assert.doesNotMatch(notes, /ada/);
    await settle();
    failed?.(bug, 'uncaughtException');
    assert.equal(questions.length, 2);
    windows[0]?.close();
    await exit;
    assert.equal(process.listenerCount('uncaughtException'), before);
  });

  test('comes to the front when Tagline is started a second time', async () => {
    const { app, windows } = await start();
    app.emit('second-instance');
    assert.equal(windows[0]?.shown, 2);
  });

  // Fault (app): the window is closed on macOS
  test('is hidden on macOS when it is closed, comes back by the dock and by what is asked for, and ends by quitting', async () => {
    const { app, windows, exit } = await start({ platform: 'darwin' });
    const window = windows[0];
    window?.close();
    assert.deepEqual([window?.isDestroyed(), window?.isVisible()], [false, false]);
    app.emit('activate');
    assert.equal(window?.isVisible(), true);
    window?.setFullScreen(true);
    window?.close();
    assert.equal(window?.isVisible(), true, 'it leaves the whole screen first');
    await settle();
    assert.equal(window?.isVisible(), false);
    app.emit('second-instance');
    assert.equal(window?.isVisible(), true);
    // A page that keeps it open makes no later closing an end.
    if (window) window.isHeld = true;
    app.quit();
    assert.deepEqual(window?.webContents.sent.at(-1), ['tagline:event', { type: 'closing' }]);
    if (window) window.isHeld = false;
    window?.close();
    assert.deepEqual([window?.isDestroyed(), window?.isVisible()], [false, false]);
    app.quit();
    assert.equal(await exit, 0);
  });
});

describe('the session', () => {
  test('grants nothing but copying text, and reaches no network', async () => {
    const { held, cancels } = await start();
    const asked = (permission: string): boolean => {
      let granted = true;
      held.permission?.({} as never, permission as never, (answer) => (granted = answer), {} as never);
      return granted;
    };
    for (const permission of [
      'media',
      'geolocation',
      'notifications',
      'openExternal',
      'clipboard-read',
      'hid',
    ]) {
      assert.equal(asked(permission), false, permission);
      assert.equal(held.check?.(null, permission as never, 'app://tagline', {} as never), false, permission);
    }
    assert.equal(asked('clipboard-sanitized-write'), true);
    assert.equal(held.check?.(null, 'clipboard-sanitized-write', 'https://example.com', {} as never), false);
    for (const url of [
      'https://example.com/',
      'http://127.0.0.1:1/',
      'ws://example.com/',
      'file:///etc/passwd',
    ]) {
      assert.ok(cancels(url), url);
    }
    for (const url of ['app://tagline/', 'blob:app://tagline/1']) assert.ok(!cancels(url), url);
  });

  // Threat: A page in a browser
  test('leaves WebRTC no way out: no UDP past a proxy, and a proxy that is nobody', async () => {
    const { windows, held } = await start();
    assert.equal(windows[0]?.webContents.webRtcPolicy, 'disable_non_proxied_udp');
    assert.deepEqual(held.proxy, {
      mode: 'fixed_servers',
      proxyRules: 'http://127.0.0.1:1',
      proxyBypassRules: '<-loopback>',
    });
  });

  test('serves the built window under a strict policy, and nothing outside its folder', async () => {
    const { get } = await start();
    const page = await get('app://tagline/?a#b');
    assert.equal(page.status, 200);
    assert.match(page.headers.get('content-type') ?? '', /^text\/html/);
    const policy = page.headers.get('content-security-policy') ?? '';
    assert.match(policy, /default-src 'none'; script-src 'self';/);
    assert.match(policy, /connect-src 'none'/);
    assert.doesNotMatch(policy, /unsafe/);
    assert.match(await page.text(), /<title>Tagline<\/title>/);
    const outside = [
      'app://tagline/../main/main.cjs',
      'app://tagline/%2e%2e/main/main.cjs',
      'app://tagline/..%2f..%2fpackage.json',
      'app://tagline/..\\..\\package.json',
      'app://other/index.html',
      'app://taglinex/index.html',
    ];
    for (const url of outside) assert.equal((await get(url)).status, 404, url);
    assert.equal((await get('app://tagline/', 'POST')).status, 404);
  });

  test('saves only files that our own page made, where the person says, and tells what came of it', async () => {
    const { session, windows } = await start();
    const ended: ((event: object, state: string) => void)[] = [];
    const asked: unknown[] = [];
    const download = (url: string) => ({
      getURL: () => url,
      getFilename: () => 'results.csv',
      setSaveDialogOptions: (options: unknown) => asked.push(options),
      once: (_: string, listener: (event: object, state: string) => void) => ended.push(listener),
    });
    const offer = (url: string) => prevented((event) => session.emit('will-download', event, download(url)));
    assert.equal(offer('https://example.com/a.exe'), true);
    assert.deepEqual(asked, []);
    assert.equal(offer('blob:app://tagline/1'), false);
    assert.deepEqual(asked, [{ defaultPath: join('/downloads', 'results.csv') }]);
    assert.deepEqual(windows[0]?.webContents.sent, []);
    for (const state of ['completed', 'cancelled', 'interrupted']) ended[0]?.({}, state);
    const told = (outcome: string) => ['tagline:event', { type: 'download', blob: '1', outcome }];
    assert.deepEqual(windows[0]?.webContents.sent, ['saved', 'cancelled', 'failed'].map(told));
  });
});

describe('the network', () => {
  test('is that of the system, by a session of its own: what its proxy says is told', async (t) => {
    const proxy = await startProxy(t, { answer: () => 'HTTP/1.1 407 Who are you\r\n\r\n' });
    const { invoke, asked } = await start({
      proxy: `SOCKS a:1080; PROXY localhost:${proxy.server.port}; DIRECT`,
    });
    const account = accountAt('https://sms.example/api');
    const saved = (await invoke('account.save', { account })) as { value: { id: string } };
    await invoke('token.save', { accountId: saved.value.id, token: 'tok-5f1e0d2c9b7a' });
    const read = (await invoke('balance.read', { accountId: saved.value.id })) as {
      error: { message: Words };
    };
    assert.match(spoken(read.error.message), /The proxy localhost:\d+ answered 407/);
    assert.deepEqual(asked, ['https://sms.example:443/']);
    assert.match(proxy.heads[0] ?? '', /^CONNECT sms\.example:443 /);
    assert.doesNotMatch(proxy.bytes(), /tok-5f1e0d2c9b7a/);

    const bad = (await invoke('settings.save', { settings: { proxy: 'ada:secret@a:1' } })) as {
      error: { message: Words };
    };
    assert.match(spoken(bad.error.message), /no password for a proxy/);
    await invoke('settings.save', { settings: { proxy: 'http://localhost:1' } });
    await invoke('balance.read', { accountId: saved.value.id });
    assert.equal(asked.length, 1);
  });
});

describe('the wire', () => {
  test('carries calls of our own page through the wire, and answers results', async () => {
    const { invoke, handlers } = await start();
    assert.deepEqual([...handlers.keys()], ['tagline:call', 'tagline:file']);
    const info = (await invoke('app.info', {})) as { ok: boolean; value: Record<string, string> };
    assert.equal(info.ok, true);
    assert.deepEqual([info.value.host, info.value.version, info.value.country], ['electron', '1.2.3', 'SE']);
    const unknown = (await invoke('no.such', {})) as { ok: boolean; error: { kind: string } };
    assert.equal(unknown.error.kind, 'not-found');
    const crooked = (await invoke('token.save', { accountId: 7 })) as {
      ok: boolean;
      error: { kind: string };
    };
    assert.equal(crooked.error.kind, 'bad-input');
  });

  test('shows everything larger, smaller and as usual', async () => {
    const { invoke, windows } = await start();
    const contents = windows[0]?.webContents;
    const levels: (number | undefined)[] = [];
    for (const zoom of ['in', 'in', 'out', 'reset']) {
      await invoke('app.zoom', { zoom });
      levels.push(contents?.zoomLevel);
    }
    assert.deepEqual(levels, [0.5, 1, 0.5, 0]);
  });

  // Threat: A page in a browser
  test('answers nobody else', async () => {
    const { invoke, windows } = await start();
    const contents = windows[0]?.webContents;
    const strangers = [
      { sender: { mainFrame: contents?.mainFrame } },
      { senderFrame: null },
      { senderFrame: { origin: 'app://tagline', url: 'app://tagline/' } },
    ];
    for (const stranger of strangers) {
      await assert.rejects(invoke('app.info', {}, stranger), /own page only/);
    }
    Object.assign(contents?.mainFrame ?? {}, { origin: 'https://example.com' });
    await assert.rejects(invoke('app.info', {}), /own page only/);
  });

  test('has a file that somebody dropped or chose read from where it is, and keeps it among the recent ones', async (t) => {
    const { invoke, handlers, windows } = await start();
    const path = join(tempFolder(t), 'people.csv');
    writeFileSync(path, 'name,mobile\nAda,+12125550101\n');
    const contents = windows[0]?.webContents;
    const event = { sender: contents, senderFrame: contents?.mainFrame } as never;
    const take = handlers.get('tagline:file');
    const fileId = (await take?.(event, path)) as string;
    const { value: sheet } = (await invoke('sheet.openExternal', { fileId })) as { value: { name: string } };
    assert.equal(sheet.name, 'people.csv');
    await until(async () => ((await invoke('sheet.recent', {})) as { value: unknown[] }).value.length === 1, {
      what: 'the recent file',
    });
    assert.equal(await take?.(event, 'people.csv'), null, 'a path that is not absolute');
    const stranger = { sender: contents, senderFrame: null } as never;
    assert.throws(() => take?.(stranger, path), /own page only/);
    const news = contents?.sent.map(([, told]) => (told as { type: string }).type);
    assert.ok(!news?.includes('external-files'), 'nobody is told that it waits');
  });

  test('tells the window what happens', async () => {
    const { invoke, windows } = await start();
    await invoke('draft.create', {});
    assert.deepEqual(windows[0]?.webContents.sent[0], ['tagline:event', { type: 'campaigns' }]);
  });

  test('is all that the preload gives to the page', async () => {
    const given: Record<string, Record<string, (...args: unknown[]) => unknown>> = {};
    const invoked: unknown[][] = [];
    const listeners = new Map<string, (event: unknown, told: unknown) => void>();
    const preloaded = {
      contextBridge: {
        exposeInMainWorld: (name: string, api: (typeof given)[string]) => (given[name] = api),
      },
      ipcRenderer: {
        invoke: (...args: unknown[]) => invoked.push(args),
        on: (channel: string, listener: (event: unknown, told: unknown) => void) =>
          listeners.set(channel, listener),
        off: (channel: string) => listeners.delete(channel),
      },
      webUtils: { getPathForFile: ({ name }: File) => (name === 'made up' ? '' : `/lists/${name}`) },
    };
    await start();
    loadWithElectron(join(mainDir, 'preload.cjs'), preloaded);
    assert.deepEqual(Object.keys(given), ['tagline']);
    assert.deepEqual(Object.keys(given.tagline ?? {}), ['call', 'subscribe', 'give']);
    given.tagline?.call?.('app.info', {});
    assert.deepEqual(invoked, [['tagline:call', 'app.info', {}]]);
    assert.equal(await given.tagline?.give?.(new File([], 'made up')), null);
    void given.tagline?.give?.(new File([], 'people.csv'));
    assert.deepEqual(invoked.splice(1), [['tagline:file', '/lists/people.csv']]);
    const told: unknown[] = [];
    const stop = given.tagline?.subscribe?.((event: unknown) => told.push(event)) as () => void;
    listeners.get('tagline:event')?.({ sender: 'hidden' }, { type: 'campaigns' });
    assert.deepEqual(told, [{ type: 'campaigns' }]);
    stop();
    assert.equal(listeners.size, 0);
  });
});

describe('the vault', () => {
  const token = 'tok-5f1e0d2c9b7a';
  const account = accountAt('https://sms.example');

  async function saveToken(): Promise<{ id: string; kept: string }> {
    const saved = (await electron.invoke('account.save', { account })) as { value: { id: string } };
    const kept = (await electron.invoke('token.save', { accountId: saved.value.id, token })) as {
      value: { kept: string };
    };
    return { id: saved.value.id, kept: kept.value.kept };
  }

  async function tokenPlace(id: string): Promise<string | undefined> {
    const list = (await electron.invoke('account.list', {})) as { value: { id: string; token: string }[] };
    return list.value.find((one) => one.id === id)?.token;
  }

  /** Everything in the data folder except Chromium's own, as text. */
  function filesWith(text: string): string[] {
    return readdirSync(dataDir).filter((name) => {
      const path = join(dataDir, name);
      return statSync(path).isFile() && readFileSync(path).includes(text);
    });
  }

  // Threat: A thief of the computer
  test('seals tokens with the keychain, opens them at the next start and seals them anew when asked', async () => {
    await start();
    const { id, kept } = await saveToken();
    assert.equal(kept, 'keychain');
    const file = join(dataDir, 'vault.json');
    if (process.platform !== 'win32') assert.equal(statSync(file).mode & 0o777, 0o600);
    assert.deepEqual(filesWith(token), []);
    electron.windows[0]?.close();
    await electron.exit;

    await start({}, true);
    electron.secrets.shouldReEncrypt = true;
    assert.equal(await tokenPlace(id), 'keychain');
    assert.equal(electron.secrets.encrypted, 1);
    await electron.invoke('token.forget', { accountId: id });
    assert.equal(await tokenPlace(id), 'none');
    assert.equal(readFileSync(file, 'utf8'), '{}\n');
  });

  test('asks for the token again when the keychain cannot be opened', async () => {
    await start();
    const { id } = await saveToken();
    electron.secrets.canOpen = false;
    assert.equal(await tokenPlace(id), 'none');
  });

  // Threat: A thief of the computer
  test('without a keychain on Linux keeps tokens for the session only', {
    skip: process.platform !== 'linux',
  }, async () => {
    for (const keychain of ['basic_text', 'unknown'] as const) {
      await start({ keychain });
      const { id, kept } = await saveToken();
      assert.equal(kept, 'session');
      assert.equal(await tokenPlace(id), 'session');
      assert.ok(!existsSync(join(dataDir, 'vault.json')));
      assert.deepEqual(filesWith(token), []);
      electron.windows[0]?.close();
      await electron.exit;
      await start({ keychain }, true);
      assert.equal(await tokenPlace(id), 'none');
      electron.windows[0]?.close();
      await electron.exit;
    }
  });

  // Threat: A thief of the computer
  test('a keychain that refuses, or seals with a key that all computers share, keeps the token for the session and says so', async () => {
    const without: StandInOptions[] = [{ isKeychainBroken: true }];
    if (process.platform === 'linux') without.push({ isKeyShared: true });
    for (const options of without) {
      await start(options);
      const { id, kept } = await saveToken();
      assert.equal(kept, 'session');
      assert.equal(await tokenPlace(id), 'session');
      assert.ok(!existsSync(join(dataDir, 'vault.json')));
      const info = (await electron.invoke('app.info', {})) as { value: { vault: string } };
      assert.equal(info.value.vault, 'session');
      electron.windows[0]?.close();
      await electron.exit;
    }
  });

  test('asks the keychain when a live account needs it, with the window on show', async () => {
    await start();
    await electron.invoke('account.list', {});
    assert.ok(!electron.order.includes('keychain'));
    const { id } = await saveToken();
    electron.windows[0]?.close();
    await electron.exit;
    await start({}, true);
    assert.ok(!electron.order.includes('keychain'));
    assert.equal(await tokenPlace(id), 'keychain');
    assert.ok(electron.order.indexOf('keychain') > electron.order.indexOf('window'));
  });

  test('tokens that cannot be understood are set aside, never overwritten', async () => {
    for (const [n, broken] of ['{"half', '[]', '{"account":7}'].entries()) {
      dataDir = join(folder, `vault-${n}`);
      mkdirSync(dataDir);
      const file = join(dataDir, 'vault.json');
      writeFileSync(file, broken);
      await start({}, true);
      assert.equal(readFileSync(`${file}.unreadable-1`, 'utf8'), broken);
      const { id } = await saveToken();
      assert.equal(await tokenPlace(id), 'keychain');
      electron.windows[0]?.close();
      await electron.exit;
      assert.match(readFileSync(join(dataDir, 'tagline.log'), 'utf8'), /tokens set aside/);
    }
  });
});

describe('start and end', () => {
  test('a second start leaves everything to the first', async () => {
    const { windows, exit } = await start({ isOnlyInstance: false });
    assert.equal(await exit, 0);
    assert.equal(windows.length, 0);
    assert.ok(!existsSync(join(dataDir, 'tagline.db')));
  });

  // Fault (window): files are opened with the app while something is open in its window, several at once, or by a
  // second start
  test('files on the command line, and those that the system opens before there is a window, wait for it', async () => {
    await start({ files: ['list.csv', 'file:///srv/kunder.xlsx'], openedEarly: ['/srv/dock.csv'] });
    const given = (await electron.invoke('sheet.external', {})) as { value: { name: string }[] };
    assert.deepEqual(
      given.value.map(({ name }) => name),
      ['list.csv', 'kunder.xlsx', 'dock.csv'],
    );
  });

  test('a data folder that is taken is said in words', async () => {
    await start();
    const first = electron;
    const second = await start({}, true);
    assert.equal(await second.exit, 1);
    assert.match(second.errorBoxes[0] ?? '', /Tagline cannot start\nTagline is already open/);
    first.windows[0]?.close();
    await first.exit;
  });

  test('a data folder that cannot be made is said in words, and nothing else happens', async () => {
    dataDir = join(folder, String(count++));
    writeFileSync(dataDir, 'a file');
    const { exit, errorBoxes, windows } = await start({}, true);
    assert.equal(await exit, 1);
    assert.match(errorBoxes[0] ?? '', /^Tagline cannot start\nA file stands where the data folder should be/);
    assert.equal(windows.length, 0);
  });

  test('a start that fails for a reason without words ends in words, not in nothing', async () => {
    const { exit, errorBoxes } = await start({ isStartBroken: true });
    assert.equal(await exit, 1);
    assert.match(
      errorBoxes[0] ?? '',
      /^Tagline cannot start\nSomething went wrong .* \(Error\)\.\nStart it again/,
    );
    assert.doesNotMatch(errorBoxes[0] ?? '', /\bat |ada/);
  });

  test('the end releases the data folder', async () => {
    const { windows, exit } = await start();
    windows[0]?.close();
    assert.equal(await exit, 0);
    const lock = lockFolder(dataDir);
    assert.ok(lock.ok);
    if (lock.ok) lock.value.release();
  });
});
