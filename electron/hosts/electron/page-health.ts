import { app, type BrowserWindow } from 'electron';
import type { AppEvent } from '../../../shared/app-event.ts';
import { desktop } from '../../../shared/texts/en/desktop.ts';
import type { CrashNotes } from './crash-notes.ts';
import { askInWindow } from './window/window-question.ts';

/** A crash must not look like the end of a campaign: reloads the page with a message, or asks if that does not help. */
export function lookAfterPage(window: BrowserWindow, notes: CrashNotes, tell: (event: AppEvent) => void) {
  const { webContents } = window;
  const shouldReload = createCrashCount();
  let isEndedByHand = false;
  let hang: AbortController | null = null;

  function loadAgain(): void {
    webContents.once('did-finish-load', () => tell({ type: 'restarted' }));
    window.reload();
  }

  webContents.on('render-process-gone', (_, { reason }) => {
    hang?.abort();
    if (reason === 'clean-exit' || window.isDestroyed()) return;
    if (isEndedByHand) {
      isEndedByHand = false;
      loadAgain();
      return;
    }
    notes.note('page crashed', reason);
    if (shouldReload(performance.now())) loadAgain();
    else void askAfterCrashes(window, loadAgain);
  });

  // Unlike the window's event, this one does not come when a page keeps its window open for seconds but still answers.
  webContents.on('unresponsive', () => {
    if (hang !== null) return;
    notes.note('page hung', 'unresponsive');
    const over = new AbortController();
    hang = over;
    void askWhileHung(window, over.signal).then((end) => {
      hang = null;
      if (!end || over.signal.aborted || window.isDestroyed()) return;
      isEndedByHand = true;
      webContents.forcefullyCrashRenderer();
    });
  });
  webContents.on('responsive', () => hang?.abort());

  // The window itself tells the person.
  const noted = new Set<string>();
  webContents.on('console-message', ({ message }) => {
    const error = /^Uncaught (?:\(in promise\) )?(\w*Error)\b/.exec(message)?.[1];
    if (error === undefined || noted.has(error)) return;
    noted.add(error);
    notes.note('page failed', error);
  });
}

/** The question closes when the page answers again. */
async function askWhileHung(window: BrowserWindow, signal: AbortSignal): Promise<boolean> {
  const button = await askInWindow(window, {
    type: 'warning',
    message: desktop.hung.message,
    detail: desktop.hung.detail,
    buttons: [desktop.hung.wait, desktop.hung.loadAgain],
    signal,
  });
  return button === 1;
}

async function askAfterCrashes(window: BrowserWindow, loadAgain: () => void): Promise<void> {
  const button = await askInWindow(window, {
    type: 'error',
    message: desktop.breaking.message,
    detail: desktop.breaking.detail,
    buttons: [desktop.breaking.tryAgain, desktop.breaking.close],
  });
  if (window.isDestroyed()) return;
  if (button === 0) loadAgain();
  else app.quit();
}

/** After this many crashes within `withinMs`, reloading does not help. */
const tooMany = 3;
const withinMs = 60_000;

/** Takes the time of each crash, in ms; returns whether to reload. */
function createCrashCount(): (at: number) => boolean {
  let recent: number[] = [];
  return (at) => {
    recent = [...recent.filter((crash) => at - crash < withinMs), at];
    return recent.length < tooMany;
  };
}
