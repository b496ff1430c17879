import { app, type BrowserWindow, powerMonitor } from 'electron';

/** No question and no new request; waits for those in flight as long as the system allows. */
export function endWithSystem(window: BrowserWindow, running: () => number, closeNow: () => void): void {
  let isEnding = false;
  function end(): void {
    // A window that is gone was closed already, and the app with it.
    if (isEnding || window.isDestroyed()) return;
    isEnding = true;
    closeNow();
    // A page with unsaved work must not hold it up either.
    window.webContents.on('will-prevent-unload', (event) => event.preventDefault());
    app.quit();
  }
  // Electron's types lack the event, which its documentation says to prevent (Linux and macOS).
  powerMonitor.on('shutdown', (event?: { preventDefault(): void }) => {
    event?.preventDefault();
    end();
  });
  // Windows asks each window first, and ends the process after telling it: only the question can be held back.
  window.on('query-session-end', (event) => {
    if (running() === 0) return;
    event.preventDefault();
    end();
  });
  window.on('session-end', end);
}
