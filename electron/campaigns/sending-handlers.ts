import type { CampaignId } from '../../shared/brand.ts';
import type { PauseShown } from '../../shared/campaign/outcome/pause.ts';
import type { CampaignState } from '../../shared/campaign/progress/campaign.ts';
import { ok, type Result } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';
import type { AskCampaigns } from '../threads/campaign-contract.ts';
import type { HandlersOf, PassOn } from '../wire/dispatch.ts';
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
export interface SendingHandlers {
  readonly handlers: HandlersOf<'chunk'> &
    Pick<HandlersOf<'campaign'>, 'campaign.resume' | 'campaign.unschedule'>;
  readonly passOn: PassOn;
}

/** Makes the handlers. */
export function createSendingHandlers(deps: SendingDeps): SendingHandlers {
  const { ask, news, schedule, chunks, withAccountOf } = deps;

  async function resume(campaignId: CampaignId, shown?: PauseShown): Promise<Result<CampaignState>> {
    const resumed = await withAccountOf(campaignId, (account) => ask('resume', [campaignId, account, shown]));
    // Whoever saw something else looks at it anew.
    if (!resumed.ok) news.tell(campaignId);
    return news.after(campaignId, resumed);
  }

  const handlers: SendingHandlers['handlers'] = {
    'campaign.resume': ({ campaignId, shown }) => resume(campaignId, shown),
    async 'campaign.unschedule'({ campaignId }) {
      const taken = await ask('unschedule', [campaignId, 'asked', say.campaigns.offSchedule()]);
      schedule.look();
      return news.after(campaignId, taken);
    },

    'chunk.list': ({ campaignId, from, count }) => ok(chunks.slice(campaignId, from, count)),
    'chunk.waiting': ({ campaignId, preferred }) => ok({ row: chunks.waiting(campaignId, preferred) }),
    'chunk.copied': async ({ campaignId }) => ok({ doubt: await deps.copied(campaignId) }),
    async 'chunk.bisect'({ campaignId, chunk }) {
      const halved = await ask('bisect', [campaignId, chunk]);
      return halved.ok ? resume(campaignId) : halved;
    },
  };
  return {
    handlers,
    async passOn(operation, input) {
      // The call of a name takes the input of the operation of that name.
      const done = await ask(operation, [input] as never);
      schedule.look();
      return news.after(input.campaignId, done);
    },
  };
}
