import { setTimeout as delay } from 'node:timers/promises';
import { openConnection, tune } from '../../store/open-database.ts';
import { isStorageFault } from '../../store/storage-fault.ts';
import { eraseRemoved } from '../records/erasing/erase-removed.ts';

const retryMs = 10_000;

export type Eraser = ReturnType<typeof openEraser>;

export function openEraser(path: string, bug: (error: unknown) => void) {
  const closing = new AbortController();
  const { signal } = closing;
  let going: Promise<void> | null = null;
  let wanted = false;

  async function go(): Promise<void> {
    while (wanted && !signal.aborted) {
      wanted = false;
      try {
        await eraseOnce(path, signal);
      } catch (error) {
        if (signal.aborted) return;
        if (!isStorageFault(error)) return bug(error);
        wanted = true;
        await delay(retryMs, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  return {
    wake() {
      wanted = true;
      going ??= go().finally(() => {
        going = null;
      });
    },
    async close() {
      closing.abort();
      await going;
    },
  };
}

/** Its own connection waits neither for the disk nor for a writer: interrupted work is simply repeated. */
async function eraseOnce(path: string, signal: AbortSignal): Promise<void> {
  const database = openConnection(path, { readOnly: false });
  try {
    tune(database);
    database.exec('PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 0;');
    await eraseRemoved(database, signal);
  } finally {
    database.close();
  }
}
