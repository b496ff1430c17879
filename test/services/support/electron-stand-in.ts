import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import type Electron from 'electron';

type OpenHandler = Parameters<Electron.WebContents['setWindowOpenHandler']>[0];
type Handler = (event: Electron.IpcMainInvokeEvent, ...args: unknown[]) => unknown;
type Permissions = Parameters<Electron.Session['setPermissionRequestHandler']>[0];
type PermissionChecks = Parameters<Electron.Session['setPermissionCheckHandler']>[0];
type ProtocolHandler = Parameters<Electron.Protocol['handle']>[1];

/** What a test decides about the computer that Electron stands on. */
export interface StandInOptions {
  readonly isOnlyInstance?: boolean;
  readonly keychain?: ReturnType<Electron.SafeStorage['getSelectedStorageBackend']>;
  /** The keychain refuses whatever it is asked. */
  readonly isKeychainBroken?: boolean;
  /** The keychain of the desktop does not answer, so that a key which all computers share is used. */
  readonly isKeyShared?: boolean;
  /** Electron throws at a call that it never throws at. */
  readonly isStartBroken?: boolean;
  /** What the system answers for every address, as a PAC script does. */
  readonly proxy?: string;
  readonly isPackaged?: boolean;
  /** What system the app finds itself on at its start. */
  readonly platform?: NodeJS.Platform;
  /** The main one first. */
  readonly displays?: readonly Electron.Rectangle[];
  /** Files on the command line. */
  readonly files?: readonly string[];
  /** Files that the system opens before Electron is ready. */
  readonly openedEarly?: readonly string[];
}

/** A page's contents: keeps what main sends and how it answers `window.open`. */
class StandInContents extends EventEmitter {
  readonly mainFrame = { origin: 'app://tagline', url: 'app://tagline/' };
  readonly sent: unknown[][] = [];
  openHandler: OpenHandler | undefined;
  send(...args: unknown[]): void {
    this.sent.push(args);
  }
  session: object | null = null;
  readonly replaced: string[] = [];
  replaceMisspelling(word: string): void {
    this.replaced.push(word);
  }
  ended = 0;
  forcefullyCrashRenderer(): void {
    this.ended += 1;
    this.emit('render-process-gone', {}, { reason: 'killed' });
  }
  zoomLevel = 0;
  webRtcPolicy = '';
  setWebRTCIPHandlingPolicy(policy: string): void {
    this.webRtcPolicy = policy;
  }
  setWindowOpenHandler(handler: OpenHandler): void {
    this.openHandler = handler;
  }
}

/** The colours that the system and the app ask for. */
class StandInTheme extends EventEmitter {
  #source: Electron.NativeTheme['themeSource'] = 'system';
  get shouldUseDarkColors(): boolean {
    return this.#source === 'dark';
  }
  get themeSource(): Electron.NativeTheme['themeSource'] {
    return this.#source;
  }
  set themeSource(source) {
    this.#source = source;
    this.emit('updated');
  }
}

/** What a window needs of the app. */
interface StandInApp extends EventEmitter {
  lastClosed(): void;
}

