import type { AudienceFilter } from '../../shared/audience/audience.ts';
import type { AudienceId } from '../../shared/brand.ts';
import type { Survey } from '../../shared/draft/survey.ts';
import type { AppError } from '../../shared/result.ts';

/** Work for the survey thread. */
export type SurveyTask =
  | { readonly kind: 'survey'; readonly audienceId: AudienceId; readonly message: string }
  | {
      readonly kind: 'list';
      readonly audienceId: AudienceId;
      readonly message: string;
      readonly filter: AudienceFilter;
      readonly search: string;
    };

/** What main says to the survey thread; `id` names one request. */
export type SurveyRequest =
  | { readonly id: number; readonly task: SurveyTask }
  | { readonly id: number; readonly task: 'stop' };

/** What the survey thread answers: a survey comes in parts, of which the last has progress 1. */
export type SurveyAnswer =
  | { readonly kind: 'survey'; readonly survey: Survey }
  /** The rows that were asked for, by their `n`. */
  | { readonly kind: 'list'; readonly ns: Uint32Array }
  | { readonly kind: 'failed'; readonly error: AppError };

/** An answer on its way to the request it belongs to. */
export interface SurveyReply {
  readonly id: number;
  readonly answer: SurveyAnswer;
}
