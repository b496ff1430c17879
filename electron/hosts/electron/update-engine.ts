import { type AppUpdater, autoUpdater } from 'electron-updater';

/** The updater of this system, which does nothing by itself: neither fetches nor installs. */
export function openEngine(): AppUpdater {
  autoUpdater.logger = null;
  autoUpdater.autoDownload = false;
  // An installer that starts while a computer shuts down is cut off half way.
  autoUpdater.autoInstallOnAppQuit = false;
  autoUpdater.autoRunAppAfterInstall = true;
  return autoUpdater;
}
