import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, mock, test } from 'node:test';
import type Electron from 'electron';
import { lockFolder } from '../../../electron/folder/folder-lock.ts';
import type { Words } from '../../../shared/language/said.ts';
import { spoken } from '../../../shared/texts/spoken-with-texts.ts';
import { settle, until } from '../../support/until.ts';
import { accountAt } from '../support/account.ts';
import { closeBuiltMain, loadBuilt, type StartOptions, system } from '../support/built-main.ts';
import { startProxy } from '../support/proxy.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { dataDir, main, newDataDir, start } from './started-main.ts';

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')) as {
  readonly version: string;
};

/** Ends the app as a person does. */
async function end(): Promise<void> {
  main.leave();
  assert.equal(await main.ended(), 0);
}

type Reason = Electron.RenderProcessGoneDetails['reason'];

function emitGone({ webContents }: Electron.BrowserWindow, reason: Reason): void {
  webContents.emit('render-process-gone', {} as never, { reason, exitCode: 5 });
}

/** Has the system say `answer` of every address, as a PAC script does. */
function answerProxy(session: typeof Electron.session, answer: string, asked: string[]): void {
  const { fromPartition } = session;
  session.fromPartition = (partition) =>
    Object.assign(fromPartition(partition), {
      async resolveProxy(url: string) {
        asked.push(url);
        return answer;
      },
    });
}

function prevented(emit: (event: object) => void): boolean {
  let stopped = false;
  emit({ preventDefault: () => (stopped = true) });
  return stopped;
}

