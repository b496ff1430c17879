import type Electron from 'electron';
import { eventsOf, loud, type UsedOf } from './loud.ts';
import type { Person } from './person.ts';

export interface UpdaterDeps {
  readonly person: Person;
  windows(): readonly Electron.BrowserWindow[];
  hasEnded(): boolean;
  exit(): void;
}

/** Squirrel on macOS: it takes what it is offered, and opens the app again once the last window has closed. */
export function createUpdater({ person, windows, hasEnded, exit }: UpdaterDeps): Electron.AutoUpdater {
  const used: UsedOf<Electron.AutoUpdater, 'checkForUpdates' | 'quitAndInstall' | 'setFeedURL'> = {
    setFeedURL() {},
    checkForUpdates: () => void setImmediate(() => updater.emit('update-downloaded', {})),
    quitAndInstall() {
      updater.emit('before-quit-for-update');
      const open = windows();
      let left = open.length;
      if (left === 0) install();
      for (const window of open) {
        window.once('closed', () => {
          left -= 1;
          // The app hears of its last window first.
          if (left === 0) queueMicrotask(install);
        });
        window.close();
      }
    },
  };
  function install(): void {
    if (hasEnded()) return;
    person.tell({ news: 'installed' });
    exit();
  }
  const updater = loud<Electron.AutoUpdater>('autoUpdater', used, events);
  return updater;
}

const events = eventsOf<Electron.AutoUpdater>()('before-quit-for-update', 'error', 'update-downloaded');
