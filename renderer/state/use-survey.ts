import { createContext, useContext, useMemo } from 'react';
import type { AudienceId } from '../../shared/brand.ts';
import type { ShownSurvey } from '../../shared/draft/survey.ts';
import type { Lettering } from '../../shared/message/lettering.ts';
import { cleanMessage } from '../../shared/message/tag.ts';
import { useDebounced } from '../components/timing/use-debounced.ts';
import { useOperation } from './use-operation.ts';

const SURVEY_AFTER_MS = 150;

/** Surveys of this window overtake only one another. */
export const surveyAsker = crypto.randomUUID();

export const SurveyContext = createContext<ShownSurvey>({ survey: null, isRunning: false, error: null });

export function useSurvey(): ShownSurvey {
  return useContext(SurveyContext);
}

/** Counted again while the person types and when rows change. */
export function useSurveyOf(audienceId: AudienceId | null, message: string, lettering: Lettering) {
  const { versions } = lettering;
  // Every version is cleaned like the message.
  const wanted = useMemo(() => ({ message: cleanMessage(message), versions }), [message, versions]);
  const settled = useDebounced(wanted, SURVEY_AFTER_MS);
  const asked = { message: settled.message, lettering: { ...lettering, versions: settled.versions } };
  const input = audienceId === null ? null : { asker: surveyAsker, audienceId, ...asked };
  const { data, isFetching, error } = useOperation('draft.survey', input, {
    keep: (former) => (former.audienceId === audienceId ? former : undefined),
  });
  const isWhole = data === null || data.progress === 1;
  return {
    // Totals of an earlier message would pass for those of this one.
    survey: error === null ? data : null,
    isRunning: input !== null && (settled !== wanted || isFetching || !isWhole),
    error,
  };
}
