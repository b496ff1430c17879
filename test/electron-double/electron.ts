import { readFileSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import type Electron from 'electron';
import { alterAnswers } from './answers.ts';
import { type AppOptions, createApp, type Identity } from './app.ts';
import { type Computer, usualComputer } from './computer.ts';
import { createDesktop } from './desktop.ts';
import { createIpc, type Ipc } from './ipc.ts';
import { loud, loudClass } from './loud.ts';
import type { OpenPage } from './page.ts';
import { playRole } from './role.ts';
import { createSession, type DoubleSession } from './session.ts';
import { createUpdater } from './updater.ts';
import { createWindow } from './window.ts';

/** What the double runs on: the computer, the person in front of it, and what its windows are in. */
export interface DoubleDeps extends Omit<AppOptions, 'version' | 'connect' | 'computer' | 'identity'> {
  readonly computer?: Partial<Computer> | undefined;
  connect(session: DoubleSession): Promise<void>;
  readonly openPage: OpenPage;
}

/** A window with what it was made of. */
export interface MadeWindow {
  readonly window: Electron.BrowserWindow;
  readonly options: Electron.BrowserWindowConstructorOptions;
}

/** The double of Electron. */
export interface Double {
  /** What answers `require('electron')`. */
  readonly module: typeof Electron;
  readonly session: DoubleSession;
  readonly ipc: Ipc;
  /** All that were ever made, in order. */
  readonly windows: readonly MadeWindow[];
}

/** Makes the double, whose app waits for main. */
export function createElectron(deps: DoubleDeps): Double {
  const { person } = deps;
  const windows: MadeWindow[] = [];
  const open = (): Electron.BrowserWindow[] =>
    windows.map(({ window }) => window).filter((window) => !window.isDestroyed());

  const computer = { ...usualComputer, ...deps.computer };
  const identity: Identity = { appUserModelId: null, toastActivator: null };
  const { app, windows: list } = createApp({
    ...deps,
    computer,
    identity,
    version,
    connect: () => deps.connect(session),
  });
  let hasEnded = false;
  app.once('quit', () => {
    hasEnded = true;
  });
  const sessions = new Map<string | null, DoubleSession>();
  const session = makeSession(null);
  const answers = alterAnswers(person);
  const ipc = createIpc(answers);
  const { menus, clickNotification, timeOutNotification, module } = createDesktop({
    person,
    computer,
    identity,
    isReady: app.isReady,
    play: (role) => playRole(role, app, open()[0]),
  });
  Object.assign(app, { dock: process.platform === 'darwin' ? menus.dock : undefined });

  function BrowserWindow(options: Electron.BrowserWindowConstructorOptions = {}): Electron.BrowserWindow {
    const { openPage } = deps;
    const window = createWindow(
      { app, windows: list, ipc, person, computer, session: born(null), openPage },
      options,
    );
    windows.push({ window, options });
    return window;
  }

  function makeSession(partition: string | null): DoubleSession {
    return createSession({ person, partition, systemLanguage: deps.locale, isReady: app.isReady });
  }

  /** Makes it on first use, and says so before Chromium does anything for it. */
  function born(partition: string | null): Electron.Session {
    const known = sessions.get(partition);
    if (known !== undefined) return known.session;
    const made = partition === null ? session : makeSession(partition);
    // A test may get hold of it earlier than an app can.
    if (!app.isReady()) return made.session;
    sessions.set(partition, made);
    made.begin();
    app.emit('session-created', made.session);
    return made.session;
  }

  person.onAct((act) => {
    switch (act.act) {
      case 'close':
        for (const window of open()) window.close();
        return;
      case 'quit':
        return app.quit();
      case 'hang':
        for (const window of open()) window.webContents.emit('unresponsive');
        return;
      case 'menu':
        return menus.press(act.item);
      case 'popup':
        return menus.pressPopup(act.item);
      case 'tray':
        return menus.pressTray(act.item);
      case 'dock':
        return menus.pressDock(act.item);
      case 'key':
        return menus.pressKey(act.accelerator);
      case 'activate':
        return void app.emit(
          'activate',
          {},
          open().some((window) => window.isVisible()),
        );
      case 'open-file':
        return void app.emit('open-file', { preventDefault() {} }, act.path);
      case 'click-notification':
        return clickNotification();
      case 'time-out-notification':
        return timeOutNotification();
      case 'power':
        module.powerMonitor.emit(act.event, { preventDefault() {} });
        return;
      case 'session-lost':
        return app.exit(0);
      case 'answers':
      case 'let-go':
        answers.act(act);
    }
  });

  return {
    module: loud<typeof Electron>('electron', {
      ...module,
      app,
      autoUpdater: createUpdater({
        person,
        computer,
        windows: open,
        hasEnded: () => hasEnded,
        exit: () => app.exit(),
      }),
      BrowserWindow: loudClass<typeof Electron.BrowserWindow>('BrowserWindow', BrowserWindow),
      ipcMain: ipc.ipcMain,
      net: loud<Electron.Net>('net', { request: requestByNode }),
      protocol: session.protocol,
      session: loud<typeof Electron.session>('session', {
        get defaultSession() {
          return born(null);
        },
        fromPartition: born,
      }),
    }),
    session,
    ipc,
    windows,
  };
}

/** Electron's requests are of the same kind as Node's, but for their session and what becomes of redirects. */
function requestByNode(options: Electron.ClientRequestConstructorOptions | string): Electron.ClientRequest {
  const { session: _, redirect: __, ...to } = options as http.RequestOptions & Record<string, unknown>;
  return http.request(to) as unknown as Electron.ClientRequest;
}

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  readonly version: string;
};
