import { useState } from 'react';
import type { AudienceFilter } from '../../../../shared/audience/audience.ts';
import { type RowSort, type SortedBy, sortAfterPress } from '../../../../shared/audience/row-sort.ts';
import type { Operations, Wire } from '../../../../shared/contract.ts';
import { dependsOnMessage } from '../../../../shared/draft/final-row.ts';
import { currentTag } from '../../../../shared/language/current-language.ts';
import type { GridCell } from '../../../components/grid/column.ts';
import { useAfterChange } from '../../../components/grid/use-list.ts';
import { useFrom } from '../../../state/context.tsx';

/** Another screen may request rows too. */
export function useShownRows() {
  const [filter, setFilter] = useState<AudienceFilter>('all');
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<RowSort | null>(null);
  const [active, setActive] = useState<GridCell>({ index: 0, column: 1 });

  useAfterChange(
    useFrom('app', (state) => state.requestedRows),
    (requested) => {
      if (requested === null) return;
      setFilter(requested.filter);
      setSearch('');
      setSort(null);
      setActive({ index: 0, column: 1 });
    },
  );
  useAfterChange(
    useFrom('app', (state) => state.requestedRow),
    (row) => {
      const isWhole = filter === 'all' && search.trim() === '' && sort === null;
      if (row !== null && isWhole) setActive(({ column }) => ({ index: row.n, column }));
    },
  );

  function toTop(): void {
    setActive({ index: 0, column: active.column });
  }

  function show(next: AudienceFilter, text: string): void {
    // The filter of longest texts has its own order, which replaces the sort.
    if (next === 'longest' && filter !== 'longest') setSort(null);
    setFilter(next);
    setSearch(text);
    toTop();
  }

  /** Ascending, then descending, then unsorted. */
  function press(key: string): void {
    setSort(sortAfterPress(sort, sortedBy(key), currentTag()));
    toTop();
  }

  return { filter, search, sort, active, setActive, show, press };
}

/** Columns of the list have their index as key. */
function sortedBy(key: string): SortedBy {
  return /^\d+$/.test(key) ? Number(key) : (key as SortedBy);
}

/** A changed message makes another list only if other rows would be listed. */
export function audienceRows(wire: Wire, wanted: Omit<Operations['draft.view']['in'], 'asker'>) {
  const { audienceId, message, lettering, filter, search, sort = null } = wanted;
  return {
    key: JSON.stringify([
      audienceId,
      filter,
      search,
      sort,
      dependsOnMessage(filter, search, sort) && [message, lettering],
    ]),
    open: (asker: string) => wire.call('draft.view', { asker, ...wanted }),
    page: (viewId: string, from: number, count: number) => wire.call('draft.page', { viewId, from, count }),
  };
}
