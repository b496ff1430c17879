import { resolve } from 'node:path';
import { type CommandOutcome, exitCodes } from '../../shared/command-line/exit-code.ts';
import { failedReport, printed, type Report } from '../../shared/command-line/report.ts';
import { type AppError, appError } from '../../shared/result.ts';
import { command as words } from '../../shared/texts/en/command.ts';
import type { App } from '../host.ts';
import { readCommand } from './options.ts';
import { prepare } from './prepare.ts';
import { send } from './send.ts';

export interface Typed {
  readonly args: readonly string[];
  /** The folder where the command was typed. */
  readonly folder: string;
}

/** What the process of a command prints, and its exit code. */
export interface Ran {
  readonly text: string;
  readonly exit: number;
  /** A call of a thread does not return, so that only a kill ends the process. */
  readonly isHeld?: boolean;
}

/** Aborting `ended` ends the reading of a list, and the waiting for a sending. */
export async function performCommand(typed: Typed, app: App, ended?: AbortSignal): Promise<Ran> {
  const { args, folder } = typed;
  const options = readCommand(args);
  if (options.command === 'prepare')
    return ran(args, await prepare(app, { ...options, file: resolve(folder, options.file) }, ended));
  if (options.command === 'send') return ran(args, await send(app, options, ended));
  return explain(typed);
}

/** The help on how to write a command. */
export function explain({ args }: Typed): Ran {
  const { command, json } = readCommand(args);
  if (command === 'help') return { text: `${words.help}\n`, exit: exitCodes.done };
  const error = appError('bad-input', words.misused(args.join(' ')), json ? undefined : words.help);
  return ran(args, failedReport(error, 'misused'));
}

export function failedRan({ args }: Typed, error: AppError, outcome?: CommandOutcome): Ran {
  return ran(args, failedReport(error, outcome));
}

function ran(args: readonly string[], report: Report): Ran {
  return { text: printed(report, readCommand(args).json), exit: exitCodes[report.outcome] };
}
