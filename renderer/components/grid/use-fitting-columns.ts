import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { pinnedAt } from '../../../shared/audience/column-layout.ts';
import type { GridColumn } from './column.ts';

/** The columns that the grid `ref` is wide enough for, and where those that stay in sight stand; it follows the width. */
export function useFittingColumns<Row>(
  ref: RefObject<HTMLElement | null>,
  columns: readonly GridColumn<Row>[],
): { readonly columns: readonly GridColumn<Row>[]; readonly pins: readonly number[] } {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [ref]);
  return useMemo(() => {
    const fitting = columns.filter(({ from = 0 }) => width >= from);
    return { columns: fitting, pins: pinnedAt(fitting, width) };
  }, [columns, width]);
}
