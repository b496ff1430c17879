import type { Audience, AudienceChange } from '../../shared/audience/audience.ts';
import type { AudienceId, SheetId } from '../../shared/brand.ts';
import { type AppError, appError, failure, ok, type Result } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';
import type { Context } from '../context.ts';
import type { DraftHandlers } from '../drafts/draft-handlers.ts';
import type { SheetHandlers } from '../sheets/sheet-handlers.ts';
import { countriesAtHand } from '../store/number-countries.ts';
import { whenFree } from '../store/when-free.ts';
import type { Ask, WritingThread } from '../threads/service.ts';
import type { HandlersOf } from '../wire/dispatch.ts';
import { createNewestCalls } from '../wire/newest-call.ts';
import { createTurns } from '../wire/turns.ts';
import { audienceExporters } from './audience-exports.ts';
import { createDerivedHandlers, type WrittenCalls } from './derived-handlers.ts';
import {
  getAudience,
  hasUnfinishedSteps,
  hiddenLists,
  hideAudience,
  isStarting,
  keepLayout,
  listAudiences,
  listHistory,
  readLayout,
  renameAudience,
} from './records/audience-list.ts';
import { listsToJudge } from './records/judged-lists.ts';
import type { Watch } from './worker/sheet-rows.ts';

const limits = { running: 2, waiting: 8 };

const busy: AppError = appError('not-ready', say.audiences.busy(), say.audiences.busyFix());

const changed = failure('conflict', say.audiences.changed(), say.audiences.changedFix());
const aboutToStart = failure('not-ready', say.audiences.aboutToStart(), say.audiences.aboutToStartFix());

/** Reports progress for a call that has no progress of its own. */
function reportingShare({ emit }: Pick<Context, 'emit'>, askToWrite: Ask<WrittenCalls>): Ask<WrittenCalls> {
  const progress = (share: unknown) => emit({ type: 'working', share: Number(share) });
  return (name, input, options) => askToWrite(name, input, { progress, ...options });
}

function endingLists({ database, unfinished, emit }: Context, askToWrite: Ask<WrittenCalls>) {
  /** The hidden lists that nobody is making. */
  const hidden = new Set<AudienceId>();
  const lists = unfinished.untilDone<AudienceId | 'steps'>('lists', {
    remaining: () => [...(hasUnfinishedSteps(database) ? ['steps' as const] : []), ...hidden],
    async act(mark) {
      const ended = await (mark === 'steps'
        ? askToWrite('audience.endSteps', null)
        : askToWrite('audience.remove', { audienceId: mark }));
      if (ended.ok && mark !== 'steps') hidden.delete(mark);
      emit({ type: 'changed', what: 'audiences' });
      return ended;
    },
  });
  const judging = unfinished.untilDone('judging', {
    remaining: () => listsToJudge(database),
    async act(audienceId: AudienceId) {
      const judged = await askToWrite('audience.judgeAgain', { audienceId });
      emit({ type: 'changed', what: 'audiences' });
      emit({ type: 'changed', what: 'folder' });
      return judged;
    },
  });
  const end = (...audienceIds: readonly AudienceId[]): void => {
    for (const one of audienceIds) hidden.add(one);
    void lists.wake();
  };
  return {
    removeLater: (audienceId: AudienceId) => end(audienceId),
    /** Call it while no list is being made. */
    endUnfinished(): void {
      end(...hiddenLists(database));
      void judging.wake();
    },
  };
}

export type AudienceHandlers = ReturnType<typeof createAudienceHandlers>;

