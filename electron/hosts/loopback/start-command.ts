import { loadOperations } from '../../wire/dispatch.ts';
import { startWords } from '../start-words.ts';
import { runLoopback } from './loopback-host.ts';
import { endOnSignals } from './signals.ts';
import { readStartOptions, type StartOptions, startHelp } from './start-options.ts';

/** Runs until a signal ends it; with `json` it prints its address for scripts. */
export async function serveApp({ dataDir, files, json }: Pick<StartOptions, 'dataDir' | 'files' | 'json'>) {
  const running = await runLoopback(dataDir, files);
  if (!running.ok) {
    console.error(startWords(running.error));
    process.exit(1);
  }
  const { server, dataDir: folder, close } = running.value;
  const { origin, secret, url } = server;
  endOnSignals(close);
  if (json) console.log(JSON.stringify({ address: origin, secret, url, dataDir: folder }));
  return { url, close };
}

export async function runStartCommand(args: readonly string[]): Promise<void> {
  const options = readStartOptions(args, 'loopback');
  if (typeof options === 'string') {
    console.error(`${options}\n${startHelp}`);
    process.exit(options === '' ? 0 : 2);
  }
  const { url } = await serveApp(options);
  if (!options.json) console.log(url);
  // Loaded while the browser opens the page that needs them.
  void loadOperations();
}
