import { useCallback, useEffect, useRef, useState } from 'react';
import type { CampaignState, ResultFilter, ResultRow } from '../../../shared/campaign.ts';
import type { View } from '../../../shared/contract.ts';
import type { AppError } from '../../../shared/result.ts';
import { type Pages, usePages } from '../../components/grid/use-pages.ts';
import { useWire } from '../../state/context.tsx';

/** Which results are on show. */
export interface ResultWish {
  readonly filter: ResultFilter;
  readonly search: string;
  /** Only the people of this request; null for all. */
  readonly chunk: number | null;
}

/** The results a wish stands for. */
export interface Results {
  readonly view: View | null;
  readonly pages: Pages<ResultRow>;
  readonly error: AppError | null;
}

const searchAfterMs = 150;
const refreshAfterMs = 1000;

/** Opens a view on a campaign's results, and opens it anew as they change, at most once a second. */
export function useResults(campaign: CampaignState, wish: ResultWish): Results {
  const wire = useWire();
  const [view, setView] = useState<View | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const turn = useRef(0);
  const { id: campaignId } = campaign;
  const { filter, search, chunk } = wish;
  const shape = `${campaignId} ${filter} ${chunk} ${search}`;
  const shapeBefore = useRef('');
  const revision = JSON.stringify(campaign.counts) + campaign.differences;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed count means changed rows.
  useEffect(() => {
    turn.current += 1;
    const mine = turn.current;
    const fresh = shapeBefore.current !== shape;
    const timer = setTimeout(
      async () => {
        shapeBefore.current = shape;
        const result = await wire.call('result.view', { campaignId, filter, search, chunk });
        if (mine !== turn.current) return;
        setError(result.ok ? null : result.error);
        if (result.ok) setView(result.value);
      },
      fresh ? searchAfterMs : refreshAfterMs,
    );
    return () => clearTimeout(timer);
  }, [wire, campaignId, filter, search, chunk, shape, revision]);

  const fetchPage = useCallback(
    (viewId: string, from: number, count: number) => wire.call('result.page', { viewId, from, count }),
    [wire],
  );
  return { view, pages: usePages(view, shape, fetchPage), error };
}
