import type Electron from 'electron';
import type { Computer } from './computer.ts';
import { eventsOf, loud, type UsedOf } from './loud.ts';
import type { Person } from './person.ts';

export interface UpdaterDeps {
  readonly person: Person;
  readonly computer: Pick<Computer, 'updatesAreSigned'>;
  windows(): readonly Electron.BrowserWindow[];
  hasEnded(): boolean;
  exit(): void;
}

/** Squirrel on macOS: it fetches what it is offered, and opens the app again once the last window has closed. */
export function createUpdater({
  person,
  computer,
  windows,
  hasEnded,
  exit,
}: UpdaterDeps): Electron.AutoUpdater {
  let feed: Electron.FeedURLOptions = { url: '' };
  const used: UsedOf<Electron.AutoUpdater, 'checkForUpdates' | 'quitAndInstall' | 'setFeedURL'> = {
    setFeedURL(options) {
      feed = options;
    },
    checkForUpdates: () => void fetchUpdate().catch((error: Error) => updater.emit('error', error)),
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
  async function fetchUpdate(): Promise<void> {
    updater.emit('checking-for-update');
    const { url, headers = {} } = feed;
    const found = (await (await fetch(url, { headers })).json()) as { readonly url: string };
    updater.emit('update-available');
    await (await fetch(found.url)).arrayBuffer();
    person.tell({ news: 'fetched' });
    if (!computer.updatesAreSigned) throw new Error('Code signature did not pass validation');
    updater.emit('update-downloaded', {});
  }
  function install(): void {
    if (hasEnded()) return;
    person.tell({ news: 'installed' });
    exit();
  }
  const updater = loud<Electron.AutoUpdater>('autoUpdater', used, events);
  return updater;
}

const events = eventsOf<Electron.AutoUpdater>()(
  'before-quit-for-update',
  'checking-for-update',
  'error',
  'update-available',
  'update-downloaded',
);
