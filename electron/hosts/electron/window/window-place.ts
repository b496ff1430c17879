import type { Display, Rectangle } from 'electron';

/** The work area is without taskbar, dock and menu. */
export type Screenful = Readonly<Pick<Display, 'bounds' | 'workArea'>>;

/** Without `x` and `y`: the middle of the main display. */
type WindowBounds = Partial<Rectangle> & Pick<Rectangle, 'width' | 'height'>;

/** Pixels of a title bar that must be on a display to be grabbed, in each direction. */
const reach = 80;

/** The share of a window that may be off all displays, for a window placed across two of them. */
const mayBeHidden = 0.1;

/** Identifies the arrangement of displays: a place on another arrangement means nothing here. */
export function arrangementOf(displays: readonly Screenful[]): string {
  const each = displays.map(({ bounds: { x, y, width, height } }) => `${width}x${height}+${x}+${y}`);
  return each.sort().join(' ');
}

/** The earlier place, or one fitted to the display that showed most of the window or is nearest. Main display first. */
export function placeWindow(
  was: Rectangle | null,
  displays: readonly Screenful[],
  usual: { readonly width: number; readonly height: number },
): WindowBounds {
  const [main, ...others] = displays.map(({ workArea }) => workArea);
  if (main === undefined) return was ?? usual;
  if (was === null)
    return { width: Math.min(usual.width, main.width), height: Math.min(usual.height, main.height) };
  const areas = [main, ...others];
  const shown = areas.reduce((sum, area) => sum + overlap(was, area), 0);
  if (shown >= (1 - mayBeHidden) * was.width * was.height && areas.some((area) => hasTitleIn(was, area)))
    return was;
  const area = areas.reduce((best, one) => (closeness(was, one) > closeness(was, best) ? one : best));
  const isSmall = was.width <= area.width && was.height <= area.height;
  return isSmall && hasTitleIn(was, area) ? was : fitted(was, area);
}

function fitted(was: Rectangle, area: Rectangle): Rectangle {
  const width = Math.min(was.width, area.width);
  const height = Math.min(was.height, area.height);
  return {
    x: Math.min(Math.max(was.x, area.x), area.x + area.width - width),
    y: Math.min(Math.max(was.y, area.y), area.y + area.height - height),
    width,
    height,
  };
}

/** Larger for a display that shows more of the window; negative, by distance, for one that shows none. */
function closeness(was: Rectangle, area: Rectangle): number {
  const shown = overlap(was, area);
  return shown > 0
    ? shown
    : -Math.hypot(gap(was.x, was.width, area.x, area.width), gap(was.y, was.height, area.y, area.height));
}

function gap(from: number, length: number, otherFrom: number, otherLength: number): number {
  return Math.max(0, otherFrom - (from + length), from - (otherFrom + otherLength));
}

function overlap(one: Rectangle, other: Rectangle): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0 && down > 0 ? across * down : 0;
}

function hasTitleIn(was: Rectangle, area: Rectangle): boolean {
  const across = Math.min(was.x + was.width, area.x + area.width) - Math.max(was.x, area.x);
  return across >= reach && was.y >= area.y && was.y <= area.y + area.height - reach;
}
