import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectDir } from './paths.ts';

interface DevHostOptions {
  readonly dataDir: string;
  /** 256 bits, as base64url. */
  readonly secret: string;
  say(line: string): void;
  /** Called when another host runs; the event stream of the previous host has ended. */
  onRestart(): void;
}

/** In ms; editors write several files at once. */
const silence = 150;

export async function startDevHost({ dataDir, secret, say, onRestart }: DevHostOptions) {
  let child = spawnHost(dataDir, secret);
  let address = addressOf(child);
  let waiting: NodeJS.Timeout | undefined;
  const restart = async (): Promise<void> => {
    say('Main changed: restarting it.');
    await end(child);
    child = spawnHost(dataDir, secret);
    address = addressOf(child);
    // A mistake in the source ends the new host; the next change tries again.
    address.then(onRestart, () => say('Main did not start. Change it and it will be tried again.'));
  };
  const watchers = ['electron', 'shared'].map((folder) =>
    watch(join(projectDir, folder), { recursive: true }, (_, name) => {
      if (!name?.endsWith('.ts')) return;
      clearTimeout(waiting);
      waiting = setTimeout(() => void restart(), silence);
    }),
  );
  await address;
  return {
    /** Waits while the host restarts. */
    current: () => address,
    async close(): Promise<void> {
      clearTimeout(waiting);
      for (const watcher of watchers) watcher.close();
      await end(child);
    },
  };
}

function spawnHost(dataDir: string, secret: string): ChildProcess {
  const program = join(projectDir, 'electron/hosts/loopback/main.ts');
  return spawn(process.execPath, [program, '--data-dir', dataDir, '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TAGLINE_DEV_SECRET: secret },
  });
}

async function addressOf(child: ChildProcess): Promise<string> {
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The loopback host ended.')));
  const line = once(createInterface(child.stdout!), 'line').then(([text]) => text as string);
  return (JSON.parse(await Promise.race([line, ended])) as { address: string }).address;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
