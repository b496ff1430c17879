import type { CampaignId } from '../../shared/brand.ts';
import { hasEnded } from '../../shared/campaign/progress/phase.ts';
import type { Forgotten } from '../../shared/practice/practice.ts';
import { failure, ok, type Result } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';
import type { Context } from '../context.ts';
import type { DraftHandlers } from '../drafts/draft-handlers.ts';
import { restEvery } from '../store/in-steps.ts';
import { phaseIn } from '../store/phase-sql.ts';
import { whenFree } from '../store/when-free.ts';
import type { HandlersOf } from '../wire/dispatch.ts';
import type { CampaignNews } from './campaign-news.ts';
import type { PendingErasure } from './records/erasing/erase-from-campaigns.ts';
import type { PlaceOutsideLists } from './records/erasing/mentions.ts';
import { endPracticeRemoval, hasRemovals, practiceRemovals } from './records/removal.ts';
import type { AskCampaigns } from './worker/campaign-worker.ts';
import type { RemovalRequest } from './worker/decisions.ts';

export interface RemovalDeps extends Pick<Context, 'database' | 'log' | 'now' | 'unfinished'> {
  readonly ask: AskCampaigns;
  readonly news: CampaignNews;
  readonly forget: ForgetTexts;
  readonly drafts: DraftHandlers['drafts'];
}

/** In ms: how long main works before it handles other work. */
const turnMs = 10;

export type ForgetTexts = (which: Forgotten) => Promise<Result<number>>;

export type Removal = ReturnType<typeof createRemovalHandlers>;

export function createRemovalHandlers(deps: RemovalDeps) {
  const { database, ask, news, log, forget, now } = deps;
  const endedBefore = database.prepare(
    `SELECT id FROM campaign WHERE ${phaseIn(hasEnded)} AND coalesce(ended_at, updated_at) < ?`,
  );
  const older = (days: number): CampaignId[] =>
    endedBefore.all(now() - days * 86_400_000).map(({ id }) => Number(id) as CampaignId);

  /** Has the thread erase what is removed, which ends once the practice gateway, with its own ledger, has its part erased. */
  const goOnErasing = () => ask('remove', [{ campaignIds: [] }]);
  const practice = deps.unfinished.untilDone('practice', {
    remaining: () => practiceRemovals(database),
    async act(campaignId) {
      const forgotten = await forget({ what: 'campaign', campaignId });
      if (!forgotten.ok) return forgotten;
      await whenFree(database, () => endPracticeRemoval(database, campaignId));
      return goOnErasing();
    },
  });

  async function remove(request: RemovalRequest): Promise<Result<unknown>> {
    const removed = await ask('remove', [request]);
    if (!removed.ok) return removed;
    news.forget(request.campaignIds);
    return practice.wake();
  }

  const handlers = {
    async 'campaign.remove'({ campaignId, phase, unchanged }) {
      const removed = await remove({ campaignIds: [campaignId], shown: phase, unchanged });
      return removed.ok ? ok({}) : removed;
    },
    'campaign.older': ({ days }) => ok({ campaigns: older(days).length }),
    async 'campaign.removeOlder'({ days, shown }) {
      const old = older(days);
      if (old.length !== shown) return otherCount;
      const removed = await remove({ campaignIds: old });
      return removed.ok ? ok({ removed: old.length }) : removed;
    },
  } satisfies Partial<HandlersOf<'campaign'>>;
  return {
    handlers,
    /** Continues what an earlier opening began. */
    begin(): void {
      if (hasRemovals(database)) goOnErasing().catch((bug) => log.bug('campaign removal', bug));
      void practice.wake();
    },
    remove,
    persons: {
      async erase(erasure: PendingErasure): Promise<Result<readonly CampaignId[]>> {
        const tests = await ask('beginErasure', [erasure]);
        if (!tests.ok) return tests;
        const removed = tests.value.length === 0 ? ok(null) : await remove({ campaignIds: tests.value });
        if (!removed.ok) return removed;
        const erased = await ask('eraseFromCampaigns', [erasure.msisdn]);
        if (!erased.ok) return erased;
        const rest = restEvery(turnMs);
        for (const campaignId of erased.value) {
          news.tell(campaignId);
          await rest();
        }
        return erased;
      },
      endErasure: (msisdn: string) => ask('endErasure', [msisdn]),
      mentions: (msisdn: string) => ask('mentions', [msisdn]),
      async eraseMention(msisdn: string, place: PlaceOutsideLists): Promise<Result<null>> {
        const erased = await ask('eraseMention', [msisdn, place]);
        if (erased.ok && 'campaignId' in place) tellChanged(deps, place.campaignId);
        return erased;
      },
    },
  };
}

function tellChanged({ news, drafts }: RemovalDeps, campaignId: CampaignId): void {
  if (news.tell(campaignId).ok) return;
  const draft = drafts.read(campaignId);
  if (draft.ok) news.tellDraft(draft.value);
}

const otherCount = failure('conflict', say.campaigns.otherCount(), say.campaigns.otherCountFix());
