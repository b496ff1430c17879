import { dialog } from 'electron';
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
        message: 'Something went wrong inside Tagline.',
        detail:
          'What was recorded is safe. Look at what is being sent, then close Tagline and start it again. If it comes back, report it from the Help menu.',
        buttons: ['OK'],
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
