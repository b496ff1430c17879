import { dialog } from 'electron';
import { desktop } from '../../../shared/texts/en/desktop.ts';
import type { CrashNotes } from './crash-notes.ts';

/**
 * Notes what fails in main for a reason that nothing has words for, and says so, one at a time: Electron would show its stack,
 * with the names of folders in it. The app goes on, as Electron has it. Answers how to stop.
 */
export function sayFaults(notes: CrashNotes): () => void {
  let isSaying = false;
  const failed = (bug: unknown): void => {
    notes.note('main failed', bug instanceof Error ? bug.name : 'other');
    if (isSaying) return;
    isSaying = true;
    void dialog
      .showMessageBox({
        type: 'error',
        message: desktop.fault.message,
        detail: desktop.fault.detail,
        buttons: [desktop.fault.ok],
        noLink: true,
      })
      .finally(() => {
        isSaying = false;
      });
  };
  process.on('uncaughtException', failed);
  return () => {
    process.off('uncaughtException', failed);
  };
}
