import { useRef, useState } from 'react';
import {
  countSpans,
  isInSpans,
  MOST_SPANS,
  type RowSpans,
  toggledSpan,
  withSpan,
} from '../../../shared/audience/row-spans.ts';

export type Selection = ReturnType<typeof useSelection>;

const NOTHING: RowSpans = [];

/** Selected rows in the shown order; a change of view clears the selection. */
export function useSelection(viewId: string | null, rows: number) {
  const [selected, setSelected] = useState({ viewId, spans: NOTHING });
  const anchor = useRef<number>(null);
  const spans = selected.viewId === viewId ? selected.spans : NOTHING;

  function select(next: RowSpans): void {
    if (viewId !== null && next.length <= MOST_SPANS) setSelected({ viewId, spans: next });
  }

  return {
    /** Empty if only the active row is selected. */
    spans,
    count: countSpans(spans),
    has: (index: number): boolean => isInSpans(spans, index),
    /** The active row joins the first selection. */
    toggle(index: number, active: number): void {
      anchor.current = index;
      select(toggledSpan(spans.length === 0 && index !== active ? toggledSpan([], active) : spans, index));
    },
    /** Extends from the row that was last activated alone or toggled. */
    extend(to: number, active: number): void {
      const from = spans.length === 0 ? active : (anchor.current ?? active);
      anchor.current = from;
      select(withSpan([], { from: Math.min(from, to), to: Math.max(from, to) + 1 }));
    },
    all: (): void => select(withSpan([], { from: 0, to: rows })),
    clear(): void {
      anchor.current = null;
      if (spans.length > 0) select(NOTHING);
    },
  };
}
