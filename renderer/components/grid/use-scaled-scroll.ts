import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { RowOffsets } from '../../../shared/format/row-offsets.ts';
import { scrollScale } from '../../../shared/format/scroll-scale.ts';
import { afterPaint } from '../timing/after-paint.ts';
import { onResize } from '../timing/on-resize.ts';

const IDLE_MS = 140;

/**
 * Scrolls a list of any height in `ref`, although Chromium limits an element's height. `offset` px of the
 * list are above the view, which is `view` px tall; the element itself is scrolled to `top`. The header
 * covers the first `header` px.
 */
export function useScaledScroll(ref: RefObject<HTMLElement | null>, total: number, header: number) {
  const [view, setView] = useState(600);
  const [place, setPlace] = useState({ offset: 0, top: 0 });
  const now = useRef(place);
  const idle = useRef<ReturnType<typeof setTimeout>>(undefined);
  const scale = useMemo(() => scrollScale(total, view), [total, view]);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    // While it was out of view, the browser may have forgotten where it was.
    element.scrollTop = now.current.top;
    return onResize(element, () => setView(Math.max(1, element.clientHeight - header)));
  }, [ref, header]);

  const goTo = useCallback(
    (offset: number) => {
      const element = ref.current;
      if (!element) return;
      const wanted = Math.min(Math.max(0, offset), scale.most);
      element.scrollTop = scale.topOf(wanted);
      now.current = { offset: wanted, top: element.scrollTop };
      setPlace(now.current);
    },
    [ref, scale],
  );

  // If the list becomes shorter, the view must not be past its end.
  useLayoutEffect(() => {
    if (now.current.offset > scale.most) goTo(scale.most);
  }, [scale, goTo]);

  const onScroll = useCallback(() => {
    const element = ref.current;
    // Going out of view scrolls it to the top too.
    if (!element?.checkVisibility()) return;
    const top = element.scrollTop;
    const moved = top - now.current.top;
    if (moved === 0) return;
    // A small move is the wheel or a finger and scrolls by pixel; a large one is a dragged scrollbar.
    const small = !scale.exact && Math.abs(moved) < view * 1.5 && top > 0 && top < scale.topOf(scale.most);
    const offset = small
      ? Math.min(Math.max(0, now.current.offset + moved), scale.most)
      : scale.offsetOf(top);
    now.current = { offset, top };
    setPlace(now.current);
    clearTimeout(idle.current);
    if (scale.exact) return;
    idle.current = setTimeout(() => {
      // Scrolling now would undo a jump whose event is still to come.
      if (element.scrollTop === now.current.top) goTo(now.current.offset);
    }, IDLE_MS);
  }, [ref, scale, view, goTo]);

  useEffect(() => () => clearTimeout(idle.current), []);

  /** Scrolls just far enough to show `[from, to)` px of the list. */
  const reveal = useCallback(
    (from: number, to: number) => {
      const { offset } = now.current;
      if (from < offset) goTo(from);
      else if (to > offset + view) goTo(to - view);
    },
    [goTo, view],
  );

  // Stable, so that an effect on it does not run when the list merely grows.
  const latest = useRef(goTo);
  latest.current = goTo;
  const toTop = useCallback(() => latest.current(0), []);

  return { ...place, goTo, toTop, height: scale.height, view, onScroll, reveal };
}

/** Keeps the row at the top of the view in its place when rows become taller or lower. */
export function useSameTop({ offset, goTo }: ReturnType<typeof useScaledScroll>, offsets: RowOffsets): void {
  const before = useRef(offsets);
  useLayoutEffect(() => {
    const first = before.current.indexAt(offset);
    const top = offsets.topOf(first) + offset - before.current.topOf(first);
    if (before.current.rowHeight !== offsets.rowHeight && offset > 0) goTo(top);
    before.current = offsets;
  }, [offsets, offset, goTo]);
}

/** Rows drawn above and below the view. */
const AROUND = 8;

interface ScrolledRows {
  /** In px: the height of the list above the view, and the view's height. */
  readonly offset: number;
  readonly view: number;
  readonly offsets: RowOffsets;
  readonly count: number;
  isHere(index: number): boolean;
}

/**
 * The rows to draw, `[from, to)`. After a jump the visible rows come first, and the others once these are
 * painted: all at once would delay a person who keeps scrolling.
 */
export function useDrawnRows({ offset, view, offsets, count, isHere }: ScrolledRows) {
  const first = Math.min(count, offsets.indexAt(offset));
  const last = Math.min(count, offsets.indexAt(offset + view) + 1);
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
