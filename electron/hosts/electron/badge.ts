import { app, type BrowserWindow, nativeImage } from 'electron';
import { desktop } from '../../../shared/texts/en/desktop.ts';
import { dotPixels } from './dot-pixels.ts';

/** Shows at the app's icon how many decisions wait, 0 for none: by a number, and on Windows, which has none, by a dot. */
export function showBadge(decisions: number, window: BrowserWindow | null): void {
  if (process.platform !== 'win32') {
    app.setBadgeCount(decisions);
    return;
  }
  const dot =
    decisions === 0 ? null : nativeImage.createFromBitmap(dotPixels(size), { width: size, height: size });
  window?.setOverlayIcon(dot, decisions === 0 ? '' : desktop.waits);
}

const size = 32;
