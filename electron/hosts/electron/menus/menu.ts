import { Menu } from 'electron';
import { type CommandId, commandIds } from '../../../../shared/commands/commands.ts';
import { type MenuActs, menuTemplate } from './menu-template.ts';

export type AppMenu = ReturnType<typeof setMenu>;

/** Sets the menu as each system has it; what the window does is greyed until the window says that it applies. */
export function setMenu(acts: MenuActs) {
  let menu: Menu;
  let allowed: readonly CommandId[] = [];
  let offered: readonly string[] = [];

  /** Lets exactly these of the window's commands be chosen. */
  function allow(applying: readonly CommandId[]): void {
    allowed = applying;
    for (const id of commandIds) {
      const item = menu.getMenuItemById(id);
      if (item) item.enabled = applying.includes(id);
    }
  }

  /** Offers these files, by absolute paths, and no others as recent ones. */
  function offer(recent: readonly string[]): void {
    offered = recent;
    // The items of a menu that is built can be greyed, and no others put in their place.
    menu = Menu.buildFromTemplate(menuTemplate(acts, recent));
    Menu.setApplicationMenu(menu);
    allow(allowed);
  }

  offer([]);
  return {
    allow,
    offer,
    /** Writes it in the language that is spoken by now. */
    speakAnew: (): void => offer(offered),
  };
}
