import { contextBridge, type IpcRendererEvent, ipcRenderer, webUtils } from 'electron';
import type { AppEvent } from '../../../shared/app-event.ts';
import type { Wire } from '../../../shared/contract.ts';
import { isBounded } from '../../../shared/format/bounded-json.ts';
import { callChannel, eventChannel, fileChannel, mostUnits, tooMuch } from './channels.ts';

/** Everything that the page can reach of Electron: the wire's functions. */
const wire: Wire = {
  // Asked here, since main would be held up by taking it in.
  call: async (operation, input) =>
    isBounded(input, mostUnits) ? ipcRenderer.invoke(callChannel, operation, input) : tooMuch,
  subscribe(listener) {
    const relay = (_: IpcRendererEvent, event: AppEvent): void => listener(event);
    ipcRenderer.on(eventChannel, relay);
    return () => {
      ipcRenderer.off(eventChannel, relay);
    };
  },
  async give(file) {
    // Chromium knows it of files that a person chose; what a page made up itself has none.
    const path = webUtils.getPathForFile(file as File);
    return path === '' ? null : ipcRenderer.invoke(fileChannel, path);
  },
};

contextBridge.exposeInMainWorld('tagline', wire);
