/** How far down a list that is taller than an element may be is shown by an element of a height that is allowed. */
export interface ScrollScale {
  /** Height to give the element, in px. */
  readonly height: number;
  /** The furthest offset: the list's height less the view's. */
  readonly most: number;
  /** Whether offsets and scroll positions are the same thing. */
  readonly exact: boolean;
  /** The element's scroll position for an offset in the list. */
  topOf(offset: number): number;
  /** The offset in the list for a scroll position of the element. */
  offsetOf(top: number): number;
}

/** Chromium caps an element at 33,554,428 physical px, which screens of high density reach four times sooner. */
export const TALLEST = 8_000_000;

// Both ends scroll pixel by pixel, so that the first and the last rows can be aimed at like any others.
const EDGE = 100_000;

/** Maps a list of `total` px seen through `view` px onto an element of at most `tallest` px. */
export function scrollScale(total: number, view: number, tallest = TALLEST): ScrollScale {
  const most = Math.max(0, total - view);
  if (total <= tallest) {
    return { height: total, most, exact: true, topOf: within(most), offsetOf: within(most) };
  }
  const top = tallest - view;
  const edge = Math.min(EDGE, top / 4);
  const stretch = (most - 2 * edge) / (top - 2 * edge);
  return {
    height: tallest,
    most,
    exact: false,
    topOf(offset) {
      const at = clamp(offset, most);
      if (at <= edge) return at;
      if (at >= most - edge) return top - (most - at);
      return edge + (at - edge) / stretch;
    },
    offsetOf(position) {
      const at = clamp(position, top);
      if (at <= edge) return at;
      if (at >= top - edge) return most - (top - at);
      return edge + (at - edge) * stretch;
    },
  };
}

function within(most: number): (value: number) => number {
  return (value) => clamp(value, most);
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}
