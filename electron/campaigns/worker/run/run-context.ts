import { openChunkStore } from '../../records/chunk-store.ts';
import { openJournal } from '../../records/journal.ts';
import { openLifecycle } from '../../records/lifecycle.ts';
import { createChunkQueue } from './chunk-queue.ts';
import type { RunDeps } from './engine-deps.ts';
import { openSendTimes } from './send-times.ts';
import { Stopping } from './stopping.ts';

export type RunContext = ReturnType<typeof openRunContext>;

export function openRunContext(deps: RunDeps) {
  const { database, campaignId, frozen, clock, owner, writer } = deps;
  const journal = openJournal(database, campaignId, owner, writer);
  const lifecycle = openLifecycle(database);
  const chunks = openChunkStore(database);
  const times = openSendTimes(chunks, campaignId, frozen, clock);
  return {
    ...deps,
    journal,
    chunks,
    lifecycle,
    times,
    queue: createChunkQueue({ ...deps, journal, times }),
    stopping: new Stopping({ ...deps, lifecycle }),
  };
}
