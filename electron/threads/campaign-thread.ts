import { type AppError, appError } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';
import type { CampaignContract } from './campaign-contract.ts';
import { openThread, type Thread, type ThreadOptions } from './open-thread.ts';
import { threadFile } from './thread-files.ts';

/**
 * Chunks come and go by the megabyte. A heap of 2 GB at most is let grow to twice what is in use, not four times,
 * before it is swept; a nursery that holds a chunk with its answer and the next one lets most of it go without such a
 * sweep, and is itself swept half as often as one that holds a chunk.
 */
const limits = { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: 2000 };

/** How long an app that is closing waits for the answer to a request that is on its way, in ms. */
const closingMs = 30_000;

const broken: AppError = appError('internal', say.app.sendingBroke(), say.app.sendingBrokeFix());

/**
 * Prepares the thread that sends, so that neither the window nor an import ever waits for it, nor it for them. Its
 * closing stops between chunks and waits for what is in flight, but not for ever: a request whose answer does not come
 * keeps its attempt without an outcome, which is unknown at the next start.
 */
export function openCampaignThread(
  options: Omit<ThreadOptions<CampaignContract>, 'file' | 'limits' | 'broken'>,
): Thread<CampaignContract> {
  return openThread({ file: threadFile('campaign'), limits, broken, graceMs: closingMs, ...options });
}
