import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { headlessArgument } from '../../../../shared/command-line/display.ts';
import { exitCodes } from '../../../../shared/command-line/exit-code.ts';

const starter = 'TAGLINE_STARTED_BY';

/** In ms: how soon the end of the starter is noticed. */
const lookEveryMs = 1_000;

/**
 * Runs this command again if there is no display and Chromium would refuse to start, and returns its exit code; null if
 * this process can go on. Chromium chooses how to show windows before it runs any code of an app.
 */
export function runAgainHeadless(): number | null {
  const argument = headlessArgument(process.platform, process.env, process.argv, existsSync);
  if (argument === null) return null;
  const { status } = spawnSync(process.execPath, [argument, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, [starter]: String(process.pid) },
  });
  return status ?? exitCodes.stopped;
}

/** Ending a command ends its starter, which cannot handle a signal while it waits. */
export function whenStarterGoes(gone: () => void): void {
  const starterId = Number(process.env[starter]);
  if (!(starterId > 0)) return;
  const looking = setInterval(() => {
    if (process.ppid === starterId) return;
    clearInterval(looking);
    gone();
  }, lookEveryMs).unref();
}
