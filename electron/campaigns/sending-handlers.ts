import type { CampaignId } from '../../shared/brand.ts';
import type { PauseShown } from '../../shared/campaign/outcome/pause.ts';
import type { CampaignState } from '../../shared/campaign/progress/campaign.ts';
import { ok, type Result } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';
import type { AskCampaigns } from '../threads/campaign-contract.ts';
import type { HandlersOf } from '../wire/dispatch.ts';
import type { CampaignNews } from './campaign-news.ts';
import type { CopiedEvidence } from './copied-evidence.ts';
import type { ChunkReader } from './results/chunk-reader.ts';
import type { Schedule } from './schedule.ts';
import type { WithAccountOf } from './start/campaign-account.ts';

/** What a campaign that has been started is steered with. */
export interface SendingDeps {
  readonly ask: AskCampaigns;
  readonly news: CampaignNews;
  readonly schedule: Schedule;
  readonly chunks: ChunkReader;
  readonly copied: CopiedEvidence;
  readonly withAccountOf: WithAccountOf;
}

/** Answers what a person decides about a campaign that has been started, and about its chunks. */
export type SendingHandlers = HandlersOf<'chunk'> &
  Pick<
    HandlersOf<'campaign'>,
    'campaign.pause' | 'campaign.resume' | 'campaign.mendSender' | 'campaign.cancel' | 'campaign.unschedule'
  >;

/** Makes the handlers. */
export function createSendingHandlers(deps: SendingDeps): SendingHandlers {
  const { ask, news, schedule, chunks, withAccountOf } = deps;

  async function resume(campaignId: CampaignId, shown?: PauseShown): Promise<Result<CampaignState>> {
    const resumed = await withAccountOf(campaignId, (account) =>
      ask('resume', { campaignId, account, shown }),
    );
    // Whoever saw something else looks at it anew.
    if (!resumed.ok) news.tell(campaignId);
    return news.after(campaignId, resumed);
  }

  return {
    'campaign.pause': async ({ campaignId }) => news.after(campaignId, await ask('pause', { campaignId })),
    'campaign.resume': ({ campaignId, shown }) => resume(campaignId, shown),
    'campaign.mendSender': async ({ campaignId, sender, shown }) =>
      news.after(campaignId, await ask('mendSender', { campaignId, sender, shown })),
    async 'campaign.cancel'({ campaignId }) {
      const cancelled = await ask('cancel', { campaignId });
      schedule.look();
      return news.after(campaignId, cancelled);
    },
    async 'campaign.unschedule'({ campaignId }) {
      const taken = await ask('unschedule', {
        campaignId,
        why: 'asked',
        message: say.campaigns.offSchedule(),
      });
      schedule.look();
      return news.after(campaignId, taken);
    },

    'chunk.list': ({ campaignId, from, count }) => ok(chunks.slice(campaignId, from, count)),
    'chunk.waiting': ({ campaignId, preferred }) => ok({ row: chunks.waiting(campaignId, preferred) }),
    'chunk.rule': async ({ campaignId, chunk, verdict, attempts }) =>
      news.after(campaignId, await ask('rule', { campaignId, chunk, verdict, shown: attempts })),
    'chunk.copied': async ({ campaignId }) => ok({ doubt: await deps.copied(campaignId) }),
    'chunk.ruleCopied': async ({ campaignId, verdict, requests }) =>
      news.after(campaignId, await ask('ruleCopied', { campaignId, verdict, shown: requests })),
    'chunk.takeOut': async ({ campaignId, chunk, positions }) =>
      news.after(campaignId, await ask('takeOut', { campaignId, chunk, positions })),
    async 'chunk.bisect'({ campaignId, chunk }) {
      const halved = await ask('bisect', { campaignId, chunk });
      return halved.ok ? resume(campaignId) : halved;
    },
  };
}
