import type { BrowserWindow } from 'electron';
import type { Zoom } from '../../../../shared/commands/commands.ts';

/** The steps of the menu's own items. */
const steps: { readonly [zoom in Exclude<Zoom, 'reset'>]: number } = { in: 0.5, out: -0.5 };

/** Shows everything in a window larger, smaller or as usual, as the menu does. */
export function zoomPage(window: BrowserWindow | null, zoom: Zoom): void {
  if (window === null) return;
  const { webContents } = window;
  webContents.zoomLevel = zoom === 'reset' ? 0 : webContents.zoomLevel + steps[zoom];
}
