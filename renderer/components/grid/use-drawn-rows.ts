import { useEffect, useReducer, useRef } from 'react';
import { afterPaint } from '../lists/after-paint.ts';

/** Rows on either side of those in sight that are drawn before somebody comes to them. */
const AROUND = 8;

interface RowsOnShow {
  /** How many px of the list are above the view, and how many the view shows. */
  readonly offset: number;
  readonly view: number;
  /** Of one row, in px. */
  readonly height: number;
  readonly count: number;
  /** Whether a row is here already. */
  isHere(index: number): boolean;
}

/**
 * Which rows of a list to draw, `[from, to)`. After a jump those in sight come first, and those around them once these are
 * painted with what they say: all at once would hold up whoever goes on scrolling.
 */
export function useDrawnRows({ offset, view, height, count, isHere }: RowsOnShow): {
  readonly from: number;
  readonly to: number;
} {
  const first = Math.min(count, Math.floor(offset / height));
  const last = Math.min(count, Math.ceil((offset + view) / height));
  const settled = useRef(Number.NEGATIVE_INFINITY);
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const isNear = Math.abs(first - settled.current) <= AROUND;
  const mayBegin = isNear || (count > 0 && isHere(first));
  useEffect(() => {
    if (isNear) settled.current = first;
    else if (mayBegin)
      return afterPaint(() => {
        settled.current = first;
        draw();
      });
    return undefined;
  }, [first, isNear, mayBegin]);

  const around = isNear ? AROUND : 0;
  return { from: Math.max(0, first - around), to: Math.min(count, last + around) };
}
