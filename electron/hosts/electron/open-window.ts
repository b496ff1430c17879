import { join } from 'node:path';
import { app, BrowserWindow, screen } from 'electron';
import { windowOrigin } from './channels.ts';
import { followTheme, safePage, windowColour } from './window/theme.ts';
import { keepInSight, keepWindowState, readWindowState } from './window/window-state.ts';

/** In ms; on Wayland a hidden window may never paint. */
const shownWithin = 2_000;

/** Opens at its last place, and appears once its first picture is ready or should be. */
export function openWindow(dataDir: string, preload: string) {
  const { bounds, maximized, least } = readWindowState(dataDir, screen);
  const window = new BrowserWindow({
    ...bounds,
    ...least,
    show: false,
    title: 'Tagline',
    backgroundColor: windowColour(),
    autoHideMenuBar: true,
    ...(process.platform === 'linux' ? { icon: join(__dirname, 'icon.png') } : {}),
    webPreferences: {
      ...safePage,
      preload,
      navigateOnDragDrop: false,
      // The session's spell checker is off until a person allows it.
      spellcheck: true,
      devTools: !app.isPackaged,
    },
  });
  followTheme(window);
  const shown = whenPainted(window).then(() => {
    if (window.isDestroyed()) return;
    // Maximizing also shows the window, without the focus.
    if (maximized) window.maximize();
    window.show();
  });
  window.on('close', () => keepWindowState(dataDir, screen, window));
  keepInSight(screen, window);
  void window.loadURL(`${windowOrigin}/`);
  return { window, shown };
}

function whenPainted(window: BrowserWindow): Promise<void> {
  return new Promise((resolve) => {
    window.once('ready-to-show', () => resolve());
    window.webContents.once('did-finish-load', () => resolve());
    setTimeout(resolve, shownWithin).unref();
  });
}
