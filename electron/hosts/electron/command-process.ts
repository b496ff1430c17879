import { writeFileSync } from 'node:fs';
import { app } from 'electron';
import { exitCodes } from '../../../shared/command-line/exit-code.ts';
import type { AppError, Result } from '../../../shared/result.ts';
import type { Ran } from '../../command-line/perform-command.ts';
import { type App, noDesktop } from '../../host.ts';
import { endProcess } from '../end-process.ts';
import { cutOffRan, runCommand, unopenedRan } from '../run-command.ts';
import { bugWords } from '../start-words.ts';
import { electronHost, takeProfile } from './electron-host.ts';
import { whenStarterGoes } from './system/headless.ts';
import { createPower } from './system/power.ts';
import { endAtOnce } from './system/system-end.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Does the work of a command and ends with its exit code. Only the keychain can still ask a person something: any
 * fault is printed.
 */
export async function runCommandProcess(args: readonly string[], profile: Result<string, AppError>) {
  // Otherwise macOS shows the process in the dock, and it may take the keyboard.
  if (process.platform === 'darwin') app.setActivationPolicy('accessory');
  const typed = { args, folder: process.cwd() };
  const ended = new AbortController();
  const stop = (): void => ended.abort();
  let hasEnded = false;
  let open: App | null = null;
  function end({ text, exit, isHeld }: Ran): void {
    hasEnded = true;
    process.off('uncaughtException', failed);
    for (const signal of signals) process.off(signal, stop);
    print(text, () => void endProcess(isHeld !== true, () => app.exit(exit)));
  }
  const failed = (bug: unknown): void => end({ text: `${bugWords(bug)}\n`, exit: exitCodes.internal });
  process.on('uncaughtException', failed);
  endAtOnce(() => (hasEnded ? null : open));
  app.once('quit', () => {
    if (hasEnded) return;
    hasEnded = true;
    const { text, exit } = cutOffRan(typed);
    // After this turn nothing is done; on Linux everything is written by then.
    process.stdout.write(text, () => {});
    app.exit(exit);
  });
  if (profile.ok) takeProfile(profile.value);
  await app.whenReady();
  for (const signal of signals) process.on(signal, stop);
  whenStarterGoes(stop);
  const host = (dataDir: string) =>
    electronHost(dataDir, { ...noDesktop, ...createPower() }, Promise.resolve());
  const ran = profile.ok
    ? runCommand(typed, host, ended.signal, (app) => {
        open = app;
      })
    : unopenedRan(typed, app.getPreferredSystemLanguages(), profile.error);
  await ran.then((done) => {
    if (!hasEnded) end(done);
  }, failed);
}

/** On Windows Electron begins its output with an empty line, so `tagline.cmd` passes a file to write to instead. */
function print(text: string, printed: () => void): void {
  const path = process.platform === 'win32' ? process.env.TAGLINE_REPORT : undefined;
  if (path === undefined) return void process.stdout.write(text, printed);
  writeFileSync(path, text, { flag: 'wx' });
  printed();
}
