import { openResultService, type ResultCalls } from './campaigns/results/worker/result-service.ts';
import { openSurveyService, type SurveyCalls } from './drafts/worker/survey-service.ts';
import { openConnection } from './store/open-database.ts';
import { serve } from './threads/serve.ts';
import type { ServiceContract } from './threads/service.ts';

/** The thread that reads whole audiences while somebody types. */
export interface SurveyContract extends ServiceContract {
  readonly data: { readonly databasePath: string };
  readonly calls: SurveyCalls & ResultCalls;
  readonly events: Record<never, never>;
  readonly questions: Record<never, never>;
}

serve<SurveyContract>(({ databasePath }) => {
  const database = openConnection(databasePath, { readOnly: true });
  return { answers: { ...openSurveyService(database), ...openResultService(database) } };
});
