import type { CampaignId } from '../../shared/brand.ts';
import type { SendingCurve } from '../../shared/campaign/results/sending-curve.ts';
import type { Result } from '../../shared/result.ts';
import { appError } from '../../shared/result.ts';
import { say } from '../../shared/texts/say.ts';
import type { openResultOrder } from '../campaigns/worker/result-order.ts';
import type { openSurveyService } from '../drafts/worker/survey-service.ts';
import { openThread, type Thread } from './open-thread.ts';
import type { Ask, JobsOf, ServiceContract } from './service.ts';
import { threadFile } from './thread-files.ts';

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

/** In ms. The thread keeps the latest list for searches, up to about 200 MB, this long. */
const idleMs = 120_000;

const limits = { maxYoungGenerationSizeMb: 16 };

export function openSurveyThread(
  databasePath: string,
  broke: (bug: unknown) => void,
): Thread<SurveyContract> {
  return openThread({
    file: threadFile('survey'),
    data: { databasePath },
    limits,
    idleMs,
    events: {},
    questions: {},
    broken: appError('internal', say.app.textsBroke(), say.app.textsBrokeFix()),
    broke,
  });
}
