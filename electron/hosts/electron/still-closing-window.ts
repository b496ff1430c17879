import { BrowserWindow } from 'electron';
import { currentLanguage } from '../../../shared/language/current-language.ts';
import { desktop } from '../../../shared/texts/en/desktop.ts';
import { safePage, windowColour } from './window/theme.ts';

/** In ms; if closing takes less, nobody could read a window. */
const showAfterMs = 500;

/** Opens a small window once closing takes longer than a moment; `show` opens it at once, in front. */
export function openClosingWindow(): { show(): void; close(): void } {
  let window: BrowserWindow | null = null;
  function show(): void {
    if (window === null || window.isDestroyed()) window = createWindow();
    else window.show();
  }
  const soon = setTimeout(show, showAfterMs).unref();
  return {
    show,
    close() {
      clearTimeout(soon);
      window?.destroy();
    },
  };
}

function createWindow(): BrowserWindow {
  const window = new BrowserWindow({
    width: 440,
    height: 190,
    useContentSize: true,
    resizable: false,
    maximizable: false,
    fullscreenable: false,
    title: desktop.closing.title,
    backgroundColor: windowColour(),
    autoHideMenuBar: true,
    webPreferences: { ...safePage, javascript: false, devTools: false },
  });
  void window.loadURL(`data:text/html;charset=utf-8,${encodeURIComponent(page())}`);
  return window;
}

function page(): string {
  const { title, waits, after } = desktop.closing;
  return `<!doctype html>
<html lang="${currentLanguage()}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>
body { margin: 28px; font: 14px/1.5 system-ui, sans-serif; background: light-dark(#fff, #14161a); color: light-dark(#1b1d22, #e8eaee); cursor: default; }
h1 { margin: 0 0 8px; font-size: 16px; }
p { margin: 0 0 8px; }
</style>
</head>
<body>
<main role="status">
<h1>${title}</h1>
<p>${waits}</p>
<p>${after}</p>
</main>
</body>
</html>`;
}
