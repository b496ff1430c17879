import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AudienceId } from '../../shared/brand.ts';
import type { Wire } from '../../shared/contract.ts';
import type { Survey } from '../../shared/draft/survey.ts';
import { cleanMessage } from '../../shared/message/tag.ts';
import type { AppError } from '../../shared/result.ts';

const RUN_AFTER_MS = 150;
const AGAIN_AFTER_MS = 500;

/** The totals over the draft's audience for its message, kept up to date while typing. */
export interface SurveyState {
  readonly survey: Survey | null;
  /** True from a change until the whole audience was looked at. */
  readonly running: boolean;
  readonly error: AppError | null;
  /** Asks for the totals of these; the newest request wins. */
  want(audienceId: AudienceId | null, message: string): void;
  /** Asks for the same totals once more. */
  again(): void;
  /** Takes in an event from main; what is of another audience or message is not for this window. */
  take(survey: Survey): void;
}

/** Makes the store of the survey. */
export function surveyStore(wire: Wire): StoreApi<SurveyState> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  // Surveys of other windows go on beside this one's.
  const asker = crypto.randomUUID();
  let wanted: { readonly audienceId: AudienceId; readonly message: string } | null = null;

  return createStore<SurveyState>((set, get) => {
    async function run(): Promise<void> {
      if (wanted === null) return;
      const mine = turn;
      const result = await wire.call('draft.survey', { asker, ...wanted });
      if (mine !== turn) return;
      if (result.ok) get().take(result.value);
      else if (result.error.kind === 'superseded') timer = setTimeout(() => void run(), AGAIN_AFTER_MS);
      // Totals of an earlier message would pass for those of this one.
      else set({ survey: null, running: false, error: result.error });
    }

    return {
      survey: null,
      running: false,
      error: null,
      want: (audienceId, message) => {
        clearTimeout(timer);
        turn += 1;
        wanted = audienceId === null ? null : { audienceId, message: cleanMessage(message) };
        if (audienceId === null) return set({ survey: null, running: false, error: null });
        if (get().survey?.audienceId !== audienceId) set({ survey: null });
        set({ running: true, error: null });
        timer = setTimeout(() => void run(), RUN_AFTER_MS);
      },
      again: () => {
        if (wanted !== null) get().want(wanted.audienceId, wanted.message);
      },
      take: (survey) => {
        if (survey.audienceId !== wanted?.audienceId || survey.message !== wanted.message) return;
        set({ survey, running: survey.progress < 1, error: null });
      },
    };
  });
}
