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
}

/** Makes `Menu`: tells the person what the menu bar holds, and which of its items are greyed or no longer are. */
export function createMenus(person: Person): Menus {
  let bar: BuiltMenu | null = null;

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
    press(name) {
      const item = leaves(bar?.items ?? []).find((one) => one.name === name);
      if (item === undefined) throw new Error(`The double of Electron has no menu command “${name}”.`);
      if (item.enabled) item.click();
    },
  };
}

function leaves(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item) => (item.submenu === null ? [item] : leaves(item.submenu)));
}
