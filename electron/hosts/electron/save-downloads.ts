import { join } from 'node:path';
import { app, type Session } from 'electron';
import type { AppEvent } from '../../../shared/app-event.ts';
import { windowOrigin } from './channels.ts';

/** Asks where to save a file that the page hands out, and reports the outcome; drops downloads from elsewhere. */
export function askWhereToSave(session: Session, tell: (event: AppEvent) => void): void {
  session.on('will-download', (event, item) => {
    if (!item.getURL().startsWith(`blob:${windowOrigin}/`)) {
      event.preventDefault();
      return;
    }
    item.setSaveDialogOptions({ defaultPath: join(app.getPath('downloads'), item.getFilename()) });
    item.once('done', (_, state) => {
      const blob = item.getURL().split('/').at(-1) ?? '';
      tell({ type: 'download', blob, outcome: outcomes[state] });
    });
  });
}

const outcomes = { completed: 'saved', cancelled: 'cancelled', interrupted: 'failed' } as const;
