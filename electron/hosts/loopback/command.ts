import { loadOperations } from '../../wire/dispatch.ts';
import { startWords } from '../start-words.ts';
import { readStartOptions, startHelp } from './options.ts';
import { runLoopback } from './run.ts';
import { endOnSignals } from './signals.ts';

export { runLoopback };

export async function runCommand(args: readonly string[]): Promise<void> {
  const options = readStartOptions(args, 'loopback');
  if (typeof options === 'string') {
    console.error(`${options}\n${startHelp}`);
    process.exit(options === '' ? 0 : 2);
  }
  const running = await runLoopback(options.dataDir, options.files);
  if (!running.ok) {
    console.error(startWords(running.error));
    process.exit(1);
  }
  const { server, dataDir, close } = running.value;
  const { origin, secret, url } = server;
  endOnSignals(close);
  console.log(options.json ? JSON.stringify({ address: origin, secret, url, dataDir }) : url);
  // Loaded while the browser opens the page that needs them.
  void loadOperations();
}
