import type { CampaignId } from '../../shared/brand.ts';
import type { CampaignState } from '../../shared/campaign/campaign.ts';
import type { Result } from '../../shared/result.ts';
import type { HandlersOf } from '../wire/dispatch.ts';
import type { CampaignNews } from './campaign-news.ts';
import type { Schedule } from './schedule.ts';
import { openCopyService } from './start/copy-campaign.ts';
import { type ReviewDeps, reviewDraft } from './start/review-service.ts';
import { openStartService } from './start/start-service.ts';

/** Answers everything about a draft that is to be sent, tried or sent once more. */
export type StartHandlers = Pick<
  HandlersOf<'campaign'>,
  | 'campaign.review'
  | 'campaign.start'
  | 'campaign.rehearse'
  | 'campaign.testText'
  | 'campaign.test'
  | 'campaign.copy'
>;

/** Makes the handlers. */
export function createStartHandlers(deps: ReviewDeps, news: CampaignNews, schedule: Schedule): StartHandlers {
  const starts = openStartService(deps);
  const copies = openCopyService(deps);
  const after = (started: Result<CampaignId>): Result<CampaignState> =>
    started.ok ? news.tell(started.value) : started;

  return {
    'campaign.review': ({ campaignId }) => reviewDraft(deps, campaignId),
    async 'campaign.start'(reviewed) {
      const started = await starts.start(reviewed);
      schedule.look();
      return after(started);
    },
    'campaign.rehearse': async ({ campaignId, includeRecent }) =>
      after(await starts.rehearse(campaignId, includeRecent)),
    'campaign.testText': ({ campaignId, n }) => starts.testText(campaignId, n),
    'campaign.test': async ({ campaignId, number, shown }) =>
      after(await starts.test(campaignId, number, shown)),
    async 'campaign.copy'({ campaignId, rest }) {
      const copied = rest ? await copies.rest(campaignId) : copies.whole(campaignId);
      news.listChanged();
      return copied;
    },
  };
}
