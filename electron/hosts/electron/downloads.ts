import { join } from 'node:path';
import type { App, Session } from 'electron';
import { windowOrigin } from './channels.ts';

/** Saves what the page hands out as a file, where the person says; anything from elsewhere is dropped. */
export function askWhereToSave(app: App, session: Session): void {
  session.on('will-download', (event, item) => {
    if (!item.getURL().startsWith(`blob:${windowOrigin}/`)) {
      event.preventDefault();
      return;
    }
    item.setSaveDialogOptions({ defaultPath: join(app.getPath('downloads'), item.getFilename()) });
  });
}
