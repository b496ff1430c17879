import { openChunkStore } from '../../records/chunk-store.ts';
import { openJournal } from '../../records/journal.ts';
import { openLifecycle } from '../../records/lifecycle.ts';
import { ChunkQueue } from './chunk-queue.ts';
import type { RunDeps } from './engine-deps.ts';
import { Stopping } from './stopping.ts';

export type RunContext = ReturnType<typeof openRunContext>;

export function openRunContext(deps: RunDeps) {
  const { database, campaignId, owner, writer } = deps;
  const journal = openJournal(database, campaignId, owner, writer);
  const lifecycle = openLifecycle(database);
  return {
    ...deps,
    journal,
    chunks: openChunkStore(database),
    lifecycle,
    queue: new ChunkQueue({ ...deps, journal }),
    stopping: new Stopping({ ...deps, lifecycle }),
  };
}
