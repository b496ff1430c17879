import { ok } from '../../shared/result.ts';
import { openResultOrder } from '../campaigns/worker/result-order.ts';
import { openSendingCurve } from '../campaigns/worker/sending-curve.ts';
import { openSurveyService } from '../drafts/worker/survey-service.ts';
import { openConnection } from '../store/open-database.ts';
import { serve } from './serve.ts';
import type { SurveyContract } from './survey-thread.ts';

serve<SurveyContract>(({ databasePath }) => {
  const database = openConnection(databasePath, { readOnly: true });
  const curveOf = openSendingCurve(database);
  return {
    answers: {
      ...openSurveyService(database),
      results: openResultOrder(database),
      curve: ({ campaignId }) => ok(curveOf(campaignId)),
    },
  };
});
