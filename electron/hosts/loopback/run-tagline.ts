import { typedIn } from '../command-line-files.ts';
import { endProcess } from '../end-process.ts';
import { runCommand } from '../run-command.ts';
import { loopbackHost } from './loopback-host.ts';

/**
 * The command on the loopback host. Tokens are kept here until the app ends, so only an open app can send through a
 * live account.
 */
export async function runTagline(args: readonly string[]): Promise<void> {
  const ended = new AbortController();
  // A signal ends the command between two requests.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => ended.abort());
  const { text, exit, isHeld } = await runCommand({ args, folder: typedIn() }, loopbackHost, ended.signal);
  process.stdout.write(text, () => void endProcess(isHeld !== true, () => process.exit(exit)));
}
