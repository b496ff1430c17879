import type { CreditReading } from '../../shared/account/account.ts';
import type { AccountId, CampaignId } from '../../shared/brand.ts';
import type { WholeHold } from '../../shared/folder/folder.ts';
import type { NetworkPath } from '../../shared/network/proxy.ts';
import { type AppError, appError } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';
import type { CampaignService } from '../campaigns/worker/campaign-service.ts';
import type { Live } from '../campaigns/worker/run/engine-deps.ts';
import { openThread, type Thread, type ThreadOptions } from './open-thread.ts';
import type { Ask, CallsOf, ServiceContract } from './service.ts';
import { threadFile } from './thread-files.ts';

/** The thread that sends. Its calls are a person's decisions, answered once they are on record. */
export interface CampaignContract extends ServiceContract {
  readonly data: {
    readonly databasePath: string;
    readonly owner: string;
    readonly stateDir: string;
    /** Why nothing is sent while the app runs; null if only the data folder decides. */
    readonly hold: WholeHold | null;
  };
  readonly calls: CallsOf<CampaignService>;
  readonly events: {
    changed: { readonly campaignId: CampaignId; readonly live: Live };
    /** A run ended by a bug; its campaign stopped. */
    runBug: unknown;
    teamFile: { readonly added: number };
  };
  readonly questions: {
    /** Null if it cannot be read. */
    readBalance: { in: { accountId: AccountId; liveUrl: string }; out: CreditReading | null };
    paths: { in: { origin: string }; out: readonly NetworkPath[] };
  };
}

export type AskCampaigns = Ask<CampaignContract['calls']>;

/**
 * Chunks are allocated and freed by the megabyte. With at most 2 GB, V8 lets the heap grow to twice what is in use
 * before a full collection, not four times. A young generation that holds a chunk with its answer and the next one
 * frees most without a full collection, and is collected half as often as one that holds a single chunk.
 */
const limits = { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: 2000 };

/** In ms: how long closing waits for the answer to a request in flight. */
const closingMs = 30_000;

/** `electron/campaigns/records/recover.ts` decides what becomes of the thread's campaigns. */
const broken: AppError = appError('internal', say.app.sendingBroke(), say.app.sendingBrokeFix());

/**
 * Neither the window nor an import ever waits for this thread. Closing waits for requests in flight, but not for ever:
 * a request without an answer keeps its attempt without an outcome, which is unknown at the next start.
 */
export function openCampaignThread(
  options: Omit<ThreadOptions<CampaignContract>, 'file' | 'broken'>,
): Thread<CampaignContract> {
  return openThread({ file: threadFile('campaign'), limits, broken, graceMs: closingMs, ...options });
}