/** A window that shows nothing; `close` asks its listeners as Electron's does. */
class StandInWindow extends EventEmitter {
  readonly webContents = new StandInContents();
  readonly loaded: string[] = [];
  readonly options: Electron.BrowserWindowConstructorOptions;
  readonly app: StandInApp;
  shown = 0;
  reloads = 0;
  readonly progress: (readonly [fraction: number, mode?: string])[] = [];
  gone = false;
  constructor(options: Electron.BrowserWindowConstructorOptions, app: StandInApp) {
    super();
    this.options = options;
    this.app = app;
    app.emit('web-contents-created', {}, this.webContents);
  }
  async loadURL(url: string): Promise<void> {
    this.loaded.push(url);
    setImmediate(() => this.emit('ready-to-show'));
  }
  isDestroyed = (): boolean => this.gone;
  isMinimized = (): boolean => true;
  isMaximized = (): boolean => false;
  fillsScreen = false;
  isFullScreen = (): boolean => this.fillsScreen;
  /** As on macOS, where leaving takes a moment. */
  setFullScreen(fills: boolean): void {
    this.fillsScreen = fills;
    if (!fills) setImmediate(() => this.emit('leave-full-screen'));
  }
  #isVisible = false;
  isVisible = (): boolean => this.#isVisible;
  hide(): void {
    this.#isVisible = false;
  }
  maximize = (): void => {};
  restore = (): void => {};
  reload(): void {
    this.reloads += 1;
  }
  show(): void {
    this.shown += 1;
    this.#isVisible = true;
    this.emit('show');
  }
  readonly colours: string[] = [];
  setBackgroundColor(colour: string): void {
    this.colours.push(colour);
  }
  setProgressBar(fraction: number, options?: Electron.ProgressBarOptions): void {
    this.progress.push(options === undefined ? [fraction] : [fraction, options.mode]);
  }
  focus = (): void => {};
  getNormalBounds = (): Electron.Rectangle => ({ x: 10, y: 20, width: 1000, height: 700 });
  close(): void {
    let stays = false;
    this.emit('close', {
      preventDefault: () => {
        stays = true;
      },
      get defaultPrevented() {
        return stays;
      },
    });
    if (stays) return;
    if (this.isHeld) this.webContents.emit('will-prevent-unload', { preventDefault() {} });
    else this.closeItself();
  }
  /** Its page has something unsaved. */
  isHeld = false;
  /** Closes as by its page, which nobody is asked about. */
  closeItself(): void {
    this.gone = true;
    this.emit('closed');
    this.app.lastClosed();
  }
}

/**
 * Stands in for the `electron` module, so that the built main.cjs runs in plain Node: it records what main asks
 * of Electron and lets a test play Electron's part. Its pieces carry Electron's own types, so that a call which
 * Electron would not take does not compile. It proves our side only; nothing of Chromium runs here.
 */