describe('the window', () => {
  // Threat: A page in a browser
  test('is sandboxed, isolated, without Node, and shows our own page only', async () => {
    const spies: { readonly mock: { readonly calls: readonly { readonly arguments: unknown[] }[] } }[] = [];
    const { windows, page, electron } = await start({
      prepare({ app, protocol }) {
        spies.push(mock.method(app, 'enableSandbox'), mock.method(protocol, 'registerSchemesAsPrivileged'));
      },
    });
    const { preload, ...preferences } = windows[0]?.options.webPreferences ?? {};
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
    assert.equal(page.mainFrame.url, 'app://tagline/');
    assert.deepEqual(
      spies.map(({ mock: { calls } }) => calls.map((call) => call.arguments)),
      [[[]], [[[{ scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } }]]]],
    );
    assert.equal(electron.app.getPath('userData'), join(dataDir, 'window'));
  });

  test('cannot be led to another page, open another window or hold a web view', async () => {
    let openHandler: Parameters<Electron.WebContents['setWindowOpenHandler']>[0] | undefined;
    const { window } = await start({
      prepare: ({ app }) =>
        app.on('web-contents-created', (_, made) => {
          made.setWindowOpenHandler = (handler) => {
            openHandler = handler;
          };
        }),
    });
    const contents = window.webContents;
    for (const event of ['will-navigate', 'will-frame-navigate', 'will-redirect']) {
      for (const url of [
        'https://example.com/',
        'file:///etc/passwd',
        'app://other/',
        'app://tagline.evil/',
      ]) {
        assert.ok(
          prevented((details) => contents.emit(event as 'will-navigate', { ...details, url } as never)),
          `${event} ${url}`,
        );
      }
      assert.ok(
        !prevented((details) =>
          contents.emit(event as 'will-navigate', { ...details, url: 'app://tagline/' } as never),
        ),
      );
    }
    assert.ok(prevented((event) => contents.emit('will-attach-webview', event as never, {}, {})));
    assert.deepEqual(openHandler?.({ url: 'https://example.com/' } as never), { action: 'deny' });
  });

  test('comes back when its page crashes, and is where it was at the next start', async () => {
    const { window, page } = await start();
    window.webContents.forcefullyCrashRenderer();
    assert.equal(page.reloads, 1);
    const moved = () => ({ x: 10, y: 20, width: 1000, height: 700 });
    window.getNormalBounds = moved;
    await end();

    const madeOf = (): Partial<Electron.BrowserWindowConstructorOptions> => main.windows[0]?.options ?? {};
    const again = await start({}, dataDir);
    const { x, y, width, height } = madeOf();
    assert.deepEqual({ x, y, width, height }, { x: 10, y: 20, width: 1000, height: 700 });
    again.window.getNormalBounds = moved;
    await end();

    const area = { x: 5000, y: 0, width: 800, height: 500 };
    const display = { id: 2, bounds: area, workArea: area } as Electron.Display;
    const prepare: StartOptions['prepare'] = ({ screen }) => {
      Object.assign(screen, { getAllDisplays: () => [display], getPrimaryDisplay: () => display });
    };
    await start({ prepare }, dataDir);
    const options = madeOf();
    assert.deepEqual([options.x, options.y, options.width, options.height], [5000, 0, 800, 500]);
    assert.deepEqual([options.minWidth, options.minHeight], [800, 500]);
    // Where it was on those displays before says nothing of a place that was kept on others since.
    main.window.getNormalBounds = moved;
    await end();
    await start({}, dataDir);
    assert.equal(madeOf().width, 1000);
  });

  test('is loaded again after a crash, and after the third within a minute only where a person says so', async () => {
    const { window, page, questions, events } = await start();
    const crash = (reason: Reason = 'crashed') => emitGone(window, reason);
    crash('clean-exit');
    assert.equal(page.reloads, 0);
    crash();
    const told = () => events().filter(({ type }) => type === 'restarted').length;
    assert.equal(told(), 0, 'nobody would hear it yet');
    window.webContents.emit('did-finish-load');
    assert.equal(told(), 1);
    crash('killed');
    assert.equal(page.reloads, 2);
    assert.equal(questions.length, 0);
    crash();
    assert.match(questions[0]?.message ?? '', /keeps crashing/);
    await settle();
    assert.equal(page.reloads, 3, '“Try once more”');
    main.button = 1;
    crash();
    await main.ended();
    assert.equal(page.reloads, 3);
  });

  // Fault (app): the page crashes or does not answer
  test('that does not answer is waited for or loaded again, as a person says, and is asked about once', async () => {
    let signal: AbortSignal | undefined;
    const { window, page, questions } = await start({
      prepare({ dialog }) {
        const { showMessageBox } = dialog;
        dialog.showMessageBox = (...asked: unknown[]) => {
          ({ signal } = asked.at(-1) as Electron.MessageBoxOptions);
          return showMessageBox(...(asked as [Electron.MessageBoxOptions]));
        };
      },
    });
    const { webContents } = window;
    // So it is said of a window that its page keeps open, five seconds after somebody would have closed it.
    window.emit('unresponsive');
    assert.equal(questions.length, 0);
    webContents.emit('unresponsive');
    webContents.emit('unresponsive');
    assert.equal(questions.length, 1);
    assert.deepEqual(questions[0]?.buttons, ['Wait', 'Load again']);
    assert.equal(signal?.aborted, false);
    webContents.emit('responsive');
    assert.equal(signal?.aborted, true, 'the question goes when the page answers');
    await settle();
    assert.equal(page.reloads, 0);
    main.button = 1;
    for (let time = 1; time <= 4; time += 1) {
      webContents.emit('unresponsive');
      await settle();
      assert.equal(page.crashes, time);
      assert.equal(page.reloads, time, 'however often');
    }
    assert.ok(questions.every(({ message }) => !message.includes('keeps crashing')));
  });

  test('leaves notes of what broke that hold nothing of anybody, and only the latest', async () => {
    const { window, electron } = await start();
    const lost = (details: object): void =>
      void electron.app.emit('child-process-gone', {} as never, details as never);
    lost({ type: 'GPU', reason: 'oom', name: '/home/ada' });
    for (const reason of ['crashed', 'secret +12125550101']) emitGone(window, reason as Reason);
    window.webContents.emit('unresponsive');
    for (const message of [
      'Uncaught TypeError: Ada has no number at file.ts:1',
      'Uncaught (in promise) TypeError: Ada',
      'Uncaught (in promise) NotAllowedError: Ada',
      'Uncaught (in promise) Ada',
      'TypeError: Ada',
    ]) {
      window.webContents.emit('console-message', { message } as never, 3, message, 1, '');
    }
    const path = join(dataDir, 'crashes.json');
    const read = () => JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>[];
    assert.deepEqual(
      read().map(({ what, reason, version }) => [what, reason, version]),
      [
        ['process gone', 'GPU oom', version],
        ['page crashed', 'crashed', version],
        ['page crashed', 'other', version],
        ['page hung', 'unresponsive', version],
        ['page failed', 'TypeError', version],
        ['page failed', 'NotAllowedError', version],
      ],
    );
    assert.deepEqual(Object.keys(read()[0] ?? {}), ['at', 'version', 'what', 'reason']);
    if (process.platform !== 'win32') assert.equal(statSync(path).mode & 0o777, 0o600);
    for (let time = 0; time < 40; time += 1) lost({ type: 'GPU', reason: `code ${time % 20}` });
    assert.equal(read().length, 20);
    assert.deepEqual([read()[0]?.reason, read()[0]?.times], ['GPU code 0', 2]);
    writeFileSync(path, '{"half');
    lost({ type: 'GPU', reason: 'killed' });
    assert.equal(read().length, 1);
  });

  // Fault (app): something fails in main that has no message -> it is shown in words and logged without personal
  // data; the app goes on
  test('says in words what fails in main, one at a time, and never its stack', async () => {
    const before = process.listenerCount('uncaughtException');
    const { questions } = await start();
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
    await end();
    assert.equal(process.listenerCount('uncaughtException'), before);
  });

  test('comes to the front when Tagline is started a second time', async () => {
    const { electron, told } = await start();
    electron.app.emit('second-instance', {} as never, [], '', null);
    assert.equal(told('window-to-front').length, 1);
  });

  // Fault (app): the window is closed on macOS
  test('is hidden on macOS when it is closed, comes back by the dock and by what is asked for, and ends by quitting', async () => {
    const { electron, window, page, events, ended, act } = await start({ platform: 'darwin' });
    const { app } = electron;
    window.close();
    assert.deepEqual([window.isDestroyed(), window.isVisible()], [false, false]);
    act({ act: 'activate' });
    assert.equal(window.isVisible(), true);
    window.setFullScreen(true);
    window.close();
    assert.equal(window.isVisible(), true, 'it leaves the whole screen first');
    await settle();
    assert.equal(window.isVisible(), false);
    app.emit('second-instance', {} as never, [], '', null);
    assert.equal(window.isVisible(), true);
    // A page that keeps it open makes no later closing an end.
    page.isHeld = true;
    app.quit();
    assert.deepEqual(events().at(-1), { type: 'closing' });
    page.isHeld = false;
    window.close();
    assert.deepEqual([window.isDestroyed(), window.isVisible()], [false, false]);
    app.quit();
    assert.equal(await ended(), 0);
  });
});

