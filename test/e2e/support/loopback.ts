import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { stateFolder } from '../../services/support/state-folder.ts';

/** A loopback host in a process of its own. */
export interface LoopbackProcess {
  readonly address: string;
  readonly secret: string;
  /** Address and secret, as the browser opens it. */
  readonly url: string;
  readonly child: ChildProcess;
  /** Ends it as Ctrl+C would, and waits for that. */
  stop(): Promise<void>;
  /** Ends it as a power cut would, and waits for that. */
  kill(): Promise<void>;
}

const source = fileURLToPath(new URL('../../../electron/hosts/loopback/main.ts', import.meta.url));
const built = fileURLToPath(new URL('../../../dist/loopback/main.cjs', import.meta.url));
const compiled = fileURLToPath(new URL('../../../.cache/compiled', import.meta.url));

/**
 * Starts the loopback host on a data folder and waits for its address; another `stateDir` makes it another computer, and
 * `files` are to be imported.
 */
export function startLoopback(
  dataDir: string,
  stateDir = stateFolder,
  ...files: readonly string[]
): Promise<LoopbackProcess> {
  return startProgram(source, dataDir, { TAGLINE_STATE_DIR: stateDir }, files);
}

/** The same from what was built, as `npm start` does; `env` adds to its environment. */
export function startBuiltLoopback(dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<LoopbackProcess> {
  return startProgram(built, dataDir, { TAGLINE_STATE_DIR: stateFolder, ...env });
}

async function startProgram(
  program: string,
  dataDir: string,
  env: NodeJS.ProcessEnv,
  files: readonly string[] = [],
): Promise<LoopbackProcess> {
  const child = spawn(process.execPath, [program, '--data-dir', dataDir, '--json', ...files], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // Neither in the cache folder nor in the language of whoever runs the tests.
    env: { NODE_COMPILE_CACHE: compiled, ...process.env, LC_ALL: 'en_US.UTF-8', ...env },
  });
  const exited = once(child, 'exit');
  const line = await Promise.race([
    once(createInterface(child.stdout), 'line').then(([text]) => text as string),
    exited.then(([code]) => Promise.reject(new Error(`The loopback host ended with code ${code}.`))),
  ]);
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await exited;
  }
  const told = JSON.parse(line) as { address: string; secret: string; url: string };
  return { ...told, child, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}
