import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ok, type Result } from '../../../shared/result.ts';
import { createApp } from '../../app.ts';
import { defaultDataDir } from '../data-dir.ts';
import { createSessionVault } from '../session-vault.ts';
import { type LoopbackServer, startServer } from './server.ts';
import { readVersion } from './version.ts';

/** A started app on the loopback host. */
export interface RunningLoopback {
  readonly server: LoopbackServer;
  readonly dataDir: string;
  /** How many campaigns are sending right now. */
  running(): number;
  /** Stops taking calls, then ends the app; safe to call again. */
  close(): Promise<void>;
}

const builtWindow = fileURLToPath(new URL('../../../dist/renderer', import.meta.url));

/** Starts the app on the loopback host in the given data folder, or in the person's own. */
export async function runLoopback(dataDir: string | null): Promise<Result<RunningLoopback>> {
  const folder = dataDir === null ? defaultDataDir() : resolve(dataDir);
  const app = await createApp({
    kind: 'loopback',
    version: readVersion(),
    locale: Intl.DateTimeFormat().resolvedOptions().locale,
    dataDir: folder,
    vault: createSessionVault(),
    desktop: { stayAwake: () => {}, notify: () => {}, progress: () => {}, onPower: () => () => {} },
  });
  if (!app.ok) return app;
  const server = await startServer(app.value, builtWindow);
  let closing: Promise<void> | null = null;
  return ok({
    server,
    dataDir: folder,
    running: app.value.running,
    close: () => {
      closing ??= server.close().then(() => app.value.close());
      return closing;
    },
  });
}
