import type { CampaignState } from '../../../../shared/campaign/campaign.ts';
import type { ResultFilter, ResultRow } from '../../../../shared/campaign/result.ts';
import { type ListOnShow, useList } from '../../../components/grid/use-list.ts';
import { useFrom, useWire } from '../../../state/context.tsx';

/** Which results are on show. */
export interface ResultSelection {
  readonly filter: ResultFilter;
  readonly search: string;
  /** Only the people of this request; null for all. */
  readonly chunk: number | null;
}

const refreshAfterMs = 1000;

/**
 * The results a selection stands for, kept up to date, at most once a second. Who is in a request or in the whole campaign
 * never changes, so for those only the rows in sight are read again, however many there are.
 */
export function useResults(
  { id: campaignId, counts, perhapsTexted, differences }: CampaignState,
  { filter, search, chunk }: ResultSelection,
): ListOnShow<ResultRow> {
  const wire = useWire();
  // Somebody may have been erased, of whom every count still tells.
  const people = useFrom('app', (state) => state.rowsRevision);
  const revision = `${JSON.stringify([counts, perhapsTexted])} ${differences}`;
  return useList<ResultRow>(
    {
      key: JSON.stringify([campaignId, filter, search, chunk]),
      open: (asker) => wire.call('result.view', { asker, campaignId, filter, search, chunk }),
      page: (viewId, from, count) => wire.call('result.page', { viewId, from, count }),
    },
    { rows: `${revision} ${people}`, members: filter === 'all' ? null : revision, pace: refreshAfterMs },
  );
}
