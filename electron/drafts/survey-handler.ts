import type { Answer } from '../../shared/contract.ts';
import type { Survey } from '../../shared/draft/survey.ts';
import { cleanMessage } from '../../shared/message/tag.ts';
import { ok } from '../../shared/result.ts';
import type { Context } from '../context.ts';
import type { AskSurveys } from '../threads/survey-contract.ts';
import type { Handler } from '../wire/dispatch.ts';
import { createNewest } from '../wire/newest.ts';

/** Answers surveys: the first partial one answers the call, and events tell the later ones. */
export function surveyHandler(
  ask: AskSurveys,
  { emit, log }: Pick<Context, 'emit' | 'log'>,
): Handler<'draft.survey'> {
  const newest = createNewest();
  return ({ asker, audienceId, message }) =>
    new Promise<Answer<'draft.survey'>>((resolve, reject) => {
      let answered = false;
      const tell = (survey: Survey): void => {
        if (answered) emit({ type: 'survey', survey });
        answered = true;
        resolve(ok(survey));
      };
      const input = { audienceId, message: cleanMessage(message) };
      newest
        .run(asker, (signal) => ask('survey', input, { signal, progress: tell }))
        .then(
          (whole) => (whole.ok ? tell(whole.value) : resolve(whole)),
          (bug) => {
            if (answered) log.bug('draft.survey', bug);
            reject(bug);
          },
        );
    });
}
