import { contextBridge, type IpcRendererEvent, ipcRenderer, webUtils } from 'electron';
import type { AppEvent } from '../../../shared/app-event.ts';
import type { Wire } from '../../../shared/contract.ts';
import { isBounded } from '../../../shared/format/bounded-json.ts';
import {
  callChannel,
  eventChannel,
  type FileParts,
  fileChannel,
  mostUnits,
  proofChannel,
  tooMuchAtOnce,
} from './channels.ts';

const wire: Wire = {
  // Checked here, because receiving a large call would block main.
  call: async (operation, input) =>
    isBounded(input, mostUnits) ? ipcRenderer.invoke(callChannel, operation, input) : tooMuchAtOnce,
  subscribe(listener) {
    const relay = (_: IpcRendererEvent, event: AppEvent): void => listener(event);
    ipcRenderer.on(eventChannel, relay);
    return () => {
      ipcRenderer.off(eventChannel, relay);
    };
  },
  async give(file) {
    // Chromium knows the path of a file that a person chose; a file made by a page has none.
    const given = file as File;
    const path = webUtils.getPathForFile(given);
    const { size } = given;
    const parts: FileParts | null = path === '' ? null : await ipcRenderer.invoke(fileChannel, path, size);
    if (parts === null) return null;
    const asked = new Blob(parts.map(([from, to]) => given.slice(from, to)));
    return ipcRenderer.invoke(proofChannel, path, size, new Uint8Array(await asked.arrayBuffer()));
  },
};

contextBridge.exposeInMainWorld('tagline', wire);
