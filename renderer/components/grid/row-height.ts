import { type RefObject, useLayoutEffect, useState } from 'react';
import { onResize } from '../timing/on-resize.ts';
import type { GridColumn, Place } from './column.ts';

/** In px: titles in one line and in two; a row with one line, a line, and the space around several lines. */
const HEADERS = { 1: 32, 2: 46 } as const;
const ONE_LINE = 36;
const LINE = 18;
const AROUND = 10;
/** In px, at both sides of a cell. */
const PADDING = 20;

/**
 * All rows have the height of the longest text in its column, so that scroll positions in a list of any
 * length can be calculated.
 */
export function useRowHeight<Row>(
  box: RefObject<HTMLElement | null>,
  columns: readonly GridColumn<Row>[],
  places: readonly Place[],
): { readonly header: number; readonly height: number; readonly hasLines: boolean } {
  const [width, setWidth] = useState(0);
  const at = columns.findIndex((column) => column.lines);
  useLayoutEffect(() => {
    const title = box.current?.querySelector<HTMLElement>(`[role=columnheader][aria-colindex="${at + 1}"]`);
    if (!title) return;
    return onResize(title, () => setWidth(title.offsetWidth));
  }, [box, at]);

  const least = places.some(({ side }) => side === 'below') ? 2 : 1;
  const lines = Math.max(least, width === 0 ? 1 : (columns[at]?.lines?.(width) ?? 1));
  return {
    header: HEADERS[least],
    height: lines === 1 ? ONE_LINE : LINE * lines + AROUND,
    hasLines: at >= 0,
  };
}

/** The most lines that a text of so many characters takes, if its characters are as wide as those of `sample`. */
export function linesOf(sample: string, characters: number, width: number): number {
  if (sample === '' || characters === 0) return 1;
  const text = document.createElement('canvas').getContext('2d');
  if (text === null) return 1;
  const { fontSize, fontFamily } = getComputedStyle(document.body);
  text.font = `${fontSize} ${fontFamily}`;
  const each = text.measureText(sample).width / sample.length;
  // A word that no longer fits leaves room at the end of its line: about half of a long word.
  return Math.ceil((characters * each) / Math.max(1, width - PADDING - 5 * each));
}
