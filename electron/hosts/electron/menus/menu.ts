import { Menu } from 'electron';
import { type CommandId, commandIds } from '../../../../shared/commands/commands.ts';
import { type MenuActs, menuTemplate } from './menu-template.ts';

export interface AppMenu {
  /** Lets exactly these of the window's commands be chosen. */
  allow(applying: readonly CommandId[]): void;
  /** Offers these files, by absolute paths, and no others as recent ones. */
  offer(recent: readonly string[]): void;
  /** Writes it in the language that is spoken by now. */
  speakAnew(): void;
}

/** Sets the menu as each system has it; what the window does is greyed until the window says that it applies. */
export function setMenu(acts: MenuActs): AppMenu {
  let menu: Menu;
  let allowed: readonly CommandId[] = [];
  let offered: readonly string[] = [];

  function allow(applying: readonly CommandId[]): void {
    allowed = applying;
    for (const id of commandIds) {
      const item = menu.getMenuItemById(id);
      if (item) item.enabled = applying.includes(id);
    }
  }

  function offer(recent: readonly string[]): void {
    offered = recent;
    // The items of a menu that is built can be greyed, and no others put in their place.
    menu = Menu.buildFromTemplate(menuTemplate(acts, recent));
    Menu.setApplicationMenu(menu);
    allow(allowed);
  }

  offer([]);
  return { allow, offer, speakAnew: () => offer(offered) };
}
