import type { DatabaseSync } from 'node:sqlite';
import type { AnswerPolicy } from '../../../../shared/account/answer-policy.ts';
import type { CampaignId } from '../../../../shared/brand.ts';
import type { RetryPolicy } from '../../../../shared/campaign/outcome/retry.ts';
import type { HighWaterMark } from '../../../folder/records/high-water-mark.ts';
import type { Gateway } from '../../../gateway/client.ts';
import type { LogKeeper } from '../../../store/log-keeper.ts';
import { type ChunkStore, openChunkStore } from '../../records/chunk-store.ts';
import type { Frozen } from '../../records/frozen.ts';
import { type Journal, openJournal } from '../../records/journal.ts';
import { type Lifecycle, openLifecycle } from '../../records/lifecycle.ts';
import { ChunkQueue } from './chunk-queue.ts';
import type { Clock } from './clock.ts';
import type { CreditWatch } from './credit-watch.ts';
import type { Pace } from './pace.ts';
import type { SharedConnections } from './shared-connections.ts';
import type { SleepHold } from './sleep-hold.ts';
import { Stopping } from './stopping.ts';

export interface RunDeps {
  readonly database: DatabaseSync;
  readonly campaignId: CampaignId;
  readonly frozen: Frozen;
  readonly gateway: Gateway;
  readonly credit: CreditWatch;
  readonly clock: Clock;
  readonly owner: string;
  readonly writer: string;
  readonly mark: HighWaterMark;
  readonly retry: RetryPolicy;
  /** What a person has said of the service's answers. */
  readonly policy: AnswerPolicy;
  readonly log: LogKeeper;
  readonly sleep: SleepHold;
  readonly connections: SharedConnections;
  readonly pace: Pace;
  /** True where the person resumes after a balance that did not suffice. */
  readonly resumedShort: boolean;
  /** Called where another copy of the data folder has begun attempts: nothing of this one may go on. */
  copyWentOn(): void;
  changed(): void;
}

/** What the connections of one run share. */
export interface RunContext extends RunDeps {
  readonly journal: Journal;
  readonly chunks: ChunkStore;
  readonly lifecycle: Lifecycle;
  readonly queue: ChunkQueue;
  readonly stopping: Stopping;
}

export function openRunContext(deps: RunDeps): RunContext {
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
