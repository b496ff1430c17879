import { join } from 'node:path';
import type { App, Session } from 'electron';
import type { AppEvent } from '../../../shared/app-event.ts';
import { windowOrigin } from './channels.ts';

/**
 * Saves what the page hands out as a file, where the person says, and tells what came of it; anything from elsewhere is
 * dropped.
 */
export function askWhereToSave(app: App, session: Session, tell: (event: AppEvent) => void): void {
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
