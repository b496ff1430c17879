import { existsSync, writeSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type Electron from 'electron';
import type { Identity } from './app.ts';
import type { Computer } from './computer.ts';
import { createKeychain } from './keychain.ts';
import { eventsOf, loud, loudClass, type UsedOf } from './loud.ts';
import { createImage, createMenus, type Menus, type PlayRole } from './menu.ts';
import { showMessageBox } from './message-box.ts';
import type { Person } from './person.ts';

export interface DesktopDeps {
  readonly person: Person;
  readonly computer: Computer;
  readonly identity: Identity;
  isReady(): boolean;
  readonly play: PlayRole;
}

/** What Electron offers of the computer around its windows. */
export function createDesktop({ person, computer, identity, isReady, play }: DesktopDeps): {
  readonly module: Pick<
    typeof Electron,
    | 'dialog'
    | 'Menu'
    | 'nativeImage'
    | 'nativeTheme'
    | 'Notification'
    | 'powerMonitor'
    | 'powerSaveBlocker'
    | 'safeStorage'
    | 'screen'
    | 'shell'
    | 'Tray'
  >;
  readonly menus: Menus;
  readonly clickNotification: () => void;
  readonly timeOutNotification: () => void;
} {
  let blocker = 0;
  // Electron holds none of them either.
  let lastNotification: WeakRef<Electron.Notification> | null = null;
  const menus = createMenus(person, computer, play);

  let isKnown = false;
  /** Windows shows no toast of whom its start menu does not name, so Electron writes the entry when it first deals with them. */
  function nameInStartMenu(): void {
    if (process.platform !== 'win32' || isKnown) return;
    isKnown = true;
    person.tell({ news: 'start-menu', name: 'Tagline', target: process.execPath, ...identity });
  }

  /** What `new Notification` makes. */
  function DoubleNotification(words: Electron.NotificationConstructorOptions = {}): Electron.Notification {
    const used: UsedOf<Electron.Notification, 'show'> = {
      show() {
        const { title = '', body = '' } = words;
        nameInStartMenu();
        if (!computer.notifies)
          return void setImmediate(() => made.emit('failed', {}, 'The app is not signed.'));
        lastNotification = new WeakRef(made);
        person.tell({ news: 'notification', title, body });
      },
    };
    const made = loud<Electron.Notification>('notification', used, notificationEvents);
    return made;
  }
  const ofAll: UsedOf<typeof Electron.Notification, 'isSupported'> = {
    isSupported() {
      nameInStartMenu();
      return true;
    },
  };

  const dialog: UsedOf<Electron.Dialog, 'showErrorBox' | 'showMessageBox'> = {
    showErrorBox(title, content) {
      // Before, Electron on Linux only prints it.
      if (isReady()) person.tell({ news: 'error-box', title, content });
      writeSync(2, `${title}\n${content}\n`);
    },
    showMessageBox: (...args: readonly unknown[]) =>
      showMessageBox(
        person,
        args.length > 1 ? (args[0] as Electron.BaseWindow) : null,
        args.at(-1) as Electron.MessageBoxOptions,
      ),
  };
  const powerSaveBlocker: UsedOf<Electron.PowerSaveBlocker, 'start' | 'stop'> = {
    start(kind) {
      person.tell({ news: 'awake', on: true, kind });
      blocker += 1;
      return blocker;
    },
    stop(id) {
      if (id !== blocker) throw new Error(`The double of Electron was never kept awake by ${id}.`);
      person.tell({ news: 'awake', on: false });
      return true;
    },
  };
  const whole = { x: 0, y: 0, width: 1920, height: 1080 };
  const display = { id: 1, bounds: whole, workArea: whole, scaleFactor: computer.scale } as Electron.Display;
  const image: UsedOf<typeof Electron.nativeImage, 'createFromBitmap' | 'createFromPath'> = {
    createFromPath(path) {
      if (!existsSync(path)) throw new Error(`There is no image at ${path}.`);
      return createImage({ width: 512, height: 512 });
    },
    createFromBitmap(pixels, { width, height, scaleFactor = 1 }) {
      if (pixels.length !== width * height * 4) throw new Error('invalid buffer size');
      return createImage({ width: width / scaleFactor, height: height / scaleFactor });
    },
  };
  const screen: UsedOf<Electron.Screen, 'getAllDisplays' | 'getPrimaryDisplay'> = {
    getAllDisplays: () => [display],
    getPrimaryDisplay: () => display,
  };

  const shell: UsedOf<Electron.Shell, 'openPath'> = {
    async openPath(path) {
      person.tell({ news: 'opened', path });
      return '';
    },
  };

  return {
    module: {
      dialog: loud<Electron.Dialog>('dialog', dialog),
      Menu: menus.Menu,
      nativeImage: loud<typeof Electron.nativeImage>('nativeImage', image),
      nativeTheme: createTheme((theme) => person.tell({ news: 'theme', theme })),
      Notification: loudClass<typeof Electron.Notification>('Notification', DoubleNotification, ofAll),
      powerMonitor: loud<Electron.PowerMonitor>('powerMonitor', {}, powerEvents),
      powerSaveBlocker: loud<Electron.PowerSaveBlocker>('powerSaveBlocker', powerSaveBlocker),
      safeStorage: createKeychain(computer),
      screen: loud<Electron.Screen>('screen', screen, screenEvents),
      shell: loud<Electron.Shell>('shell', shell),
      Tray: menus.Tray,
    },
    clickNotification() {
      collectGarbage();
      lastNotification?.deref()?.emit('click', {});
    },
    timeOutNotification: () => void lastNotification?.deref()?.emit('close', { reason: 'timedOut' }),
    menus,
  };
}

const notificationEvents = eventsOf<Electron.Notification>()('click', 'close', 'failed');
const powerEvents = eventsOf<Electron.PowerMonitor>()('resume', 'shutdown', 'suspend');
const screenEvents = eventsOf<Electron.Screen>()('display-removed');
const themeEvents = eventsOf<Electron.NativeTheme>()('updated');

/** Electron's `nativeTheme` on a computer whose own colours are light. */
function createTheme(tell: (source: Electron.NativeTheme['themeSource']) => void): Electron.NativeTheme {
  let source: Electron.NativeTheme['themeSource'] = 'system';
  const used: UsedOf<Electron.NativeTheme, 'shouldUseDarkColors' | 'themeSource'> = {
    get shouldUseDarkColors() {
      return source === 'dark';
    },
    get themeSource() {
      return source;
    },
    set themeSource(next) {
      source = next;
      tell(source);
      theme.emit('updated');
    },
  };
  const theme = loud<Electron.NativeTheme>('nativeTheme', used, themeEvents);
  return theme;
}

/** As happens sooner or later, to whatever nothing holds. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
