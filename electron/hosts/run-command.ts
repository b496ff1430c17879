import { resolve } from 'node:path';
import { languageOf } from '../../shared/language/chosen-language.ts';
import { type AppError, appError } from '../../shared/result.ts';
import { command as words } from '../../shared/texts/en/command.ts';
import { loadLanguage } from '../../shared/texts/load-language.ts';
import { createApp } from '../app.ts';
import { askOpenApp } from '../command-line/open-app.ts';
import { readCommand } from '../command-line/options.ts';
import { explain, failedRan, performCommand, type Ran, type Typed } from '../command-line/perform-command.ts';
import type { App, Host } from '../host.ts';
import { defaultDataDir } from './data-dir.ts';
import { followLanguage } from './follow-settings.ts';

/**
 * Opens the data folder, or lets the app that has it open do the work. Aborting `ended` ends a sending between two
 * requests. `holds` is called with what has the folder open, and with null afterwards.
 */
export async function runCommand(
  typed: Typed,
  hostOf: (dataDir: string) => Host,
  ended: AbortSignal,
  holds: (app: App | null) => void = () => {},
) {
  const { command, dataDir: named } = readCommand(typed.args);
  const dataDir = named === null ? defaultDataDir() : resolve(typed.folder, named);
  const host = hostOf(dataDir);
  await loadLanguage(languageOf('system', host.systemTags), host.systemTags);
  if (command === 'help' || command === 'misused') return explain(typed);
  const opened = await createApp({ ...host, isBrief: true });
  if (!opened.ok) {
    if (opened.error.kind !== 'elsewhere') return failedRan(typed, opened.error);
    const noAnswer = appError('elsewhere', words.noAnswer, words.noAnswerFix);
    return (await askOpenApp(dataDir, typed, ended)) ?? failedRan(typed, noAnswer, 'busy');
  }
  const app = opened.value;
  holds(app);
  try {
    await followLanguage(app, host.systemTags);
    const ran = await performCommand(typed, app, ended);
    return { ...ran, isHeld: !(await app.close()) };
  } finally {
    await app.close();
    holds(null);
  }
}

/** Used if the data folder cannot even be made. */
export async function unopenedRan(typed: Typed, systemTags: readonly string[], error: AppError) {
  await loadLanguage(languageOf('system', systemTags), systemTags);
  return failedRan(typed, error);
}

/** Used if the process has to end in the middle of a command. */
export function cutOffRan(typed: Typed): Ran {
  return failedRan(typed, appError('closing', words.cutOff, words.cutOffFix));
}
