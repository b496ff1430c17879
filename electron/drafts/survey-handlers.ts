import type { AudienceId } from '../../shared/brand.ts';
import type { View } from '../../shared/contract.ts';
import type { Survey } from '../../shared/draft/survey.ts';
import { cleanMessage } from '../../shared/message/tag.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { Context } from '../context.ts';
import { readHead } from '../store/audience-reader.ts';
import { createSurveyThread } from '../threads/survey-thread.ts';
import type { Handler, HandlersOf } from '../wire/dispatch.ts';
import { openDraftViews } from './draft-views.ts';

/** Answers everything about final texts before sending: surveys, filtered lists and their pages. */
export interface SurveyHandlers {
  readonly handlers: HandlersOf<'survey'> & {
    readonly 'audience.view': Handler<'audience.view'>;
    readonly 'audience.page': Handler<'audience.page'>;
  };
  /** The survey of the whole audience, whatever the window asks for meanwhile. */
  surveyWhole(audienceId: AudienceId, message: string): Promise<Result<Survey>>;
  close(): Promise<void>;
}

const overtaken = fail({
  kind: 'busy',
  message: 'A newer request took the place of this one.',
  fix: 'Nothing to do: the newer one answers.',
} as const);

/** Wires the survey thread and the views. */
export function createSurveyHandlers(context: Context): SurveyHandlers {
  const thread = createSurveyThread(context.databasePath, (bug) => context.log.bug('survey thread', bug));
  const views = openDraftViews(context.database);
  let overtakeSurvey: () => void = () => undefined;
  const overtakeView = new Map<string, () => void>();

  /** The first partial survey answers the call, the later ones are told to the window. */
  const survey: Handler<'survey.run'> = ({ audienceId, message }) => {
    overtakeSurvey();
    return new Promise((resolve) => {
      let answered = false;
      const stop = thread.ask({ kind: 'survey', audienceId, message: cleanMessage(message) }, (answer) => {
        if (answer.kind === 'failed') resolve(fail(answer.error));
        if (answer.kind !== 'survey') return;
        if (answered) context.emit({ type: 'survey', survey: answer.survey });
        answered = true;
        resolve(ok(answer.survey));
      });
      overtakeSurvey = () => {
        stop();
        resolve(overtaken);
      };
    });
  };

  const view: Handler<'audience.view'> = async ({ audienceId, message: typed, filter, search }) => {
    const head = readHead(context.database, audienceId);
    if (!head.ok) return head;
    const message = cleanMessage(typed);
    if (filter === 'all' && search.trim() === '') {
      return ok({ viewId: views.open(head.value, message, null), count: head.value.rows });
    }
    // A newer search in the same list overtakes this one; another list does not.
    const list = `${audienceId} ${filter}`;
    overtakeView.get(list)?.();
    return new Promise<Result<View>>((resolve) => {
      const done = (result: Result<View>): void => {
        if (overtakeView.get(list) === overtake) overtakeView.delete(list);
        resolve(result);
      };
      const stop = thread.ask({ kind: 'positions', audienceId, message, filter, search }, (answer) => {
        if (answer.kind === 'failed') done(fail(answer.error));
        if (answer.kind !== 'positions') return;
        const { positions } = answer;
        done(ok({ viewId: views.open(head.value, message, positions), count: positions.length }));
      });
      const overtake = (): void => {
        stop();
        done(overtaken);
      };
      overtakeView.set(list, overtake);
    });
  };

  return {
    handlers: {
      'survey.run': survey,
      'audience.view': view,
      'audience.page': ({ viewId, from, count }) => views.page(viewId, from, count),
    },
    surveyWhole: (audienceId, message) =>
      new Promise((resolve) => {
        thread.ask({ kind: 'survey', audienceId, message: cleanMessage(message) }, (answer) => {
          if (answer.kind === 'failed') resolve(fail(answer.error));
          if (answer.kind === 'survey' && answer.survey.progress === 1) resolve(ok(answer.survey));
        });
      }),
    close: () => thread.close(),
  };
}
