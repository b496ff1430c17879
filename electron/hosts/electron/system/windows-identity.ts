import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { app } from 'electron';

/** The class that Windows starts for a click on a toast; `open-with.nsh` removes its registration. */
const toastActivator = '{80F98E50-FD3F-4C75-990C-67AB27D55F21}';

/**
 * Before its first toast, Electron writes an entry with Tagline's name into the start menu. If the installer made the
 * entry, it is the same one, and the uninstaller removes it.
 */
export function mayShowToasts(): boolean {
  return process.platform !== 'win32' || isInstalled();
}

/** Identifies the installed app to Windows; an app started from elsewhere stays separate. */
export function takeIdentity(): void {
  if (process.platform !== 'win32' || !isInstalled()) return;
  app.setAppUserModelId('app.tagline');
  app.setToastActivatorCLSID(toastActivator);
}

function isInstalled(): boolean {
  return app.isPackaged && existsSync(join(process.resourcesPath, '..', 'Uninstall Tagline.exe'));
}
