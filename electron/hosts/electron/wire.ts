import { isAbsolute } from 'node:path';
import { type BrowserWindow, type IpcMainInvokeEvent, ipcMain } from 'electron';
import { isBounded } from '../../../shared/format/bounded-json.ts';
import type { App } from '../../host.ts';
import { callChannel, eventChannel, fileChannel, mostUnits, tooMuch, windowOrigin } from './channels.ts';

/** Serves one window only; returns a function that stops it. */
export function connectWire(
  app: Pick<App, 'call' | 'subscribe' | 'take'>,
  window: BrowserWindow,
): () => void {
  ipcMain.handle(callChannel, (event, operation: unknown, input: unknown) => {
    if (!isOwnPage(event, window)) throw new Error('Calls are taken from the app’s own page only.');
    return isBounded(input, mostUnits) ? app.call(String(operation), input) : tooMuch;
  });
  ipcMain.handle(fileChannel, (event, path: unknown) => {
    if (!isOwnPage(event, window)) throw new Error('Files are taken from the app’s own page only.');
    return typeof path === 'string' && isAbsolute(path) ? app.take(path) : null;
  });
  const unsubscribe = app.subscribe((event) => {
    if (!window.isDestroyed()) window.webContents.send(eventChannel, event);
  });
  return () => {
    unsubscribe();
    ipcMain.removeHandler(callChannel);
    ipcMain.removeHandler(fileChannel);
  };
}

/** True for the main frame of our window with our own page; a frame that has gone counts as foreign. */
function isOwnPage(event: IpcMainInvokeEvent, window: BrowserWindow): boolean {
  const { sender, senderFrame } = event;
  if (window.isDestroyed() || sender !== window.webContents || senderFrame === null) return false;
  return senderFrame === sender.mainFrame && senderFrame.origin === windowOrigin;
}
