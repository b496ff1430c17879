import { useRef } from 'react';
import type { AudienceId } from '../../../../shared/brand.ts';
import type { Survey } from '../../../../shared/draft/survey.ts';
import { useSurvey } from '../../../state/survey.ts';

/** How many rows each filter shows, as last counted to the end; null until that was done once. */
export function useRowCounts(audienceId: AudienceId): Survey['rows'] | null {
  const { survey } = useSurvey();
  // Filters that come and go while a survey is under way would flicker.
  const whole = useRef<Survey>(undefined);
  if (survey?.progress === 1) whole.current = survey;
  return whole.current?.audienceId === audienceId ? whole.current.rows : null;
}
