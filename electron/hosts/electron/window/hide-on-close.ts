import { app, type BrowserWindow } from 'electron';

/**
 * On macOS, where closing does not quit, hides the window: saving and sending go on, and the dock brings the window
 * back. Call it before anything else listens for closing.
 */
export function hideOnClose(window: BrowserWindow, open: () => void): void {
  if (process.platform !== 'darwin') return;
  let isQuitting = false;
  // Quitting asks the window next. If the window stays open, a later closing is not part of quitting.
  app.on('before-quit', () => {
    isQuitting = true;
  });
  window.on('close', (event) => {
    const isEnd = isQuitting;
    isQuitting = false;
    if (isEnd) return;
    event.preventDefault();
    if (!window.isFullScreen()) return window.hide();
    // A full-screen window that is hidden directly leaves the screen black.
    window.once('leave-full-screen', () => window.hide());
    window.setFullScreen(false);
  });
  app.on('activate', open);
}
