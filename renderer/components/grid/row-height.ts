import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Place } from './column.ts';

/** In px: a row with one line, a line, and the space around several lines. */
const ONE_LINE = 36;
const LINE = 18;
const AROUND = 10;
/** More than a text of three parts takes in the narrowest column; a longer text ends in "…". */
const MOST_LINES = 24;

/**
 * All rows are equally tall, so that a list of any length is scrolled by counting: as tall as the longest
 * text among those drawn so far in this list needs as it is rendered.
 */
export function useRowHeight(
  box: RefObject<HTMLElement | null>,
  places: readonly Place[],
  listKey: string | null,
): { readonly height: number; readonly lines: number } {
  const [lines, setLines] = useState(1);
  const measured = useRef({ listKey, top: 0 });
  const least = places.some(({ side }) => side === 'below') ? 2 : 1;
  // With every render: rows, texts and widths change only then.
  useLayoutEffect(() => {
    if (!box.current) return;
    const texts = [...box.current.querySelectorAll<HTMLElement>('[data-wraps] > span')];
    const most = Math.max(1, ...texts.map((text) => Math.round(text.scrollHeight / LINE)));
    const top = box.current.scrollTop;
    const isSamePlace = measured.current.listKey === listKey && measured.current.top === top;
    const areLoaded = texts.length > 0 && !texts.some((text) => text.className === 'grid-waiting');
    measured.current = { listKey, top };
    // Rows become lower only where their texts became shorter, never by scrolling.
    const wanted = Math.min(MOST_LINES, isSamePlace && areLoaded ? most : Math.max(lines, most));
    if (wanted !== lines) setLines(wanted);
  });

  const shown = Math.max(least, lines);
  return {
    height: shown === 1 ? ONE_LINE : LINE * shown + AROUND,
    lines: shown,
  };
}
