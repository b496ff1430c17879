import { type App, Menu, type MenuItemConstructorOptions } from 'electron';

/** Sets a small menu of the system's own roles, so that copy, paste, zoom and quit work as everywhere. */
export function setMenu(app: App): void {
  const edit: MenuItemConstructorOptions = { role: 'editMenu' };
  const view: MenuItemConstructorOptions = {
    label: 'View',
    submenu: [
      { role: 'resetZoom' },
      { role: 'zoomIn' },
      { role: 'zoomOut' },
      { type: 'separator' },
      { role: 'togglefullscreen' },
      ...(app.isPackaged ? [] : [{ role: 'toggleDevTools' } as const]),
    ],
  };
  // On macOS the window's menu has no command to close it, and quitting is in the app's own menu.
  const first: MenuItemConstructorOptions[] =
    process.platform === 'darwin'
      ? [{ role: 'appMenu' }, { label: 'File', submenu: [{ role: 'close' }] }]
      : [{ label: 'File', submenu: [{ role: 'quit' }] }];
  Menu.setApplicationMenu(Menu.buildFromTemplate([...first, edit, view, { role: 'windowMenu' }]));
}
