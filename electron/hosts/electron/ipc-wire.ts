import { isAbsolute } from 'node:path';
import { type BrowserWindow, type IpcMainInvokeEvent, ipcMain } from 'electron';
import { isBounded } from '../../../shared/format/bounded-json.ts';
import type { App } from '../../host.ts';
import {
  callChannel,
  eventChannel,
  fileChannel,
  mostUnits,
  proofChannel,
  tooMuchAtOnce,
  windowOrigin,
} from './channels.ts';
import { openFileProofs } from './file-proof.ts';

/** Serves one window only; returns a function that stops serving. */
export function connectWire(app: Pick<App, 'call' | 'subscribe' | 'take'>, window: BrowserWindow) {
  const proofs = openFileProofs();
  const handlers: Readonly<Record<string, (...args: unknown[]) => unknown>> = {
    [callChannel]: (operation, input) =>
      isBounded(input, mostUnits) ? app.call(String(operation), input) : tooMuchAtOnce,
    [fileChannel]: (path, size) => (isPath(path) ? proofs.ask(path, Number(size)) : null),
    [proofChannel]: async (path, size, bytes) =>
      isPath(path) && (await proofs.check(path, Number(size), bytes)) ? app.take(path) : null,
  };
  for (const [channel, handler] of Object.entries(handlers)) {
    ipcMain.handle(channel, (event, ...args: unknown[]) => {
      if (!isOwnPage(event, window)) throw new Error('Calls are taken from the app’s own page only.');
      return handler(...args);
    });
  }
  const unsubscribe = app.subscribe((event) => {
    if (!window.isDestroyed()) window.webContents.send(eventChannel, event);
  });
  return () => {
    unsubscribe();
    for (const channel of Object.keys(handlers)) ipcMain.removeHandler(channel);
  };
}

function isPath(path: unknown): path is string {
  return typeof path === 'string' && isAbsolute(path);
}

/** True for the main frame of our window with our own page; a frame that is gone counts as foreign. */
function isOwnPage(event: IpcMainInvokeEvent, window: BrowserWindow): boolean {
  const { sender, senderFrame } = event;
  if (window.isDestroyed() || sender !== window.webContents || senderFrame === null) return false;
  return senderFrame === sender.mainFrame && senderFrame.origin === windowOrigin;
}
