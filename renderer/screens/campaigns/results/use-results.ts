import type { ResultFilter } from '../../../../shared/campaign/filters/result-filter.ts';
import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import {
  changesWhileSending,
  type ResultSort,
} from '../../../../shared/campaign/results/columns/result-columns.ts';
import type { ResultRow } from '../../../../shared/campaign/results/result-row.ts';
import { type ShownList, useList } from '../../../components/grid/use-list.ts';
import { useFrom, useWire } from '../../../state/context.tsx';

export interface ResultSelection {
  readonly filter: ResultFilter;
  readonly search: string;
  /** Null for all batches. */
  readonly chunk: number | null;
  /** Null for the order of sending. */
  readonly sort: ResultSort | null;
}

const refreshAfterMs = 1000;
/** In ms, because sorting a million rows takes seconds. */
const sortAgainAfterMs = 5000;

/** Reads at most once a second; reads only the visible rows if the list's members cannot change. */
export function useResults(
  { id: campaignId, counts, perhapsTexted, differences }: CampaignState,
  { filter, search, chunk, sort }: ResultSelection,
): ShownList<ResultRow> {
  const wire = useWire();
  // An erased person is still in every count.
  const people = useFrom('app', (state) => state.rowsRevision);
  const revision = `${JSON.stringify([counts, perhapsTexted])} ${differences}`;
  const isChanging = filter !== 'all' || (sort !== null && changesWhileSending(sort));
  return useList<ResultRow>(
    {
      key: JSON.stringify([campaignId, filter, search, chunk, sort]),
      open: (asker) => wire.call('result.view', { asker, campaignId, filter, search, chunk, sort }),
      page: (viewId, from, count) => wire.call('result.page', { viewId, from, count }),
    },
    {
      rows: `${revision} ${people}`,
      members: isChanging ? revision : null,
      pace: sort === null ? refreshAfterMs : sortAgainAfterMs,
    },
  );
}
