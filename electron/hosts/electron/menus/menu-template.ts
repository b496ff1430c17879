import { basename, dirname } from 'node:path';
import type { MenuItemConstructorOptions } from 'electron';
import {
  type CommandId,
  type CommandMenu,
  commandIds,
  commands,
  menuName,
} from '../../../../shared/commands/commands.ts';
import { accelerator } from '../../../../shared/commands/shortcuts.ts';
import { commands as texts } from '../../../../shared/texts/en/commands.ts';
import { desktop } from '../../../../shared/texts/en/desktop.ts';

type Item = MenuItemConstructorOptions;

export interface MenuActs {
  readonly platform: NodeJS.Platform;
  readonly isPackaged: boolean;
  run(command: CommandId): void;
  openLogs(): void;
  openRecent(path: string): void;
  forgetRecent(): void;
}

/** Electron's menu roles run these commands. */
const zooms: readonly CommandId[] = ['view.reset-zoom', 'view.zoom-in', 'view.zoom-out'];

const separator: Item = { type: 'separator' };

/** From left to right. On macOS the app's own menu has settings, quitting and the about item. */
export function menuTemplate(acts: MenuActs, recent: readonly string[]): Item[] {
  const { platform, isPackaged, run, openLogs } = acts;
  const isMac = platform === 'darwin';
  const item = (id: CommandId): Item => {
    const { key } = commands[id];
    return {
      id,
      label: menuName(id),
      enabled: false,
      ...(key === null ? {} : { accelerator: accelerator(key, isMac) }),
      click: () => run(id),
    };
  };
  const all = (menu: CommandMenu, except: readonly CommandId[] = []): Item[] =>
    commandIds.filter((id) => commands[id].menu === menu && !except.includes(id)).map(item);
  // Works without the window, which may be the broken part.
  const logs: Item = { label: menuName('help.logs'), click: openLogs };

  const settings = [separator, item('settings.open')];
  const file: Item[] = [
    ...all('file', ['settings.open']),
    recentMenu(acts, recent),
    ...(isMac
      ? [separator, { role: 'close', label: desktop.close } as const]
      : [...settings, separator, { role: 'quit', label: desktop.quit } as const]),
  ];
  const edit: Item[] = [
    item('edit.undo'),
    item('edit.redo'),
    separator,
    { role: 'cut', label: desktop.cut },
    { role: 'copy', label: desktop.copy },
    { role: 'paste', label: desktop.paste },
    { role: 'selectAll', label: desktop.selectAll },
    separator,
    ...all('edit', ['edit.undo', 'edit.redo']),
  ];
  const view: Item[] = [
    // The roles bring their own keys and steps.
    ...all('view', zooms),
    separator,
    { role: 'resetZoom', label: menuName('view.reset-zoom') },
    { role: 'zoomIn', label: menuName('view.zoom-in') },
    { role: 'zoomOut', label: menuName('view.zoom-out') },
    separator,
    { role: 'togglefullscreen', label: desktop.fullScreen },
    ...(isPackaged ? [] : [{ role: 'toggleDevTools' } as const]),
  ];
  return [
    ...(isMac ? [ofMac([item('help.about'), item('help.update'), ...settings])] : []),
    { label: texts.menus.file, submenu: file },
    { label: texts.menus.edit, submenu: edit },
    { label: texts.menus.campaign, submenu: all('campaign') },
    { label: texts.menus.go, submenu: all('go') },
    { label: texts.menus.view, submenu: view },
    { role: 'windowMenu', label: desktop.window, submenu: ofWindow(isMac) },
    {
      role: 'help',
      label: texts.menus.help,
      submenu: [
        item('help.open'),
        separator,
        logs,
        ...all('help', [
          'help.open',
          'help.logs',
          ...(isMac ? (['help.update', 'help.about'] as const) : []),
        ]),
      ],
    },
  ];
}

function recentMenu({ openRecent, forgetRecent }: MenuActs, recent: readonly string[]): Item {
  const files = recent.map((path): Item => {
    const folder = basename(dirname(path));
    return { label: menuLabel(`${basename(path)}, ${folder}`), click: () => openRecent(path) };
  });
  return {
    label: desktop.openRecent,
    enabled: files.length > 0,
    submenu: [...files, separator, { label: desktop.forgetRecent, click: forgetRecent }],
  };
}

/** Electron's own labels are English. */
function ofWindow(isMac: boolean): Item[] {
  return [
    { role: 'minimize', label: desktop.minimize },
    ...(isMac
      ? [
          { role: 'zoom', label: desktop.zoom } as const,
          separator,
          { role: 'front', label: desktop.toFront } as const,
        ]
      : [{ role: 'close', label: desktop.close } as const]),
  ];
}

function ofMac(first: readonly Item[]): Item {
  return {
    role: 'appMenu',
    submenu: [
      ...first,
      separator,
      { role: 'services', label: desktop.services },
      separator,
      { role: 'hide', label: desktop.hide },
      { role: 'hideOthers', label: desktop.hideOthers },
      { role: 'unhide', label: desktop.showAll },
      separator,
      { role: 'quit', label: desktop.quit },
    ],
  };
}

/** Escapes `&`, which would underline the next letter. */
export function menuLabel(text: string): string {
  return text.replaceAll('&', '&&');
}
