import { type AppError, fail } from '../../../shared/result.ts';
import { say } from '../../../shared/texts/say.ts';

/** The campaign is not in the store. */
export const campaignGone = fail<AppError>({
  kind: 'not-found',
  message: say.campaigns.gone(),
});

/** The campaign has no such chunk. */
export const chunkGone = fail<AppError>({
  kind: 'not-found',
  message: say.campaigns.noRequest(),
});
