import type { BrowserWindow } from 'electron';
import { desktop } from '../../../shared/texts/en/desktop.ts';
import type { CrashNotes } from './crash-notes.ts';
import { askInWindow } from './window/window-question.ts';

/**
 * Shows faults instead of Electron, whose box has the stack, with folder names in it. The app goes on: on macOS a box
 * without a window would stop it until somebody answers. Returns a function that stops this.
 */
export function showFaults(notes: CrashNotes, window: () => BrowserWindow | null): () => void {
  let isSaying = false;
  const failed = (bug: unknown): void => {
    notes.note('main failed', bug instanceof Error ? bug.name : 'other');
    const open = window();
    if (isSaying || open === null) return;
    isSaying = true;
    const { message, detail, ok } = desktop.fault;
    void askInWindow(open, { type: 'error', message, detail, buttons: [ok] }).finally(() => {
      isSaying = false;
    });
  };
  process.on('uncaughtException', failed);
  return () => {
    process.off('uncaughtException', failed);
  };
}
