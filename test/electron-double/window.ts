import type Electron from 'electron';
import type { WindowList } from './app.ts';
import { CdpError } from './cdp.ts';
import type { Computer } from './computer.ts';
import type { Ipc } from './ipc.ts';
import { eventsOf, isPrevented, loud, type UsedOf } from './loud.ts';
import type { Navigation, OpenPage, Page, PageListener } from './page.ts';
import type { Person } from './person.ts';

/** What windows stand on. */
export interface WindowDeps {
  readonly app: { isReady(): boolean; emit(event: string, ...args: unknown[]): boolean };
  readonly windows: WindowList;
  readonly ipc: Ipc;
  readonly person: Person;
  readonly computer: Computer;
  readonly session: Electron.Session;
  readonly openPage: OpenPage;
}

const contentsEvents = eventsOf<Electron.WebContents>()(
  'console-message',
  'context-menu',
  'did-finish-load',
  'render-process-gone',
  'responsive',
  'unresponsive',
  'will-attach-webview',
  'will-frame-navigate',
  'will-navigate',
  'will-prevent-unload',
  'will-redirect',
);

const windowEvents = eventsOf<Electron.BrowserWindow>()(
  'close',
  'closed',
  'leave-full-screen',
  'maximize',
  'query-session-end',
  'ready-to-show',
  'restore',
  'session-end',
  'show',
);

type UsedContents = UsedOf<
  Electron.WebContents,
  | 'forcefullyCrashRenderer'
  | 'getWebRTCIPHandlingPolicy'
  | 'id'
  | 'isDestroyed'
  | 'mainFrame'
  | 'replaceMisspelling'
  | 'send'
  | 'session'
  | 'setWebRTCIPHandlingPolicy'
  | 'setWindowOpenHandler'
  | 'zoomLevel'
>;

type UsedWindow = UsedOf<
  Electron.BrowserWindow,
  | 'close'
  | 'destroy'
  | 'focus'
  | 'getBounds'
  | 'getNormalBounds'
  | 'hide'
  | 'isDestroyed'
  | 'isFullScreen'
  | 'isMaximized'
  | 'isMinimized'
  | 'isVisible'
  | 'loadURL'
  | 'maximize'
  | 'minimize'
  | 'reload'
  | 'restore'
  | 'setBackgroundColor'
  | 'setBounds'
  | 'setFullScreen'
  | 'setOverlayIcon'
  | 'setProgressBar'
  | 'show'
  | 'webContents'
>;

let lastId = 0;

/**
 * Electron's BrowserWindow. Closing asks its `close` event first, then the page itself; a page that does not want to be
 * left keeps the window, unless `will-prevent-unload` is prevented.
 */
