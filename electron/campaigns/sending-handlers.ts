import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../shared/brand.ts';
import type { PauseShown } from '../../shared/campaign/outcome/pause.ts';
import type { CampaignState } from '../../shared/campaign/progress/campaign.ts';
import { copyEvidence, practiceEvidence } from '../../shared/folder/copy-evidence.ts';
import { ok, type Result } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';
import type { AccountRegistry } from '../accounts/account-registry.ts';
import type { BalanceReader } from '../accounts/balance-reader.ts';
import type { HandlersOf, PassOn } from '../wire/dispatch.ts';
import type { CampaignNews } from './campaign-news.ts';
import { readCopiedDoubt } from './records/copied-doubt.ts';
import { readFrozen } from './records/frozen.ts';
import { openChunkReader } from './results/chunk-reader.ts';
import type { Scheduler } from './scheduler.ts';
import { balanceAt, type WithAccountOf } from './start/campaign-account.ts';
import type { AskCampaigns } from './worker/campaign-worker.ts';

export interface SendingDeps {
  readonly ask: AskCampaigns;
  readonly news: CampaignNews;
  readonly schedule: Scheduler;
  readonly database: DatabaseSync;
  readonly accounts: AccountRegistry;
  readonly readBalance: BalanceReader;
  readonly withAccountOf: WithAccountOf;
}

export function createSendingHandlers(deps: SendingDeps) {
  const { ask, news, schedule, withAccountOf } = deps;
  const chunks = openChunkReader(deps.database);

  async function resume(campaignId: CampaignId, shown?: PauseShown, anyway?: string) {
    const resumed = await withAccountOf(campaignId, (account) =>
      ask('resume', [campaignId, account, shown, anyway]),
    );
    // The window may have shown an old state, so the current one is sent.
    if (!resumed.ok) news.tell(campaignId);
    return news.after(campaignId, resumed);
  }

  return {
    resume,
    handlers: {
      'campaign.resume': ({ campaignId, shown, anyway }) => resume(campaignId, shown, anyway),
      async 'campaign.unschedule'({ campaignId }) {
        const taken = await ask('unschedule', [campaignId, 'asked', say.campaigns.offSchedule()]);
        schedule.look();
        return news.after(campaignId, taken);
      },

      'chunk.list': ({ campaignId, from, count }) => ok(chunks.slice(campaignId, from, count)),
      'chunk.waiting': ({ campaignId, preferred }) => ok({ row: chunks.waiting(campaignId, preferred) }),
      'chunk.copied': async ({ campaignId }) => ok({ doubt: await copiedChunks(deps, campaignId) }),
      async 'chunk.bisect'({ campaignId, chunk }) {
        const halved = await ask('bisect', [campaignId, chunk]);
        return halved.ok ? resume(campaignId) : halved;
      },
    } satisfies Partial<HandlersOf<'chunk' | 'campaign'>>,
    async passOn(...[operation, input]: Parameters<PassOn>): Promise<Result<CampaignState>> {
      // Each operation takes the input of the call with its name.
      const done = await ask(operation, [input] as never);
      schedule.look();
      return news.after(input.campaignId, done);
    },
  };
}

/** What another copy of the data folder may have sent, with the evidence of the present balance; null for nothing. */
async function copiedChunks(deps: SendingDeps, campaignId: CampaignId) {
  const doubt = readCopiedDoubt(deps.database, campaignId);
  if (doubt === null) return null;
  const { requests, people, accountId, facts } = doubt;
  const frozen = readFrozen(deps.database, campaignId);
  if (frozen?.kind !== 'live') return { requests, people, evidence: practiceEvidence };
  const balance = await balanceAt(deps, accountId, frozen.baseUrl);
  return { requests, people, evidence: copyEvidence({ ...facts, now: balance?.credit ?? null }) };
}
