import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { app } from 'electron';

/** The class that Windows starts for a click on a toast; `open-with.nsh` removes what is registered of it. */
const toastActivator = '{80F98E50-FD3F-4C75-990C-67AB27D55F21}';

/**
 * Electron writes an entry of Tagline's name into the start menu before its first toast. Only if the installer made
 * that entry is it the same one, and the uninstaller removes it.
 */
export function mayShowToasts(): boolean {
  return process.platform !== 'win32' || isInstalled();
}

/** Names the installed app to Windows; what is started from elsewhere stays apart from it. */
export function takeIdentity(): void {
  if (process.platform !== 'win32' || !isInstalled()) return;
  app.setAppUserModelId('app.tagline');
  app.setToastActivatorCLSID(toastActivator);
}

function isInstalled(): boolean {
  return app.isPackaged && existsSync(join(process.resourcesPath, '..', 'Uninstall Tagline.exe'));
}
