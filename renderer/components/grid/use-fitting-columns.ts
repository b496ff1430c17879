import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import type { GridColumn } from './column.ts';

/** The columns that the grid `ref` is wide enough for; it follows the width. */
export function useFittingColumns<Row>(
  ref: RefObject<HTMLElement | null>,
  columns: readonly GridColumn<Row>[],
): readonly GridColumn<Row>[] {
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
  return useMemo(() => columns.filter(({ from = 0 }) => width >= from), [columns, width]);
}
