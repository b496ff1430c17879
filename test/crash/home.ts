import { join } from 'node:path';
import { startTestApp, type TestApp } from '../services/support/app.ts';
import { openFileVault } from './file-vault.ts';

/** Where an app that may be killed keeps its things. */
export interface Home {
  readonly dataDir: string;
  /** What its computer keeps outside data folders. */
  readonly stateDir: string;
  /** What the person in front of it keeps in mind. */
  readonly notebook: string;
}

/** The places in one folder. */
export function homeIn(root: string): Home {
  return { dataDir: join(root, 'data'), stateDir: join(root, 'computer'), notebook: join(root, 'notebook') };
}

/** Starts the app there as after a crash. */
export function startApp({ dataDir, stateDir }: Home): Promise<TestApp> {
  return startTestApp(dataDir, { stateDir, vault: openFileVault(join(dataDir, 'tokens.json')) });
}
