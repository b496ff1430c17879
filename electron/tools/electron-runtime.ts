import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve as resolvePath } from 'node:path';
import { commandLineFiles, typedIn } from '../hosts/command-line-files.ts';
import { rootFlags } from './browser-window.ts';
import { projectDir } from './paths.ts';

export type Runtime =
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly reason: string };

const folder = join(projectDir, 'node_modules/electron');
const connectTimeout = 5_000;
const fetchTimeout = 5 * 60_000;

/** Null if there is no runtime yet: Electron's package fetches it on first use. */
export function findElectron(): Runtime | null {
  const pathFile = join(folder, 'path.txt');
  const inDist = existsSync(pathFile) ? readFileSync(pathFile, 'utf8') : null;
  const override = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  if (override) return { ok: true, path: join(override, inDist ?? 'electron') };
  const path = inDist === null ? null : join(folder, 'dist', inDist);
  return path !== null && existsSync(path) ? { ok: true, path } : null;
}

/** First checks briefly whether the download answers at all. */
export async function fetchElectron(say: (line: string) => void): Promise<Runtime> {
  if (process.env.ELECTRON_SKIP_BINARY_DOWNLOAD) return no('its download is switched off');
  if (!(await answers(downloadAddress()))) return no('its download cannot be reached');
  say('Fetching Electron’s runtime, once (about 120 MB) …');
  const failed = await runInstaller();
  return findElectron() ?? no(failed ?? 'its download did not work');
}

function no(reason: string): Runtime {
  return { ok: false, reason: `Electron’s runtime is not here, and ${reason}.` };
}

function downloadAddress(): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const { env } = process;
  const mirror = env.npm_config_electron_mirror ?? env.ELECTRON_MIRROR;
  const base = mirror ?? 'https://github.com/electron/electron/releases/download/';
  return `${base}v${version}/SHASUMS256.txt`;
}

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(connectTimeout) });
    return answer.ok;
  } catch {
    return false;
  }
}

function runInstaller(): Promise<string | null> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(folder, 'install.js')], {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: fetchTimeout,
    });
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code) => resolve(code === 0 ? null : 'its download did not work'));
  });
}

/** A failure this soon after the start, in ms, means that Electron cannot run here. */
const tooSoon = 10_000;

/** Returns why Electron could not run here, or null after it ran. */
export function runElectron(program: string, dataDir: string | null, files: readonly string[]) {
  const args = [
    ...rootFlags(),
    projectDir,
    ...(dataDir === null ? [] : ['--data-dir', resolvePath(dataDir)]),
    ...commandLineFiles(files, typedIn()),
  ];
  const started = performance.now();
  return new Promise<string | null>((resolve) => {
    const child = spawn(program, args, { stdio: 'inherit' });
    let isPassedOn = false;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        // Electron ends at once on a second signal, and a terminal sends it Ctrl+C itself.
        if (isPassedOn || (signal === 'SIGINT' && process.stdin.isTTY)) return;
        isPassedOn = true;
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
