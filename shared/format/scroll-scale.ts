/** Scrolls a list that is taller than an element may be, with an element of an allowed height. */
export interface ScrollScale {
  /** For the element, in px. */
  readonly height: number;
  /** The largest offset: the list's height minus the view's. */
  readonly most: number;
  /** Offsets equal scroll positions. */
  readonly exact: boolean;
  topOf(offset: number): number;
  offsetOf(top: number): number;
}

/** Chromium limits an element to 33,554,428 physical px, which high-density screens reach four times sooner. */
export const TALLEST = 8_000_000;

// Both ends scroll pixel by pixel, so that the first and last rows are as easy to hit as any others.
const EDGE = 100_000;

/** `total` px of a list, `view` of them visible, on an element of at most `TALLEST` px. */
export function scrollScale(total: number, view: number): ScrollScale {
  const most = Math.max(0, total - view);
  if (total <= TALLEST) {
    return { height: total, most, exact: true, topOf: within(most), offsetOf: within(most) };
  }
  const top = TALLEST - view;
  const edge = Math.min(EDGE, top / 4);
  const stretch = (most - 2 * edge) / (top - 2 * edge);
  return {
    height: TALLEST,
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