describe('the session', () => {
  // Threat: A page in a browser
  test('grants nothing but copying text, and reaches no network', async () => {
    let ask: Parameters<Electron.Session['setPermissionRequestHandler']>[0] = null;
    let check: Parameters<Electron.Session['setPermissionCheckHandler']>[0] = null;
    let device: Parameters<Electron.Session['setDevicePermissionHandler']>[0] = null;
    const { session } = await start({
      prepare({ session: { defaultSession } }) {
        defaultSession.setPermissionRequestHandler = (handler) => {
          ask = handler;
        };
        defaultSession.setPermissionCheckHandler = (handler) => {
          check = handler;
        };
        defaultSession.setDevicePermissionHandler = (handler) => {
          device = handler;
        };
      },
    });
    const asked = (permission: string): boolean => {
      let granted = true;
      ask?.({} as never, permission as never, (answer) => (granted = answer), {} as never);
      return granted;
    };
    const checked = (permission: string, origin: string): unknown =>
      check?.(null, permission as never, origin, {} as never);
    for (const permission of [
      'media',
      'geolocation',
      'notifications',
      'openExternal',
      'clipboard-read',
      'hid',
    ]) {
      assert.equal(asked(permission), false, permission);
      assert.equal(checked(permission, 'app://tagline'), false, permission);
    }
    assert.equal((device as ((details: never) => boolean) | null)?.({} as never), false);
    assert.equal(asked('clipboard-sanitized-write'), true);
    assert.equal(checked('clipboard-sanitized-write', 'https://example.com'), false);
    for (const url of [
      'https://example.com/',
      'http://127.0.0.1:1/',
      'ws://example.com/',
      'file:///etc/passwd',
    ]) {
      assert.ok(await session.isCancelled({ url }), url);
    }
    for (const url of ['app://tagline/', 'blob:app://tagline/1'])
      assert.ok(!(await session.isCancelled({ url })), url);
  });

  // Threat: A page in a browser
  test('leaves WebRTC no way out: no UDP past a proxy, and a proxy that is nobody', async () => {
    const { window, told } = await start();
    assert.equal(window.webContents.getWebRTCIPHandlingPolicy(), 'disable_non_proxied_udp');
    assert.deepEqual(told('proxy').at(-1)?.config, {
      mode: 'fixed_servers',
      proxyRules: 'http://127.0.0.1:1',
      proxyBypassRules: '<-loopback>',
    });
  });

  // Threat: A page in a browser
  test('serves the built window under a strict policy, and nothing outside its folder', async () => {
    const { session } = await start();
    const get = async (url: string, method = 'GET'): Promise<Response> =>
      (await session.handler('app')?.({ url, method } as Request)) ?? assert.fail();
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
    const { electron, events } = await start();
    const ended: ((event: object, state: string) => void)[] = [];
    const asked: unknown[] = [];
    const download = (url: string) => ({
      getURL: () => url,
      getFilename: () => 'results.csv',
      setSaveDialogOptions: (options: unknown) => asked.push(options),
      once: (_: string, listener: (event: object, state: string) => void) => ended.push(listener),
    });
    const offer = (url: string) =>
      prevented((event) =>
        electron.session.defaultSession.emit(
          'will-download',
          event as never,
          download(url) as never,
          {} as never,
        ),
      );
    assert.equal(offer('https://example.com/a.exe'), true);
    assert.deepEqual(asked, []);
    assert.equal(offer('blob:app://tagline/1'), false);
    assert.deepEqual(asked, [{ defaultPath: join(electron.app.getPath('downloads'), 'results.csv') }]);
    assert.deepEqual(events(), []);
    for (const state of ['completed', 'cancelled', 'interrupted']) ended[0]?.({}, state);
    const told = (outcome: string) => ({ type: 'download', blob: '1', outcome });
    assert.deepEqual(events(), ['saved', 'cancelled', 'failed'].map(told));
  });
});

