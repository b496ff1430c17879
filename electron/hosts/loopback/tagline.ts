import { runCommand } from '../../command-line/run-command.ts';
import { typedIn } from '../command-line-files.ts';
import { endProcess } from '../end-process.ts';
import { loopbackHost } from './run.ts';

/**
 * The command in the loopback world. Here tokens are kept until the app ends, so a live account is sent through only by an
 * app that is open.
 */
export async function runTagline(args: readonly string[]): Promise<void> {
  const ended = new AbortController();
  // Ends it between two requests.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => ended.abort());
  const { text, exit, isHeld } = await runCommand({ args, folder: typedIn() }, loopbackHost, ended.signal);
  process.stdout.write(text, () => void endProcess(isHeld !== true, () => process.exit(exit)));
}
