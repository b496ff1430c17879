import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { app, type BrowserWindow, dialog, session } from 'electron';
import { createApp } from '../../app.ts';
import { defaultDataDir } from '../data-dir.ts';
import { askBeforeClosing } from './closing.ts';
import { createDesktop } from './desktop.ts';
import { askWhereToSave } from './downloads.ts';
import { openVault } from './keychain-vault.ts';
import { lockPages, lockSession } from './lockdown.ts';
import { setMenu } from './menu.ts';
import { endWithSystem } from './system-end.ts';
import { openWindow } from './window.ts';
import { declareWindowScheme, serveWindow } from './window-protocol.ts';
import { connectWire } from './wire.ts';

const { values } = parseArgs({
  args: process.argv.slice(1),
  options: { 'data-dir': { type: 'string' } },
  allowPositionals: true,
  strict: false,
});
const named = values['data-dir'];
const dataDir = typeof named === 'string' ? resolve(named) : defaultDataDir();

// Chromium's own profile lives beside our data, so that two data folders never share a window or a lock.
const profileDir = join(dataDir, 'window');
mkdirSync(profileDir, { recursive: true, mode: 0o700 });
app.setPath('userData', profileDir);
app.setPath('sessionData', profileDir);
app.setAppUserModelId('app.tagline');
app.enableSandbox();
declareWindowScheme();
lockPages(app);

if (app.requestSingleInstanceLock()) {
  app.whenReady().then(run, (error) => {
    throw error;
  });
} else {
  app.quit();
}

async function run(): Promise<void> {
  let window: BrowserWindow | null = null;
  const started = await createApp({
    kind: 'electron',
    version: app.getVersion(),
    locale: app.getSystemLocale(),
    dataDir,
    vault: await openVault(join(dataDir, 'vault.json')),
    desktop: createDesktop(() => window),
  });
  if (!started.ok) {
    dialog.showErrorBox('Tagline cannot start', [started.error.message, started.error.fix].join('\n\n'));
    app.exit(1);
    return;
  }
  const tagline = started.value;
  lockSession(session.defaultSession);
  serveWindow(session.defaultSession, join(__dirname, '../renderer'));
  askWhereToSave(app, session.defaultSession);
  setMenu(app);
  window = openWindow(dataDir, join(__dirname, 'preload.cjs'));
  const open = window;
  const disconnect = connectWire(tagline, open);
  endWithSystem(app, open, askBeforeClosing(open, tagline.running));
  open.once('closed', () => {
    disconnect();
    window = null;
  });

  app.on('second-instance', () => {
    if (window?.isMinimized()) window.restore();
    window?.show();
  });
  app.on('window-all-closed', () => app.quit());
  let closed = false;
  app.on('will-quit', (event) => {
    if (closed) return;
    event.preventDefault();
    void tagline.close().finally(() => {
      closed = true;
      app.quit();
    });
  });
}