export function createElectronStandIn(options: StandInOptions = {}) {
  const handlers = new Map<string, Handler>();
  const paths = new Map<string, string>([['downloads', '/downloads']]);
  const windows: StandInWindow[] = [];
  const order: string[] = [];
  const asked: string[] = [];
  const errorBoxes: string[] = [];
  const questions: Electron.MessageBoxOptions[] = [];
  const privileged: Electron.CustomScheme[] = [];
  /** `button` is the one that is pressed in every message box. */
  const desktop = {
    button: 0,
    awake: [] as string[],
    notifications: [] as string[],
    badges: [] as number[],
    trays: [] as string[],
  };
  const secrets = { shouldReEncrypt: false, canOpen: true, encrypted: 0 };
  const held: {
    protocol?: ProtocolHandler;
    permission?: Permissions;
    check?: PermissionChecks;
    proxy?: Electron.ProxyConfig;
    updateProxy?: Electron.ProxyConfig;
  } = {};
  const spelling = { isOn: true, languages: [] as string[], words: [] as string[] };
  /** The menus that were shown where somebody clicked. */
  const popups: Electron.MenuItemConstructorOptions[][] = [];
  let onBeforeRequest: Parameters<Electron.WebRequest['onBeforeRequest']>[0] = null;
  let isQuitting = false;
  let ended: (code: number) => void = () => {};
  const exit = new Promise<number>((resolve) => {
    ended = resolve;
  });

  const app = Object.assign(new EventEmitter(), {
    isPackaged: options.isPackaged ?? false,
    getName: () => 'tagline',
    setPath(name: string, path: string): void {
      if (!existsSync(path)) throw new Error('Electron takes only folders that exist.');
      paths.set(name, path);
    },
    getPath: (name: string) => paths.get(name) ?? '',
    setAppUserModelId: () => {},
    addRecentDocument: () => {},
    clearRecentDocuments: () => {},
    setBadgeCount: (count = 0) => {
      desktop.badges.push(count);
      return true;
    },
    enableSandbox: () => void order.push('sandbox'),
    requestSingleInstanceLock: () => options.isOnlyInstance ?? true,
    getVersion: () => {
      if (options.isStartBroken) throw new Error('No version at /home/ada/.cache');
      return '1.2.3';
    },
    getSystemLocale: () => 'sv-SE',
    getPreferredSystemLanguages: () => ['sv-SE', 'en-IE', 'el-GR'],
    whenReady: async () => void order.push('ready'),
    /** Closes every window first, and ends nothing where one of them stays. */
    quit: () => {
      isQuitting = true;
      app.emit('before-quit', {});
      for (const window of windows) if (!window.isDestroyed()) window.close();
      isQuitting = false;
      if (!windows.every((window) => window.isDestroyed())) return;
      let stays = false;
      app.emit('will-quit', { preventDefault: () => (stays = true) });
      if (!stays) ended(0);
    },
    /** Tells that no window is open, as long as the app is not quitting anyway. */
    lastClosed: () => {
      if (!isQuitting && windows.every((window) => window.isDestroyed())) app.emit('window-all-closed');
    },
    exit: (code = 0) => ended(code),
  }) satisfies UsedOf<
    Electron.App,
    | 'setPath'
    | 'setBadgeCount'
    | 'getPath'
    | 'enableSandbox'
    | 'requestSingleInstanceLock'
    | 'getVersion'
    | 'quit'
    | 'exit'
  >;

  const session = Object.assign(new EventEmitter(), {
    protocol: {
      handle: (_: string, handler: ProtocolHandler) => {
        held.protocol = handler;
      },
    },
    webRequest: {
      onBeforeRequest: (listener: typeof onBeforeRequest) => {
        onBeforeRequest = listener;
      },
    },
    setPermissionRequestHandler: (handler: Permissions) => {
      held.permission = handler;
    },
    setPermissionCheckHandler: (handler: PermissionChecks) => {
      held.check = handler;
    },
    setDevicePermissionHandler: () => {},
    async setProxy(config: Electron.ProxyConfig) {
      held.proxy = config;
    },
    availableSpellCheckerLanguages: ['da', 'en-GB', 'en-US', 'sv'],
    setSpellCheckerEnabled: (on: boolean) => {
      spelling.isOn = on;
    },
    setSpellCheckerLanguages: (languages: string[]) => {
      spelling.languages = languages;
    },
    addWordToSpellCheckerDictionary: (word: string) => spelling.words.push(word) > 0,
    listWordsInSpellCheckerDictionary: async () => [...spelling.words],
    removeWordFromSpellCheckerDictionary: (word: string) => {
      spelling.words = spelling.words.filter((one) => one !== word);
      return true;
    },
  });

  const safeStorage = {
    getSelectedStorageBackend: () => options.keychain ?? 'gnome_libsecret',
    async isAsyncEncryptionAvailable() {
      if (options.isKeychainBroken) throw new Error('No secret service at /home/ada/.cache');
      return true;
    },
    async encryptStringAsync(text: string) {
      order.push('keychain');
      secrets.encrypted += 1;
      const mark = options.isKeyShared ? 'v10' : 'v11';
      return Buffer.concat([Buffer.from(mark), Buffer.from(Buffer.from(text).map((byte) => byte ^ 0x5a))]);
    },
    async decryptStringAsync(sealed: Buffer) {
      if (!secrets.canOpen) throw new Error('The keychain is locked.');
      order.push('keychain');
      const result = Buffer.from(sealed.subarray(3).map((byte) => byte ^ 0x5a)).toString();
      return { result, shouldReEncrypt: secrets.shouldReEncrypt };
    },
  } satisfies UsedOf<
    Electron.SafeStorage,
    'getSelectedStorageBackend' | 'isAsyncEncryptionAvailable' | 'encryptStringAsync' | 'decryptStringAsync'
  >;

  const powerMonitor = new EventEmitter();
  const nativeTheme = new StandInTheme();
  const areas = options.displays ?? [{ x: 0, y: 0, width: 1920, height: 1080 }];
  const displays = areas.map((area, id) => ({ id, bounds: area, workArea: area }));

  const module: object = {
    app,
    BrowserWindow: class extends StandInWindow {
      constructor(windowOptions: Electron.BrowserWindowConstructorOptions) {
        super(windowOptions, app);
        this.webContents.session = session;
        windows.push(this);
        order.push('window');
      }
    },
    dialog: {
      showErrorBox: (title: string, content: string) => void errorBoxes.push(`${title}\n${content}`),
      showMessageBox: async (...asked: readonly unknown[]) => {
        questions.push(asked.at(-1) as Electron.MessageBoxOptions);
        return { response: desktop.button, checkboxChecked: false };
      },
    },
    ipcMain: {
      handle: (channel: string, handler: Handler) => void handlers.set(channel, handler),
      removeHandler: (channel: string) => void handlers.delete(channel),
    },
    Menu: {
      buildFromTemplate: (template: Electron.MenuItemConstructorOptions[]) => ({
        getMenuItemById: () => null,
        popup: () => void popups.push(template),
      }),
      setApplicationMenu: () => {},
    },
    nativeImage: { createFromPath: () => ({ resize: () => ({}) }) },
    nativeTheme,
    Tray: class extends EventEmitter {
      setToolTip = (hint: string): void => void desktop.trays.push(hint);
      setContextMenu = (): void => {};
      destroy = (): void => void desktop.trays.push('');
    },
    Notification: class extends EventEmitter {
      static isSupported = (): boolean => true;
      readonly title: string;
      constructor({ title }: Electron.NotificationConstructorOptions) {
        super();
        this.title = title ?? '';
      }
      show(): void {
        desktop.notifications.push(this.title);
        this.emit('click');
      }
    },
    autoUpdater: new EventEmitter(),
    net: {
      request: ({
        session: _,
        redirect: __,
        ...to
      }: http.RequestOptions & { session: unknown; redirect: unknown }) => http.request(to),
    },
    powerMonitor,
    powerSaveBlocker: {
      start: (kind: string) => {
        desktop.awake.push(kind);
        return 7;
      },
      stop: (id: number) => void desktop.awake.push(`stop ${id}`),
    },
    protocol: {
      registerSchemesAsPrivileged: (schemes: Electron.CustomScheme[]) => {
        order.push('scheme');
        privileged.push(...schemes);
      },
    },
    safeStorage,
    screen: Object.assign(new EventEmitter(), {
      getAllDisplays: () => displays,
      getPrimaryDisplay: () => displays[0],
    }),
    session: {
      defaultSession: session,
      fromPartition: () => ({
        async setProxy(config: Electron.ProxyConfig) {
          held.updateProxy = config;
        },
        async resolveProxy(url: string) {
          asked.push(url);
          return options.proxy ?? 'DIRECT';
        },
      }),
    },
  };

  return {
    module,
    app,
    session,
    windows,
    handlers,
    order,
    /** For which addresses the system was asked for a proxy. */
    asked,
    errorBoxes,
    questions,
    privileged,
    secrets,
    desktop,
    nativeTheme,
    spelling,
    popups,
    powerMonitor,
    held,
    paths,
    /** Resolves with the exit code when the app ends. */
    exit,
    /** Whether a request for this address, of a page where there is a `webContentsId`, would be cancelled. */
    cancels(url: string, webContentsId?: number): boolean {
      let cancelled = false;
      const details = { url, webContentsId } as Electron.OnBeforeRequestListenerDetails;
      const listener = onBeforeRequest as
        | ((details: object, answer: (how: { cancel?: boolean }) => void) => void)
        | null;
      listener?.(details, ({ cancel }) => {
        cancelled = cancel === true;
      });
      return cancelled;
    },
    /** The file that `app://` answers for a URL. */
    get(url: string, method = 'GET'): Promise<Response> {
      return Promise.resolve(held.protocol?.({ url, method } as Request) as Promise<Response>);
    },
    /** A call as the preload makes it, from the given frame of the given page. */
    invoke(
      operation: string,
      input: unknown,
      from: { sender?: unknown; senderFrame?: unknown } = {},
    ): Promise<unknown> {
      const contents = windows[0]?.webContents;
      const event = { sender: contents, senderFrame: contents?.mainFrame, ...from };
      const handler = handlers.get('tagline:call');
      return Promise.resolve().then(() =>
        handler?.(event as unknown as Electron.IpcMainInvokeEvent, operation, input),
      );
    },
  };
}

/** The named members of one of Electron's own interfaces. */
type UsedOf<Whole, Names extends keyof Whole> = { [Name in Names]: Whole[Name] };

/** The stand-in as a test holds it. */
export type ElectronStandIn = ReturnType<typeof createElectronStandIn>;

/** Where the built files of main are. */
export const mainDir = join(import.meta.dirname, '../../../dist/main');
