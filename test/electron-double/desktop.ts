import { EventEmitter } from 'node:events';
import { existsSync, writeSync } from 'node:fs';
import type Electron from 'electron';
import { emitter, loud, type UsedOf } from './loud.ts';
import { createMenus, trayImage } from './menu.ts';
import type { Person } from './person.ts';

/** What Electron offers of the computer around its windows. */
export function createDesktop(person: Person): Record<string, object> & {
  readonly pressMenu: (item: string) => void;
  readonly pressTray: (item: string) => void;
  readonly clickNotification: () => void;
} {
  let blocker = 0;
  // Electron holds none of them either.
  let lastNotification: WeakRef<EventEmitter> | null = null;
  const menus = createMenus(person);

  class DoubleNotification extends EventEmitter {
    static isSupported = (): boolean => true;
    readonly #words: Electron.NotificationConstructorOptions;
    constructor(words: Electron.NotificationConstructorOptions) {
      super();
      this.#words = words;
    }
    show(): void {
      const { title = '', body = '' } = this.#words;
      lastNotification = new WeakRef(this);
      person.tell({ news: 'notification', title, body });
    }
  }

  const dialog: UsedOf<Electron.Dialog, 'showErrorBox'> & { showMessageBox: unknown } = {
    showErrorBox(title, content) {
      person.tell({ news: 'error-box', title, content });
      writeSync(2, `${title}\n${content}\n`);
    },
    async showMessageBox(...args: readonly unknown[]): Promise<Electron.MessageBoxReturnValue> {
      const options = args.at(-1) as Electron.MessageBoxOptions;
      const answer = await person.ask({ kind: 'message-box', options });
      return {
        response: typeof answer === 'number' ? answer : (options.cancelId ?? 0),
        checkboxChecked: false,
      };
    },
  };
  const powerSaveBlocker: UsedOf<Electron.PowerSaveBlocker, 'start' | 'stop'> = {
    start() {
      person.tell({ news: 'awake', on: true });
      blocker += 1;
      return blocker;
    },
    stop() {
      person.tell({ news: 'awake', on: false });
      return true;
    },
  };
  /** Seals with a mark that Chromium puts before what a desktop's keychain sealed, so that it is taken for no disguise. */
  const safeStorage: UsedOf<
    Electron.SafeStorage,
    'decryptStringAsync' | 'encryptStringAsync' | 'getSelectedStorageBackend' | 'isAsyncEncryptionAvailable'
  > = {
    getSelectedStorageBackend: () => 'gnome_libsecret',
    isAsyncEncryptionAvailable: async () => true,
    encryptStringAsync: async (text) => Buffer.concat([Buffer.from('v11'), flipped(Buffer.from(text))]),
    decryptStringAsync: async (sealed) => ({
      result: flipped(sealed.subarray(3)).toString(),
      shouldReEncrypt: false,
    }),
  };
  const whole = { x: 0, y: 0, width: 1920, height: 1080 };
  const display = { id: 1, bounds: whole, workArea: whole } as Electron.Display;
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
    dialog: loud('dialog', dialog),
    Menu: menus.Menu,
    Tray: menus.Tray,
    nativeImage: loud('nativeImage', {
      createFromPath(path: string) {
        if (!existsSync(path)) throw new Error(`There is no image at ${path}.`);
        return loud('nativeImage', { resize: () => trayImage });
      },
    }),
    nativeTheme: createTheme(),
    Notification: loud('Notification', DoubleNotification),
    powerMonitor: loud('powerMonitor', emitter('powerMonitor', ['resume', 'shutdown', 'suspend'])),
    powerSaveBlocker: loud('powerSaveBlocker', powerSaveBlocker),
    safeStorage: loud('safeStorage', safeStorage),
    screen: loud('screen', screen),
    shell: loud('shell', shell),
    clickNotification() {
      lastNotification?.deref()?.emit('click', {});
    },
    pressMenu: menus.press,
    pressTray: menus.pressTray,
  };
}

/** Electron's `nativeTheme` on a computer whose own colours are light. */
function createTheme(): object {
  let source: Electron.NativeTheme['themeSource'] = 'system';
  const theme = emitter('nativeTheme', ['updated']);
  const used: UsedOf<Electron.NativeTheme, 'shouldUseDarkColors' | 'themeSource'> = {
    get shouldUseDarkColors() {
      return source === 'dark';
    },
    get themeSource() {
      return source;
    },
    set themeSource(next) {
      source = next;
      theme.emit('updated');
    },
  };
  return loud('nativeTheme', Object.defineProperties(theme, Object.getOwnPropertyDescriptors(used)));
}

/** Nobody reads it by chance, and both ways are the same. */
function flipped(bytes: Buffer): Buffer {
  return Buffer.from(bytes.map((byte) => byte ^ 0x5a));
}
