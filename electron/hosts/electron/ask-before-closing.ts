import { app, type BrowserWindow } from 'electron';
import type { Standing } from '../../host.ts';
import { closingQuestion } from './closing-question.ts';
import { askInWindow } from './window/window-question.ts';

/**
 * Asks while campaigns are sent or scheduled, one question at a time. Returns a function that closes without asking.
 */
export function askBeforeClosing(window: BrowserWindow, standing: () => Standing): () => void {
  let isUnasked = false;
  let isAgreed = false;
  let isAsking = false;
  window.on('close', (event) => {
    if (isUnasked || event.defaultPrevented) return;
    // Only once: if the page keeps its window open, the next closing asks again.
    if (isAgreed) {
      isAgreed = false;
      return;
    }
    const question = closingQuestion(standing());
    if (question === null) return;
    event.preventDefault();
    if (isAsking) return;
    isAsking = true;
    void askInWindow(window, { type: 'question', ...question }).then(
      (button) => {
        isAsking = false;
        isAgreed = button === 1;
        if (isAgreed) app.quit();
      },
      () => {
        isAsking = false;
      },
    );
  });
  return () => {
    isUnasked = true;
  };
}

/** Calls `held` for unsaved work, not for a refused reload. Call it after everything else that prevents closing. */
export function whenHeldOpen(window: BrowserWindow, held: () => void): void {
  let isClosing = false;
  window.on('close', ({ defaultPrevented }) => {
    isClosing = !defaultPrevented;
  });
  window.webContents.on('will-prevent-unload', () => {
    if (isClosing) held();
    isClosing = false;
  });
}
