import { EventEmitter } from 'node:events';
import type Electron from 'electron';
import { loud, type UsedOf } from './loud.ts';
import type { Person } from './person.ts';

type Options = Electron.MenuItemConstructorOptions;

/** An item as the app holds it once its menu is built. */
interface Item extends UsedOf<Electron.MenuItem, 'id' | 'enabled'> {
  readonly name: string;
  readonly submenu: readonly Item[] | null;
  click(): void;
}

interface BuiltMenu {
  readonly items: readonly Item[];
  getMenuItemById(id: string): Item | null;
}

/** Electron's `Menu`, and the person's hand on the menu bar. */
export interface Menus {
  readonly Menu: object;
  /** Chooses an item of the menu bar; one that is greyed does nothing. */
  press(name: string): void;
  /** Chooses an item of the icon in the tray. */
  pressTray(name: string): void;
  readonly Tray: object;
}

/** The image that fits into a tray, of which nothing is painted here. */
export const trayImage = loud('nativeImage', {});

/** Makes `Menu`: tells the person what the menu bar holds, and which of its items are greyed or no longer are. */
export function createMenus(person: Person): Menus {
  let bar: BuiltMenu | null = null;
  let ofTray: BuiltMenu | null = null;
  let hint = '';

  class DoubleTray extends EventEmitter {
    constructor(image: unknown) {
      super();
      if (image !== trayImage) throw new Error('An icon in the tray needs a small image.');
    }
    setToolTip(text: string): void {
      hint = text;
    }
    setContextMenu(menu: BuiltMenu): void {
      ofTray = menu;
      person.tell({ news: 'tray', hint, items: leaves(menu.items).map(({ name }) => name) });
    }
    destroy(): void {
      ofTray = null;
      person.tell({ news: 'no-tray' });
    }
  }

  function pressIn(menu: BuiltMenu | null, name: string): void {
    const item = leaves(menu?.items ?? []).find((one) => one.name === name);
    if (item === undefined) throw new Error(`The double of Electron has no menu command “${name}”.`);
    if (item.enabled) item.click();
  }

  function build(template: readonly Options[]): BuiltMenu {
    const items = template.map(itemOf);
    const menu = {
      items,
      getMenuItemById: (id: string) => leaves(items).find((one) => one.id === id) ?? null,
    };
    return loud('menu', menu);
  }

  function itemOf(options: Options): Item {
    const { id = '', enabled = true, click, submenu, role, type, label } = options;
    const name = label ?? role ?? type ?? '';
    if (name === '') throw new Error('An item of a menu needs a name, a role or a type.');
    let isEnabled = enabled;
    return loud('menuItem', {
      id,
      name,
      submenu: Array.isArray(submenu) ? submenu.map(itemOf) : null,
      get enabled() {
        return isEnabled;
      },
      set enabled(next) {
        if (next !== isEnabled) person.tell({ news: 'menu-item', item: name, enabled: next });
        isEnabled = next;
      },
      click() {
        if (click === undefined) throw new Error(`The double of Electron plays no role of “${name}”.`);
        click({} as never, undefined, {} as never);
      },
    });
  }

  return {
    Menu: loud('Menu', {
      buildFromTemplate: build,
      setApplicationMenu(menu: BuiltMenu) {
        bar = menu;
        person.tell({ news: 'menu', items: leaves(menu.items).map(({ name }) => name) });
      },
    }),
    Tray: loud('Tray', DoubleTray),
    press: (name) => pressIn(bar, name),
    pressTray: (name) => pressIn(ofTray, name),
  };
}

function leaves(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item) => (item.submenu === null ? [item] : leaves(item.submenu)));
}
