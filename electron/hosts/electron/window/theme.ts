import { type BrowserWindow, nativeTheme } from 'electron';

/** What a window shows before its page is painted, in the colours that dialogs and title bars have too. */
export function windowColour(): string {
  return nativeTheme.shouldUseDarkColors ? '#14161a' : '#ffffff';
}

/** Keeps the colour behind a window's page what the system's or the app's own choice makes it. */
export function followTheme(window: BrowserWindow): void {
  const paint = (): void => window.setBackgroundColor(windowColour());
  nativeTheme.on('updated', paint);
  window.once('closed', () => nativeTheme.off('updated', paint));
}