describe('the network', () => {
  test('is that of the system, by a session of its own: what its proxy says is told', async (t) => {
    const proxy = await startProxy(t, { answer: () => 'HTTP/1.1 407 Who are you\r\n\r\n' });
    const asked: string[] = [];
    const { invoke } = await start({
      prepare: ({ session }) =>
        answerProxy(session, `SOCKS a:1080; PROXY localhost:${proxy.server.port}; DIRECT`, asked),
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
    const channels: string[] = [];
    const { invoke } = await start({
      prepare({ ipcMain }) {
        const { handle } = ipcMain;
        ipcMain.handle = (channel, listener) => {
          channels.push(channel);
          handle(channel, listener);
        };
      },
    });
    assert.deepEqual(channels, ['tagline:call', 'tagline:file', 'tagline:file-proof']);
    const info = (await invoke('app.info', {})) as { ok: boolean; value: Record<string, string> };
    assert.equal(info.ok, true);
    assert.deepEqual([info.value.host, info.value.version, info.value.country], ['electron', version, 'SE']);
    const unknown = (await invoke('no.such', {})) as { ok: boolean; error: { kind: string } };
    assert.equal(unknown.error.kind, 'not-found');
    const crooked = (await invoke('token.save', { accountId: 7 })) as {
      ok: boolean;
      error: { kind: string };
    };
    assert.equal(crooked.error.kind, 'bad-input');
  });

  test('shows everything larger, smaller and as usual', async () => {
    const { invoke, told } = await start();
    for (const zoom of ['in', 'in', 'out', 'reset']) await invoke('app.zoom', { zoom });
    assert.deepEqual(
      told('zoom').map(({ level }) => level),
      [0.5, 1, 0.5, 0],
    );
  });

  // Threat: A page in a browser
  test('answers nobody else', async () => {
    const { invoke, page } = await start();
    const strangers = [
      { sender: { mainFrame: page.mainFrame } },
      { senderFrame: null },
      { senderFrame: { origin: 'app://tagline', url: 'app://tagline/' } },
    ];
    for (const stranger of strangers) {
      await assert.rejects(invoke('app.info', {}, stranger), /own page only/);
    }
    page.mainFrame.origin = 'https://example.com';
    await assert.rejects(invoke('app.info', {}), /own page only/);
  });

  test('has a file that somebody dropped or chose read from where it is, and keeps it among the recent ones', async (t) => {
    const { invoke, give, events } = await start();
    const path = join(tempFolder(t), 'people.csv');
    writeFileSync(path, 'name,mobile\nAda,+12125550101\n');
    const fileId = await give(path);
    const { value: sheet } = (await invoke('sheet.openExternal', { fileId })) as { value: { name: string } };
    assert.equal(sheet.name, 'people.csv');
    await until(async () => ((await invoke('sheet.recent', {})) as { value: unknown[] }).value.length === 1, {
      what: 'the recent file',
    });
    assert.equal(await give('people.csv', {}, Buffer.from('name')), null, 'a path that is not absolute');
    await assert.rejects(give(path, { senderFrame: null }), /own page only/);
    assert.ok(!events().some(({ type }) => type === 'external-files'), 'nobody is told that it waits');
  });

  test('tells the window what happens', async () => {
    const { invoke, page } = await start();
    await invoke('draft.create', {});
    assert.deepEqual(page.sent[0], {
      type: 'event',
      channel: 'tagline:event',
      args: [{ type: 'campaigns' }],
    });
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
        async invoke(...args: unknown[]) {
          invoked.push(args);
          return args[0] === 'tagline:file' ? [[1, 3]] : 'file';
        },
        on: (channel: string, listener: (event: unknown, told: unknown) => void) =>
          listeners.set(channel, listener),
        off: (channel: string) => listeners.delete(channel),
      },
      webUtils: { getPathForFile: ({ name }: File) => (name === 'made up' ? '' : `/lists/${name}`) },
    };
    await start();
    loadBuilt('preload.cjs', preloaded);
    assert.deepEqual(Object.keys(given), ['tagline']);
    assert.deepEqual(Object.keys(given.tagline ?? {}), ['call', 'subscribe', 'give']);
    given.tagline?.call?.('app.info', {});
    assert.deepEqual(invoked, [['tagline:call', 'app.info', {}]]);
    assert.equal(await given.tagline?.give?.(new File([], 'made up')), null);
    assert.equal(await given.tagline?.give?.(new File(['abcd'], 'people.csv')), 'file');
    assert.deepEqual(invoked.splice(1), [
      ['tagline:file', '/lists/people.csv', 4],
      ['tagline:file-proof', '/lists/people.csv', 4, new Uint8Array(Buffer.from('bc'))],
    ]);
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
    const saved = (await main.invoke('account.save', { account })) as { value: { id: string } };
    const kept = (await main.invoke('token.save', { accountId: saved.value.id, token })) as {
      value: { kept: string };
    };
    return { id: saved.value.id, kept: kept.value.kept };
  }

  async function tokenPlace(id: string): Promise<string | undefined> {
    const list = (await main.invoke('account.list', {})) as { value: { id: string; token: string }[] };
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
    await end();

    let sealed = 0;
    const prepare: StartOptions['prepare'] = ({ safeStorage }) => {
      const { encryptStringAsync, decryptStringAsync } = safeStorage;
      safeStorage.encryptStringAsync = (text) => {
        sealed += 1;
        return encryptStringAsync(text);
      };
      safeStorage.decryptStringAsync = async (bytes) => ({
        ...(await decryptStringAsync(bytes)),
        shouldReEncrypt: true,
      });
    };
    await start({ prepare }, dataDir);
    assert.equal(await tokenPlace(id), 'keychain');
    assert.equal(sealed, 1);
    await main.invoke('token.forget', { accountId: id });
    assert.equal(await tokenPlace(id), 'none');
    assert.equal(readFileSync(file, 'utf8'), '{}\n');
  });

  // Threat: Somebody who changes a backup
  test('gives a token only for the origin that is sealed with it, and asks once for one that was sealed alone', async () => {
    await start();
    const { id } = await saveToken();
    const file = join(dataDir, 'vault.json');
    const move = (baseUrl: string) => main.invoke('account.save', { account: { ...accountAt(baseUrl), id } });
    await move('https://sms.example.org');
    assert.equal(await tokenPlace(id), 'other-origin');
    await end();
    await start({}, dataDir);
    assert.equal(await tokenPlace(id), 'other-origin');
    await move('https://sms.example');
    assert.equal(await tokenPlace(id), 'keychain');

    const alone = await main.electron.safeStorage.encryptStringAsync(token);
    writeFileSync(file, JSON.stringify({ [id]: alone.toString('base64') }));
    assert.equal(await tokenPlace(id), 'other-origin');
    await main.invoke('token.save', { accountId: id, token });
    assert.equal(await tokenPlace(id), 'keychain');
    assert.deepEqual(filesWith(token), []);
  });

  test('asks for the token again when the keychain was reset, and opens only what it seals now', async () => {
    await start();
    const { id } = await saveToken();
    await end();
    await start({ computer: { keychain: 'other' } }, dataDir);
    assert.equal(await tokenPlace(id), 'none');
  });

  // Threat: A thief of the computer
  test('without a keychain on Linux keeps tokens for the session only', {
    skip: system !== 'linux',
  }, async () => {
    const computer = { keychain: 'none' } as const;
    for (const env of [{ DBUS_SESSION_BUS_ADDRESS: '' }, {}]) {
      await start({ computer, env });
      const info = (await main.invoke('app.info', {})) as { value: { vault: string } };
      assert.equal(
        info.value.vault,
        'DBUS_SESSION_BUS_ADDRESS' in env ? 'session' : 'keychain',
        'as far as known',
      );
      const { id, kept } = await saveToken();
      assert.equal(kept, 'session');
      assert.equal(await tokenPlace(id), 'session');
      assert.ok(!existsSync(join(dataDir, 'vault.json')));
      assert.deepEqual(filesWith(token), []);
      await end();
      await start({ computer, env }, dataDir);
      assert.equal(await tokenPlace(id), 'none');
      await end();
    }
  });

  // Threat: A thief of the computer
  test('a keychain that refuses, or seals with a key that all computers share, keeps the token for the session and says so', async () => {
    const broken: NonNullable<StartOptions['prepare']> = ({ safeStorage }) => {
      safeStorage.isAsyncEncryptionAvailable = () => Promise.reject(new Error('No service at /home/ada'));
    };
    const shared: typeof broken = ({ safeStorage }) => {
      safeStorage.encryptStringAsync = async (text) => Buffer.from(`v10${text}`);
    };
    for (const prepare of system === 'linux' ? [broken, shared] : [broken]) {
      await start({ prepare });
      const { id, kept } = await saveToken();
      assert.equal(kept, 'session');
      assert.equal(await tokenPlace(id), 'session');
      assert.ok(!existsSync(join(dataDir, 'vault.json')));
      const info = (await main.invoke('app.info', {})) as { value: { vault: string } };
      assert.equal(info.value.vault, 'session');
      await end();
    }
  });

  test('asks the keychain when a live account needs it, with the window on show', async () => {
    let asked = 0;
    const prepare: StartOptions['prepare'] = ({ safeStorage }) => {
      const { encryptStringAsync, decryptStringAsync } = safeStorage;
      safeStorage.encryptStringAsync = (text) => {
        asked += 1;
        return encryptStringAsync(text);
      };
      safeStorage.decryptStringAsync = (sealed) => {
        asked += 1;
        return decryptStringAsync(sealed);
      };
    };
    await start({ prepare });
    await main.invoke('account.list', {});
    assert.equal(asked, 0);
    const { id } = await saveToken();
    await end();
    asked = 0;
    await start({ prepare }, dataDir);
    assert.equal(main.window.isVisible(), true);
    assert.equal(asked, 0);
    assert.equal(await tokenPlace(id), 'keychain');
    assert.ok(asked > 0);
  });

  test('tokens that cannot be understood are set aside, never overwritten', async () => {
    for (const broken of ['{"half', '[]', '{"account":7}']) {
      const used = newDataDir();
      mkdirSync(used);
      const file = join(used, 'vault.json');
      writeFileSync(file, broken);
      await start({}, used);
      assert.equal(readFileSync(`${file}.unreadable-1`, 'utf8'), broken);
      const { id } = await saveToken();
      assert.equal(await tokenPlace(id), 'keychain');
      await end();
      assert.match(readFileSync(join(dataDir, 'tagline.log'), 'utf8'), /tokens set aside/);
    }
  });
});

