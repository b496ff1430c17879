import { contextBridge, type IpcRendererEvent, ipcRenderer } from 'electron';
import type { AppEvent } from '../../../shared/app-event.ts';
import type { Wire } from '../../../shared/contract.ts';
import { callChannel, eventChannel } from './channels.ts';

/** Everything that the page can reach of Electron: the wire's two functions. */
const wire: Wire = {
  call: (operation, input) => ipcRenderer.invoke(callChannel, operation, input),
  subscribe(listener) {
    const relay = (_: IpcRendererEvent, event: AppEvent): void => listener(event);
    ipcRenderer.on(eventChannel, relay);
    return () => {
      ipcRenderer.off(eventChannel, relay);
    };
  },
};

contextBridge.exposeInMainWorld('tagline', wire);
