import { useEffect, useRef, useState } from 'react';
import type { AudienceFilter } from '../../../../shared/audience/audience.ts';
import { type RowSort, type SortedBy, sortAfterPress } from '../../../../shared/audience/row-sort.ts';
import { currentTag } from '../../../../shared/language/language.ts';
import type { GridCell } from '../../../components/grid/column.ts';
import { useFrom } from '../../../state/context.tsx';

/** Another screen may request rows too. */
export function useShownRows() {
  const [filter, setFilter] = useState<AudienceFilter>('all');
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<RowSort | null>(null);
  const [active, setActive] = useState<GridCell>({ index: 0, column: 1 });

  const requested = useFrom('app', (state) => state.requestedRows);
  const known = useRef(requested);
  useEffect(() => {
    if (requested === null || requested === known.current) return;
    known.current = requested;
    setFilter(requested.filter);
    setSearch('');
    setSort(null);
    setActive({ index: 0, column: 1 });
  }, [requested]);

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

/** The list's own columns have their index as key. */
function sortedBy(key: string): SortedBy {
  return /^\d+$/.test(key) ? Number(key) : (key as SortedBy);
}
