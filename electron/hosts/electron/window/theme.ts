import { type BrowserWindow, nativeTheme } from 'electron';

/** Shown before the page is painted; matches dialogs and title bars. */
export function windowColour(): string {
  return nativeTheme.shouldUseDarkColors ? '#14161a' : '#ffffff';
}

export function followTheme(window: BrowserWindow): void {
  const paint = (): void => window.setBackgroundColor(windowColour());
  nativeTheme.on('updated', paint);
  window.once('closed', () => nativeTheme.off('updated', paint));
}
