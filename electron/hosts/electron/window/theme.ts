import { type BrowserWindow, nativeTheme } from 'electron';

/** Shown before the page is painted; matches dialogs and title bars. */
export function windowColour(): string {
  return nativeTheme.shouldUseDarkColors ? '#14161a' : '#ffffff';
}

/** Settings for every window of the app. */
export const safePage = {
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  webSecurity: true,
  webviewTag: false,
} as const;

export function followTheme(window: BrowserWindow): void {
  const paint = (): void => window.setBackgroundColor(windowColour());
  nativeTheme.on('updated', paint);
  window.once('closed', () => nativeTheme.off('updated', paint));
}
