import { useCallback, useEffect, useRef, useState } from 'react';
import type { View } from '../../../shared/contract.ts';
import type { Result } from '../../../shared/result.ts';

const PAGE = 200;
const KEPT = 60;
const SETTLE_MS = 40;

/** Asks main for rows `[from, from + count)` of a view. */
export type FetchPage<Row> = (viewId: string, from: number, count: number) => Promise<Result<Row[]>>;

/** The rows of a view as far as they are here. */
export interface Pages<Row> {
  rowAt(index: number): Row | undefined;
  /** Whether a row is of the newest view, and not one of the former that stays until that is here. */
  isFresh(index: number): boolean;
  /** Says which rows are in view; what is missing of them is fetched. */
  onWindow(from: number, to: number): void;
  /** Replaces the rows that are the same as this one by it. */
  put(row: Row, isSame: (other: Row) => boolean): void;
  /** Fetches the rows in view again; the old ones stay on show until the new ones are here. */
  refresh(): void;
}

/**
 * Keeps the pages of a view around what is looked at. When `view` is replaced by one of the same `shape` (the same
 * rows in the same order), old rows stay on show until the new ones are here, so that typing does not flicker.
 */
export function usePages<Row>(
  view: View | null,
  shape: string,
  fetchPage: FetchPage<Row>,
  onLost?: () => void,
): Pages<Row> {
  const [, redraw] = useState(0);
  const pages = useRef(new Map<number, { rows: readonly Row[]; viewId: string; round: number }>());
  /** Goes up when rows are to be fetched again. */
  const round = useRef(0);
  const asked = useRef(new Set<string>());
  const seen = useRef({ from: 0, to: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const viewNow = useRef(view);
  viewNow.current = view;
  const shapeNow = useRef(shape);
  if (shapeNow.current !== shape) {
    shapeNow.current = shape;
    pages.current = new Map();
  }

  const fetchSeen = useCallback(async () => {
    if (!view) return;
    const first = Math.floor(seen.current.from / PAGE);
    const last = Math.floor(Math.max(0, seen.current.to - 1) / PAGE);
    for (let page = first; page <= last && page * PAGE < view.count; page += 1) {
      const mine = round.current;
      const key = `${view.viewId} ${page} ${mine}`;
      const here = pages.current.get(page);
      if ((here?.viewId === view.viewId && here.round === mine) || asked.current.has(key)) continue;
      asked.current.add(key);
      const result = await fetchPage(view.viewId, page * PAGE, PAGE);
      asked.current.delete(key);
      // Main keeps only the latest views open; one that was closed is opened again by its owner.
      // Rows of a view that was replaced meanwhile may be older than those that are here.
      if (viewNow.current?.viewId !== view.viewId || shapeNow.current !== shape) return;
      if (!result.ok && result.error.kind === 'not-found') return onLost?.();
      if (!result.ok || round.current !== mine) continue;
      pages.current.delete(page);
      pages.current.set(page, { rows: result.value, viewId: view.viewId, round: mine });
      const [oldest] = pages.current.keys();
      if (pages.current.size > KEPT && oldest !== undefined) pages.current.delete(oldest);
      redraw((count) => count + 1);
    }
  }, [view, shape, fetchPage, onLost]);

  useEffect(() => {
    void fetchSeen();
    return () => clearTimeout(timer.current);
  }, [fetchSeen]);

  const onWindow = useCallback(
    (from: number, to: number) => {
      seen.current = { from, to };
      // While the scrollbar is dragged only the place where it rests is worth a request.
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void fetchSeen(), SETTLE_MS);
    },
    [fetchSeen],
  );

  const rowAt = useCallback((index: number) => {
    const page = pages.current.get(Math.floor(index / PAGE));
    return page?.rows[index % PAGE];
  }, []);

  const isFresh = useCallback((index: number) => {
    const page = pages.current.get(Math.floor(index / PAGE));
    return page !== undefined && page.viewId === viewNow.current?.viewId;
  }, []);

  const put = useCallback((row: Row, isSame: (other: Row) => boolean) => {
    for (const [at, page] of pages.current) {
      if (!page.rows.some(isSame)) continue;
      const rows = page.rows.map((other) => (isSame(other) ? row : other));
      pages.current.set(at, { ...page, rows });
    }
    redraw((count) => count + 1);
  }, []);

  const refresh = useCallback(() => {
    round.current += 1;
    void fetchSeen();
  }, [fetchSeen]);

  return { rowAt, isFresh, onWindow, put, refresh };
}
