import { Menu } from 'electron';
import { type CommandId, commandIds } from '../../../shared/commands/commands.ts';
import { type MenuActs, menuTemplate } from './menu-template.ts';

/** The menu of the app. */
export interface AppMenu {
  /** Lets exactly these of the window's commands be chosen. */
  allow(applying: readonly CommandId[]): void;
}

/** Sets the menu as each system has it; what the window does is greyed until the window says that it applies. */
export function setMenu(acts: MenuActs): AppMenu {
  const menu = Menu.buildFromTemplate(menuTemplate(acts));
  Menu.setApplicationMenu(menu);
  return {
    allow(applying) {
      for (const id of commandIds) {
        const item = menu.getMenuItemById(id);
        if (item) item.enabled = applying.includes(id);
      }
    },
  };
}
