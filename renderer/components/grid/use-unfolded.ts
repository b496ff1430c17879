import { type ReactNode, useEffect, useState } from 'react';
import type { ShownList } from './use-list.ts';

interface UnfoldedDeps<Row> {
  readonly list: Pick<ShownList<Row>, 'viewId' | 'isPrevious' | 'rowAt'>;
  below?(row: Row): ReactNode;
}

export type Unfolded = ReturnType<typeof useUnfolded>;

const NONE: ReadonlyMap<number, number> = new Map();

/** The unfolded rows, with the height of what is below each; a change of view folds them. */
export function useUnfolded<Row>({ list: { viewId, isPrevious, rowAt }, below }: UnfoldedDeps<Row>) {
  const [unfoldedRows, setKnown] = useState({ viewId, heights: NONE });
  const heights = unfoldedRows.viewId === viewId ? unfoldedRows.heights : NONE;

  function canAt(index: number): boolean {
    const row = rowAt(index);
    return row !== undefined && (below?.(row) ?? null) !== null;
  }

  /** Null folds it. */
  function put(index: number, height: number | null): void {
    setKnown((before) => {
      const next = new Map(before.viewId === viewId ? before.heights : NONE);
      if (height === null) next.delete(index);
      else next.set(index, height);
      return { viewId, heights: next };
    });
  }

  // The part below a row may disappear.
  const empty = [...heights.keys()].find((index) => rowAt(index) !== undefined && !canAt(index));
  useEffect(() => {
    if (empty !== undefined) put(empty, null);
  });

  return {
    heights,
    canAt,
    toggle(index: number): void {
      if (!isPrevious) put(index, heights.has(index) ? null : 0);
    },
    measured(index: number, height: number): void {
      if (heights.get(index) !== height) put(index, height);
    },
  };
}
