import { spawn } from 'node:child_process';
import { resolve as resolvePath } from 'node:path';
import { commandLineFiles, typedIn } from '../hosts/command-line-files.ts';
import { rootFlags } from './browser-window.ts';
import { projectDir } from './paths.ts';

/** An end so soon after the start, with a failure, means that Electron cannot run here. */
const tooSoon = 10_000;

/** Runs Tagline in Electron until it ends; answers why it could not run here, or null when it did. */
export function runElectron(
  program: string,
  dataDir: string | null,
  files: readonly string[],
): Promise<string | null> {
  const args = [
    ...rootFlags(),
    projectDir,
    ...(dataDir === null ? [] : ['--data-dir', resolvePath(dataDir)]),
    ...commandLineFiles(files, typedIn()),
  ];
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'inherit' });
    let isTold = false;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        // Electron ends at once on a second one, and a terminal tells it of Ctrl+C by itself.
        if (isTold || (signal === 'SIGINT' && process.stdin.isTTY)) return;
        isTold = true;
        child.kill(signal);
      });
    }
    child.once('error', (error) => resolve(`Electron did not start: ${error.message}.`));
    child.once('exit', (code, signal) => {
      const broke = code !== 0 && code !== null ? `code ${code}` : signal;
      const asked = signal === 'SIGINT' || signal === 'SIGTERM';
      const soon = performance.now() - started < tooSoon;
      resolve(broke && soon && !asked ? `Electron ended at once (${broke}).` : null);
    });
  });
}
