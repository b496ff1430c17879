import { type AppError, fail } from '../../../shared/result.ts';

/** The campaign is not in the store. */
export const campaignGone = fail<AppError>({
  kind: 'not-found',
  message: 'This campaign is no longer there.',
});

/** The campaign has no such chunk. */
export const chunkGone = fail<AppError>({
  kind: 'not-found',
  message: 'There is no such request in this campaign.',
});
