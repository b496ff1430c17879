import { type BrowserWindow, type IpcMainInvokeEvent, ipcMain } from 'electron';
import { isBounded } from '../../../shared/format/bounded-json.ts';
import type { App } from '../../begin-anew.ts';
import { callChannel, eventChannel, mostUnits, tooMuch, windowOrigin } from './channels.ts';

/** Offers the app's two functions to one window and to nobody else; answers how to stop. */
export function connectWire(app: Pick<App, 'call' | 'subscribe'>, window: BrowserWindow): () => void {
  ipcMain.handle(callChannel, (event, operation: unknown, input: unknown) => {
    if (!isOwnPage(event, window)) throw new Error('Calls are taken from the app’s own page only.');
    return isBounded(input, mostUnits) ? app.call(String(operation), input) : tooMuch;
  });
  const unsubscribe = app.subscribe((event) => {
    if (!window.isDestroyed()) window.webContents.send(eventChannel, event);
  });
  return () => {
    unsubscribe();
    ipcMain.removeHandler(callChannel);
  };
}

/** True for the main frame of our window showing our own page; a frame that has gone counts as foreign. */
function isOwnPage(event: IpcMainInvokeEvent, window: BrowserWindow): boolean {
  const { sender, senderFrame } = event;
  if (window.isDestroyed() || sender !== window.webContents || senderFrame === null) return false;
  return senderFrame === sender.mainFrame && senderFrame.origin === windowOrigin;
}
