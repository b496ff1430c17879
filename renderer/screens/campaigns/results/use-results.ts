import { useCallback, useEffect, useRef, useState } from 'react';
import type { CampaignState } from '../../../../shared/campaign/campaign.ts';
import type { ResultFilter, ResultRow } from '../../../../shared/campaign/result.ts';
import type { View } from '../../../../shared/contract.ts';
import type { AppError } from '../../../../shared/result.ts';
import { type Pages, usePages } from '../../../components/grid/use-pages.ts';
import { useWire } from '../../../state/context.tsx';

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

/**
 * Opens a view on a campaign's results and keeps it up to date, at most once a second. Who is in a request or in
 * the whole campaign never changes, so for those only the rows in sight are read again, however many there are.
 */
export function useResults(campaign: CampaignState, wish: ResultWish): Results {
  const wire = useWire();
  const [shown, setShown] = useState<{ readonly shape: string; readonly view: View } | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const turn = useRef(0);
  const opened = useRef<{ readonly shape: string; readonly view: View } | null>(null);
  const { id: campaignId } = campaign;
  const { filter, search, chunk } = wish;
  const shape = `${campaignId} ${filter} ${chunk} ${search}`;
  const isFixed = filter === 'all';
  const revision = `${JSON.stringify(campaign.counts)} ${campaign.differences}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed count means changed rows.
  useEffect(() => {
    turn.current += 1;
    const mine = turn.current;
    const known = opened.current?.shape === shape ? opened.current.view : null;

    async function open(): Promise<void> {
      if (known && isFixed) return setShown({ shape, view: { ...known, viewId: `${known.viewId}#${mine}` } });
      const result = await wire.call('result.view', { campaignId, filter, search, chunk });
      if (mine !== turn.current) return;
      if (!result.ok) {
        if (result.error.kind !== 'superseded') setError(result.error);
        return;
      }
      setError(null);
      opened.current = { shape, view: result.value };
      setShown(opened.current);
    }

    const timer = setTimeout(() => void open(), known ? refreshAfterMs : searchAfterMs);
    return () => clearTimeout(timer);
  }, [wire, campaignId, filter, search, chunk, shape, isFixed, revision]);

  const fetchPage = useCallback(
    async (viewId: string, from: number, count: number) => {
      const [name = viewId] = viewId.split('#');
      const result = await wire.call('result.page', { viewId: name, from, count });
      // Main keeps only the latest few views: one that is gone is opened again with the next change.
      if (!result.ok) opened.current = null;
      return result;
    },
    [wire],
  );
  const view = shown?.view ?? null;
  return { view, pages: usePages(view, shown?.shape ?? '', fetchPage), error };
}
