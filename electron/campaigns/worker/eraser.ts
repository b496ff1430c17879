import { ok } from '../../../shared/result.ts';
import { openConnection, tune } from '../../store/open-database.ts';
import { untilDone } from '../../store/until-done.ts';
import { eraseRemoved } from '../records/removal.ts';
import type { EngineDeps } from './run/engine-deps.ts';

export type Eraser = ReturnType<typeof openEraser>;

export function openEraser(path: string, { erasing, bug }: Pick<EngineDeps, 'erasing' | 'bug'>) {
  const closing = new AbortController();
  const { signal } = closing;
  const work = {
    remaining: () => [null],
    act: async () => ok(await eraseOnce(path, signal)),
  };
  const { wake, ended } = untilDone(work, { signal, report: erasing, bug });
  return {
    wake: () => void wake(),
    async close() {
      closing.abort();
      await ended();
    },
  };
}

/** Its own connection waits neither for the disk at each step nor for a writer: interrupted work is simply repeated. */
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
