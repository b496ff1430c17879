import { Menu } from 'electron';
import { type CommandId, commandIds } from '../../../../shared/commands/commands.ts';
import { type MenuActs, menuTemplate } from './menu-template.ts';

export type AppMenu = ReturnType<typeof setMenu>;

/** The window's commands are disabled until the window reports that they apply. */
export function setMenu(acts: MenuActs) {
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
    // Items of a built menu can be disabled but not replaced.
    menu = Menu.buildFromTemplate(menuTemplate(acts, recent));
    Menu.setApplicationMenu(menu);
    allow(allowed);
  }

  offer([]);
  return {
    allow,
    offer,
    translate: (): void => offer(offered),
  };
}