export function createWindow(
  deps: WindowDeps,
  options: Electron.BrowserWindowConstructorOptions,
): Electron.BrowserWindow {
  if (!deps.app.isReady()) throw new Error('Cannot create BrowserWindow before app is ready');
  lastId += 1;
  const id = lastId;
  const { width = 800, height = 600, webPreferences = {} } = options;
  let bounds = { x: options.x ?? 0, y: options.y ?? 0, width, height };
  let isGone = false;
  let isMaximized = false;
  let isMinimized = false;
  let isShown = options.show !== false;
  let openHandler: Parameters<Electron.WebContents['setWindowOpenHandler']>[0] = () => ({ action: 'allow' });
  let page: Page | null = null;
  let zoomLevel = 0;
  let webRtcPolicy = 'default';
  let fillsScreen = false;

  const usedContents: UsedContents = {
    id,
    forcefullyCrashRenderer: () => void onPage((made) => made.crash()),
    isDestroyed: () => isGone,
    get mainFrame() {
      return (page?.mainFrame ?? null) as Electron.WebFrameMain;
    },
    get zoomLevel() {
      return zoomLevel;
    },
    set zoomLevel(level) {
      zoomLevel = level;
      deps.person.tell({ news: 'zoom', level });
    },
    send(channel, ...args) {
      page?.send({ type: 'event', channel, args });
    },
    session: deps.session,
    replaceMisspelling: (word) => deps.person.tell({ news: 'replaced', word }),
    getWebRTCIPHandlingPolicy: () => webRtcPolicy,
    setWebRTCIPHandlingPolicy(policy) {
      webRtcPolicy = policy;
    },
    setWindowOpenHandler(handler) {
      openHandler = handler;
    },
  };
  const contents = loud<Electron.WebContents>('webContents', usedContents, contentsEvents, () => isGone);

  function gone(): void {
    if (isGone) return;
    isGone = true;
    if (page !== null) deps.person.tell({ news: 'window-gone', targetId: page.targetId });
    window.emit('closed');
    deps.windows.remove(window);
  }

  const listener: PageListener = {
    id,
    call: (call, senderFrame) => deps.ipc.answer(call, { sender: contents, senderFrame }),
    mayGo: ({ kind, url, isMainFrame }: Navigation) => {
      const details = { url, isMainFrame, isSameDocument: false, frame: null, initiator: null };
      const rest = [url, false, isMainFrame];
      if (kind === 'redirect') return !isPrevented(contents, 'will-redirect', details, ...rest);
      if (isMainFrame && isPrevented(contents, 'will-navigate', details, ...rest)) return false;
      return !isPrevented(contents, 'will-frame-navigate', details, ...rest);
    },
    mayOpen: (url) => openHandler({ url } as Electron.HandlerDetails).action === 'allow',
    leaveAnyway() {
      const leaves = isPrevented(contents, 'will-prevent-unload');
      if (!leaves) deps.windows.closeCancelled();
      return leaves;
    },
    painted() {
      if (isShown || deps.computer.paintsHidden) window.emit('ready-to-show');
    },
    loaded: () => contents.emit('did-finish-load'),
    crashed: () => contents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 }),
    gone,
  };
  const opened = Promise.resolve(deps.openPage({ width, height }, webPreferences, listener)).then((made) => {
    page = made;
    deps.person.tell({ news: 'window', targetId: made.targetId });
    return made;
  });

  /** Has the page do something once it is there, unless it is gone by then. */
  async function onPage(act: (made: Page) => Promise<void>): Promise<void> {
    const made = page ?? (await opened);
    if (isGone) return;
    await act(made).catch((error: unknown) => {
      if (!(isGone && error instanceof CdpError)) throw error;
    });
  }

  const used: UsedWindow = {
    webContents: contents,
    close() {
      if (isPrevented(window, 'close')) deps.windows.closeCancelled();
      else void onPage((made) => made.close());
    },
    destroy() {
      if (isGone) return;
      void onPage((made) => made.destroy());
      gone();
    },
    focus() {},
    getBounds: () => (isMaximized || fillsScreen ? { x: 0, y: 0, width: 1920, height: 1080 } : { ...bounds }),
    getNormalBounds: () => ({ ...bounds }),
    hide() {
      isShown = false;
    },
    isDestroyed: () => isGone,
    isFullScreen: () => fillsScreen,
    isMaximized: () => isMaximized,
    isMinimized: () => isMinimized,
    // AppKit takes a window in the dock for none that can be seen.
    isVisible: () => isShown && !(isMinimized && process.platform === 'darwin'),
    loadURL: (url) => onPage((made) => made.load(url)),
    maximize() {
      isMaximized = true;
      used.show();
      window.emit('maximize');
    },
    minimize() {
      isMinimized = true;
    },
    reload: () => void onPage((made) => made.reload()),
    restore() {
      if (!isMinimized) return;
      isMinimized = false;
      window.emit('restore');
    },
    setBackgroundColor: (colour) => deps.person.tell({ news: 'colour', colour }),
    setBounds(next) {
      bounds = { ...bounds, ...next };
    },
    setFullScreen(fills) {
      fillsScreen = fills;
      // Leaving takes a moment.
      if (!fills) setImmediate(() => window.emit('leave-full-screen'));
    },
    setOverlayIcon(image, description) {
      if (process.platform !== 'win32') throw new TypeError('window.setOverlayIcon is not a function');
      deps.person.tell({ news: 'overlay', width: image?.getSize().width ?? null, description });
    },
    setProgressBar: (fraction, { mode } = { mode: 'normal' }) =>
      deps.person.tell({ news: 'progress', fraction, mode }),
    show() {
      if (isShown) return deps.person.tell({ news: 'window-to-front' });
      isShown = true;
      window.emit('show');
    },
  };
  const window = loud<Electron.BrowserWindow>('browserWindow', used, windowEvents, () => isGone);
  deps.windows.add(window);
  deps.app.emit('web-contents-created', {}, contents);
  deps.app.emit('browser-window-created', {}, window);
  return window;
}
