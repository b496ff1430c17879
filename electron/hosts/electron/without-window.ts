import { app } from 'electron';
import { runCommand } from '../../command/run-command.ts';
import { noDesktop } from '../../host.ts';
import { bugWords } from '../start-words.ts';
import { electronHost, takeProfile } from './electron-host.ts';

/** Does the work of a command and ends with its exit code. Only the keychain can still ask a person something. */
export async function runWithoutWindow(args: readonly string[], profile: string): Promise<void> {
  takeProfile(profile);
  await app.whenReady();
  const ended = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => ended.abort());
  const host = (dataDir: string) => electronHost(dataDir, noDesktop, Promise.resolve());
  const { text, exit } = await runCommand({ args, folder: process.cwd() }, host, ended.signal).catch(
    (bug) => ({
      text: `${bugWords(bug)}\n`,
      exit: 1,
    }),
  );
  process.stdout.write(text, () => app.exit(exit));
}
