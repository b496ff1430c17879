import type { AudienceFilter } from '../../shared/audience/audience.ts';
import type { RowSort } from '../../shared/audience/row-sort.ts';
import type { AudienceId, CampaignId } from '../../shared/brand.ts';
import type { ResultSort } from '../../shared/campaign/results/result-sort.ts';
import type { SendingCurve } from '../../shared/campaign/results/sending-curve.ts';
import type { Survey } from '../../shared/draft/survey.ts';
import type { Lettering } from '../../shared/message/lettering.ts';
import type { Answers, Ask, ServiceContract } from './service.ts';

interface OfMessage {
  readonly audienceId: AudienceId;
  readonly message: string;
  readonly lettering: Lettering;
}

/** The thread that reads whole audiences while somebody types. */
export interface SurveyContract extends ServiceContract {
  readonly data: { readonly databasePath: string };
  readonly calls: {
    survey: { in: OfMessage; out: Survey; progress: Survey };
    /** The rows that pass `filter` and contain `search`, by their `n`, in the order of `sort`. */
    list: {
      in: OfMessage & {
        readonly filter: AudienceFilter;
        readonly search: string;
        readonly sort: RowSort | null;
      };
      out: Uint32Array<ArrayBuffer>;
    };
    /** These recipients of a campaign, by position, in the order of `sort`. */
    results: {
      in: {
        readonly campaignId: CampaignId;
        readonly positions: Uint32Array<ArrayBuffer>;
        readonly sort: ResultSort;
      };
      out: Uint32Array<ArrayBuffer>;
    };
    /** Null before anybody was accepted. */
    curve: { in: { readonly campaignId: CampaignId }; out: SendingCurve | null };
  };
  readonly events: Record<never, never>;
  readonly questions: Record<never, never>;
}

export type AskSurveys = Ask<SurveyContract['calls']>;

export type SurveyAnswers = Answers<SurveyContract['calls']>;
