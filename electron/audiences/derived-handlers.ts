import type { RowSpans } from '../../shared/audience/row-spans.ts';
import type { AudienceId } from '../../shared/brand.ts';
import type { Result } from '../../shared/result.ts';
import type { Context } from '../context.ts';
import type { ChosenRows } from '../drafts/view-handlers.ts';
import type { ImportThread } from '../threads/import-thread.ts';
import type { HandlersOf } from '../wire/dispatch.ts';
import type { Newest } from '../wire/newest.ts';
import type { Turns } from '../wire/turns.ts';
import { getAudience } from './audience-list.ts';

/** Making lists of kept ones. */
export interface DerivedHandlers {
  readonly handlers: Pick<
    HandlersOf<'audience'>,
    'audience.countDerived' | 'audience.derive' | 'audience.cancelDerived'
  >;
  /** Makes a list of the rows at chosen places of an open view, named after what it is made of. */
  deriveRows(audienceId: AudienceId, viewId: string, spans: RowSpans): Promise<Result<AudienceId>>;
}

interface DerivedDeps extends Pick<ImportThread, 'ask' | 'askToWrite' | 'endIfStuck'> {
  readonly turns: Turns;
  readonly counting: Newest;
  readonly chosenRows: ChosenRows;
}

/** Wires them; lists that are being made take turns with what else goes through whole lists. */
export function createDerivedHandlers(
  { database }: Pick<Context, 'database'>,
  { ask, askToWrite, endIfStuck, turns, counting, chosenRows }: DerivedDeps,
): DerivedHandlers {
  const deriving = new Set<{ readonly audienceId: AudienceId; readonly stop: AbortController }>();

  async function derive(
    input: Parameters<typeof askToWrite<'audience.derive'>>[1],
  ): Promise<Result<AudienceId>> {
    const stop = new AbortController();
    const own = { audienceId: input.derivation.audienceId, stop };
    deriving.add(own);
    const made = await turns
      .take(() => askToWrite('audience.derive', input, { signal: stop.signal }), stop.signal)
      .finally(() => deriving.delete(own));
    // Somebody may have opted out while it was made.
    if (made.ok) await askToWrite('optOut.follow', null);
    return made;
  }

  return {
    handlers: {
      'audience.countDerived': (input) =>
        counting.run('derived', (signal) =>
          turns.take(() => ask('audience.countDerived', input, { signal }), signal),
        ),
      async 'audience.derive'(input) {
        const made = await derive(input);
        return made.ok ? getAudience(database, made.value) : made;
      },
      async 'audience.cancelDerived'({ audienceId }) {
        const stopped = [...deriving].filter((one) => one.audienceId === audienceId);
        for (const { stop } of stopped) stop.abort();
        if (stopped.length > 0) await endIfStuck();
        return { ok: true, value: {} };
      },
    },
    async deriveRows(audienceId, viewId, spans) {
      const ns = chosenRows(audienceId, viewId, spans);
      if (!ns.ok) return ns;
      return derive({ derivation: { kind: 'chosen', audienceId, ns: ns.value }, name: null });
    },
  };
}
