import { app } from 'electron';
import { exitCodes } from '../../../shared/command-line/exit-code.ts';
import type { AppError, Result } from '../../../shared/result.ts';
import type { Ran } from '../../command-line/perform-command.ts';
import { runCommand, unopenedRan } from '../../command-line/run-command.ts';
import { noDesktop } from '../../host.ts';
import { bugWords } from '../start-words.ts';
import { electronHost, takeProfile } from './electron-host.ts';
import { createPower } from './system/power.ts';

/**
 * Does the work of a command and ends with its exit code. Only the keychain can still ask a person something: any
 * fault is printed.
 */
export async function runCommandProcess(args: readonly string[], profile: Result<string, AppError>) {
  // Otherwise macOS shows it in the dock, and it may take the keyboard.
  if (process.platform === 'darwin') app.setActivationPolicy('accessory');
  function end({ text, exit }: Ran): void {
    process.off('uncaughtException', failed);
    process.stdout.write(text, () => app.exit(exit));
  }
  const failed = (bug: unknown): void => end({ text: `${bugWords(bug)}\n`, exit: exitCodes.internal });
  process.on('uncaughtException', failed);
  if (profile.ok) takeProfile(profile.value);
  await app.whenReady();
  const ended = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => ended.abort());
  const typed = { args, folder: process.cwd() };
  const host = (dataDir: string) =>
    electronHost(dataDir, { ...noDesktop, ...createPower() }, Promise.resolve());
  const ran = profile.ok
    ? runCommand(typed, host, ended.signal)
    : unopenedRan(typed, app.getPreferredSystemLanguages(), profile.error);
  await ran.then(end, failed);
}
