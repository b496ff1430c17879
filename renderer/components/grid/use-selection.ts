import { useRef, useState } from 'react';
import {
  countSpans,
  isInSpans,
  MOST_SPANS,
  type RowSpans,
  toggledSpan,
  withSpan,
} from '../../../shared/audience/row-spans.ts';

/** Which rows of a list on show are selected besides the active one, and what changes that. */
export type Selection = ReturnType<typeof useSelection>;

const NOTHING: RowSpans = [];

/** Keeps a selection of rows in the order on show; it goes when another view, and so another order, is on show. */
export function useSelection(viewId: string | null, rows: number) {
  const [selected, setSelected] = useState({ viewId, spans: NOTHING });
  const anchor = useRef<number>(null);
  const spans = selected.viewId === viewId ? selected.spans : NOTHING;

  function select(next: RowSpans): void {
    if (next.length <= MOST_SPANS) setSelected({ viewId, spans: next });
  }

  return {
    /** Empty where nothing is selected but the active row. */
    spans,
    count: countSpans(spans),
    has: (index: number): boolean => isInSpans(spans, index),
    /** Selects a row that was not, or the other way round; the active one is selected with it at first. */
    toggle(index: number, active: number): void {
      anchor.current = index;
      select(toggledSpan(spans.length === 0 && index !== active ? toggledSpan([], active) : spans, index));
    },
    /** Selects from where the last row was taken in hand alone, or toggled, up to a row. */
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
