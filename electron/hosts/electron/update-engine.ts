import { type AppUpdater, autoUpdater } from 'electron-updater';

/** The engine neither fetches nor installs by itself. */
export function openEngine(): AppUpdater {
  autoUpdater.logger = null;
  autoUpdater.autoDownload = false;
  // An installer started during shutdown would be cut off halfway.
  autoUpdater.autoInstallOnAppQuit = false;
  autoUpdater.autoRunAppAfterInstall = true;
  return autoUpdater;
}
