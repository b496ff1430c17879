import type { DatabaseSync } from 'node:sqlite';
import type { CampaignId } from '../../shared/brand.ts';
import { hasEnded } from '../../shared/campaign/progress/phase.ts';
import type { Forgotten } from '../../shared/practice/practice.ts';
import { failure, ok, type Result } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';
import type { DraftHandlers } from '../drafts/draft-handlers.ts';
import type { Log } from '../log.ts';
import { restEvery } from '../store/in-steps.ts';
import { phaseIn } from '../store/phase-sql.ts';
import { whenFree } from '../store/when-free.ts';
import type { HandlersOf } from '../wire/dispatch.ts';
import type { CampaignNews } from './campaign-news.ts';
import type { PendingErasure } from './records/erasing/erase-from-campaigns.ts';
import type { CampaignPlace } from './records/erasing/mentions.ts';
import { endPracticeRemoval, hasRemovals, practiceRemovals } from './records/erasing/removal.ts';
import type { AskCampaigns } from './worker/campaign-worker.ts';
import type { RemovalRequest } from './worker/decisions.ts';

export interface RemovalDeps {
  readonly database: DatabaseSync;
  readonly ask: AskCampaigns;
  readonly news: CampaignNews;
  readonly log: Log;
  readonly forget: ForgetTexts;
  now(): number;
  readonly drafts: DraftHandlers['drafts'];
}

/** In ms: how long main works before it handles other work. */
const turnMs = 10;

export type ForgetTexts = (which: Forgotten) => Promise<Result<number>>;

export type Removal = ReturnType<typeof createRemovalHandlers>;

export function createRemovalHandlers(deps: RemovalDeps) {
  const { database, ask, news, log, now } = deps;
  const endedBefore = database.prepare(
    `SELECT id FROM campaign WHERE ${phaseIn(hasEnded)} AND coalesce(ended_at, updated_at) < ?`,
  );
  const older = (days: number): CampaignId[] =>
    endedBefore.all(now() - days * 86_400_000).map(({ id }) => Number(id) as CampaignId);

  async function remove(request: RemovalRequest): Promise<Result<null>> {
    const removed = await ask('remove', [request]);
    if (!removed.ok) return removed;
    if (request.campaignIds.length > 0) news.forget(request.campaignIds);
    return forgetPractice(deps);
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
      if (hasRemovals(database)) remove({ campaignIds: [] }).catch((bug) => log.bug('campaign removal', bug));
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
      async eraseMention(msisdn: string, place: CampaignPlace): Promise<Result<null>> {
        const erased = await ask('eraseMention', [msisdn, place]);
        if (erased.ok && place.kind !== 'credits') tellChanged(deps, place.campaignId);
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

/** The practice gateway has its own ledger; what it cannot erase now, it erases at the next start. */
async function forgetPractice({ database, ask, forget }: RemovalDeps): Promise<Result<null>> {
  let ended = false;
  for (const campaignId of practiceRemovals(database)) {
    const forgotten = await forget({ what: 'campaign', campaignId });
    if (!forgotten.ok) return forgotten;
    await whenFree(database, () => endPracticeRemoval(database, campaignId));
    ended = true;
  }
  // The records of removal end when both have erased their part.
  return ended ? ask('remove', [{ campaignIds: [] }]) : ok(null);
}

const otherCount = failure('conflict', say.campaigns.otherCount(), say.campaigns.otherCountFix());
