import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';
import { nameHeader } from '../../../shared/sheet/name-header.ts';
import type { SheetColumn } from '../../../shared/sheet/sheet.ts';

/** Of the box's width, row numbers included: more would leave too little for the others to scroll in. */
const mostPinned = 0.4;

type Pins = ReadonlyMap<number, CSSProperties>;

const NONE: Pins = new Map();

/**
 * Keeps the columns of numbers, consent and names in view, by the styles of their cells: each stays in its
 * place in the file until it would leave the box, and then at that edge.
 */
export function usePinned(
  box: RefObject<HTMLElement | null>,
  columns: readonly SheetColumn[],
  numberColumn: number | null,
  consent: readonly number[],
): Pins {
  const important = [
    ...columns.filter(({ index }) => index === numberColumn),
    ...columns.filter(({ index }) => consent.includes(index)),
    ...columns.filter(({ name }) => nameHeader(name) !== 'none'),
  ];
  const key = [...new Set(important.map(({ index }) => index))].join(' ');
  const [pins, setPins] = useState(NONE);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const rowNumbers = element.querySelector('.sheet-row-number');
    const headers = key.split(' ').flatMap((index) => {
      const header = index === '' ? null : element.querySelector(`[data-column="${index}"]`);
      return header === null ? [] : [{ index: Number(index), header }];
    });
    const measure = (): void => {
      const { scrollWidth, clientWidth } = element;
      const start = widthOf(rowNumbers);
      const widths = headers.map(({ index, header }) => ({ index, width: widthOf(header) }));
      setPins(scrollWidth > clientWidth ? pinsOf(widths, start, clientWidth * mostPinned - start) : NONE);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const { header } of headers) observer.observe(header);
    return () => observer.disconnect();
  }, [box, key]);
  return pins;
}

/** The most important columns first, as far as they fit into `most` px. */
function pinsOf(
  important: readonly { readonly index: number; readonly width: number }[],
  start: number,
  most: number,
): Pins {
  let all = 0;
  const kept = important.filter(({ width }) => {
    if (all + width > most) return false;
    all += width;
    return true;
  });
  const pins = new Map<number, CSSProperties>();
  let before = 0;
  for (const { index, width } of kept.sort((one, other) => one.index - other.index)) {
    pins.set(index, { position: 'sticky', left: start + before, right: all - before - width });
    before += width;
  }
  return pins;
}

function widthOf(element: Element | null): number {
  return element?.getBoundingClientRect().width ?? 0;
}
