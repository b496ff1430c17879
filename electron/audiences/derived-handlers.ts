import type { Audience } from '../../shared/audience/audience.ts';
import type { RowSpans } from '../../shared/audience/row-spans.ts';
import type { AudienceId, CampaignId } from '../../shared/brand.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { Context } from '../context.ts';
import type { NewDraft } from '../drafts/records/draft-records.ts';
import type { ReadChosenRows } from '../drafts/view-handlers.ts';
import type { WritingThread } from '../threads/service.ts';
import type { HandlersOf } from '../wire/dispatch.ts';
import type { NewestCalls } from '../wire/newest-call.ts';
import type { Turns } from '../wire/turns.ts';
import { getAudience } from './records/audience-list.ts';
import type { AudienceCalls } from './worker/audience-service.ts';
import type { DerivedList, DerivedPlan } from './worker/derive-audience.ts';
import type { DaysPlan } from './worker/drafts-by-day.ts';

/** What a list follows of the opt-outs is of their place. */
export type WrittenCalls = AudienceCalls & { readonly 'optOut.follow': Followed };

interface Followed {
  readonly in: null;
  readonly out: number;
}

interface DerivedDeps extends Pick<WritingThread<WrittenCalls>, 'ask' | 'askToWrite' | 'endIfStuck'> {
  readonly turns: Turns;
  readonly counting: NewestCalls;
  readonly chosenRows: ReadChosenRows;
}

export type DerivedHandlers = ReturnType<typeof createDerivedHandlers>;

/** Lists in the making take turns with other work on whole lists. */
export function createDerivedHandlers(
  { database, emit }: Pick<Context, 'database' | 'emit'>,
  { ask, askToWrite, endIfStuck, turns, counting, chosenRows }: DerivedDeps,
) {
  const deriving = new Set<{ readonly audienceId: AudienceId; readonly stop: AbortController }>();

  function derive(plan: DerivedPlan): Promise<Result<DerivedList>> {
    return making(plan.derivation.audienceId, (signal) => askToWrite('audience.derive', plan, { signal }));
  }

  function deriveChosen(
    { audienceId, ns }: { readonly audienceId: AudienceId; readonly ns: Uint32Array },
    draft: NewDraft | null,
    shown: DerivedPlan['shown'],
  ) {
    return derive({ derivation: { kind: 'chosen', audienceId, ns }, name: null, draft, shown });
  }

  async function making<Made>(audienceId: AudienceId, make: (signal: AbortSignal) => Promise<Result<Made>>) {
    const stop = new AbortController();
    const own = { audienceId, stop };
    deriving.add(own);
    return inLine(() => turns.take(() => make(stop.signal), stop.signal).finally(() => deriving.delete(own)));
  }

  const followed = database.prepare('SELECT followed_changes AS changes FROM folder');
  const hasChanged = database.prepare('SELECT 1 FROM folder WHERE opt_out_changes <> ?');

  /** Makes a list, and applies the opt-outs that were added or removed meanwhile. */
  async function inLine<Made>(make: () => Promise<Result<Made>>): Promise<Result<Made>> {
    const before = Number(followed.get()?.changes);
    const made = await make();
    if (made.ok && hasChanged.get(before) !== undefined) await askToWrite('optOut.follow', null);
    return made;
  }

  return {
    handlers: {
      'audience.countDerived': (input) =>
        counting.run('derived', (signal) =>
          turns.take(() => ask('audience.countDerived', input, { signal }), signal),
        ),
      'audience.countByDay': (input) =>
        counting.run('by-day', (signal) =>
          turns.take(() => ask('audience.countByDay', input, { signal }), signal),
        ),
      async 'audience.derive'(input) {
        const { shown: counts, ...asked } = input;
        const made = await derive({ ...asked, draft: null, shown: { counts } });
        return made.ok ? getAudience(database, made.value.audienceId) : made;
      },
      async 'audience.cancelDerived'({ audienceId }) {
        const stopped = [...deriving].filter((one) => one.audienceId === audienceId);
        for (const { stop } of stopped) stop.abort();
        if (stopped.length > 0) await endIfStuck();
        return ok({});
      },
    } satisfies Partial<HandlersOf<'audience'>>,
    inLine,
    async draftsByDay(plan: DaysPlan): Promise<Result<{ readonly drafts: number }>> {
      const made = await making(plan.audienceId, (signal) =>
        askToWrite('audience.draftsByDay', plan, { signal }),
      );
      if (!made.ok) return made;
      emit({ type: 'draft', draft: made.value.first });
      return ok({ drafts: made.value.drafts });
    },
    async listOfRows(
      audienceId: AudienceId,
      ns: readonly number[],
      shown: DerivedPlan['shown'],
    ): Promise<Result<Audience>> {
      const made = await deriveChosen({ audienceId, ns: Uint32Array.from(ns) }, null, shown);
      return made.ok ? getAudience(database, made.value.audienceId) : made;
    },
    /** Makes a list of rows of a draft's list and a draft for it, both named after the source. */
    async draftToRows(
      campaignId: CampaignId,
      { audienceId, viewId, spans }: { audienceId: AudienceId; viewId: string; spans: RowSpans },
      draft: NewDraft,
    ): Promise<Result<CampaignId>> {
      const ns = chosenRows(audienceId, viewId, spans);
      if (!ns.ok) return ns;
      const made = await deriveChosen({ audienceId, ns: ns.value }, draft, { campaignId });
      return made.ok ? ok(made.value.draftId!) : made;
    },
  };
}
