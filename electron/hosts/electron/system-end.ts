import { type App, type BrowserWindow, powerMonitor } from 'electron';

/**
 * Ends the app with the computer, without a question that nobody would answer: no request begins any more, and
 * what is on its way is waited for as long as the system lets it. `running` says how many campaigns are prepared or sent,
 * and `unasked` lets the window close without a question.
 */
export function endWithSystem(
  app: App,
  window: BrowserWindow,
  running: () => number,
  unasked: () => void,
): void {
  let isEnding = false;
  function end(): void {
    if (isEnding) return;
    isEnding = true;
    unasked();
    // Nor may a page hold it up that has something unsaved.
    window.webContents.on('will-prevent-unload', (event) => event.preventDefault());
    app.quit();
  }
  // Electron's types leave out the event that its documentation says to hold back (Linux and macOS).
  powerMonitor.on('shutdown', (event?: { preventDefault(): void }) => {
    event?.preventDefault();
    end();
  });
  // Windows asks each window first, and ends the process once it has told it: only its question can be held back.
  window.on('query-session-end', (event) => {
    if (running() === 0) return;
    event.preventDefault();
    end();
  });
  window.on('session-end', end);
}
