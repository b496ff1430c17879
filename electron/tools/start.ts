import { createRequire } from 'node:module';
import { keepCompiled } from '../hosts/loopback/compile-cache.ts';
import { readStartOptions, type StartOptions, startHelp } from '../hosts/loopback/start-options.ts';
import { hasDisplay, openAppWindow } from './browser-window.ts';
import { buildStale } from './build.ts';
import { fetchElectron, findElectron, runElectron } from './electron-runtime.ts';

/** The standard output is left to scripts. */
function say(line: string): void {
  console.error(line);
}

const options = readStartOptions(
  process.argv.slice(2),
  process.env.TAGLINE_HOST === 'loopback' ? 'loopback' : 'electron',
);
if (typeof options === 'string') {
  say(`${options}\n${startHelp}`);
  process.exit(options === '' ? 0 : 2);
}
await start(options);

async function start({ host, dataDir, files, open, json }: StartOptions): Promise<void> {
  const began = performance.now();
  const built = await buildStale(['main', 'renderer'], say);
  if (built.length > 0)
    say(`Built in ${Math.ceil((performance.now() - began) / 1000)} s. The next start needs no building.`);
  if (host === 'electron') {
    const trouble = await startElectron(dataDir, files);
    if (trouble === null) return;
    say(
      `${trouble} Opening Tagline on this computer’s loopback host instead; tokens are kept until it ends.`,
    );
  }
  await startLoopback({ dataDir, files, open, json });
}

/** Returns why Electron cannot be used here, or null after it ran. */
async function startElectron(dataDir: string | null, files: readonly string[]): Promise<string | null> {
  if (!hasDisplay()) return 'There is no display for Electron here.';
  const runtime = findElectron() ?? (await fetchElectron(say));
  return runtime.ok ? runElectron(runtime.path, dataDir, files) : runtime.reason;
}

async function startLoopback({ dataDir, files, open, json }: Omit<StartOptions, 'host'>): Promise<void> {
  keepCompiled();
  const { serveApp } = createRequire(import.meta.url)(
    '../../dist/loopback/start-command.cjs',
  ) as typeof import('../hosts/loopback/start-command.ts');
  const { url, close } = await serveApp({ dataDir, files, json });
  if (!open) {
    if (!json) console.log(url);
    return;
  }
  const opened = openAppWindow(url);
  if (!opened.ok) {
    say(opened.error);
    if (!json) console.log(url);
    return;
  }
  say('Tagline is open. Close its window, or press Ctrl+C here, to end it.');
  await opened.value;
  await close();
  process.exit(0);
}
