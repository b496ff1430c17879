import type Electron from 'electron';
import type { Answers } from './answers.ts';
import { loud, type UsedOf } from './loud.ts';
import type { FromPage, ToPage } from './worlds.ts';

type Handler = (event: Electron.IpcMainInvokeEvent, ...args: unknown[]) => unknown;

/** Electron's `ipcMain`, and the way that a page's calls come to it. */
export interface Ipc {
  readonly ipcMain: Electron.IpcMain;
  /** Has main answer a call; a failure is worded as Electron's. */
  answer(
    call: FromPage,
    event: { readonly sender: object; readonly senderFrame: object | null },
  ): Promise<ToPage>;
}

/** Makes the one `ipcMain` of the app; its answers go to the page by way of `answers`. */
export function createIpc(answers: Answers): Ipc {
  const handlers = new Map<string, Handler>();
  const ipcMain: UsedOf<Electron.IpcMain, 'handle' | 'removeHandler'> = {
    handle(channel, handler) {
      if (handlers.has(channel)) {
        throw new Error(`Attempted to register a second handler for '${channel}'`);
      }
      handlers.set(channel, handler);
    },
    removeHandler: (channel) => void handlers.delete(channel),
  };
  return {
    ipcMain: loud<Electron.IpcMain>('ipcMain', ipcMain),
    async answer({ id, channel, args }, event) {
      try {
        const handler = handlers.get(channel);
        if (handler === undefined) throw new Error(`No handler registered for '${channel}'`);
        const frame = { ...event, type: 'frame', processId: 1, frameId: 1 };
        const ask = async (): Promise<unknown> =>
          handler(frame as unknown as Electron.IpcMainInvokeEvent, ...args);
        return { type: 'answer', id, value: await answers.pass(args[0], ask) };
      } catch (error) {
        return { type: 'failure', id, message: `Error invoking remote method '${channel}': ${error}` };
      }
    },
  };
}
