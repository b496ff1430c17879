import { openChunkStore } from '../../records/chunk-store.ts';
import { openJournal } from '../../records/journal.ts';
import { openLifecycle } from '../../records/lifecycle.ts';
import { ChunkQueue } from './chunk-queue.ts';
import type { RunDeps } from './engine-deps.ts';
import { QuietWatch } from './quiet-watch.ts';
import { Stopping } from './stopping.ts';

export type RunContext = ReturnType<typeof openRunContext>;

export function openRunContext(deps: RunDeps) {
  const { database, campaignId, frozen, clock, owner, writer } = deps;
  const journal = openJournal(database, campaignId, owner, writer);
  const lifecycle = openLifecycle(database);
  const chunks = openChunkStore(database);
  const quiet = new QuietWatch(chunks, campaignId, frozen, clock);
  return {
    ...deps,
    journal,
    chunks,
    lifecycle,
    quiet,
    queue: new ChunkQueue({ ...deps, journal, quiet }),
    stopping: new Stopping({ ...deps, lifecycle }),
  };
}
