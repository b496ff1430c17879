import type { AppEvent } from '../../shared/contract.ts';
import { cleanMessage } from '../../shared/message/tag.ts';
import { fail, ok, superseded } from '../../shared/result.ts';
import type { SurveyThread } from '../threads/survey-thread.ts';
import type { Handler } from '../wire/dispatch.ts';

/** Answers surveys: the first partial one answers the call, `emit` tells the later ones, and the newest call wins. */
export function surveyHandler(
  thread: SurveyThread,
  emit: (event: AppEvent) => void,
): Handler<'draft.survey'> {
  let supersede: () => void = () => undefined;
  return ({ audienceId, message }) => {
    supersede();
    return new Promise((resolve) => {
      let answered = false;
      const stop = thread.ask({ kind: 'survey', audienceId, message: cleanMessage(message) }, (answer) => {
        if (answer.kind === 'failed') resolve(fail(answer.error));
        if (answer.kind !== 'survey') return;
        if (answered) emit({ type: 'survey', survey: answer.survey });
        answered = true;
        resolve(ok(answer.survey));
      });
      supersede = () => {
        stop();
        resolve(superseded);
      };
    });
  };
}
