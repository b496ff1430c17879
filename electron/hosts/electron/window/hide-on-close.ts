import type { App, BrowserWindow } from 'electron';

/**
 * On macOS, where closing a window ends no app, hides it instead: its page goes on saving, whatever is sent goes on, and the
 * dock brings it back by `open`. Quitting closes it as everywhere. Call it before whatever else hears of the closing.
 */
export function hideOnClose(
  app: App,
  window: BrowserWindow,
  platform: NodeJS.Platform,
  open: () => void,
): void {
  if (platform !== 'darwin') return;
  let isQuitting = false;
  // Quitting asks the window next; where that keeps it open, what closes it later is another matter.
  app.on('before-quit', () => {
    isQuitting = true;
  });
  window.on('close', (event) => {
    const isEnd = isQuitting;
    isQuitting = false;
    if (isEnd) return;
    event.preventDefault();
    if (!window.isFullScreen()) return window.hide();
    // A window that is hidden while it fills the screen leaves the screen black.
    window.once('leave-full-screen', () => window.hide());
    window.setFullScreen(false);
  });
  app.on('activate', open);
}
