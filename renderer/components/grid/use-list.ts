import { useEffect, useReducer, useRef, useState } from 'react';
import { List, type ListRequest } from './list.ts';

/** A list as a component shows it. */
export type ListOnShow<Row> = ReturnType<typeof useList<Row>>;

/** What makes a list old that is still wanted: each may be any value that differs after a change. */
interface Changes {
  /** The same rows may say something else now. */
  readonly rows?: unknown;
  /** Other rows may belong to the list. */
  readonly members?: unknown;
  /** So many ms pass before either is read again, at least. */
  readonly pace?: number;
}

/** Keeps the rows of a list in main at hand; null wants none. The one way in which grids ask, are overtaken and recover. */
export function useList<Row>(request: ListRequest<Row> | null, { rows, members, pace = 0 }: Changes = {}) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [list] = useState(() => new List<Row>(redraw));
  useEffect(() => list.want(request));
  useEffect(() => () => list.want(null), [list]);
  useAfterChange(rows, () => list.reread(pace));
  useAfterChange(members, () => list.reopen(pace));

  const { key, viewId, count, error, rowAt, isFresh, look, put, reopen, retry } = list;
  // The rows on show are of an earlier request: shown dimmed and `aria-busy`, acted on by nothing, they go when what is wanted
  // comes or fails.
  const isPrevious = key !== null && key !== request?.key;
  // How many rows there are of what is wanted; null until that is known.
  const found = key === null || isPrevious ? null : count;
  return { key, viewId, count, error, rowAt, isFresh, look, put, reopen, retry, isPrevious, found };
}

function useAfterChange(value: unknown, act: () => void): void {
  const known = useRef(value);
  useEffect(() => {
    if (known.current === value) return;
    known.current = value;
    act();
  });
}
