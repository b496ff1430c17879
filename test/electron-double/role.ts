import type Electron from 'electron';

type Role = NonNullable<Electron.MenuItemConstructorOptions['role']>;

/** Does what an item of a menu does by its role; `window` is the one in front. */
export function playRole(role: Role, app: Electron.App, window: Electron.BrowserWindow | undefined): void {
  if (role === 'quit') app.quit();
  else if (window === undefined) throw new Error(`There is no window for “${role}”.`);
  else playInWindow(role, window);
}

function playInWindow(role: Role, window: Electron.BrowserWindow): void {
  const { webContents } = window;
  switch (role) {
    case 'close':
      window.close();
      break;
    case 'togglefullscreen':
      window.setFullScreen(!window.isFullScreen());
      break;
    case 'resetZoom':
      webContents.zoomLevel = 0;
      break;
    case 'zoomIn':
    case 'zoomOut':
      webContents.zoomLevel += role === 'zoomIn' ? 0.5 : -0.5;
      break;
    default:
      throw new Error(`The double of Electron plays no role “${role}”.`);
  }
}
