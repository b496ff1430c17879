import { useCallback, useEffect, useRef, useState } from 'react';
import type { CampaignId } from '../../../../shared/brand.ts';
import type { Review } from '../../../../shared/campaign/review.ts';
import type { SendOptions } from '../../../../shared/draft/draft.ts';
import type { AppError } from '../../../../shared/result.ts';
import { useStores } from '../../../state/context.tsx';

/** What a campaign would do if it were started now. */
export interface ReviewView {
  readonly review: Review | null;
  readonly error: AppError | null;
  /** True while a newer review is being made. */
  readonly stale: boolean;
  change(patch: Partial<SendOptions>): void;
  /** Reviews once more. */
  again(): void;
}

/** Reviews the draft, and again a moment after each change of how it is sent; the newest answer wins. */
export function useReview(campaignId: CampaignId): ReviewView {
  const stores = useStores();
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [review, setReview] = useState<Review | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const [stale, setStale] = useState(true);

  const ask = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    setStale(true);
    const unsaved = await stores.draft.getState().flush();
    if (unsaved !== null) return setError(unsaved);
    const result = await stores.wire.call('campaign.review', { campaignId });
    if (mine !== turn.current) return;
    setStale(false);
    setError(result.ok ? null : result.error);
    if (result.ok) setReview(result.value);
  }, [stores, campaignId]);

  useEffect(() => {
    void ask();
    return () => {
      turn.current += 1;
      clearTimeout(timer.current);
    };
  }, [ask]);

  const change = useCallback(
    (patch: Partial<SendOptions>) => {
      const { draft } = stores.draft.getState();
      if (!draft) return;
      // A field that is merely left says its value again, which must not disable the button just being pressed.
      const same = Object.entries(patch).every(
        ([name, value]) => draft.options[name as keyof SendOptions] === value,
      );
      if (same) return;
      stores.draft.getState().change({ options: { ...draft.options, ...patch } });
      // A review still on its way is of what was chosen before, and must not be sent by.
      turn.current += 1;
      setStale(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void ask(), 250);
    },
    [stores, ask],
  );

  return { review, error, stale, change, again: () => void ask() };
}
