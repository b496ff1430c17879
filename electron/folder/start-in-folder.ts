import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { appError, fail, ok, type Result } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';
import { isStorageFault } from '../store/storage-fault.ts';
import type { Thread } from '../threads/open-thread.ts';
import { openFolderThread } from './folder-thread.ts';
import { checkFolder } from './records/as-written.ts';
import {
  beginTrying,
  openedOnce,
  openWaitingFolderFile,
  takeBack,
  waitingFolderFile,
} from './waiting-folder-file.ts';
import type { FolderContract } from './worker/folder-worker.ts';

const { database: words } = say.storage;

/** In bytes: a thread takes longer to start than main to check this much. */
const checkedByMain = 1024 * 1024;

function isSmall(path: string): boolean {
  const files = [path, `${path}-wal`];
  return files.every((file) => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) <= checkedByMain);
}

/**
 * Opens the data folder by `open` once its database is checked, or first a file that waits for it. If that cannot be
 * opened, the previous folder comes back; a folder that somebody changed, or that is damaged, is read into a new database
 * of our own schema.
 */
export async function startInFolder<Opened>(
  dataDir: string,
  open: (came: { readonly wasTakenBack: boolean }) => Promise<Result<Opened>>,
): Promise<Result<Opened>> {
  openWaitingFolderFile(dataDir);
  let wasTakenBack = beginTrying(dataDir);
  const path = join(dataDir, 'tagline.db');
  const damaged = appError('bad-input', words.damaged(path), words.damagedFix());
  const thread = openFolderThread(damaged, () => undefined);
  function check(): Promise<Result<boolean>> | Result<boolean> {
    if (!existsSync(path)) return ok(true);
    return isSmall(path) ? checkFolder(path) : thread.ask('folder.check', path);
  }
  try {
    for (let isRead = false; ; ) {
      let fault: unknown = null;
      let opened: Result<Opened> | null = null;
      try {
        const isOurs = await check();
        if (!isOurs.ok) opened = isOurs;
        else if (isOurs.value) opened = await open({ wasTakenBack });
      } catch (error) {
        if (isStorageFault(error)) throw error;
        fault = error;
      }
      if (opened?.ok) {
        openedOnce(dataDir);
        return opened;
      }
      // A disk fault, or another program that has the folder open, is no fault of the folder's content.
      if (opened !== null && opened.error.kind !== 'bad-input') return opened;
      if (takeBack(dataDir)) wasTakenBack = true;
      else if (opened !== null) return opened;
      else if (!isRead && (await readOwn(thread, dataDir))) isRead = true;
      else if (fault === null) return fail(damaged);
      else throw fault;
    }
  } finally {
    await thread.close();
  }
}

/** Replaces the folder's own database, which is set aside. False if it cannot be read either. */
async function readOwn(thread: Thread<FolderContract>, dataDir: string): Promise<boolean> {
  const own = { from: join(dataDir, 'tagline.db'), to: waitingFolderFile(dataDir), as: 'own' } as const;
  const read = await thread.ask('folder.read', { ...own, now: Date.now() });
  if (read.ok) openWaitingFolderFile(dataDir);
  return read.ok;
}
