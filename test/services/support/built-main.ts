import { join } from 'node:path';
import type { Wire } from '../../../shared/contract.ts';
import { soon, until } from '../../support/until.ts';
import {
  createElectronStandIn,
  type ElectronStandIn,
  mainDir,
  type StandInOptions,
} from './electron-stand-in.ts';
import './state-folder.ts';
import { loadWithElectron } from './load-with-electron.ts';

/** Runs the built main on a stand-in for Electron until its window is there, or until it has ended. */
export async function startBuiltMain(
  dataDir: string,
  options: StandInOptions = {},
): Promise<ElectronStandIn> {
  const electron = createElectronStandIn(options);
  const words = ['.', '--data-dir', dataDir, ...(options.files ?? [])];
  const { platform } = process;
  Object.defineProperty(process, 'platform', { value: options.platform ?? platform });
  loadWithElectron(join(mainDir, 'main.cjs'), electron.module, words);
  for (const path of options.openedEarly ?? []) electron.app.emit('open-file', { preventDefault() {} }, path);
  let ended = false;
  void electron.exit.then(() => {
    ended = true;
  });
  await until(() => ended || electron.windows[0]?.shown === 1, { what: 'the window' });
  Object.defineProperty(process, 'platform', { value: platform });
  return electron;
}

/** Quits as a person does who stops what is being sent, and waits for the end of the app. */
export async function closeBuiltMain(electron: ElectronStandIn): Promise<void> {
  electron.desktop.button = 1;
  if (electron.windows.some((window) => !window.isDestroyed())) electron.app.quit();
  if (electron.windows.length > 0) await soon(electron.exit, { what: 'the end of the app' });
}

/** The wire of the built main, as its window has it. */
export function wireOf(electron: ElectronStandIn): Wire {
  return {
    call: (operation, input) => electron.invoke(operation, input) as ReturnType<Wire['call']> as never,
    subscribe: () => () => {},
  };
}
