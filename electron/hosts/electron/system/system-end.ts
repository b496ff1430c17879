import { app, type BrowserWindow, powerMonitor } from 'electron';
import type { App } from '../../../host.ts';

/** In ms; Electron crashes ten seconds after it lost the session, if it is still there. */
const lostWithin = 8_000;

const signals = ['SIGTERM', 'SIGHUP'] as const;

/**
 * Asks nothing and begins no request; waits for requests in flight as long as the system allows. Call it once the app
 * is ready: Electron's own signal handlers, which ask as if a person closed the window, replace earlier ones. Returns a
 * function that stops listening to signals.
 */
export function endWithSystem(
  window: BrowserWindow,
  running: () => number,
  closeNow: () => void,
): () => void {
  let isEnding = false;
  function end(): void {
    // A window that is gone was closed already, and the app with it.
    if (isEnding || window.isDestroyed()) return;
    isEnding = true;
    closeNow();
    // A page with unsaved work must not delay the end either.
    window.webContents.on('will-prevent-unload', (event) => event.preventDefault());
    app.quit();
  }
  // Electron's types lack the event; its documentation requires preventing it (Linux and macOS).
  powerMonitor.on('shutdown', (event?: { preventDefault(): void }) => {
    event?.preventDefault();
    end();
  });
  // Windows first asks each window, then tells the process and ends it: only the question can be held back.
  window.on('query-session-end', (event) => {
    if (running() === 0) return;
    event.preventDefault();
    end();
  });
  window.on('session-end', end);
  for (const signal of signals) process.on(signal, end);
  return () => {
    for (const signal of signals) process.off(signal, end);
  };
}

/**
 * On Linux, Electron ends within one turn if it loses the display or the session bus, as at a log-off: it closes no
 * window and asks nobody, and what is not done before the end of `quit` is never done.
 */
export function endAtOnce(open: () => Pick<App, 'closeAtOnce'> | null): void {
  app.once('quit', () => open()?.closeAtOnce(lostWithin));
}
