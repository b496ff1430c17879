import { ok } from '../../shared/result.ts';
import type { Context } from '../context.ts';
import type { AskSurveys } from '../threads/survey-contract.ts';
import { openSurveyThread } from '../threads/survey-thread.ts';
import type { HandlersOf } from '../wire/dispatch.ts';
import { createOvertakenTurns } from '../wire/turns.ts';
import { type DraftStore, openDraftStore } from './draft-store.ts';
import type { DraftStart } from './records/new-draft.ts';
import { surveyHandler } from './survey-handler.ts';
import { type ChosenRows, viewHandlers } from './view-handlers.ts';

/** Answers everything about drafts: what is written, which saves itself, and the final texts it comes to. */
export interface DraftHandlers {
  readonly handlers: HandlersOf<'draft'>;
  /** For other handlers, which copy campaigns into drafts. */
  readonly drafts: DraftStore;
  /** For other handlers, which have results put in order. */
  readonly askSurveys: AskSurveys;
  /** For other handlers, which change the rows that a window has chosen. */
  readonly chosenRows: ChosenRows;
  close(): Promise<void>;
}

/** Each goes through a whole audience; one window asks for two at once. */
const scanLimits = { running: 4, waiting: 32 };

/** Wires the drafts and the thread that surveys their final texts. */
export function createDraftHandlers(context: Context): DraftHandlers {
  const drafts = openDraftStore(context.database, context.now);
  const { ask, close } = openSurveyThread(context.databasePath, (bug) =>
    context.log.bug('survey thread', bug),
  );
  const turns = createOvertakenTurns(scanLimits);
  const views = viewHandlers(context.database, ask, turns);

  function start(): DraftStart {
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
    };
  }

  return {
    drafts,
    askSurveys: ask,
    handlers: {
      'draft.create': () => {
        const draft = drafts.create(start());
        context.emit({ type: 'campaigns' });
        return ok(draft);
      },
      'draft.get': ({ campaignId }) => drafts.read(campaignId),
      'draft.save': ({ campaignId, patch }) => {
        const saved = drafts.save(campaignId, patch);
        if (saved.ok) context.emit({ type: 'campaigns' });
        return saved;
      },
      'draft.survey': surveyHandler(ask, turns, context),
      ...views.handlers,
    },
    chosenRows: views.chosenRows,
    close,
  };
}
