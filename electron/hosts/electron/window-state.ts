import { join } from 'node:path';
import type { BrowserWindow, Rectangle, Screen } from 'electron';
import { readJson, writeJson } from '../../settings/json-file.ts';

/** Where the window was last time. */
export interface WindowState {
  readonly bounds: Rectangle | null;
  readonly maximized: boolean;
}

const unknownState: WindowState = { bounds: null, maximized: false };

/** Reads where the window was; a place that no display shows any more counts as unknown. */
export function readWindowState(dataDir: string, screen: Screen): WindowState {
  try {
    const kept = readJson(pathIn(dataDir)) as Partial<WindowState> | undefined;
    const bounds = kept?.bounds;
    if (!bounds || !Object.values(bounds).every(Number.isInteger)) return unknownState;
    const { workArea } = screen.getDisplayMatching(bounds);
    return overlaps(bounds, workArea) ? { bounds, maximized: kept.maximized === true } : unknownState;
  } catch {
    return unknownState;
  }
}

/** Keeps where the window is for the next start; a disk that refuses it is not worth a message. */
export function keepWindowState(dataDir: string, window: BrowserWindow): void {
  const state: WindowState = { bounds: window.getNormalBounds(), maximized: window.isMaximized() };
  try {
    writeJson(pathIn(dataDir), state);
  } catch {
    // The window opens in its usual place then.
  }
}

function pathIn(dataDir: string): string {
  return join(dataDir, 'window.json');
}

/** Enough of the title bar has to be on a display to be taken hold of. */
function overlaps(bounds: Rectangle, area: Rectangle): boolean {
  const reach = 80;
  const across = Math.min(bounds.x + bounds.width, area.x + area.width) - Math.max(bounds.x, area.x);
  const top = bounds.y >= area.y && bounds.y <= area.y + area.height - reach;
  return across >= reach && top;
}
