import { join } from 'node:path';
import type { BrowserWindow, Rectangle, Screen } from 'electron';
import { readJson, writeJson } from '../../../settings/json-file.ts';
import { arrangementOf, placeWindow, type Screenful } from './window-place.ts';

/** By arrangement of displays; the latest last. */
type Kept = readonly {
  readonly bounds: Rectangle;
  readonly maximized: boolean;
  readonly displays: string;
}[];

const most = 8;

const usual = { width: 1360, height: 860 };

/** The window's place on the current displays, or else its latest place, fitted to them. */
export function readWindowState(dataDir: string, screen: Screen) {
  const displays = displaysOf(screen);
  const here = arrangementOf(displays);
  const kept = readKept(dataDir);
  const was = kept.findLast((one) => one.displays === here) ?? kept.at(-1);
  const [main] = displays;
  return {
    bounds: placeWindow(was?.bounds ?? null, displays, usual),
    maximized: was?.maximized === true,
    /** The minimum size, no larger than the main display. */
    least: {
      minWidth: Math.min(900, main?.workArea.width ?? 900),
      minHeight: Math.min(600, main?.workArea.height ?? 600),
    },
  };
}

/** A failed write is not worth a message. */
export function keepWindowState(dataDir: string, screen: Screen, window: BrowserWindow): void {
  const displays = arrangementOf(displaysOf(screen));
  const others = readKept(dataDir).filter((one) => one.displays !== displays);
  const place = { bounds: window.getNormalBounds(), maximized: window.isMaximized(), displays };
  try {
    writeJson(pathIn(dataDir), { places: [...others, place].slice(-most) });
  } catch {
    // The window then opens in its usual place.
  }
}

export function keepInSight(screen: Screen, window: BrowserWindow): void {
  function comeBack(): void {
    // The system moves a window that fills a display; a minimized one is moved when restored.
    if (window.isMinimized() || window.isMaximized() || window.isFullScreen()) return;
    const was = window.getBounds();
    const next = placeWindow(was, displaysOf(screen), usual);
    if (next !== was) window.setBounds(next);
  }
  screen.on('display-removed', comeBack);
  window.on('restore', comeBack);
  window.once('closed', () => screen.off('display-removed', comeBack));
}

function displaysOf(screen: Screen): readonly Screenful[] {
  const main = screen.getPrimaryDisplay();
  return [main, ...screen.getAllDisplays().filter(({ id }) => id !== main.id)];
}

/** Empty if the file is not readable. */
function readKept(dataDir: string): Kept {
  try {
    const { places } = (readJson(pathIn(dataDir)) ?? {}) as { readonly places?: unknown };
    return Array.isArray(places) ? places.filter(isPlace).slice(-most) : [];
  } catch {
    return [];
  }
}

function isPlace(kept: unknown): kept is Kept[number] {
  const { bounds, displays } = (kept ?? {}) as {
    readonly bounds?: Partial<Rectangle>;
    readonly displays?: unknown;
  };
  const numbers = [bounds?.x, bounds?.y, bounds?.width, bounds?.height];
  const isSize = Number(bounds?.width) > 0 && Number(bounds?.height) > 0;
  return numbers.every(Number.isInteger) && isSize && typeof displays === 'string';
}

function pathIn(dataDir: string): string {
  return join(dataDir, 'window.json');
}
