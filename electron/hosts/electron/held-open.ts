import type { BrowserWindow } from 'electron';

/**
 * Calls `held` when the page keeps its window from closing, since it has something unsaved. A page that only keeps itself
 * from being loaded again stays as it is. Call it after whatever may prevent the closing itself.
 */
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
