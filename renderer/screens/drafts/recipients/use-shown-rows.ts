import { useEffect, useRef, useState } from 'react';
import type { AudienceFilter } from '../../../../shared/audience/audience.ts';
import { type RowSort, type SortedBy, sortAfterPress } from '../../../../shared/audience/row-sort.ts';
import { currentTag } from '../../../../shared/language/language.ts';
import type { GridCell } from '../../../components/grid/column.ts';
import { useFrom } from '../../../state/context.tsx';

/** Which rows of an audience are on show, in which order, and which cell is in hand; another screen may ask for rows too. */
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
    // The longest texts are an order of their own, which shows when they are asked for.
    if (next === 'longest' && filter !== 'longest') setSort(null);
    setFilter(next);
    setSearch(text);
    toTop();
  }

  /** Sorts by a column whose header was pressed, turns its order, or goes back to that of the list. */
  function press(key: string): void {
    setSort(sortAfterPress(sort, sortedBy(key), currentTag()));
    toTop();
  }

  return { filter, search, sort, active, setActive, show, press };
}

/** What the rows are sorted by under a column of the grid: those of the list have their places as keys. */
function sortedBy(key: string): SortedBy {
  return /^\d+$/.test(key) ? Number(key) : (key as SortedBy);
}