describe('start and end', () => {
  /** The one that was shown by now. */
  function errorBox(): string {
    const { title, content } = main.told('error-box')[0] ?? assert.fail('Nothing is said.');
    return `${title}\n${content}`;
  }

  test('a second start leaves everything to the first', async () => {
    const { windows, ended } = await start({
      prepare({ app }) {
        app.requestSingleInstanceLock = () => false;
      },
    });
    assert.equal(await ended(), 0);
    assert.equal(windows.length, 0);
    assert.ok(!existsSync(join(dataDir, 'tagline.db')));
  });

  // Fault (window): files are opened with the app while something is open in its window, several at once, or by a
  // second start
  test('files on the command line, and those that the system opens before there is a window, wait for it', async () => {
    await start({ files: ['list.csv', 'file:///srv/kunder.xlsx'], openedEarly: ['/srv/dock.csv'] });
    const given = (await main.invoke('sheet.external', {})) as { value: { name: string }[] };
    assert.deepEqual(
      given.value.map(({ name }) => name),
      ['list.csv', 'kunder.xlsx', 'dock.csv'],
    );
  });

  test('a data folder that is taken is said in words', async () => {
    const first = await start();
    const second = await start({}, dataDir);
    assert.equal(await second.ended(), 1);
    assert.match(errorBox(), /Tagline cannot start\nTagline is already open/);
    await closeBuiltMain(first);
  });

  test('a data folder that cannot be made is said in words, and nothing else happens', async () => {
    const taken = newDataDir();
    writeFileSync(taken, 'a file');
    const { ended, windows } = await start({}, taken);
    assert.equal(await ended(), 1);
    assert.match(errorBox(), /^Tagline cannot start\nThere is a file where the data folder should be/);
    assert.equal(windows.length, 0);
  });

  test('a start that fails for a reason without words ends in words, not in nothing', async () => {
    const { ended } = await start({
      prepare({ app }) {
        app.getVersion = () => {
          throw new Error('No version at /home/ada/.cache');
        };
      },
    });
    assert.equal(await ended(), 1);
    assert.match(errorBox(), /^Tagline cannot start\nSomething went wrong .* \(Error\)\.\nStart it again/);
    assert.doesNotMatch(errorBox(), /\bat |ada/);
  });

  test('the end releases the data folder', async () => {
    await start();
    await end();
    const lock = lockFolder(dataDir);
    assert.ok(lock.ok);
    if (lock.ok) lock.value.release();
  });
});
