import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sameThreads } from '../support/same-threads.ts';
import { soon } from '../support/until.ts';
import type { Home } from './home.ts';

/**
 * One run of the app in a process of its own, with its kill points; true where it was killed, false where it came to its end
 * before. Compiled code is kept in `root`.
 */
export async function killed(root: string, program: string, words: readonly string[]): Promise<boolean> {
  const app = fork(join(import.meta.dirname, program), words, {
    execArgv: [...sameThreads, '--import', join(import.meta.dirname, 'kill-points.ts')],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'compiled') },
  });
  const [code, signal] = (await soon(once(app, 'exit'), { what: 'the end of a run' })) as [
    number | null,
    string | null,
  ];
  if (code !== 0 && signal !== 'SIGKILL') throw new Error(`The app ended by itself with ${code ?? signal}`);
  return code !== 0;
}

/** The points that the runs in a home have met, in order. */
export function pointsOf({ notebook }: Home): string[] {
  const path = `${notebook}.points`;
  return existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n') : [];
}
