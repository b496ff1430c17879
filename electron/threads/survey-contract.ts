import type { CampaignId } from '../../shared/brand.ts';
import type { SendingCurve } from '../../shared/campaign/results/sending-curve.ts';
import type { Result } from '../../shared/result.ts';
import type { openResultOrder } from '../campaigns/worker/result-order.ts';
import type { openSurveyService } from '../drafts/worker/survey-service.ts';
import type { Ask, JobsOf, ServiceContract } from './service.ts';

type Answers = ReturnType<typeof openSurveyService> & {
  readonly results: ReturnType<typeof openResultOrder>;
  curve(of: { readonly campaignId: CampaignId }): Result<SendingCurve | null>;
};

/** The thread that reads whole audiences while somebody types. */
export interface SurveyContract extends ServiceContract {
  readonly data: { readonly databasePath: string };
  readonly calls: JobsOf<Answers>;
  readonly events: Record<never, never>;
  readonly questions: Record<never, never>;
}

export type AskSurveys = Ask<SurveyContract['calls']>;
