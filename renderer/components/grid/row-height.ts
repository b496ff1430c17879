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
  tracks: string,
  listKey: string | null,
): { readonly height: number; readonly lines: number } {
  const [lines, setLines] = useState(1);
  /** The list, place and rows of the last time that all rows drawn were loaded. */
  const measured = useRef({ listKey, top: 0, rows: new Map<string, string>() });
  const least = places.some(({ side }) => side === 'below') ? 2 : 1;
  // With every render: rows, texts and widths change only then.
  useLayoutEffect(() => {
    if (!box.current) return;
    const texts = [...box.current.querySelectorAll<HTMLElement>('[data-wraps] > span')];
    const most = Math.max(1, ...texts.map((text) => Math.round(text.scrollHeight / LINE)));
    const areLoaded = texts.length > 0 && !texts.some((text) => text.className === 'grid-waiting');
    let mayShrink = false;
    if (areLoaded) {
      const before = measured.current;
      const top = box.current.scrollTop;
      const rows = rowsOf(texts, `${box.current.offsetWidth} ${tracks}`);
      measured.current = { listKey, top, rows };
      // Never by scrolling, nor because fewer rows are drawn: lower rows show more of them, a long one would make all rows
      // taller, and then hide again, without an end.
      const isChanged = [...rows].some(([row, text]) => (before.rows.get(row) ?? text) !== text);
      mayShrink = listKey !== before.listKey || (top === before.top && isChanged);
    }
    const wanted = Math.min(MOST_LINES, mayShrink ? most : Math.max(lines, most));
    if (wanted !== lines) setLines(wanted);
  });

  const shown = Math.max(least, lines);
  return {
    height: shown === 1 ? ONE_LINE : LINE * shown + AROUND,
    lines: shown,
  };
}

/** What each row shows and how wide, by its place in the list. */
function rowsOf(texts: readonly HTMLElement[], width: string): Map<string, string> {
  const rows = new Map<string, string>();
  for (const text of texts) {
    const row = text.closest('[aria-rowindex]')?.getAttribute('aria-rowindex') ?? '';
    rows.set(row, `${rows.get(row) ?? width} ${text.textContent}`);
  }
  return rows;
}
