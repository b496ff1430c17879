import { type AppError, appError } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';
import { threadFile } from '../thread-files.ts';
import { openThread, type Thread, type ThreadOptions } from '../threads/open-thread.ts';
import type { CampaignContract } from './worker/campaign-worker.ts';

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
