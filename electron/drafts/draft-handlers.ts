import type { Answer } from '../../shared/contract.ts';
import type { Survey } from '../../shared/draft/survey.ts';
import { cleanMessage } from '../../shared/message/tag.ts';
import { type AppError, fail, ok, type Superseded } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';
import type { Context } from '../context.ts';
import { whenFree } from '../store/when-free.ts';
import type { Ask } from '../threads/service.ts';
import { bugError, type Handler, type HandlersOf } from '../wire/dispatch.ts';
import { createNewestCalls } from '../wire/newest-call.ts';
import { createOvertakenTurns, type Turns } from '../wire/turns.ts';
import type { NewDraft } from './records/draft-records.ts';
import { openDraftStore } from './records/draft-records.ts';
import { viewHandlers } from './view-handlers.ts';
import type { SurveyCalls } from './worker/survey-service.ts';

/** Each survey reads a whole audience; one window asks for two at once. */
const scanLimits = { running: 4, waiting: 32 };

export type DraftHandlers = ReturnType<typeof createDraftHandlers>;

export function createDraftHandlers(context: Context, ask: Ask<SurveyCalls>) {
  const drafts = openDraftStore(context.database, context.now);
  const turns = createOvertakenTurns(scanLimits);
  const views = viewHandlers(context.database, ask, turns);

  function emptyDraft(): NewDraft {
    const { accountId, chunkSize, canary } = context.settings.settings();
    const account = context.accounts.get(accountId);
    return {
      name: '',
      accountId,
      audienceId: null,
      message: '',
      sender: account?.sender ?? '',
      label: account?.label ?? '',
      options: { chunkSize, canary, perMinute: null, connections: 1, splitUnicode: true, startAt: null },
      restOf: null,
      family: null,
      copiedFrom: null,
      againOf: null,
      made: say.drafts.made(),
    };
  }

  return {
    drafts,
    emptyDraft,
    handlers: {
      async 'draft.create'({ patch }) {
        const draft = emptyDraft();
        const made = await whenFree(context.database, () =>
          patch === undefined ? ok(drafts.add(draft)) : drafts.create(draft, patch),
        );
        if (made.ok) context.emit({ type: 'campaigns' });
        return made;
      },
      'draft.get': ({ campaignId }) => drafts.read(campaignId),
      async 'draft.save'({ campaignId, patch }) {
        const saved = await whenFree(context.database, () => drafts.save(campaignId, patch));
        if (!saved.ok) return saved;
        context.emit({ type: 'campaigns' });
        context.emit({ type: 'draft', draft: saved.value });
        return saved;
      },
      'draft.survey': surveyHandler(ask, turns, context),
      ...views.handlers,
    } satisfies HandlersOf<'draft'>,
    chosenRows: views.chosenRows,
  };
}

/** The first partial survey answers the call; events report later ones, or the failure. */
function surveyHandler(
  ask: Ask<SurveyCalls>,
  turns: Turns<Superseded>,
  { emit, log }: Pick<Context, 'emit' | 'log'>,
): Handler<'draft.survey'> {
  const newest = createNewestCalls();
  let revision = 0;
  return ({ asker, audienceId, message: written, lettering }) =>
    new Promise<Answer<'draft.survey'>>((resolve, reject) => {
      const input = { audienceId, message: cleanMessage(written), lettering };
      let answered = false;
      const tell = (survey: Survey): void => {
        const numbered = { ...survey, revision: ++revision };
        if (answered) emit({ type: 'survey', survey: numbered });
        answered = true;
        resolve(ok(numbered));
      };
      const end = (error: AppError | Superseded): void => {
        if (answered && error.kind !== 'superseded') emit({ type: 'survey-failed', ...input, error });
        resolve(fail(error));
      };
      newest
        .run(asker, (signal) => turns.take(() => ask('survey', input, { signal, progress: tell }), signal))
        .then(
          (whole) => (whole.ok ? tell(whole.value) : end(whole.error)),
          (bug) => {
            if (!answered) return reject(bug);
            log.bug('draft.survey', bug);
            end(bugError(bug));
          },
        );
    });
}