export function createAudienceHandlers(
  context: Context,
  { ask, endIfStuck, ...thread }: WritingThread<WrittenCalls>,
  { sheets, work }: SheetHandlers,
  { chosenRows, emptyDraft }: Pick<DraftHandlers, 'chosenRows' | 'emptyDraft'>,
  /** Applies the opt-outs that a list brought to campaigns and lists. */
  optedOut: () => Promise<void>,
) {
  const { database } = context;
  const askToWrite = reportingShare(context, thread.askToWrite);
  const turns = createTurns(limits, busy);
  const counting = createNewestCalls();
  const { handlers: derived, ...makers } = createDerivedHandlers(context, {
    ask,
    askToWrite,
    endIfStuck,
    turns,
    counting,
    chosenRows,
  });
  const make = <Made>(sheetId: SheetId, asked: (watch: Watch) => Promise<Result<Made>>) => {
    const progress = (progress: number) => context.emit({ type: 'audience', sheetId, progress });
    return work.make(sheetId, (signal) => turns.take(() => asked({ signal, progress }), signal));
  };

  const { removeLater, endUnfinished } = endingLists(context, askToWrite);
  async function change(audienceId: AudienceId, change: AudienceChange) {
    const before = getAudience(database, audienceId);
    if (!before.ok) return before;
    const made = await ask('audience.change', { audienceId, change });
    if (!made.ok) return made;
    const audience = getAudience(database, audienceId);
    return audience.ok ? ok({ ...made.value, audience: audience.value }) : audience;
  }

  const after = (id: AudienceId, doing: Promise<Result<unknown>>): Promise<Result<Audience>> =>
    doing.then((done) => (done.ok ? getAudience(database, id) : done));

  return {
    handlers: {
      async 'audience.build'({ sheetId, mapping, name, draft: to, optOutSaidNo = false }) {
        const state = sheets.state(sheetId);
        if (!state.ok) return state;
        const { name: sheetName } = state.value;
        const input = {
          sheetId,
          mapping,
          name: name.trim() || sheetName,
          sheetName,
          draft: to === 'new' ? emptyDraft() : (to ?? null),
          optOutSaidNo,
        };
        const build = () => make(sheetId, (options) => askToWrite('audience.build', input, options));
        // `optedOut` updates this list too, once no campaign ignores the new opt-outs.
        const built = await (optOutSaidNo ? build() : makers.inLine(build));
        if (!built.ok) return built;
        if (optOutSaidNo) await optedOut();
        // Keep no copy of the file longer than needed.
        await sheets.discard(sheetId);
        const { draft } = built.value;
        if (draft !== null) {
          context.emit({ type: 'campaigns' });
          context.emit({ type: 'draft', draft });
        }
        const audience = getAudience(database, built.value.audienceId);
        return audience.ok ? ok({ ...audience.value, draft }) : audience;
      },
      async 'audience.correct'({ sheetId, mapping, audienceId }) {
        const before = getAudience(database, audienceId);
        if (!before.ok) return before;
        const input = { sheetId, mapping, audienceId };
        const corrected = await make(sheetId, (options) => askToWrite('audience.correct', input, options));
        if (!corrected.ok) return corrected;
        await sheets.discard(sheetId);
        const audience = getAudience(database, audienceId);
        return audience.ok ? ok({ audience: audience.value, ...corrected.value }) : audience;
      },
      async 'audience.cancel'({ sheetId }) {
        await Promise.all([work.stopMaking(sheetId), endIfStuck()]);
        return ok({});
      },
      ...derived,
      'audience.values': (input) =>
        counting.run('values', (signal) => ask('audience.values', input, { signal })),
      'audience.groups': (input) =>
        counting.run('groups', (signal) => ask('audience.groups', input, { signal })),
      'audience.list': ({ before }) => ok(listAudiences(database, before)),
      'audience.get': ({ audienceId }) => getAudience(database, audienceId),
      'audience.rename': ({ audienceId, name }) =>
        whenFree(database, () => renameAudience(database, audienceId, name)),
      async 'audience.remove'({ audienceId, unusedAs }) {
        if (!(await whenFree(database, () => hideAudience(database, audienceId, unusedAs))))
          return unusedAs === undefined ? aboutToStart : changed;
        // The list is already hidden everywhere. Erasing a million rows takes some seconds, so do not wait for it.
        removeLater(audienceId);
        return ok({});
      },
      'audience.edit': ({ audienceId, ...edit }) => {
        const countries = countriesAtHand(database, audienceId, context.settings.settings().home);
        return change(audienceId, { kind: 'edit', ...edit, countries });
      },
      'audience.exclude': ({ audienceId, ...row }) => change(audienceId, { kind: 'exclude', ...row }),
      async 'audience.excludeRows'({ audienceId, viewId, spans, excluded }) {
        const ns = chosenRows(audienceId, viewId, spans);
        if (!ns.ok) return ns;
        const done = await askToWrite('audience.excludeRows', { audienceId, ns: ns.value, excluded });
        if (!done.ok) return done;
        const audience = getAudience(database, audienceId);
        return audience.ok ? ok({ audience: audience.value, saidNo: done.value }) : audience;
      },
      'audience.join': ({ audienceId, ...row }) => change(audienceId, { kind: 'join', ...row }),
      'audience.sameNumber': (wanted) => ask('audience.sameNumber', wanted),
      'audience.choose': ({ audienceId, n }) => change(audienceId, { kind: 'choose', n }),
      'audience.settleDoubtful': (input) =>
        after(input.audienceId, askToWrite('audience.settleDoubtful', input)),
      'audience.undo': (to) => after(to.audienceId, askToWrite('audience.move', { ...to, way: 'undo' })),
      'audience.redo': (to) => after(to.audienceId, askToWrite('audience.move', { ...to, way: 'redo' })),
      'audience.history': ({ audienceId, ...page }) => ok(listHistory(database, audienceId, page)),
      'audience.columns': ({ audienceId }) => ok(readLayout(database, audienceId)),
      'audience.setColumnLayout': ({ audienceId, layout }) =>
        whenFree(database, () => ok(keepLayout(database, audienceId, layout))),
      'audience.repeated': (wanted) => ask('audience.repeated', wanted),
      'audience.keepAll': (input) => after(input.audienceId, askToWrite('audience.keepAll', input)),
    } satisfies HandlersOf<'audience'>,
    exporters: audienceExporters(context, chosenRows),
    ...makers,
    /** Removes the list for good; fails while a campaign is about to start with it. */
    async remove(audienceId: AudienceId) {
      if (isStarting(database, audienceId)) return aboutToStart;
      const removed = await askToWrite('audience.remove', { audienceId });
      if (!removed.ok) removeLater(audienceId);
      return removed;
    },
    /** Ends builds of lists and steps that were interrupted, and judges again what an earlier judge judged. */
    endUnfinished,
  };
}
