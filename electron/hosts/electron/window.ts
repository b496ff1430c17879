import { join } from 'node:path';
import { app, BrowserWindow, dialog, screen } from 'electron';
import { windowOrigin } from './channels.ts';
import { createCrashCount } from './page-crashes.ts';
import { followTheme, windowColour } from './theme.ts';
import { keepWindowState, readWindowState } from './window-state.ts';

/** Opens the one window, where it was last time; it shows itself when its first picture is ready. */
export function openWindow(dataDir: string, preload: string): BrowserWindow {
  const { bounds, maximized } = readWindowState(dataDir, screen);
  const window = new BrowserWindow({
    width: 1360,
    height: 860,
    ...bounds,
    minWidth: 900,
    minHeight: 600,
    show: false,
    title: 'Tagline',
    backgroundColor: windowColour(),
    autoHideMenuBar: true,
    ...(process.platform === 'linux' ? { icon: join(__dirname, 'icon.png') } : {}),
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      navigateOnDragDrop: false,
      // The session's spell checker is off until somebody allows it.
      spellcheck: true,
      devTools: !app.isPackaged,
    },
  });
  followTheme(window);
  if (maximized) window.maximize();
  window.once('ready-to-show', () => window.show());
  window.on('close', () => keepWindowState(dataDir, window));
  // A crash of the page must not look like the end of a campaign: main goes on, so the page comes back.
  const shouldReload = createCrashCount();
  window.webContents.on('render-process-gone', (_, { reason }) => {
    if (reason === 'clean-exit' || reason === 'killed') return;
    if (shouldReload(performance.now())) window.reload();
    else void askAfterCrashes(window);
  });
  void window.loadURL(`${windowOrigin}/`);
  return window;
}

/** A page that keeps crashing is loaded again only where a person says so; what is being sent goes on meanwhile. */
async function askAfterCrashes(window: BrowserWindow): Promise<void> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'error',
    message: 'The window keeps breaking.',
    detail:
      'What is being sent goes on, and what was written is kept. Try once more, or close Tagline and start it again.',
    buttons: ['Try once more', 'Close Tagline'],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  });
  if (window.isDestroyed()) return;
  if (response === 0) window.reload();
  else window.close();
}
