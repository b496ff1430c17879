import { type App, type BrowserWindow, powerMonitor } from 'electron';

/**
 * Ends the app with the computer, without a question that nobody would answer: no request begins any more, and
 * what is on its way is waited for as long as the system lets it.
 */
export function endWithSystem(app: App, window: BrowserWindow, unasked: () => void): void {
  function end(): void {
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
  // Windows tells the window instead.
  window.on('session-end', end);
}
