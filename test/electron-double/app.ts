import {
  existsSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type Electron from 'electron';
import type { Computer } from './computer.ts';
import { eventsOf, isPrevented, loud, type UsedOf } from './loud.ts';
import type { Person } from './person.ts';

/** A window as quitting knows it. */
export interface Closable {
  close(): void;
  destroy(): void;
}

/** What windows tell the app of their end. */
export interface WindowList {
  add(window: Closable): void;
  remove(window: Closable): void;
  /** Somebody kept a window open, so that nothing is being quit any more. */
  closeCancelled(): void;
}

/** Who the app is to Windows. */
export interface Identity {
  appUserModelId: string | null;
  toastActivator: string | null;
}

/** What a test decides about the computer of the app. */
export interface AppOptions {
  readonly version: string;
  readonly locale: string;
  /** The languages of the system, the most wanted first. */
  readonly languages: readonly string[];
  readonly downloads: string;
  readonly computer: Computer;
  readonly person: Person;
  readonly identity: Identity;
  /** Connects to what the windows are in. */
  connect(): Promise<void>;
  /** Ends the process of the app. */
  exit(code: number): void;
}

type Used = UsedOf<
  Electron.App,
  | 'addRecentDocument'
  | 'clearRecentDocuments'
  | 'commandLine'
  | 'exit'
  | 'enableSandbox'
  | 'getJumpListSettings'
  | 'getName'
  | 'getPath'
  | 'getPreferredSystemLanguages'
  | 'getSystemLocale'
  | 'getVersion'
  | 'isReady'
  | 'quit'
  | 'requestSingleInstanceLock'
  | 'setActivationPolicy'
  | 'setAppUserModelId'
  | 'setBadgeCount'
  | 'setJumpList'
  | 'setPath'
  | 'setToastActivatorCLSID'
  | 'whenReady'
> & { readonly isPackaged: boolean; dock?: Electron.Dock | undefined };

const events = eventsOf<Electron.App>()(
  'activate',
  'before-quit',
  'browser-window-created',
  'child-process-gone',
  'open-file',
  'quit',
  'ready',
  'second-instance',
  'session-created',
  'web-contents-created',
  'will-quit',
  'window-all-closed',
);

/**
 * Electron's `app`, which ends as Electron's does: `quit` asks every window to close, and once the last one is closed,
 * or where there was none, asks whether to quit; a window that stays, or a prevented event, ends the quitting.
 */
export function createApp(options: AppOptions): {
  readonly app: Electron.App;
  readonly windows: WindowList;
} {
  const paths = new Map([['downloads', options.downloads]]);
  const open = new Set<Closable>();
  let isReady = false;
  let isQuitting = false;
  let isExiting = false;
  let isShutDown = false;
  let exitCode = 0;
  const switches = new Set(options.computer.switches);
  let policy: Parameters<Electron.App['setActivationPolicy']>[0] = 'regular';

  function quit(): void {
    if (isQuitting) return;
    isQuitting = !isPrevented(app, 'before-quit');
    if (!isQuitting) return;
    if (open.size === 0) askToEnd();
    for (const window of [...open]) window.close();
  }

  function askToEnd(): void {
    if (isPrevented(app, 'will-quit')) isQuitting = false;
    else end();
  }

  function end(): void {
    if (isShutDown) return;
    isShutDown = true;
    app.emit('quit', {}, exitCode);
    options.exit(exitCode);
  }

  function lastClosed(): void {
    if (isExiting) end();
    else if (isQuitting) askToEnd();
    else if (app.listenerCount('window-all-closed') === 0) quit();
    else app.emit('window-all-closed');
  }

  const ready = Promise.resolve().then(async () => {
    // Main is long through its first steps by then.
    await new Promise((resolve) => setImmediate(resolve));
    if (isShutDown) return;
    const isHeadless = process.argv.some((arg) => arg.startsWith('--ozone-platform'));
    if (process.platform === 'linux' && !process.env.DISPLAY && !isHeadless) {
      console.error('Missing X server or $DISPLAY');
      return options.exit(1);
    }
    // Just before it is ready Electron listens for whom it was told to, and macOS shows the app in the dock.
    for (const name of debuggers) if (switches.has(name)) options.person.tell({ news: 'debugger', name });
    if (process.platform === 'darwin')
      options.person.tell({ news: 'dock-tile', shown: policy === 'regular' });
    await options.connect();
    isReady = true;
    app.emit('ready', {}, {});
  });

  const used: Used = {
    isPackaged: false,
    dock: undefined,
    addRecentDocument: (path) => options.person.tell({ news: 'recent-document', path }),
    clearRecentDocuments: () => options.person.tell({ news: 'no-recent-documents' }),
    commandLine: loud<Electron.CommandLine>('app.commandLine', {
      hasSwitch: (name) => switches.has(name),
      removeSwitch: (name) => void switches.delete(name),
    }),
    enableSandbox() {
      if (isReady) throw new Error('app.enableSandbox() can only be called before app is ready');
      // What Chromium did with it before the app's own code began stays done.
      switches.delete('no-sandbox');
    },
    exit(code = 0) {
      exitCode = code;
      isQuitting = true;
      isExiting = true;
      if (!isReady || open.size === 0) end();
      for (const window of [...open]) window.destroy();
    },
    getJumpListSettings: () => ({ minItems: 10, removedItems: [] }),
    getName: () => 'tagline',
    getPath: (name) => paths.get(name) ?? missing(name),
    getPreferredSystemLanguages: () => [...options.languages],
    getSystemLocale: () => options.locale,
    getVersion: () => options.version,
    isReady: () => isReady,
    quit,
    requestSingleInstanceLock: (given) =>
      lock(used.getPath('userData'), given, ({ args, folder, given: told }) =>
        app.emit('second-instance', {}, args, folder, told),
      ),
    setActivationPolicy(next) {
      onlyOn('darwin', 'app.setActivationPolicy');
      policy = next;
    },
    setAppUserModelId(id) {
      options.identity.appUserModelId = id;
    },
    setBadgeCount(count = 0) {
      options.person.tell({ news: 'badge', count });
      return true;
    },
    setJumpList(categories) {
      const items = (categories ?? []).flatMap(({ items: listed = [] }) => listed);
      options.person.tell({ news: 'jump-list', args: items.map(({ args = '' }) => args) });
      return 'ok';
    },
    setPath(name, path) {
      if (!existsSync(path)) throw new Error('Electron takes only folders that exist.');
      paths.set(name, path);
    },
    setToastActivatorCLSID(id) {
      onlyOn('win32', 'app.setToastActivatorCLSID');
      if (!/^\{?[\dA-F]{8}(-[\dA-F]{4}){3}-[\dA-F]{12}\}?$/i.test(id)) throw new TypeError('Invalid CLSID');
      options.identity.toastActivator = id;
    },
    whenReady: () => ready,
  };
  const app = loud<Electron.App>('app', used, events);

  return {
    app,
    windows: {
      add: (window) => void open.add(window),
      remove(window) {
        open.delete(window);
        if (open.size === 0) lastClosed();
      },
      closeCancelled() {
        isQuitting = false;
      },
    },
  };
}

/** By which somebody outside looks into the app. */
const debuggers = ['remote-debugging-port', 'remote-debugging-pipe'];

function onlyOn(platform: NodeJS.Platform, name: string): void {
  if (process.platform !== platform) throw new TypeError(`${name} is not a function`);
}

/** What a start leaves for the one that holds the lock. */
interface Word {
  readonly args: readonly string[];
  readonly folder: string;
  readonly given: unknown;
}

/** Chromium's own lock: a link in the profile that names the process; another start leaves word of what it was given beside it. */
function lock(profile: string, given: unknown, startedAgain: (word: Word) => void): boolean {
  const link = join(profile, 'SingletonLock');
  const word = 'started-again';
  try {
    symlinkSync(`${hostname()}-${process.pid}`, link);
  } catch {
    const holder = Number(/-(\d+)$/.exec(readlinkSync(link))?.[1]);
    if (isAlive(holder)) {
      // Whoever is told reads it whole.
      const left: Word = { args: process.argv, folder: process.cwd(), given: given ?? null };
      writeFileSync(join(profile, `${word}.new`), JSON.stringify(left));
      renameSync(join(profile, `${word}.new`), join(profile, word));
      return false;
    }
    rmSync(link);
    symlinkSync(`${hostname()}-${process.pid}`, link);
  }
  watch(profile, { persistent: false }, (_, name) => {
    if (name !== word || !existsSync(join(profile, word))) return;
    const left = JSON.parse(readFileSync(join(profile, word), 'utf8')) as Word;
    rmSync(join(profile, word));
    startedAgain(left);
  });
  process.once('exit', () => rmSync(link, { force: true }));
  return true;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function missing(name: string): never {
  throw new Error(`The double of Electron has no path “${name}”.`);
}
