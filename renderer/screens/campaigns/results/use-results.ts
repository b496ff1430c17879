import { useEffect } from 'react';
import type { ResultFilter } from '../../../../shared/campaign/filters/result-filter.ts';
import type { CampaignState } from '../../../../shared/campaign/progress/campaign.ts';
import { figuresOf } from '../../../../shared/campaign/progress/one-moment.ts';
import { isMoving } from '../../../../shared/campaign/progress/phase.ts';
import {
  changesWhileSending,
  type ResultSort,
} from '../../../../shared/campaign/results/columns/result-columns.ts';
import type { ResultRow } from '../../../../shared/campaign/results/result-row.ts';
import { ok } from '../../../../shared/result.ts';
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

/** In ms; the figures above the rows change with them. */
const readAgainAfterMs = 500;
const openAgainAfterMs = 1000;
/** In ms, because sorting a million rows takes seconds. */
const sortAgainAfterMs = 5000;

/**
 * Reads only the visible rows if the list's members cannot change. `onRows` gets the campaign as it was when the rows shown
 * were read, and null if no rows are shown.
 */
export function useResults(
  campaign: CampaignState,
  { filter, search, chunk, sort }: ResultSelection,
  onRows: (campaign: CampaignState | null) => void,
): ShownList<ResultRow> {
  const wire = useWire();
  const { id: campaignId } = campaign;
  // An erased person is still in every count.
  const people = useFrom('app', (state) => state.rowsRevision);
  const revision = figuresOf(campaign);
  const isChanging = filter !== 'all' || (sort !== null && changesWhileSending(sort));
  const list = useList<ResultRow>(
    {
      key: JSON.stringify([campaignId, filter, search, chunk, sort]),
      open: (asker) => wire.call('result.view', { asker, campaignId, filter, search, chunk, sort }),
      async page(viewId, from, count) {
        const page = await wire.call('result.page', { viewId, from, count });
        if (!page.ok) return page;
        // React shows both at once: the list is changed in the same turn.
        onRows(page.value.campaign);
        return ok(page.value.rows);
      },
    },
    {
      rows: `${revision} ${people}`,
      members: isChanging ? revision : null,
      pace: isMoving(campaign.phase) ? readAgainAfterMs : 0,
      membersPace: sort === null ? openAgainAfterMs : sortAgainAfterMs,
    },
  );
  const isWithoutRows = list.error !== null || list.count === 0;
  useEffect(() => {
    if (isWithoutRows) onRows(null);
  }, [isWithoutRows, onRows]);
  return list;
}
