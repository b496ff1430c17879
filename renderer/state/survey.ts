import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Survey } from '../../shared/audience.ts';
import type { AudienceId } from '../../shared/brand.ts';
import type { Wire } from '../../shared/contract.ts';
import type { AppError } from '../../shared/result.ts';

const RUN_AFTER_MS = 150;

/** The totals over the draft's audience for its message, kept up to date while typing. */
export interface SurveyState {
  readonly survey: Survey | null;
  /** True from a change until the whole audience was looked at. */
  readonly running: boolean;
  readonly error: AppError | null;
  /** Asks for the totals of these; the newest request wins. */
  want(audienceId: AudienceId | null, message: string): void;
  /** Takes in an event from main. */
  take(survey: Survey): void;
}

/** Makes the store of the survey. */
export function surveyStore(wire: Wire): StoreApi<SurveyState> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  return createStore<SurveyState>((set, get) => ({
    survey: null,
    running: false,
    error: null,
    want: (audienceId, message) => {
      clearTimeout(timer);
      turn += 1;
      if (audienceId === null) return set({ survey: null, running: false, error: null });
      if (get().survey?.audienceId !== audienceId) set({ survey: null });
      set({ running: true });
      const mine = turn;
      timer = setTimeout(async () => {
        const result = await wire.call('survey.run', { audienceId, message });
        if (mine !== turn) return;
        if (result.ok) get().take(result.value);
        else if (result.error.kind !== 'busy') set({ running: false, error: result.error });
      }, RUN_AFTER_MS);
    },
    take: (survey) => set({ survey, running: survey.progress < 1, error: null }),
  }));
}
