import type { Answer, AppEvent } from '../../shared/contract.ts';
import type { Survey } from '../../shared/draft/survey.ts';
import { cleanMessage } from '../../shared/message/tag.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { SurveyThread } from '../threads/survey-thread.ts';
import type { Handler } from '../wire/dispatch.ts';
import { createNewest } from '../wire/newest.ts';

/** Answers surveys: the first partial one answers the call, and `emit` tells the later ones. */
export function surveyHandler(
  thread: SurveyThread,
  emit: (event: AppEvent) => void,
): Handler<'draft.survey'> {
  const newest = createNewest();
  return ({ asker, audienceId, message }) =>
    new Promise<Answer<'draft.survey'>>((resolve) => {
      let answered = false;
      const whole = newest(
        asker,
        (signal) =>
          new Promise<Result<Survey>>((done) => {
            const task = { kind: 'survey', audienceId, message: cleanMessage(message) } as const;
            const stop = thread.ask(task, (answer) => {
              if (answer.kind === 'failed') return done(fail(answer.error));
              if (answer.kind !== 'survey') return;
              const { survey } = answer;
              if (answered) emit({ type: 'survey', survey });
              answered = true;
              resolve(ok(survey));
              if (survey.progress === 1) done(ok(survey));
            });
            signal.addEventListener('abort', stop);
          }),
      );
      void whole.then(resolve);
    });
}
