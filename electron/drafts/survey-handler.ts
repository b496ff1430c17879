import type { Answer } from '../../shared/contract.ts';
import type { Survey } from '../../shared/draft/survey.ts';
import { cleanMessage } from '../../shared/message/tag.ts';
import { type AppError, fail, ok, type Superseded } from '../../shared/result.ts';
import type { Context } from '../context.ts';
import type { AskSurveys } from '../threads/survey-contract.ts';
import { bugError, type Handler } from '../wire/dispatch.ts';
import { createNewest } from '../wire/newest.ts';
import type { Turns } from '../wire/turns.ts';

/** The first partial survey answers the call; events report later ones, or why there will be none. */
export function surveyHandler(
  ask: AskSurveys,
  turns: Turns<Superseded>,
  { emit, log }: Pick<Context, 'emit' | 'log'>,
): Handler<'draft.survey'> {
  const newest = createNewest();
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
