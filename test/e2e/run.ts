import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hasDisplay } from '../../electron/tools/browser-window.ts';
import { buildStale } from '../../electron/tools/build.ts';
import { fetchElectron, findElectron } from '../../electron/tools/electron-runtime.ts';
import { projectDir } from '../../electron/tools/paths.ts';
import { ensureBrowser } from '../support/ensure-browser.ts';

/** `npm run e2e -- --host double send.e2e.ts`: the end-to-end tests on one host, or as `npm test` runs them on `both`. */
const { values, positionals } = parseArgs({
  options: { host: { type: 'string', default: process.env.TAGLINE_HOST ?? 'loopback' } },
  allowPositionals: true,
});

if (!['loopback', 'double', 'electron', 'both'].includes(values.host)) {
  console.error(`There is no host “${values.host}”. There are loopback, double, electron and both.`);
  process.exit(1);
}
const say = (line: string): void => console.log(line);
const reason = values.host === 'electron' ? await noElectron() : (await ensureBrowser(say)) ? null : '';
if (reason !== null) {
  if (reason !== '') console.error(reason);
  process.exit(1);
}
await buildStale(['main', 'renderer']);
const { status } = spawnSync(
  process.execPath,
  [
    join(projectDir, 'node_modules/@playwright/test/cli.js'),
    'test',
    '-c',
    join(projectDir, 'test/e2e/playwright.config.ts'),
    ...positionals,
  ],
  {
    cwd: projectDir,
    stdio: 'inherit',
    // Node reads TypeScript itself in a third of the time in which Playwright compiles it, in each of its processes.
    env: { ...process.env, TAGLINE_HOST: values.host, PW_DISABLE_TS_ESM: '1' },
  },
);
process.exitCode = status ?? 1;

/** Why Electron cannot run here, or null where it can. */
async function noElectron(): Promise<string | null> {
  if (!hasDisplay()) return 'There is no display for Electron here; xvfb-run gives it one.';
  const runtime = findElectron() ?? (await fetchElectron(say));
  return runtime.ok ? null : runtime.reason;
}
