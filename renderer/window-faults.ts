import { shell } from '../shared/texts/en/shell.ts';
import type { Stores } from './state/stores.ts';
import { reload } from './state/use-reload.ts';

/** Shows a notice if an error was thrown that nothing in the window caught. */
export function showWindowFaults(stores: Stores): void {
  const { getState } = stores.notices;
  function failed(): void {
    if (getState().notices.some(({ text }) => text === shell.fault)) return;
    getState().say({
      tone: 'danger',
      text: shell.fault,
      more: shell.faultMore,
      action: { text: shell.loadAgain, run: () => void reload(stores) },
    });
  }
  // Chromium also reports a size that settles a frame later, without an error.
  window.addEventListener('error', ({ error }) => error && failed());
  window.addEventListener('unhandledrejection', failed);
}
