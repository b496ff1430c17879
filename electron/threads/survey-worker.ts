import { openSurveyService } from '../drafts/worker/survey-service.ts';
import { openConnection } from '../store/open-database.ts';
import { serve } from './serve.ts';
import type { SurveyContract } from './survey-contract.ts';

serve<SurveyContract>(({ databasePath }) => ({
  answers: openSurveyService(openConnection(databasePath, { readOnly: true })),
}));
