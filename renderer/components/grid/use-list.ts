import { useEffect, useReducer, useRef, useState } from 'react';
import { type ListRequest, LoadedRows } from './loaded-rows.ts';

export type ShownList<Row> = ReturnType<typeof useList<Row>>;

/** A changed value of any kind makes the list outdated. */
interface Changes {
  /** Changes if the same rows may show something else now. */
  readonly rows?: unknown;
  /** Changes if other rows may belong to the list. */
  readonly members?: unknown;
  /** The least time between two readings of the rows, in ms. */
  readonly pace?: number;
  /** The least time between two openings, in ms. */
  readonly membersPace?: number;
}

/** The rows of a list in main; null wants no rows. All grids request rows and recover from failures by this hook. */
export function useList<Row>(
  request: ListRequest<Row> | null,
  { rows, members, pace = 0, membersPace = 0 }: Changes = {},
) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [list] = useState(() => new LoadedRows<Row>(redraw));
  useEffect(() => list.want(request));
  useEffect(() => () => list.rest(), [list]);
  useAfterChange(rows, () => list.reread(pace));
  useAfterChange(members, () => list.reopen(membersPace));

  const { key, viewId, count, error, rowAt, isFresh, look, put, reopen, retry } = list;
  // The rows shown are of the previous request: dimmed, `aria-busy` and not to be acted on, until the new
  // request succeeds or fails.
  const isPrevious = key !== null && key !== request?.key;
  // How many rows the wanted list has; null until known.
  const countNow = key === null || isPrevious ? null : count;
  return { key, viewId, count, error, rowAt, isFresh, look, put, reopen, retry, isPrevious, found: countNow };
}

export function useAfterChange<Value>(value: Value, act: (value: Value) => void): void {
  const valueBefore = useRef(value);
  useEffect(() => {
    if (valueBefore.current === value) return;
    valueBefore.current = value;
    act(value);
  });
}
