import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Electron from 'electron';
import { alterAnswers } from './answers.ts';
import { createApp } from './app.ts';
import { type Chromium, connectChromium } from './cdp.ts';
import { createDesktop } from './desktop.ts';
import { createIpc } from './ipc.ts';
import { loud, loudClass } from './loud.ts';
import { openNetwork } from './network.ts';
import { type OwnTargets, ownTargets } from './own-targets.ts';
import { createPerson } from './person.ts';
import { createSession } from './session.ts';
import { createWindow } from './window.ts';

/** What the test tells of the computer. */
export interface DoubleOptions {
  /** The address of the DevTools of a running Chromium. */
  readonly chromium: string;
  readonly locale: string;
  readonly downloads: string;
  /** Where the app is started; that of the test where it says none. */
  readonly workingFolder?: string;
}

/** The app's part of Chromium. */
interface Connected {
  readonly chromium: Chromium;
  readonly contextId: string;
  readonly windows: OwnTargets;
}

/** Makes the module that answers `require('electron')` in this process. */
export function createElectron(options: DoubleOptions): object {
  const person = createPerson();
  const folder = mkdtempSync(join(tmpdir(), 'tagline-double-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const windows: Pick<Electron.BrowserWindow, 'close' | 'isDestroyed' | 'webContents'>[] = [];
  let connected: Connected | null = null;

  function here(): Connected {
    if (connected === null) throw new Error('Electron has no window before it is ready.');
    return connected;
  }

  const { app, windows: list } = createApp({
    version: version(),
    locale: options.locale,
    downloads: options.downloads,
    person,
    async connect() {
      const chromium = await connectChromium(options.chromium, () => process.exit(1));
      const made = await chromium.browser.send('Target.createBrowserContext', {
        disposeOnDetach: true,
        proxyServer: await openNetwork((url) =>
          session.isCancelled({ url, method: 'GET', resourceType: 'other' }),
        ),
        // Nor is this computer itself reached in another way.
        proxyBypassList: '<-loopback>',
      });
      const contextId = made.browserContextId;
      connected = { chromium, contextId, windows: await ownTargets(chromium, contextId) };
      await session.followDownloads();
    },
  });
  const session = createSession({
    person,
    folder,
    browser: () => ({ cdp: here().chromium.browser, contextId: here().contextId }),
    isReady: app.isReady,
  });
  const answers = alterAnswers(person);
  const ipc = createIpc(answers);
  const { pressMenu, pressTray, clickNotification, module } = createDesktop(person);

  function BrowserWindow(given: Electron.BrowserWindowConstructorOptions = {}): Electron.BrowserWindow {
    const deps = { app, windows: list, ipc, person, page: () => ({ ...here(), session }) };
    const window = createWindow(deps, given);
    windows.push(window);
    return window;
  }

  person.onAct((act) => {
    switch (act.act) {
      case 'close':
        for (const window of windows) if (!window.isDestroyed()) window.close();
        return;
      case 'quit':
        return app.quit();
      case 'hang':
        for (const window of windows) if (!window.isDestroyed()) window.webContents.emit('unresponsive');
        return;
      case 'menu':
        return pressMenu(act.item);
      case 'tray':
        return pressTray(act.item);
      case 'open-file':
        return void app.emit('open-file', { preventDefault() {} }, act.path);
      case 'click-notification':
        return clickNotification();
      case 'power':
        module.powerMonitor.emit(act.event, { preventDefault() {} });
        return;
      case 'answers':
      case 'let-go':
        answers.act(act);
    }
  });

  return loud<typeof Electron>('electron', {
    ...module,
    app,
    BrowserWindow: loudClass<typeof Electron.BrowserWindow>('BrowserWindow', BrowserWindow),
    ipcMain: ipc.ipcMain,
    protocol: session.protocol,
    session: loud<typeof Electron.session>('session', {
      defaultSession: session.session,
      // One in which nothing is loaded; this computer has no proxy.
      fromPartition: () => loud<Electron.Session>('session', { resolveProxy: async () => 'DIRECT' }),
    }),
  });
}

function version(): string {
  const path = join(import.meta.dirname, '../../package.json');
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
}
