import { join } from 'node:path';
import {
  createElectronStandIn,
  type ElectronStandIn,
  mainDir,
  type StandInOptions,
} from './electron-stand-in.ts';
import { loadWithElectron } from './load-with-electron.ts';

/** Runs the built main on a stand-in for Electron until its window is there, or until it has ended. */
export async function startBuiltMain(
  dataDir: string,
  options: StandInOptions = {},
): Promise<ElectronStandIn> {
  const electron = createElectronStandIn(options);
  loadWithElectron(join(mainDir, 'main.cjs'), electron.module, ['.', '--data-dir', dataDir]);
  let ended = false;
  void electron.exit.then(() => {
    ended = true;
  });
  while (!ended && electron.windows[0]?.loaded.length !== 1) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return electron;
}

/** Closes the window as a person does, and waits for the end of the app. */
export async function closeBuiltMain(electron: ElectronStandIn): Promise<void> {
  for (const window of electron.windows) if (!window.isDestroyed()) window.close();
  if (electron.windows.length > 0) await electron.exit;
}
