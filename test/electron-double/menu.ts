import type Electron from 'electron';
import type { Computer } from './computer.ts';
import { eventsOf, loud, loudClass, type UsedOf } from './loud.ts';
import type { Person } from './person.ts';

type Options = Electron.MenuItemConstructorOptions;

/** An item of a menu that is built: what the app holds of it, and what a person sees and does. */
interface Item {
  readonly accelerator: string;
  readonly offered: Electron.MenuItem;
  readonly name: string;
  readonly submenu: readonly Item[] | null;
  choose(): void;
}

/** Electron's `Menu`, and the person's hand on the menu bar. */
export interface Menus {
  readonly Menu: typeof Electron.Menu;
  /** Chooses an item of the menu bar; one that is greyed does nothing. */
  press(name: string): void;
  /** Chooses an item of the menu that was shown last where somebody clicked. */
  pressPopup(name: string): void;
  /** Chooses an item of the icon in the tray. */
  pressTray(name: string): void;
  /** Chooses the item of the menu bar that has this key. */
  pressKey(accelerator: string): void;
  /** Chooses an item that the dock of macOS has for the app. */
  pressDock(name: string): void;
  readonly dock: Electron.Dock;
  readonly Tray: typeof Electron.Tray;
}

/** An image of which nothing is painted here. */
export function createImage(size: Electron.Size): Electron.NativeImage {
  const used: UsedOf<Electron.NativeImage, 'getSize' | 'resize'> = {
    getSize: () => ({ ...size }),
    resize: ({ width = size.width, height = size.height }) => createImage({ width, height }),
  };
  return loud<Electron.NativeImage>('nativeImage', used);
}

/** In pixels of the screen: Windows has small icons, and other systems fit what they get into a bar of about this. */
function mostOfTray(scale: number): number {
  return process.platform === 'win32' ? 16 * scale : 64;
}

const trayEvents = eventsOf<Electron.Tray>()('click');

/** Does what an item's role says. */
export type PlayRole = (role: NonNullable<Options['role']>) => void;

/** Makes `Menu`: tells the person what the menu bar holds, and which of its items are greyed or no longer are. */
export function createMenus(person: Person, { scale }: Pick<Computer, 'scale'>, play: PlayRole): Menus {
  const built = new WeakMap<Electron.Menu, readonly Item[]>();
  let bar: readonly Item[] = [];
  let ofClick: readonly Item[] = [];
  let ofTray: readonly Item[] = [];
  let ofDock: readonly Item[] = [];
  let hint = '';

  /** What `new Tray` makes. */
  function DoubleTray(image: Electron.NativeImage | string): Electron.Tray {
    const { width } = (image as Electron.NativeImage).getSize();
    if (width > mostOfTray(scale)) throw new Error('An icon in the tray needs a small image.');
    const used: UsedOf<Electron.Tray, 'destroy' | 'setContextMenu' | 'setToolTip'> = {
      setToolTip(text) {
        hint = text;
      },
      setContextMenu(menu) {
        ofTray = itemsOf(menu);
        person.tell({ news: 'tray', hint, items: ofTray.map(({ name }) => name), width });
      },
      destroy() {
        ofTray = [];
        person.tell({ news: 'no-tray' });
      },
    };
    return loud<Electron.Tray>('tray', used, trayEvents);
  }

  function itemsOf(menu: Electron.Menu | null): readonly Item[] {
    return leaves((menu && built.get(menu)) ?? []);
  }

  function pressIn(items: readonly Item[], name: string): void {
    const item = items.find((one) => one.name === name);
    if (item === undefined) throw new Error(`The double of Electron has no menu command “${name}”.`);
    if (item.offered.enabled) item.choose();
  }

  function itemOf(options: Options): Item {
    const { id = '', enabled = true, click, submenu, role, type, label, accelerator = '' } = options;
    const name = label ?? role ?? type ?? '';
    if (name === '') throw new Error('An item of a menu needs a name, a role or a type.');
    let isEnabled = enabled;
    const offered: UsedOf<Electron.MenuItem, 'enabled' | 'id'> = {
      id,
      get enabled() {
        return isEnabled;
      },
      set enabled(next) {
        if (next !== isEnabled) person.tell({ news: 'menu-item', item: name, enabled: next });
        isEnabled = next;
      },
    };
    return {
      name,
      accelerator,
      offered: loud<Electron.MenuItem>('menuItem', offered),
      submenu: Array.isArray(submenu) ? submenu.map(itemOf) : null,
      choose() {
        if (click !== undefined) return void click({} as never, undefined, {} as never);
        if (role === undefined) throw new Error(`Nothing comes of “${name}”.`);
        play(role);
      },
    };
  }

  const usedMenu: UsedOf<typeof Electron.Menu, 'buildFromTemplate' | 'setApplicationMenu'> = {
    buildFromTemplate(template) {
      const items = template.map((options) => itemOf(options as Options));
      const used: UsedOf<Electron.Menu, 'getMenuItemById' | 'popup'> = {
        getMenuItemById: (id) => leaves(items).find(({ offered }) => offered.id === id)?.offered ?? null,
        popup() {
          ofClick = leaves(items);
          person.tell({ news: 'popup', items: ofClick.map(({ name }) => name) });
        },
      };
      const menu = loud<Electron.Menu>('menu', used);
      built.set(menu, items);
      return menu;
    },
    setApplicationMenu(menu) {
      bar = itemsOf(menu);
      person.tell({ news: 'menu', items: bar.map(({ name }) => name) });
    },
  };
  const dock: UsedOf<Electron.Dock, 'setMenu'> = {
    setMenu(menu) {
      ofDock = itemsOf(menu);
      person.tell({ news: 'dock', items: ofDock.map(({ name }) => name) });
    },
  };
  return {
    dock: loud<Electron.Dock>('dock', dock),
    pressDock: (name) => pressIn(ofDock, name),
    pressKey(accelerator) {
      const item = bar.find((one) => one.accelerator === accelerator);
      pressIn(bar, item?.name ?? accelerator);
    },
    Menu: loud<typeof Electron.Menu>('Menu', usedMenu),
    Tray: loudClass<typeof Electron.Tray>('Tray', DoubleTray),
    press: (name) => pressIn(bar, name),
    pressPopup: (name) => pressIn(ofClick, name),
    pressTray: (name) => pressIn(ofTray, name),
  };
}

function leaves(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item) => (item.submenu === null ? [item] : leaves(item.submenu)));
}
