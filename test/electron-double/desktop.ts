import { EventEmitter } from 'node:events';
import { writeSync } from 'node:fs';
import type Electron from 'electron';
import { emitter, loud, type UsedOf } from './loud.ts';
import type { Person } from './person.ts';

type Item = Electron.MenuItemConstructorOptions;

/** What Electron offers of the computer around its windows. */
export function createDesktop(person: Person): Record<string, object> & {
  readonly pressMenu: (item: string) => void;
  readonly clickNotification: () => void;
} {
  let blocker = 0;
  let menu: readonly Item[] = [];
  // Electron holds none of them either.
  let lastNotification: WeakRef<EventEmitter> | null = null;

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
  const screen: UsedOf<Electron.Screen, 'getDisplayMatching'> = {
    getDisplayMatching: () => ({ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }) as Electron.Display,
  };

  return {
    dialog: loud('dialog', dialog),
    Menu: loud('Menu', {
      buildFromTemplate: (template: readonly Item[]) => template,
      setApplicationMenu(template: readonly Item[]) {
        menu = template;
        person.tell({ news: 'menu', items: leaves(menu).map(nameOf) });
      },
    }),
    nativeTheme: loud('nativeTheme', { shouldUseDarkColors: false }),
    Notification: loud('Notification', DoubleNotification),
    powerMonitor: loud('powerMonitor', emitter('powerMonitor', ['resume', 'shutdown', 'suspend'])),
    powerSaveBlocker: loud('powerSaveBlocker', powerSaveBlocker),
    safeStorage: loud('safeStorage', safeStorage),
    screen: loud('screen', screen),
    clickNotification() {
      lastNotification?.deref()?.emit('click', {});
    },
    pressMenu(name) {
      const item = leaves(menu).find((one) => nameOf(one) === name);
      if (item?.click === undefined) throw new Error(`The double of Electron has no menu command “${name}”.`);
      item.click({} as never, undefined, {} as never);
    },
  };
}

function leaves(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item) => (Array.isArray(item.submenu) ? leaves(item.submenu) : [item]));
}

function nameOf({ label, role, type }: Item): string {
  return label ?? role ?? type ?? '';
}

/** Nobody reads it by chance, and both ways are the same. */
function flipped(bytes: Buffer): Buffer {
  return Buffer.from(bytes.map((byte) => byte ^ 0x5a));
}
