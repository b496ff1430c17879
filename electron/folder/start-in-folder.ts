import { join } from 'node:path';
import { failure, type Result } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';
import { isStorageFault } from '../store/storage-fault.ts';
import { openFolderThread } from './folder-thread.ts';
import { isAsWritten } from './records/as-written.ts';
import {
  beginTrying,
  openedOnce,
  openWaitingFolderFile,
  takeBack,
  waitingFolderFile,
} from './waiting-folder-file.ts';

/**
 * Opens the data folder by `open`, or first a file that waits for it. If that cannot be opened, the previous folder
 * comes back; a folder that somebody changed, or that is damaged, is read into a new database of our own schema.
 */
export async function startInFolder<Opened>(
  dataDir: string,
  open: (came: { readonly wasTakenBack: boolean }) => Promise<Result<Opened>>,
): Promise<Result<Opened>> {
  openWaitingFolderFile(dataDir);
  let wasTakenBack = beginTrying(dataDir);
  const path = join(dataDir, 'tagline.db');
  if (!(await isAsWritten(path)) && !(await readOwn(dataDir)))
    return failure('bad-input', say.storage.database.damaged(path), say.storage.database.damagedFix());
  for (let isRead = false; ; ) {
    let fault: unknown = null;
    let opened: Result<Opened> | null = null;
    try {
      opened = await open({ wasTakenBack });
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
    else if (isRead || !(await readOwn(dataDir))) throw fault;
    else isRead = true;
  }
}

/** Replaces the folder's own database, which is set aside. False if it cannot be read either. */
async function readOwn(dataDir: string): Promise<boolean> {
  const thread = openFolderThread(() => undefined);
  try {
    const own = {
      from: join(dataDir, 'tagline.db'),
      to: waitingFolderFile(dataDir),
      as: 'own',
    } as const;
    const read = await thread.ask('folder.read', { ...own, now: Date.now() });
    if (!read.ok) return false;
    openWaitingFolderFile(dataDir);
    return true;
  } finally {
    await thread.close();
  }
}
